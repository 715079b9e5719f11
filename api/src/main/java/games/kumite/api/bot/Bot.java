package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;

/**
 * A program that plays for a seat.
 *
 * <p>A bot gets what its seat may know and nothing else. Implementers must not keep perspectives
 * across calls of different matches, and must draw from a source of their own, so that the same bot
 * with the same seed makes the same choices. One bot is used by one thread at a time.
 */
@FunctionalInterface
public interface Bot {

  /**
   * Chooses.
   *
   * @param perspective the match as the seat sees it; its turn is the seat's
   * @param decision the choice to be made, that of the view's turn
   * @return an action that the decision lists or accepts
   */
  Action choose(Perspective perspective, Decision decision);

  /**
   * Called before the first decision of a match, so that a bot may learn how to play it before the clock runs: by {@link
   * Bots#prepare}. A bot that is not prepared must choose all the same.
   *
   * @param perspective the match as the bot's seat sees it at the start; {@link Perspective#newMatch} gives matches to learn from
   */
  default void prepare(Perspective perspective) {}

  /**
   * A name for standings.
   *
   * @return the class's name unless a bot says otherwise
   */
  default String name() {
    return getClass().getSimpleName();
  }
}
