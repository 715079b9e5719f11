package games.kumite.journey.card;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.Sequel;
import games.kumite.spi.Picks;

/**
 * What lets cards be played. Immutable, equal by content.
 *
 * @param <L> the implementing type
 */
public interface Occasion<L> {

  /** The figure that does it, {@link games.kumite.journey.state.Journey#NOBODY} for none. */
  int by();

  /** The figure to which it is done, {@link games.kumite.journey.state.Journey#NOBODY} for none. */
  int on();

  /** The figure that does what an event names. */
  default int by(Event event) {
    return by();
  }

  /** The figure to which is done what an event names. */
  default int on(Event event) {
    return on();
  }

  /** The cards played for it, as {@link games.kumite.journey.sum.Played} notes them. */
  Picks played();

  /** What is still to come after it. */
  Sequel sequel();

  /** The same with one card more. */
  L and(int note);
}
