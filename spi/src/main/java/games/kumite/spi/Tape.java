package games.kumite.spi;

import games.kumite.api.Draw;
import games.kumite.api.RandomSource;
import java.util.ArrayList;
import java.util.List;

/** Passes on what a source gives and keeps it for the history. */
final class Tape implements RandomSource {

  RandomSource source;
  private List<Draw> draws = new ArrayList<>();

  Tape(RandomSource source) {
    this.source = source;
  }

  /** What was drawn since the last call. */
  List<Draw> take() {
    if (draws.isEmpty()) {
      return List.of();
    }
    List<Draw> taken = draws;
    draws = new ArrayList<>();
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
    int[] order = source.order(label, subject, count);
    draws.add(Draw.of(label, subject, order));
    return order;
  }

  @Override
  public RandomSource split(String name) {
    return source.split(name);
  }

  @Override
  public Tape copy() {
    return new Tape(source.copy());
  }
}
