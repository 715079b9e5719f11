package games.kumite.api.arena;

/**
 * A listener for the progress of an arena. All calls come from the thread that waits for the run.
 *
 * <p>An exception from a listener ends the run.
 */
public interface ArenaListener {

  /**
   * Receives a match that has been played or has failed. Matches are reported in the order of their numbers.
   *
   * @param result the result of the match
   * @param done the number of matches reported so far, including this one
   * @param total the number of all matches
   */
  void finished(MatchResult result, int done, int total);

  /**
   * Receives a match that an executor lost or refused, such as on a machine that left its cluster. The match is sent
   * again, and finally played by the waiting thread.
   *
   * @param fixture the match
   * @param cause the exception of the executor
   */
  default void retried(ScheduledMatch fixture, Throwable cause) {}
}
