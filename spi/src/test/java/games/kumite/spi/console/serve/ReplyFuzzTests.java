package games.kumite.spi.console.serve;

import games.kumite.spi.badinput.Fuzz;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lines that a program sends are read or refused with a complaint. */
class ReplyFuzzTests {

  /** How many times the share is tried. */
  int times() {
    return 1;
  }

  @Test
  void line_ofAProgram_isReadOrRefused() {
    new Fuzz(7, List.of("{\"type\":\"play\",\"id\":1,\"action\":\"play card:S7\"}", "{\"type\":\"play\",\"id\":[{}],\"action\":{}}"))
        .run(1_500 * times(), ProtocolException.class, Reply::read);
  }
}
