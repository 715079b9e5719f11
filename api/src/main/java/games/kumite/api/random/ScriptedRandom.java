package games.kumite.api.random;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Loaded dice: a random source with scripted results by label, for tests and for replaying a real table.
 *
 * <p>A draw takes the next result for its label and subject ({@code speed-2}). If there is none, it takes the next
 * result for its label alone ({@code speed}), and then one from the fallback source.
 *
 * <pre>{@code
 * RandomSource dice = new ScriptedRandom(RandomSource.seeded(1))
 *     .put("speed-1", 18).put("speed-2", 5).put("damage", 6, 2, 3)
 *     .putPermutation("deck", 3, 0, 2, 1);
 * }</pre>
 *
 * <p>It is used by one thread at a time. A result out of range is refused when it is drawn.
 */
public final class ScriptedRandom implements RandomSource {

  private final Map<String, Deque<int[]>> scripts = new TreeMap<>();
  private final @Nullable RandomSource fallback;

  /** Creates a script without a fallback. A draw without a scripted result is an error. */
  public ScriptedRandom() {
    this.fallback = null;
  }

  /**
   * Creates a script with a fallback.
   *
   * @param fallback the source of results that are not scripted
   */
  public ScriptedRandom(RandomSource fallback) {
    this.fallback = Objects.requireNonNull(fallback, "fallback must not be null");
  }

  private ScriptedRandom(@Nullable RandomSource fallback, Map<String, Deque<int[]>> scripts) {
    this.fallback = fallback;
    scripts.forEach((name, results) -> this.scripts.put(name, new ArrayDeque<>(results)));
  }

  /**
   * Adds results for dice or picks after those already added.
   *
   * @param name a label, or a label, a hyphen and a subject
   * @param results the faces (from 1) or indexes (from 0), one for each draw
   * @return this script
   */
  public ScriptedRandom put(String name, int... results) {
    Objects.requireNonNull(results, "results must not be null");
    for (int result : results) {
      queue(name).add(new int[] {result});
    }
    return this;
  }

  /**
   * Adds a result for a shuffle after those already added.
   *
   * @param name a label, or a label, a hyphen and a subject
   * @param order the former index of the thing at each index; a shuffle of more things leaves the others after these in
   *     their order
   * @return this script
   */
  public ScriptedRandom putPermutation(String name, int... order) {
    Objects.requireNonNull(order, "order must not be null");
    queue(name).add(order.clone());
    return this;
  }

  /**
   * Returns whether every scripted result has been drawn.
   *
   * @return true if no results are left
   */
  public boolean isExhausted() {
    return scripts.values().stream().allMatch(Deque::isEmpty);
  }

  @Override
  public int die(String label, int subject, int sides) {
    int[] result = next(label, subject);
    return result == null ? fallback(label, subject, "1.." + sides).die(label, subject, sides)
        : single(result, label, subject, 1, sides);
  }

  @Override
  public int pick(String label, int subject, int count) {
    int[] result = next(label, subject);
    return result == null ? fallback(label, subject, "0.." + (count - 1)).pick(label, subject, count)
        : single(result, label, subject, 0, count - 1);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int[] result = next(label, subject);
    if (result == null) {
      return fallback(label, subject, "an order of " + count).permutation(label, subject, count);
    }
    return completed(result, label, subject, count);
  }

  @Override
  public RandomSource split(String name) {
    Objects.requireNonNull(name, "name must not be null");
    return fallback == null ? new ScriptedRandom() : fallback.split(name);
  }

  @Override
  public ScriptedRandom copy() {
    return new ScriptedRandom(fallback == null ? null : RandomChecks.copyOf(fallback), scripts);
  }

  private Deque<int[]> queue(String name) {
    Objects.requireNonNull(name, "name must not be null");
    return scripts.computeIfAbsent(name, key -> new ArrayDeque<>());
  }

  private int @Nullable [] next(String label, int subject) {
    Deque<int[]> named = scripts.get(Draw.name(label, subject));
    if (named == null || named.isEmpty()) {
      named = scripts.get(label);
    }
    return named == null ? null : named.poll();
  }

  private RandomSource fallback(String label, int subject, String range) {
    if (fallback == null) {
      throw new IllegalStateException("the script has no result for " + Draw.name(label, subject)
          + " (" + range + ")");
    }
    return fallback;
  }

  private static int single(int[] result, String label, int subject, int min, int max) {
    if (result.length != 1 || result[0] < min || result[0] > max) {
      throw new IllegalStateException("scripted " + Draw.name(label, subject) + " must be " + min
          + ".." + max + ", was " + Arrays.toString(result));
    }
    return result[0];
  }

  private static int[] completed(int[] wanted, String label, int subject, int count) {
    boolean[] used = new boolean[count];
    int[] order = new int[count];
    int filled = 0;
    for (int index : wanted) {
      if (index < 0 || index >= count || used[index]) {
        throw new IllegalStateException("scripted order " + Draw.name(label, subject)
            + " must hold different indexes 0.." + (count - 1) + ", was " + Arrays.toString(wanted));
      }
      used[index] = true;
      order[filled++] = index;
    }
    for (int index = 0; index < count; index++) {
      if (!used[index]) {
        order[filled++] = index;
      }
    }
    return order;
  }
}
