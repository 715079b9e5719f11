package games.kumite.kungfu.state;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

/** More conditions than bits are told as soon as there is one too many. */
final class BitsTests {

  @Test
  void constants_thatDoNotFit_areTold() {
    int count = Condition.values().length;
    assertThatCode(() -> Bits.check(Condition.values(), count)).doesNotThrowAnyException();
    assertThatThrownBy(() -> Bits.check(Condition.values(), count - 1)).isInstanceOf(IllegalStateException.class)
        .hasMessage("Condition has %d constants, and a number of %d bits holds them", count, count - 1);
  }
}
