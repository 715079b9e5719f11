package games.kumite.spi.console.serve;

import org.junit.jupiter.api.Tag;

/** The same again, a hundred times, or as often as {@code -Dfuzz.times} says. */
@Tag("long")
final class LongReplyFuzzTests extends ReplyFuzzTests {
  @Override
  int times() {
    return Integer.getInteger("fuzz.times", 100);
  }
}
