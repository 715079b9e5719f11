package games.kumite.api.learn;

import java.util.Objects;

/**
 * What one number of a {@link Observation} is. Immutable.
 *
 * @param name unique in its encoding, such as {@code hand:1 card:claw}; the package lists the kinds
 * @param min the least value
 * @param max the greatest value
 */
public record Feature(String name, float min, float max) {

  /** Checks the range. */
  public Feature {
    Objects.requireNonNull(name, "name must not be null");
    if (!(min <= max)) {
      throw new IllegalArgumentException("entry " + name + " must have a range, was " + min + ".." + max);
    }
  }
}
