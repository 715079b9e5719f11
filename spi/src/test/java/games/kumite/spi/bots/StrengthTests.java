package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bots;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * How strong the bots are, over seeded matches with changing seats. The documentation of {@link games.kumite.api.bot}
 * has the figures.
 */
@Execution(ExecutionMode.CONCURRENT)
final class StrengthTests {

  private static final ExecutorService THREADS = Executors.newFixedThreadPool(2);

  @AfterAll
  static void shutDown() {
    THREADS.shutdown();
  }

  /** Matches of the one against the other; how many the one has won. */
  private static int wins(Game game, int matches, String one, String other) {
    return played(game, matches, one, other).standing(one).wins();
  }

  private static Report played(Game game, int matches, String one, String other) {
    Report report = Arena.of(game).bot(one, Bots.named(one)).bot(other, Bots.named(other)).matches(matches).seed(2012)
        .withoutRecord().run(THREADS);
    assertThat(report.failures()).isEmpty();
    return report;
  }

  @Test
  void connectFour_mcts_beatsRandom98TimesOf100() {
    assertThat(wins(new ConnectFour(), 100, "mcts:1000", "random")).isGreaterThanOrEqualTo(98);
  }

  @Test
  void connectFour_mcts_beatsFlatOfTheSameBudget60TimesOf100() {
    assertThat(wins(new ConnectFour(), 100, "mcts:1000", "flat:1000")).isGreaterThanOrEqualTo(60);
  }

  @Test
  void connectFour_greedyAndFlat_beatRandom() {
    assertThat(wins(new ConnectFour(), 40, "greedy:50", "random")).isGreaterThanOrEqualTo(36);
    assertThat(wins(new ConnectFour(), 40, "flat:50", "random")).isGreaterThanOrEqualTo(36);
  }

  /** One match in five hundred is lost, whatever the seeds: a thousand iterations do not see every fork. */
  @Test
  void ticTacToe_mcts_hardlyEverLoses() {
    assertThat(played(new TicTacToe(), 100, "mcts:1000", "random").standing("mcts:1000").losses()).isLessThanOrEqualTo(1);
    assertThat(played(new TicTacToe(), 100, "mcts:1000", "flat:1000").standing("mcts:1000").losses()).isLessThanOrEqualTo(1);
  }

  @Test
  void discDuel_mcts_beatsRandom_throughAnyNumberOfReactions() {
    assertThat(wins(new DiscDuel(), 10, "mcts:50", "random")).isGreaterThanOrEqualTo(8);
  }
}
