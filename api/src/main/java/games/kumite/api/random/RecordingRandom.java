package games.kumite.api.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A random source that passes on the results of another one and records them.
 *
 * <p>It is used by one thread at a time. A copy starts with the draws made so far. The draws of a split stream are not
 * recorded here.
 */
public final class RecordingRandom implements RandomSource {

  private final List<Draw> draws = new ArrayList<>();
  private RandomSource source;

  /** The source in its state before the {@link #draws}, null if there are none. */
  private @Nullable RandomSource before;

  /**
   * Creates a source that records the draws of another one.
   *
   * @param source the source of the results
   */
  public RecordingRandom(RandomSource source) {
    this.source = Objects.requireNonNull(source, "source must not be null");
  }

  /**
   * Returns the recorded draws in order.
   *
   * @return an immutable list
   */
  public List<Draw> draws() {
    return List.copyOf(draws);
  }

  /**
   * Removes and returns the draws since the last call of this method.
   *
   * @return an immutable list in order
   */
  public List<Draw> take() {
    if (before == null) {
      return List.of();
    }
    List<Draw> taken = List.copyOf(draws);
    draws.clear();
    before = null;
    return taken;
  }

  /**
   * Takes back the draws since the last call of {@link #take}, so that the same results come again. Meant for a caller
   * that has to abandon an operation.
   */
  public void putBack() {
    RandomSource earlier = before;
    if (earlier != null) {
      source = earlier;
      draws.clear();
      before = null;
    }
  }

  private RandomSource drawing() {
    if (before == null) {
      before = RandomChecks.copyOf(source);
    }
    return source;
  }

  @Override
  public int die(String label, int subject, int sides) {
    int face = drawing().die(label, subject, sides);
    draws.add(Draw.of(label, subject, face));
    return face;
  }

  @Override
  public int pick(String label, int subject, int count) {
    int index = drawing().pick(label, subject, count);
    draws.add(Draw.of(label, subject, index));
    return index;
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    int[] order = RandomChecks.given(drawing().permutation(label, subject, count), "permutation", source);
    draws.add(Draw.of(label, subject, order));
    return order;
  }

  @Override
  public RandomSource split(String name) {
    return source.split(name);
  }

  @Override
  public RecordingRandom copy() {
    RecordingRandom copy = new RecordingRandom(RandomChecks.copyOf(source));
    copy.draws.addAll(draws);
    copy.before = before == null ? null : RandomChecks.copyOf(before);
    return copy;
  }
}
