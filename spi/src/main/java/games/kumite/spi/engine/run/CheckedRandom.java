package games.kumite.spi.engine.run;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;

/**
 * A random source that checks the range of a foreign source's results. The library's own generators, which cannot fail,
 * are used directly.
 */
public final class CheckedRandom implements RandomSource {

  private static final Class<?> KEYED = RandomSource.secure().getClass();

  private final RandomSource source;

  private CheckedRandom(RandomSource source) {
    this.source = source;
  }

  /** Returns a source for exclusive use, checked if it is foreign. */
  public static RandomSource of(RandomSource source) {
    return source instanceof SeededRandom || source.getClass() == KEYED ? source : new CheckedRandom(source);
  }

  /** Returns a copy of a source, checked if it is foreign. */
  public static RandomSource copyOf(RandomSource source) {
    RandomSource copy = source.copy();
    if (copy == null) {
      throw new IllegalStateException("RandomSource.copy() must not return null, did for " + source);
    }
    return of(copy);
  }

  @Override
  public int die(String label, int subject, int sides) {
    int face = source.die(label, subject, sides);
    if (face < 1 || face > sides) {
      throw new IllegalStateException(
          Draw.name(label, subject) + " must be 1.." + sides + ", was " + face);
    }
    return face;
  }

  @Override
  public int pick(String label, int subject, int count) {
    int index = source.pick(label, subject, count);
    if (index < 0 || index >= count) {
      throw new IllegalStateException(
          Draw.name(label, subject) + " must be 0.." + (count - 1) + ", was " + index);
    }
    return index;
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int[] order = source.permutation(label, subject, count);
    if (order == null) {
      throw new IllegalStateException(
          Draw.name(label, subject) + " must be a permutation of 0.." + (count - 1) + ", was null");
    }
    boolean[] seen = new boolean[count];
    int distinct = 0;
    for (int index : order) {
      if (index >= 0 && index < count && !seen[index]) {
        seen[index] = true;
        distinct++;
      }
    }
    if (order.length != count || distinct != count) {
      throw new IllegalStateException(
          Draw.name(label, subject) + " must be a permutation of 0.." + (count - 1));
    }
    return order;
  }

  @Override
  public RandomSource split(String name) {
    return source.split(name);
  }

  @Override
  public RandomSource copy() {
    return copyOf(source);
  }
}
