package games.kumite.api;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A source that passes on what another one gives and remembers it.
 *
 * <p>Used by one thread at a time. A copy starts with the draws made so far; a split stream is not
 * remembered here.
 */
public final class RecordingRandom implements RandomSource {

  private final RandomSource source;
  private final List<Draw> draws = new ArrayList<>();

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
    List<Draw> taken = List.copyOf(draws);
    draws.clear();
    return taken;
  }

  @Override
  public int die(String label, int subject, int sides) {
    int face = source.die(label, subject, sides);
    draws.add(Draw.of(label, subject, face));
    return face;
  }

  @Override
  public int pick(String label, int subject, int count) {
    int index = source.pick(label, subject, count);
    draws.add(Draw.of(label, subject, index));
    return index;
  }

  @Override
  public int[] order(String label, int subject, int count) {
    int[] order = Sources.given(source.order(label, subject, count), "order", source);
    draws.add(Draw.of(label, subject, order));
    return order;
  }

  @Override
  public RandomSource split(String name) {
    return source.split(name);
  }

  @Override
  public RecordingRandom copy() {
    RecordingRandom copy = new RecordingRandom(Sources.copyOf(source));
    copy.draws.addAll(draws);
    return copy;
  }
}
