package games.kumite.journey.card;

import games.kumite.journey.content.Trigger.Event;
import games.kumite.journey.state.GameState;
import games.kumite.spi.IntList;

/**
 * An event or moment at which cards may be played. Immutable, equal by content.
 *
 * @param <L> the implementing type
 */
public interface TriggerContext<L> {

  /** Returns the acting figure, {@link GameState#NOBODY} for none. */
  int by();

  /** Returns the affected figure, {@link GameState#NOBODY} for none; by default the acting one. */
  default int on() {
    return by();
  }

  /** Returns the figure that causes a given event. */
  default int by(Event event) {
    return by();
  }

  /** Returns the figure that a given event affects. */
  default int on(Event event) {
    return on();
  }

  /** Returns whether a seat is asked for cards; by default each is. */
  default boolean isAsked(GameState state, int seat) {
    return true;
  }

  /** Returns the cards played for it, as noted by {@link games.kumite.journey.stats.PlayedCards}. */
  IntList played();

  /** Returns a copy with one more card. */
  L withPlayed(int note);
}
