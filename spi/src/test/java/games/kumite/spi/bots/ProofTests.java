package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import org.junit.jupiter.api.Test;

/** A search that proves a result ends there, and plays it. */
final class ProofTests {

  private static final Game GAME = new TicTacToe();
  private static final int BUDGET = 100_000;

  private static Analysis analysis(long seed, String... moves) {
    Match match = Moves.played(GAME, moves);
    Perspective perspective = match.perspective(match.actor());
    return ((ThinkingBot) Bots.named("mcts:" + BUDGET).create(seed))
        .analyze(perspective, ((Turn.Yours) perspective.turn()).decision());
  }

  @Test
  void win_isProven_andPlayed() {
    for (long seed = 1; seed <= 20; seed++) {
      Analysis won = analysis(seed, "place space:a1", "place space:b1", "place space:a2", "place space:b2");
      assertThat(won.action().notation()).isEqualTo("place space:a3");
      assertThat(won.considered().get(0).value()).isEqualTo(1);
      assertThat(won.iterations()).isLessThan(100);
    }
  }

  @Test
  void draw_isProven() {
    Analysis draw = analysis(1, "place space:a1", "place space:b2", "place space:c3");
    assertThat(draw.iterations()).isLessThan(BUDGET);
    assertThat(draw.considered().get(0).value()).isEqualTo(0.5);
  }

  @Test
  void loss_isAvoided_whereOneMoveHolds() {
    for (long seed = 1; seed <= 20; seed++) { // the second seat has to take the centre after a corner
      assertThat(analysis(seed, "place space:a1").action().notation()).isEqualTo("place space:b2");
    }
  }
}
