package games.kumite.spi.access;

import games.kumite.spi.EventType;
import games.kumite.spi.State;
import games.kumite.spi.cards.Zone;

/** A sink into which a state emits its events while a viewer reads. */
public abstract class EventSink {

  /** Creates a sink; for the one implementation. */
  protected EventSink() {}

  /** Emits an event of the game. */
  public abstract void told(State<?> state, EventType type, int... arguments);

  /** Emits that a card went from one zone to another. */
  public abstract void moved(State<?> state, int card, Zone from, Zone to);

  /** Emits that a card was shown. */
  public abstract void shown(State<?> state, int card);

  /** Emits that dice were rolled publicly. */
  public abstract void rolled(String label, int seat, int sides, int[] faces);

  /** Emits that a die was rolled whose face only some viewers know. */
  public abstract void rolled(String label, int seat, int sides, int face, int knownBy);

  /** Emits that a zone was shuffled. */
  public abstract void shuffled(Zone zone);
}
