package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the bots lose against the equilibrium of Kuhn poker, in chips a game. */
final class KuhnPokerStrengthTests {

  private static final int SEEDS = 100;

  /** The mean over equilibria that bluff never, sometimes and as often as possible. */
  private static double loss(BotFactory bots) {
    KuhnStrategy strategy = KuhnStrategy.of(bots, SEEDS);
    double sum = 0;
    for (int sixths = 0; sixths <= 2; sixths++) {
      sum += strategy.lossAgainst(KuhnStrategy.equilibrium(sixths / 6.0));
    }
    return sum / 3;
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 0.1, 1 / 3.0})
  void equilibria_loseNothingAgainstEachOther(double bluff) {
    KuhnStrategy equilibrium = KuhnStrategy.equilibrium(bluff);
    assertThat(equilibrium.lossAgainst(KuhnStrategy.equilibrium(1 / 6.0))).isCloseTo(0, within(1e-12));
    assertThat(equilibrium.wins(KuhnStrategy.equilibrium(0))).isCloseTo(KuhnStrategy.VALUE, within(1e-12));
  }

  /** The figures of the documentation of {@link games.kumite.api.bot}. */
  @ParameterizedTest
  @CsvSource({"random, 0.133", "flat:1000, 0.069", "mcts:1000, 0.003", "mcts:1000:score, 0"})
  void bots_againstTheEquilibrium_loseThatMuch(String bot, double chips) {
    assertThat(loss(Bots.named(bot))).isCloseTo(chips, within(0.0025));
  }
}
