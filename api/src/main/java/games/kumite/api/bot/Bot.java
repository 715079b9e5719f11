package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;

/**
 * A program that plays for a seat.
 *
 * <p>A bot gets only what its seat may know. Implementers must not keep perspectives across matches. They must use a
 * random source of their own, so that the same bot with the same seed makes the same choices. A bot is used by one
 * thread at a time.
 */
@FunctionalInterface
public interface Bot {

  /**
   * Chooses an action.
   *
   * @param perspective the match as the seat sees it; the turn is the seat's own
   * @param decision the pending decision, that of the perspective's turn
   * @return an action that the decision lists or accepts
   */
  Action choose(Perspective perspective, Decision decision);

  /**
   * Prepares the bot before the first decision of a match, for example by learning the game before the clock runs.
   * {@link Bots#prepare} calls it. A bot that was not prepared must still be able to choose.
   *
   * @param perspective the match as the bot's seat sees it at the start; {@link Perspective#newMatch} starts matches to
   *     learn from
   */
  default void prepare(Perspective perspective) {}

  /**
   * Returns the name for standings.
   *
   * @return the name, by default that of the class
   */
  default String name() {
    return getClass().getSimpleName();
  }
}
