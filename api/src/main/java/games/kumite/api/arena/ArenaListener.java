package games.kumite.api.arena;

/**
 * Follows the progress of an arena. All calls come from the thread that waits for the run.
 *
 * <p>What a listener throws ends the run.
 */
public interface ArenaListener {

  /**
   * A match has been played or has failed. Matches are reported in the order of their numbers.
   *
   * @param result what became of it
   * @param done how many have been reported so far, this one included
   * @param total how many there will be
   */
  void finished(MatchResult result, int done, int total);

  /**
   * A match could not be played where it was sent, such as on a machine that has left its cluster, and is sent
   * again, in the end played by the thread that waits.
   *
   * @param fixture which match
   * @param cause what its executor said
   */
  default void retried(ScheduledMatch fixture, Throwable cause) {}
}
