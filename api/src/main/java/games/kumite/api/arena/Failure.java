package games.kumite.api.arena;

import java.io.Serializable;

/**
 * The reason why a match of an arena did not finish. Immutable.
 *
 * @param bot the bot that threw an exception, made an illegal choice or exceeded a limit; empty if the game itself
 *     failed
 * @param error the text of the exception
 * @param trace the stack trace
 * @param record the record of the match up to the failure, for {@link games.kumite.api.record.MatchRecord}; empty if
 *     the match did not begin or the game cannot provide it
 */
public record Failure(String bot, String error, String trace, String record) implements Serializable {

  private static final long serialVersionUID = 1L;
}
