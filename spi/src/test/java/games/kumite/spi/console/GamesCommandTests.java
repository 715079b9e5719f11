package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What is installed. */
final class GamesCommandTests {

  @Test
  void games_listsSeatsAndOptions() {
    Run.of("", "games").well().looksLike("games.txt");
  }

  @Test
  void games_thatCannotBeUsed_areNamedWithTheReason() {
    Run run = Run.of(List.of("games.kumite.spi.samples.tictactoe.TicTacToe", "games.kumite.nowhere.Nothing",
        "games.kumite.spi.console.Run"), "", "games").well();

    assertThat(run.out()).startsWith("tictactoe - Tic-tac-toe 1.0\n").contains("\nNot usable:\n")
        .contains("games.kumite.nowhere.Nothing").contains("games.kumite.spi.console.Run");
  }

  @Test
  void games_withoutAny_saysHowToInstall() {
    assertThat(Run.of(List.of(), "", "games").well().out()).startsWith("No game is installed; put a game's jar");
  }
}
