package games.kumite.api.arena;

import games.kumite.api.Outcome.Result;
import java.io.Serializable;

/**
 * The result of one seat in a match of an arena. Immutable.
 *
 * @param bot the name of the bot that held the seat
 * @param team the number of the team; seats of one team win and lose together
 * @param result the result; {@link Result#NONE} if the match failed
 * @param score the points in the game's own unit
 * @param rank the rank from 1; 0 without a result
 * @param decisions the number of choices made
 * @param nanos the total time of these choices, in nanoseconds
 */
public record SeatResult(String bot, int team, Result result, int score, int rank, int decisions, long nanos)
    implements Serializable {

  private static final long serialVersionUID = 1L;
}
