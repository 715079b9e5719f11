package games.kumite.api.learn;

import java.util.Objects;

/**
 * The meaning of one number of an {@link Observation}. Immutable.
 *
 * @param name the name, unique in its encoding, such as {@code hand:1 card:claw}; see the package for the kinds
 * @param min the lowest value
 * @param max the highest value
 */
public record Feature(String name, float min, float max) {

  /** Validates the components. */
  public Feature {
    Objects.requireNonNull(name, "name must not be null");
    if (!(min <= max)) {
      throw new IllegalArgumentException("entry " + name + " must have a range, was " + min + ".." + max);
    }
  }
}
