package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Bundled bots play whole matches, by the API alone. */
final class BotMatchTests {

  private static final int ITERATIONS = 60;
  private static final int MATCHES = 9; // a single one is a matter of chance

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void randomBots_finishEveryMatch_farBelowTheBound(int seats) {
    for (int seed = 1; seed <= 60; seed++) {
      Match match = Games.named("bigtrouble").start(Setup.seats(seats).seed(seed).withoutRecord());
      int decisions = 0;
      Bot bot = Bots.random().create(seed);
      while (!match.isOver()) {
        Bots.step(match, bot);
        decisions++;
      }
      assertThat(decisions).isLessThan(BigTroubleGame.MAX_DECISIONS / 10);
      assertThat(match.outcome().standings()).hasSize(seats);
    }
  }

  /** A small search wins two matches of three where random bots lose all. */
  @Test
  void searcher_winsWhereRandomBotsLose() {
    int wins = 0;
    for (int seed = 1; seed <= MATCHES; seed++) {
      Setup setup = Setup.seats(1).seed(seed).withoutRecord();
      Match random = Games.named("bigtrouble").start(setup);
      Bots.play(random, List.of(Bots.random().create(seed)));
      assertThat(isWon(random)).isFalse();
      Match match = Games.named("bigtrouble").start(setup);
      Bots.play(match, List.of(Bots.named("mcts:" + ITERATIONS).create(10L * seed)));
      wins += isWon(match) ? 1 : 0;
    }
    assertThat(wins).isGreaterThanOrEqualTo(MATCHES * 2 / 3);
  }

  private static boolean isWon(Match match) {
    return match.outcome().standings().get(0).result() == Result.WIN;
  }
}
