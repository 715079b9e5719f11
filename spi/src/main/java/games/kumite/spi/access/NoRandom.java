package games.kumite.spi.access;

import games.kumite.api.random.Draw;
import games.kumite.api.random.RandomSource;

/** The random source of a state that must not draw: one under construction, or seen by a viewer. */
public enum NoRandom implements RandomSource {
  INSTANCE;

  @Override
  public int die(String label, int subject, int sides) {
    throw refused(label, subject);
  }

  @Override
  public int pick(String label, int subject, int count) {
    throw refused(label, subject);
  }

  @Override
  public int[] permutation(String label, int subject, int count) {
    throw refused(label, subject);
  }

  @Override
  public RandomSource split(String name) {
    return this;
  }

  @Override
  public RandomSource copy() {
    return this;
  }

  private static IllegalStateException refused(String label, int subject) {
    return new IllegalStateException("nothing may be drawn here, was asked for "
        + Draw.name(label, subject) + "; draw in a step");
  }
}
