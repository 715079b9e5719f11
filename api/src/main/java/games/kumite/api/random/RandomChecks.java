package games.kumite.api.random;

import org.jspecify.annotations.Nullable;

/** Checks of what a wrapped random source returns. */
final class RandomChecks {

  private RandomChecks() {}

  static RandomSource copyOf(RandomSource source) {
    return given(source.copy(), "copy", source);
  }

  static <T> T given(@Nullable T result, String method, RandomSource source) {
    if (result == null) {
      throw new IllegalStateException("RandomSource." + method + "() must not return null, did for " + source);
    }
    return result;
  }
}
