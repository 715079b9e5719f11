package games.kumite.spi.badinput;

import org.junit.jupiter.api.Tag;

/** The same again, a hundred times, or as often as {@code -Dfuzz.times} says. */
@Tag("long")
final class LongFuzzTests extends FuzzTests {
  @Override
  int times() {
    return Integer.getInteger("fuzz.times", 100);
  }
}
