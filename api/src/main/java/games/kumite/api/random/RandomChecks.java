package games.kumite.api.random;

import org.jspecify.annotations.Nullable;

/** Checks of what a wrapped random source returns. */
final class RandomChecks {

  private RandomChecks() {}

  static RandomSource copyOf(RandomSource source) {
    return given(source.copy(), "copy", source);
  }

  static <T> T given(@Nullable T result, String what, RandomSource source) {
    if (result == null) {
      throw new IllegalStateException("the " + what + " of a source of chance must not be null, was of "
          + source);
    }
    return result;
  }
}
