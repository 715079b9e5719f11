package games.kumite.spi.access;

import games.kumite.spi.EventType;
import games.kumite.spi.State;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** A sink into which a state emits its events while a viewer reads. */
public abstract class EventSink {

  /** Creates a sink; for the one implementation. */
  protected EventSink() {}

  /** Emits an event of the game. */
  public abstract void told(State<?> state, EventType type, int... arguments);

  /** Emits that a card went from one zone to another. */
  public abstract void moved(State<?> state, int card, Zone from, Zone to);

  /** Emits that a card went from one element of the table to another. */
  public abstract void moved(State<?> state, int card, String from, String to);

  /** Emits that an element that is not a card has changed its place. */
  public abstract void moved(String element, Object from, Object to, List<?> via, String facing);

  /** Emits that a card was shown. */
  public abstract void shown(State<?> state, int card);

  /**
   * Emits that dice were rolled publicly.
   *
   * @param first the number of dice with this label that already lie on the table; -1 if these are not left there
   */
  public abstract void rolled(String label, int seat, int sides, int[] faces, int first);

  /** Emits that a die was rolled whose face only some viewers know. */
  public abstract void rolled(String label, int seat, int sides, int face, int knownBy);

  /** Emits that a zone was shuffled. */
  public abstract void shuffled(Zone zone);
}
