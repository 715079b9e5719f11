package games.kumite.api.arena;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/**
 * Some matches in a row that are handed over together, because handing over takes longer than a short match. Immutable.
 *
 * <p>What has not begun when three milliseconds are over, or when a match has taken too long, is not played: a batch in which
 * a bot turns slow keeps the others from nobody.
 */
final class Batch implements Callable<Batch.Played>, Serializable {

  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // it is replaced by one that is serializable
  private final List<MatchTask> matches;

  /** Of one match or more, which may be made when they are asked for. */
  Batch(List<MatchTask> matches) {
    this.matches = matches;
  }

  /** What travels has its matches with it, and no others. */
  private Object writeReplace() {
    return new Batch(new ArrayList<>(matches));
  }

  /**
   * What became of the first matches of a batch.
   *
   * @param results what became of them, at least one
   * @param nanos the time that they took, in nanoseconds
   */
  @SuppressWarnings("serial") // the list that holds them is serializable
  record Played(List<MatchResult> results, long nanos) implements Serializable {

    private static final long serialVersionUID = 1L;
  }

  int size() {
    return matches.size();
  }

  List<ScheduledMatch> fixtures() {
    return matches.stream().map(MatchTask::fixture).toList();
  }

  /** Plays them one after another, in a thread of their own for which this one waits. */
  @Override
  public Played call() {
    return new Watchdog(matches).played();
  }

  /** What is left when the first have been played, in batches of a size. */
  List<Batch> after(int played, int each) {
    List<Batch> rest = new ArrayList<>();
    for (int next = played; next < size(); next += each) {
      rest.add(new Batch(matches.subList(next, Math.min(size(), next + each))));
    }
    return rest;
  }
}
