package games.kumite.api.arena;

import games.kumite.api.Outcome.Result;
import java.io.Serializable;

/**
 * What became of one seat in a match of an arena. Immutable.
 *
 * @param bot the name of the bot that held it
 * @param team seats with the same number win and lose together
 * @param result won, drawn, lost or without a result; without one if the match failed
 * @param score points in the game's own measure
 * @param rank the place from 1; 0 without a result
 * @param decisions how many choices the bot made
 * @param nanos the time that they took, in nanoseconds
 */
public record SeatResult(String bot, int team, Result result, int score, int rank, int decisions, long nanos)
    implements Serializable {

  private static final long serialVersionUID = 1L;
}
