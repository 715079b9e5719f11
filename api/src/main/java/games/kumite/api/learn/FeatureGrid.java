package games.kumite.api.learn;

import java.util.Objects;

/**
 * Adjacent entries of an {@link Observation} that lie in rows and columns, for networks that look at neighbours. The entry
 * in row {@code r} and column {@code c}, both from 0, is that at {@code first + r * columns + c}. Immutable.
 *
 * @param name the name, unique in its encoding
 * @param first the index of the first entry
 * @param rows the number of rows, at least 1
 * @param columns the number of columns, at least 1
 */
public record FeatureGrid(String name, int first, int rows, int columns) {

  /** Validates the components. */
  public FeatureGrid {
    Objects.requireNonNull(name, "name must not be null");
    if (first < 0 || rows < 1 || columns < 1) {
      throw new IllegalArgumentException(
          "grid " + name + " must have rows and columns from an entry on, was " + first + ", " + rows + " by " + columns);
    }
  }
}
