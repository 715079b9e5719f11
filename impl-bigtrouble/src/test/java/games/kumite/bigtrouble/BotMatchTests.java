package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.Budget;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Inspection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bundled bots play whole matches, by the API alone. */
final class BotMatchTests {

  private static final int ITERATIONS = 60;
  private static final int MATCHES = 3;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void randomBots_finishEveryMatch_farBelowTheBound(int seats) {
    for (int seed = 1; seed <= 60; seed++) {
      Match match = Games.named("bigtrouble").start(Setup.seats(seats).seed(seed).unrecorded());
      int decisions = 0;
      Bot bot = Bots.random().create(seed);
      while (!match.isOver()) {
        Bots.step(match, bot);
        decisions++;
      }
      assertThat(decisions).isLessThan(BigTrouble.MAX_DECISIONS / 10);
      assertThat(match.outcome().standings()).hasSize(seats);
    }
  }

  /** A small search wins where random bots lose; what the estimate says in each round beats the best constant. */
  @Test
  void searcher_winsWhereRandomBotsLose_andTheEstimateForetellsIt() {
    List<double[]> told = new ArrayList<>();
    int wins = 0;
    for (int seed = 1; seed <= MATCHES; seed++) {
      Setup setup = Setup.seats(1).seed(seed).unrecorded();
      Match random = Games.named("bigtrouble").start(setup);
      Bots.play(random, List.of(Bots.random().create(seed)));
      assertThat(isWon(random)).isFalse();
      Match match = Games.named("bigtrouble").start(setup);
      List<Double> estimates =
          estimates(match, Bots.mcts(Budget.iterations(ITERATIONS)).create(10L * seed));
      estimates.forEach(estimate -> told.add(new double[] {estimate, isWon(match) ? 1 : 0}));
      wins += isWon(match) ? 1 : 0;
    }
    double mean = told.stream().mapToDouble(each -> each[1]).average().orElseThrow();
    double brier = told.stream().mapToDouble(each -> Math.pow(each[0] - each[1], 2)).average().orElseThrow();
    assertThat(wins).isPositive();
    assertThat(brier).isLessThan(mean * (1 - mean));
  }

  /** Plays a match, and asks for the estimate at the first decision of each round. */
  private static List<Double> estimates(Match match, Bot bot) {
    List<Double> estimates = new ArrayList<>();
    int last = 0;
    while (!match.isOver()) {
      Trouble trouble = (Trouble) Inspection.state(match);
      int round = trouble.get(Num.ACT) * 100 + trouble.get(Num.ROUND);
      if (trouble.get(Num.ROUND) > 0 && round != last) {
        last = round;
        estimates.add(match.estimate(match.actor()).orElseThrow());
      }
      Bots.step(match, bot);
    }
    return estimates;
  }

  private static boolean isWon(Match match) {
    return match.outcome().standings().get(0).result() == Result.WIN;
  }
}
