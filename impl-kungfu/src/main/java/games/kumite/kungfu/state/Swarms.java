package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import java.util.Arrays;

/** The swarms of bees on the table, in the order in which they came (KF-LOC-04a). Confined to one thread. */
public final class Swarms {

  /** The radius of each (KF-RUL-131). */
  public static final int RADIUS = 375;

  private static final long[] NO_PLACES = {};
  private static final int[] NO_NUMBERS = {};

  private long[] middles;
  private int[] since;

  Swarms() {
    middles = NO_PLACES;
    since = NO_NUMBERS;
  }

  Swarms(Swarms other) {
    middles = other.middles.length == 0 ? NO_PLACES : other.middles.clone();
    since = other.since.length == 0 ? NO_NUMBERS : other.since.clone();
  }

  /** Returns a key of all of them. */
  long key() {
    return Keys.mix(Keys.mix(Keys.START, middles, middles.length), since, since.length);
  }

  /** Returns how many there are. */
  public int count() {
    return middles.length;
  }

  /** Returns the middle of one. */
  public long middle(int swarm) {
    return middles[swarm];
  }

  /** Returns how many figures were there when it came: those entered play before it (KF-RUL-04). */
  public int since(int swarm) {
    return since[swarm];
  }

  /** Adds a swarm. */
  public void add(long middle, int figures) {
    middles = Arrays.copyOf(middles, middles.length + 1);
    since = Arrays.copyOf(since, since.length + 1);
    middles[middles.length - 1] = middle;
    since[since.length - 1] = figures;
  }

  /** Moves a swarm somewhere else. */
  public void move(int swarm, long middle) {
    middles[swarm] = middle;
  }

  /** Removes a swarm. */
  public void remove(int swarm) {
    for (int i = swarm; i < middles.length - 1; i++) {
      middles[i] = middles[i + 1];
      since[i] = since[i + 1];
    }
    middles = Arrays.copyOf(middles, middles.length - 1);
    since = Arrays.copyOf(since, since.length - 1);
  }

  /** Returns the name of one on the table. */
  public static String name(int swarm) {
    return "swarm-" + (swarm + 1);
  }
}
