package games.kumite.api.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A source that passes on what another one gives and remembers it.
 *
 * <p>Used by one thread at a time. A copy starts with the draws made so far; a split stream is not
 * remembered here.
 */
public final class RecordingRandom implements RandomSource {

  private final List<Draw> draws = new ArrayList<>();
  private RandomSource source;

  /** The source as it was before the {@link #draws}, null if there are none. */
  private @Nullable RandomSource before;

  /**
   * Remembers the draws from a source.
   *
   * @param source where the results come from
   */
  public RecordingRandom(RandomSource source) {
    this.source = Objects.requireNonNull(source, "source must not be null");
  }

  /**
   * What was drawn, in order.
   *
   * @return an immutable list
   */
  public List<Draw> draws() {
    return List.copyOf(draws);
  }

  /**
   * What was drawn since the last call of this method, which is forgotten.
   *
   * @return an immutable list, in order
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
   * Takes back what was drawn since the last call of {@link #take}: the same comes again. For whoever has to give up
   * what they were about to do with it.
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
    int[] order = RandomChecks.given(drawing().permutation(label, subject, count), "order", source);
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
