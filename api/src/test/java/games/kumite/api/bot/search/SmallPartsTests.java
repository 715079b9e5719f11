package games.kumite.api.bot.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbers that a search works with. */
final class SmallPartsTests {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 10, 8191})
  void logarithm_ofASmallNumber_isExact(int number) {
    assertThat(Logarithms.root(number)).isEqualTo(Math.sqrt(StrictMath.log(number)));
  }

  @ParameterizedTest
  @ValueSource(ints = {8192, 8193, 100_000, 12_345_678, Integer.MAX_VALUE})
  void logarithm_ofALargeNumber_isClose(int number) {
    assertThat(Logarithms.root(number)).isCloseTo(Math.sqrt(StrictMath.log(number)), within(1e-4));
  }

  @Test
  void logarithm_neverFalls() {
    for (int number = 1; number < 100_000; number++) {
      assertThat(Logarithms.root(number + 1)).as("at %d", number).isGreaterThanOrEqualTo(Logarithms.root(number));
    }
  }

  @Test
  void spread_ofFairCoins_isAHalf() {
    RewardDeviation spread = new RewardDeviation(1);
    for (int i = 0; i < 10_000; i++) {
      spread.add(new double[] {i % 2});
    }
    assertThat(spread.of(0)).isCloseTo(0.5, within(1e-9));
  }

  @Test
  void spread_ofEachSeat_isItsOwn() {
    RewardDeviation spread = new RewardDeviation(2);
    for (int i = 0; i < 10_000; i++) {
      spread.add(new double[] {i % 2, i % 10 == 0 ? 1 : 0});
    }
    assertThat(spread.of(1)).isCloseTo(0.3, within(0.005)).isLessThan(spread.of(0));
  }

  @Test
  void spread_ofOneReward_fallsSlowlyAndStaysAboveNothing() {
    RewardDeviation spread = new RewardDeviation(1);
    assertThat(spread.of(0)).isEqualTo(0.5);
    for (int i = 0; i < 10; i++) {
      spread.add(new double[] {1});
    }
    assertThat(spread.of(0)).isGreaterThan(0.4);
    for (int i = 0; i < 10_000; i++) {
      spread.add(new double[] {1});
    }
    assertThat(spread.of(0)).isLessThan(0.05).isPositive();
  }

  @Test
  void spread_ofAlmostAlwaysOneReward_staysAShareOfWhatHasBeenSeen() {
    RewardDeviation spread = new RewardDeviation(1);
    spread.add(new double[] {0.1});
    spread.add(new double[] {0.9});
    for (int i = 0; i < 100_000; i++) {
      spread.add(new double[] {0.4});
    }
    assertThat(spread.of(0)).isCloseTo(0.24, within(1e-9));
  }

  @Test
  void spread_ofEstimates_isThatOfEstimates_fromTheBeginning() {
    RewardDeviation spread = RewardDeviation.ofEstimates(1);
    assertThat(spread.of(0)).isEqualTo(0.1);
    for (int i = 0; i < 20; i++) {
      spread.add(new double[] {0.8 + (i % 2) * 0.02});
    }
    assertThat(spread.of(0)).isBetween(0.01, 0.04);
    spread.add(new double[] {0});
    assertThat(spread.of(0)).isGreaterThan(0.1 * 0.8);
  }

  @Test
  void aim_ofItsWord_isThatAim() {
    for (Objective aim : Objective.values()) {
      assertThat(Objective.parse(aim.word())).isEqualTo(aim);
    }
    assertThatIllegalArgumentException().isThrownBy(() -> Objective.parse("glory")).withMessageContaining("score");
  }

  @Test
  void settings_outOfRange_areRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> MctsSettings.DEFAULT.withExploration(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> MctsSettings.DEFAULT.withExploration(Double.NaN));
    assertThatIllegalArgumentException().isThrownBy(() -> MctsSettings.DEFAULT.withPlayout(-1));
  }
}
