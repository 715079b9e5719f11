package games.kumite.api.random;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Loaded dice: results laid down beforehand by label, for tests and for replaying a real table.
 *
 * <p>A draw takes the next result laid down for its label and subject ({@code speed-2}), else the next
 * for its label alone ({@code speed}), else one from the fallback source.
 *
 * <pre>{@code
 * RandomSource dice = new ScriptedRandom(RandomSource.seeded(1))
 *     .put("speed-1", 18).put("speed-2", 5).put("damage", 6, 2, 3)
 *     .putPermutation("deck", 3, 0, 2, 1);
 * }</pre>
 *
 * <p>Used by one thread at a time. A result out of range is refused when it is drawn.
 */
public final class ScriptedRandom implements RandomSource {

  private final Map<String, Deque<int[]>> scripts = new TreeMap<>();
  private final @Nullable RandomSource fallback;

  /** A script without a fallback: a draw that it does not know is an error. */
  public ScriptedRandom() {
    this.fallback = null;
  }

  /**
   * A script for some labels.
   *
   * @param fallback gives all other results
   */
  public ScriptedRandom(RandomSource fallback) {
    this.fallback = Objects.requireNonNull(fallback, "fallback must not be null");
  }

  private ScriptedRandom(@Nullable RandomSource fallback, Map<String, Deque<int[]>> scripts) {
    this.fallback = fallback;
    scripts.forEach((name, results) -> this.scripts.put(name, new ArrayDeque<>(results)));
  }

  /**
   * Lays down dice or picks after those already there.
   *
   * @param name a label, or label, hyphen and subject
   * @param results faces (from 1) or indexes (from 0), one for each coming draw
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
   * Lays down one shuffle after what is already there.
   *
   * @param name a label, or label, hyphen and subject
   * @param order at each place the former index of what comes there; a shuffle of more things leaves
   *     those not named after them in their order
   * @return this script
   */
  public ScriptedRandom putPermutation(String name, int... order) {
    Objects.requireNonNull(order, "order must not be null");
    queue(name).add(order.clone());
    return this;
  }

  /**
   * Whether every result laid down has been drawn.
   *
   * @return true if nothing is left
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
