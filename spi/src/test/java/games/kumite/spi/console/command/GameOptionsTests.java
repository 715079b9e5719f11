package games.kumite.spi.console.command;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.spi.console.Run;
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

  @Test
  void passing_isOn_unlessSomebodyWantsToBeAskedAlways() {
    assertThat(CommandLine.populateCommand(new ShowOptions()).showing().always()).isFalse();
    assertThat(CommandLine.populateCommand(new ShowOptions(), "--ask-always").showing().always()).isTrue();
  }
}
