package games.kumite.spi.badinput;

import org.junit.jupiter.api.Tag;

/** The same again, a hundred times. */
@Tag("long")
final class LongFuzzTests extends FuzzTests {
  @Override
  int times() {
    return 100;
  }
}
