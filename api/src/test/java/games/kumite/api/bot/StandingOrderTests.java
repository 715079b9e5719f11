package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.bot.StandingOrder.Happened;
import games.kumite.api.bot.StandingOrder.Offered;
import games.kumite.api.bot.StandingOrder.Reached;
import games.kumite.api.bot.StandingOrder.Times;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Standing orders as data. */
final class StandingOrderTests {

  private static final StandingOrder PASS = StandingOrder.always("pass", "brace");

  @ParameterizedTest
  @ValueSource(strings = {"pass in brace", "pass in any", "take 2 in choice", "pass in brace until times 3",
      "pass in any until turn", "pass in any on others", "pass in any unless sum",
      "pass in brace until event pushed", "pass in brace until phase round", "pass in brace until offer play card:S7",
      "put card:S7 in deck:S in discard until times 1"})
  void text_ofAnOrder_readsBack(String text) {
    assertThat(StandingOrder.parse(text)).hasToString(text);
  }

  @Test
  void parse_ofEachEnd_isThatEnd() {
    assertThat(StandingOrder.parse("pass in brace")).isEqualTo(PASS);
    assertThat(StandingOrder.parse("pass in brace until times 3")).isEqualTo(PASS.until(new Times(3)));
    assertThat(StandingOrder.parse("pass in brace until event pushed")).isEqualTo(PASS.until(new Happened("pushed")));
    assertThat(StandingOrder.parse("pass in brace until phase round")).isEqualTo(PASS.until(new Reached("round")));
    assertThat(StandingOrder.parse("pass in brace until offer play card:S7"))
        .isEqualTo(PASS.until(new Offered("play card:S7")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pass", "pass in", "pass in brace until", "pass in brace until midnight",
      "pass in brace until times", "pass in brace until times 0", "pass in brace until times x",
      "pass in brace until event "})
  void parse_ofSomethingElse_saysWhatAnOrderLooksLike(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> StandingOrder.parse(text))
        .withMessageContaining("pass in brace");
  }

  @Test
  void times_belowOne_areRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Times(0));
  }
}
