package games.kumite.api.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a bot may spend. */
final class BudgetTests {

  @ParameterizedTest
  @ValueSource(strings = {"1000", "500c", "250ms"})
  void text_ofABudget_readsBack(String text) {
    assertThat(Budget.parse(text)).hasToString(text);
  }

  @Test
  void parse_ofEachUnit_isThatBudget() {
    assertThat(Budget.parse("1000")).isEqualTo(Budget.iterations(1000));
    assertThat(Budget.parse("500c")).isEqualTo(Budget.copies(500));
    assertThat(Budget.parse("2s")).isEqualTo(Budget.time(Duration.ofSeconds(2)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "-1", "1.5", "10 ms", "10min", "99999999999999999999", "١٠"})
  void parse_ofSomethingElse_saysWhatABudgetLooksLike(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Budget.parse(text)).withMessageContaining("1000c");
  }

  @Test
  void amount_belowOne_isRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> Budget.iterations(0)).withMessageContaining("was 0");
    assertThatIllegalArgumentException().isThrownBy(() -> Budget.time(Duration.ofNanos(5)));
  }

  @Test
  void meter_ofIterations_isSpentAfterThem() {
    BudgetTracker meter = new BudgetTracker(Budget.iterations(2));
    meter.count();
    assertThat(meter.isSpent()).isFalse();
    assertThat(meter.contested()).isEqualTo(1);
    meter.count();
    assertThat(meter.isSpent()).isTrue();
    assertThat(meter.contested()).isZero();
    assertThat(meter.iterations()).isEqualTo(2);
  }

  @Test
  void meter_ofCopies_isSpentAfterThem() {
    BudgetTracker meter = new BudgetTracker(Budget.copies(1));
    assertThat(meter.isSpent()).isFalse();
    meter.count();
    assertThat(meter.isSpent()).isTrue();
  }

  @Test
  void meter_ofCopies_contestsAsManyIterations_asCopiesAreLeft() {
    BudgetTracker meter = new BudgetTracker(Budget.copies(10));
    meter.count();
    meter.count(4);
    assertThat(meter.contested()).isEqualTo(5);
  }

  @Test
  void meter_ofALongTime_isNotSpentAtOnce() {
    BudgetTracker meter = new BudgetTracker(Budget.time(Duration.ofDays(1)));
    meter.count();
    assertThat(meter.isSpent()).isFalse();
    assertThat(meter.contested()).isGreaterThan(1000);
  }

  @Test
  void meter_ofATime_contestsAnEighthOfWhatIsLeft() throws InterruptedException {
    BudgetTracker meter = new BudgetTracker(Budget.time(Duration.ofMillis(4_000)));
    for (int i = 0; i < 1000; i++) {
      meter.count();
    }
    Thread.sleep(40); // at most 25 iterations a millisecond, so at most 99,000 are left
    assertThat(meter.contested()).isBetween(1L, 12_375L);
  }

  @Test
  void meter_ofATimeThatIsOver_hasNothingLeft() throws InterruptedException {
    BudgetTracker meter = new BudgetTracker(Budget.time(Duration.ofMillis(1)));
    meter.count();
    Thread.sleep(2);
    assertThat(meter.isSpent()).isTrue();
    assertThat(meter.contested()).isNotPositive();
  }
}
