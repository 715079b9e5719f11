package games.kumite.spi.engine.record;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.access.Quoting;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A random source that repeats the results of a history. If the match has a seed, its generator runs along, so that it
 * ends in the right state, and must agree.
 */
public final class ReplayRandom implements RandomSource {

  /** An exception for results that do not fit what the rules draw. */
  public static final class Mismatch extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    Mismatch(String message) {
      super(message);
    }
  }

  private final @Nullable RandomSource generator;
  private List<Draw> draws = List.of();
  private int next;

  public ReplayRandom(@Nullable RandomSource generator) {
    this.generator = generator;
  }

  public void load(List<Draw> results) {
    draws = results;
    next = 0;
  }

  public void requireUsedUp() {
    if (next < draws.size()) {
      throw new Mismatch("the rules draw no " + quoted(draws.get(next)) + " here");
    }
  }

  @Override
  public int die(String label, int subject, int sides) {
    int rolled = generator == null ? 0 : generator.die(label, subject, sides);
    return single(label, subject, 1, sides, rolled);
  }

  @Override
  public int pick(String label, int subject, int count) {
    int picked = generator == null ? 0 : generator.pick(label, subject, count);
    return single(label, subject, 0, count - 1, picked);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    Draw draw = next(label, subject);
    if (!isPermutation(draw.results(), count)) {
      throw new Mismatch("result " + quoted(draw) + " must be a permutation of 0.." + (count - 1));
    }
    int[] order = new int[count];
    for (int i = 0; i < count; i++) {
      order[i] = draw.results().get(i);
    }
    if (generator != null
        && !draw.equals(Draw.of(label, subject, generator.permutation(label, subject, count)))) {
      throw new Mismatch("result " + quoted(draw) + " is not what the seed gives");
    }
    return order;
  }

  private static boolean isPermutation(List<Integer> places, int count) {
    boolean[] isTaken = new boolean[count];
    for (int place : places) {
      if (place < 0 || place >= count || isTaken[place]) {
        return false;
      }
      isTaken[place] = true;
    }
    return places.size() == count;
  }

  private int single(String label, int subject, int min, int max, int generated) {
    Draw draw = next(label, subject);
    int result = draw.results().size() == 1 ? draw.results().get(0) : min - 1;
    if (result < min || result > max) {
      throw new Mismatch("result " + quoted(draw) + " must be " + min + ".." + max);
    }
    if (generator != null && result != generated) {
      throw new Mismatch("result " + quoted(draw) + " is not what the seed gives");
    }
    return result;
  }

  private Draw next(String label, int subject) {
    if (next >= draws.size()) {
      throw new Mismatch("a result for " + Draw.name(label, subject) + " is missing");
    }
    Draw draw = draws.get(next++);
    if (!draw.label().equals(label) || draw.subject() != subject) {
      throw new Mismatch("the rules draw " + Draw.name(label, subject) + " here, not "
          + Quoting.quoted(Draw.name(draw.label(), draw.subject())));
    }
    return draw;
  }

  private static String quoted(Draw draw) {
    return Quoting.quoted(draw.toString());
  }

  @Override
  public RandomSource split(String name) {
    throw new IllegalStateException("rules draw from one stream");
  }

  @Override
  public RandomSource copy() {
    throw new IllegalStateException("a replay is not copied");
  }
}
