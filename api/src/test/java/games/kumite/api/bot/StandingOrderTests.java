package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import games.kumite.api.bot.StandingOrder.ActionOffered;
import games.kumite.api.bot.StandingOrder.EventOccurs;
import games.kumite.api.bot.StandingOrder.PhaseReached;
import games.kumite.api.bot.StandingOrder.Times;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Standing orders as data. */
final class StandingOrderTests {

  private static final StandingOrder PASS = StandingOrder.parse("pass in brace");

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
    assertThat(StandingOrder.parse("pass in brace")).isEqualTo(PASS).hasSameHashCodeAs(PASS);
    assertThat(StandingOrder.parse("pass in brace until times 3").until()).isEqualTo(new Times(3));
    assertThat(StandingOrder.parse("pass in brace until event pushed").until()).isEqualTo(new EventOccurs("pushed"));
    assertThat(StandingOrder.parse("pass in brace until phase round").until()).isEqualTo(new PhaseReached("round"));
    assertThat(StandingOrder.parse("pass in brace until offer play card:S7").until())
        .isEqualTo(new ActionOffered("play card:S7"));
    assertThat(StandingOrder.parse("pass in brace until times 3")).isNotEqualTo(PASS);
  }

  @Test
  void orderWithAnotherNotation_keepsKindAndEnd() {
    StandingOrder order = StandingOrder.parse("pass in brace until phase round");
    assertThat(order.withNotation("play card:S7")).hasToString("play card:S7 in brace until phase round");
    assertThat(order.endingPhase()).contains("round");
    assertThat(PASS.endingPhase()).isEmpty();
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
