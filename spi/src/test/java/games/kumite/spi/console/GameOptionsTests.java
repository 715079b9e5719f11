package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** What is played, where a command asks again and again. */
final class GameOptionsTests {

  @Test
  void game_thatIsAskedForAgain_isLookedForOnce() {
    GameOptions options = new GameOptions();
    new CommandLine(options).parseArgs("tictactoe");
    Run.installed(Run.SAMPLES, () -> {
      Game first = options.game();
      assertThat(first.id()).isEqualTo("tictactoe");
      assertThat(options.game()).isSameAs(first);
    });
  }
}
