package games.kumite.api.arena;

import java.io.Serializable;

/**
 * Why a match of an arena came to no end. Immutable.
 *
 * @param bot the bot that threw, whose choice was refused, or that took too long; empty if the game itself is to blame
 * @param error what was thrown
 * @param trace where it was thrown
 * @param record the match up to there, as {@link games.kumite.api.record.MatchRecord} reads it; empty if it did not begin or
 *     the game can give none
 */
public record Failure(String bot, String error, String trace, String record) implements Serializable {

  private static final long serialVersionUID = 1L;
}
