package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.texts.Terminal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A match between bots, and arguments that are wrong. */
@Isolated
final class PlayCommandTests {

  @Test
  void play_betweenBots_isShownFromTheBeginningToTheResult() {
    Run.of("", "play", "tictactoe", "--seats", "Ana,Bo", "--seed", "3").well().looksLike("tictactoe.txt");
  }

  @Test
  void play_withoutCommand_isTheSame() {
    Run named = Run.of("", "play", "discduel", "--seed", "5").well();

    assertThat(Run.of("", "discduel", "--seed", "5")).isEqualTo(named);
    assertThat(Run.of("", "--seed=5", "discduel")).isEqualTo(named);
  }

  @Test
  void play_withoutSeed_saysTheSeedThatRepeatsIt() {
    Run first = Run.of("", "play", "discduel").well();
    String again = first.out().lines().filter(line -> line.startsWith("To see it again: ")).findFirst().orElseThrow();

    assertThat(Run.of("", again.substring("To see it again: ".length()).split(" "))).isEqualTo(first);
  }

  @Test
  void play_withOptions_namesThemInWhatRepeatsIt() {
    Run run = Run.of("", "play", "discduel", "-o", "pushes=2", "--option", "braces=2", "--seed", "1").well();

    assertThat(run.out()).contains("Options  pushes=2, braces=2\n")
        .endsWith("To see it again: play discduel --seats Ana,Bo --option pushes=2 --seed 1\n");
  }

  @Test
  void play_quietly_saysTheResultOnly() {
    assertThat(Run.of("", "play", "tictactoe", "--seed", "3", "--quiet").well().out())
        .matches("Result: [a-z ]+\n( \\d  (Ana|Bo ) .*\n){2}Seed 3\n");
  }

  @Test
  void play_withRules_namesTheRuleBehindEachEvent() {
    assertThat(Run.of("", "play", "tictactoe", "--seed", "3", "--rules").well().out())
        .containsPattern("  Ana takes .*\\. \\[TT-01]\n");
  }

  @Test
  void play_ofHiddenCards_showsASpectatorNone() {
    String seen = beforeShowdown("play", "kuhnpoker", "--seed", "5");
    String seenByBo = beforeShowdown("play", "kuhnpoker", "--seed", "5", "--view", "bo");

    assertThat(seen).doesNotContain("King").doesNotContain("Queen").doesNotContain("Jack");
    assertThat(seenByBo).contains("King").doesNotContain("Queen").doesNotContain("Jack");
  }

  private static String beforeShowdown(String... args) {
    return Run.of("", args).well().out().split("Jack is shown")[0];
  }

  @Test
  void play_withTheProperty_needsNoGame() {
    String before = System.getProperty("kumite.game");
    System.setProperty("kumite.game", "tictactoe");
    try {
      assertThat(Run.of("", "--seed", "3").well().out()).startsWith("Tic-tac-toe 1.0\n");
      System.setProperty("kumite.game", "");
      assertThat(Run.of("", "--seed", "3").err())
          .isEqualTo("which game? installed are connectfour, discduel, kuhnpoker, tictactoe\n");
    } finally {
      if (before == null) {
        System.clearProperty("kumite.game");
      } else {
        System.setProperty("kumite.game", before);
      }
    }
  }

  @Test
  void play_withOneGameInstalled_playsThat() {
    Run run = Run.of(List.of("games.kumite.spi.samples.tictactoe.TicTacToe"), "").well();

    assertThat(run.out()).startsWith("Tic-tac-toe 1.0\n");
  }

