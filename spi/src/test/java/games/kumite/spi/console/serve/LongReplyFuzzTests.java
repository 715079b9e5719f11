package games.kumite.spi.console.serve;

import org.junit.jupiter.api.Tag;

/** The same again, a hundred times. */
@Tag("long")
final class LongReplyFuzzTests extends ReplyFuzzTests {
  @Override
  int times() {
    return 100;
  }
}
