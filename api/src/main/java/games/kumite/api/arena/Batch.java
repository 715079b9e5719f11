package games.kumite.api.arena;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * A batch of consecutive matches that are sent together, because sending takes longer than a short match. Immutable.
 *
 * <p>Matches that have not begun after three milliseconds, or after a match that exceeded a limit, are not played. So a
 * slow bot does not delay the other matches of its batch.
 */
final class Batch implements Callable<Batch.Played>, Serializable {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // writeReplace makes it serializable
  private final List<MatchTask> matches;

  /** Creates a batch of at least one match; the list may create its matches on access. */
  Batch(List<MatchTask> matches) {
    this.matches = matches;
  }

  /** Replaces the list by one that holds the matches of this batch only, for serialization. */
  private Object writeReplace() {
    return new Batch(new ArrayList<>(matches));
  }

  /**
   * The results of the first matches of a batch.
   *
   * @param results the results, at least one
   * @param nanos the total time of these matches, in nanoseconds
   */
  @SuppressWarnings("serial") // the actual list is serializable
  record Played(List<MatchResult> results, long nanos) implements Serializable {

    private static final long serialVersionUID = 1L;
  }

  int size() {
    return matches.size();
  }

  List<ScheduledMatch> fixtures() {
    return matches.stream().map(MatchTask::fixture).toList();
  }

  /** Plays the matches one after another in another thread, and waits for it. */
  @Override
  public Played call() {
    return new Watchdog(matches).played();
  }

  /** Returns the matches that remain after the first ones, in batches of a given size. */
  List<Batch> after(int played, int each) {
    List<Batch> rest = new ArrayList<>();
    for (int next = played; next < size(); next += each) {
      rest.add(new Batch(matches.subList(next, Math.min(size(), next + each))));
    }
    return rest;
  }
}