  @Test
  void play_withNothingInstalled_saysHowToInstall() {
    Run run = Run.of(List.of(), "");

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).startsWith("no game is installed; put a game's jar on the class path");
  }

  @Test
  void play_ofAGameThatFails_saysWhoseMistakeItIs() {
    Run run = Run.of(List.of("games.kumite.spi.console.BrokenGame"), "", "play");

    assertThat(run.code()).isEqualTo(Main.BROKEN_GAME);
    assertThat(run.err()).startsWith("the game has failed, which is a mistake in its rules:\n")
        .contains("the agenda is empty");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "play chess|unknown game \"chess\"; installed: connectfour, discduel, kuhnpoker, tictactoe;",
      "play tictactoe --seats Ana|seats of tictactoe must be 2, was 1",
      "play tictactoe --seats Ana,Ana|seats must have different names, was twice: Ana",
      "play tictactoe --seats ,|seats of tictactoe must be 2, was 0",
      "play tictactoe --option size=4|unknown option \"size\"; tictactoe has none",
      "play discduel --option braces=10|option braces must be 0..9, was \"10\"",
      "play discduel --option braces=many|option braces must be 0..9, was \"many\"",
      "play discduel --option braces|--option must be NAME=VALUE, was braces",
      "play tictactoe --seed 1.5|--seed must be a whole number -9223372036854775808..9223372036854775807, was 1.5",
      "play tictactoe --person Cleo|--person must be one of 1 (Ana), 2 (Bo), was Cleo",
      "play tictactoe --person 3|--person must be one of 1 (Ana), 2 (Bo), was 3",
      "play tictactoe --person 1 --person ana|--person names Ana twice",
      "play tictactoe --person 1 --view 2|--view is for matches without a person;",
      "play tictactoe --view Cleo|--view must be one of 1 (Ana), 2 (Bo), spectator, was Cleo",
      "play tictactoe --bots clever|--bots: a bot must be random, ",
      "play tictactoe --bots random,random,random|--bots names 3 bots for 2 seats",
      "play tictactoe --resume|--resume needs --replay FILE, the record to go on from",
      "watch tictactoe --person 1|watch has no persons; use play --person",
  })
  void arguments_thatCannotBe_areNamedWithWhatIsAllowed(String arguments, String complaint) {
    Run run = Run.of("", arguments.split(" "));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.out()).isEmpty();
    assertThat(run.err().replaceAll("\n +", " ")).startsWith(complaint).doesNotContain("Exception");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(delimiter = '|', value = {
      "play tictactoe --sed|Unknown option: '--sed'|help play",
      "--sed 3|Unknown option: '--sed'|help play",
      "play tictactoe more|Unmatched argument: 'more'|help play",
      "play --seed|Missing required parameter for option '--seed'|help play",
      "play --seed 1 --seed 2|Option '--seed' must be given once|help play",
      "replay|Missing required parameter: 'FILE'|help replay",
      "pley|Unmatched argument: 'pley'|help",
      "chess|Installed games: connectfour, discduel, kuhnpoker, tictactoe|help",
      "arena tictactoe --matches x|'x' is not a whole number|help arena",
      "serve --takes 1|Unknown option: '--takes'|help serve",
      "web --sed 3|Unknown option: '--sed'|help web",
      "starter hoard --sed|Unknown option: '--sed'|help starter",
      "serv|Did you mean: serve or starter?|help",
      "help pley|There is no command 'pley'|help",
  })
  void arguments_thatCannotBeRead_areFollowedByOneLineThatSaysWhereHelpIs(String arguments, String complaint, String help) {
    Run run = Run.of("", arguments.split(" "));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).contains(complaint).endsWith("\nHelp: kumite " + help + "\n").doesNotContain("at picocli");
    assertThat(run.err().lines().count()).isLessThanOrEqualTo(4);
    assertThat(Run.of("", help.split(" ")).well().out()).startsWith("Usage: kumite ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"help", "--help", "help play", "play --help", "help replay", "help watch", "help games",
      "help arena", "help serve"})
  void help_ofEachCommand_fitsIntoTheTerminal(String arguments) {
    Run run = Run.of("", arguments.split(" ")).well();

    assertThat(run.out()).startsWith("Usage: kumite ");
    assertThat(run.out().lines()).allMatch(line -> line.length() <= Terminal.WIDTH);
  }

  @Test
  void help_ofPlay_namesEveryOption() {
    Stream.of("--seats", "--seed", "--option", "--person", "--bots", "--view", "--quiet", "--rules", "--step",
        "--record", "--replay", "--resume").forEach(option ->
            assertThat(Run.of("", "help", "play").out()).contains(option));
  }

  @Test
  void watch_waitsAfterEachChoice_untilToldOtherwise() {
    Run run = Run.of("\ntable\n2\nhuh\nend\n", "watch", "tictactoe", "--seed", "3").well();

    assertThat(run.out().split("\\[Enter] next", -1)).hasSize(6);
    assertThat(run.out()).contains("Press Enter, or type a number of choices to go on, table, end or quit.")
        .contains("\n== Result: ");
  }

  @Test
  void watch_thatIsLeft_endsThere() {
    Run run = Run.of("quit\n", "watch", "tictactoe", "--seed", "3").well();

    assertThat(run.out()).endsWith("\nThe match stops here.\n").doesNotContain("Result");
  }
}
