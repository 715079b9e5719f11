package games.kumite.spi.badinput;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Games.Problem;
import games.kumite.api.UnknownGameException;
import games.kumite.spi.badinput.plugins.ClosedGame;
import games.kumite.spi.badinput.plugins.GoodGame;
import games.kumite.spi.badinput.plugins.HollowGame;
import games.kumite.spi.badinput.plugins.MuteGame;
import games.kumite.spi.badinput.plugins.NamelessGame;
import games.kumite.spi.badinput.plugins.NoGame;
import games.kumite.spi.badinput.plugins.OrphanGame;
import games.kumite.spi.badinput.plugins.ShoutingGame;
import games.kumite.spi.badinput.plugins.StaticGame;
import games.kumite.spi.badinput.plugins.ThrowingGame;
import games.kumite.spi.badinput.plugins.TwinGame;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Looking for games on paths on which not all is well. */
final class InstalledGamesTests {

  private static final String HOW_TO_INSTALL =
      "to install a game put its jar on the class path or module path, with Maven a dependency such as"
          + " games.kumite:kumite-impl-brawler at scope runtime";

  private PluginPath path;

  @BeforeEach
  void emptyPath(@TempDir Path directory) {
    path = new PluginPath(directory);
  }

  private List<String> installed() {
    return path.ask(() -> Games.installed().stream().map(Game::id).toList());
  }

  private List<Problem> problems() {
    return path.ask(Games::problems);
  }

  private void assertUnknown(String id, String message) {
    assertThatThrownBy(() -> path.ask(() -> Games.named(id)))
        .isInstanceOf(UnknownGameException.class).hasMessage(message);
  }

  @Nested
  final class Unknown {

    @Test
    void game_withoutAnyPlugin_saysHowToInstallOne() {
      assertThat(installed()).isEmpty();
      assertThat(problems()).isEmpty();
      assertUnknown("brawler", "unknown game \"brawler\"; no game is installed; " + HOW_TO_INSTALL);
    }

    @Test
    void game_besideOthers_namesThem() {
      path.with(TicTacToe.class).with(GoodGame.class);
      assertUnknown("chess", "unknown game \"chess\"; installed: good, tictactoe; " + HOW_TO_INSTALL);
      assertThat(path.ask(() -> Games.named("good")).id()).isEqualTo("good");
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", " ", "Good", "good ", "good\n", "g\u0000d", "\u202Edoog", "\uD83C", "игра"})
    void name_thatIsNone_isShownPrintable(String id) {
      path.with(GoodGame.class);
      assertThatThrownBy(() -> path.ask(() -> Games.named(id)))
          .isInstanceOf(UnknownGameException.class)
          .hasMessageContaining("; installed: good; ")
          .satisfies(refused -> assertThat(refused.getMessage()).startsWith("unknown game ")
              .doesNotContainPattern("[\\p{Cntrl}\\p{Cf}\\p{Cs}]"));
    }

    @Test
    void name_of10000Characters_isCutInTheMessage() {
      assertThatThrownBy(() -> path.ask(() -> Games.named("x".repeat(10_000))))
          .isInstanceOf(UnknownGameException.class)
          .hasMessageStartingWith("unknown game \"" + "x".repeat(60) + "... (10000 characters)\"");
    }
  }

  @Nested
  final class Broken {

    private void assertOnlyGoodIsInstalled(String provider, String reason) {
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).singleElement().satisfies(problem -> {
        assertThat(problem.provider()).isEqualTo(provider);
        assertThat(problem.reason()).contains(reason);
      });
      assertThat(path.ask(() -> Games.named("good")).id()).isEqualTo("good");
      assertThatThrownBy(() -> path.ask(() -> Games.named("chess")))
          .hasMessageStartingWith("unknown game \"chess\"; installed: good; not usable: " + provider + " (")
          .hasMessageContaining(reason);
    }

    @Test
    void constructor_thatThrows_isNamed_andHidesNoOther() {
      path.with(ThrowingGame.class).with(GoodGame.class);
      assertOnlyGoodIsInstalled(ThrowingGame.class.getName(), "no table in the house");
    }

    @Test
    void staticPart_thatThrows_isNamed_andHidesNoOther() {
      path.with(StaticGame.class).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).singleElement().satisfies(
          problem -> assertThat(problem.provider()).isEqualTo(StaticGame.class.getName()));
    }

    @Test
    void id_thatThrows_isNamed_andHidesNoOther() {
      path.with(MuteGame.class).with(GoodGame.class);
      assertOnlyGoodIsInstalled(MuteGame.class.getName(), "java.lang.UnsupportedOperationException: mute");
    }

    @ParameterizedTest
    @ValueSource(strings = {"id", "title", "version", "seatCounts", "options", "phases", "keywords", "languages", "obstacle", "facts"})
    void method_thatThrowsAnError_orGivesNothing_isNamed_andHidesNoOther(String method) {
      path.with(HollowGame.class).with(GoodGame.class);
      HollowGame.let(method, () -> {
        throw new Error("boo");
      });
      assertOnlyGoodIsInstalled(HollowGame.class.getName(), "java.lang.Error: boo");
      HollowGame.let(method, () -> {
        throw new AbstractMethodError("built for another version");
      });
      assertOnlyGoodIsInstalled(HollowGame.class.getName(), "built for another version");
      HollowGame.let(method, () -> null);
      assertOnlyGoodIsInstalled(HollowGame.class.getName(), "null");
      HollowGame.let("", () -> null);
      assertThat(installed()).containsExactly("good", "hollow");
    }

    @Test
    void game_thatSaysWhatKeepsItFromBeingPlayed_isNamedWithIt_andHidesNoOther() {
      path.with(HollowGame.class).with(GoodGame.class);
      HollowGame.let("obstacle", () -> Optional.of("its cards are not here"));
      assertOnlyGoodIsInstalled(HollowGame.class.getName(), "its cards are not here");
    }

    @Test
    void seatCounts_thatAreNone_areNamed_andHideNoOther() {
      path.with(HollowGame.class).with(GoodGame.class);
      HollowGame.let("seatCounts", List::of);
      assertOnlyGoodIsInstalled(HollowGame.class.getName(), "seatCounts must name at least one");
    }

    @Test
    void classFile_withoutItsBaseClass_isAProblem_andHidesNoOther() {
      path.with(OrphanGame.class).withFileOf(OrphanGame.class, Integer.MAX_VALUE).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).singleElement().satisfies(
          problem -> assertThat(problem.reason()).startsWith("java.lang.NoClassDefFoundError: ")
              .contains("MissingBase"));
    }

    @Test
    void classFile_thatIsCutOff_isAProblem_andHidesNoOther() {
      path.with(OrphanGame.class).withFileOf(OrphanGame.class, 100).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).singleElement().satisfies(
          problem -> assertThat(problem.reason()).isEqualTo("java.lang.ClassFormatError: Truncated class file"));
    }

    @ParameterizedTest
    @CsvSource({"org.example.Gone, org.example.Gone not found", "not a class name, Illegal configuration-file syntax"})
    void services_thatNameNoClass_areAProblem_andHideNoOther(String line, String reason) {
      path.with(line).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).singleElement().satisfies(
          problem -> assertThat(problem.reason()).contains(reason));
    }

    @Test
    void providers_ofTheWrongKind_areProblems_andHideNoOther() {
      path.with(NoGame.class).with(ClosedGame.class).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).extracting(Problem::reason)
          .anyMatch(reason -> reason.contains("NoGame") && reason.contains("not a subtype"))
          .anyMatch(reason -> reason.contains("ClosedGame"))
          .hasSize(2);
    }

    @Test
    void ids_thatAreNone_areProblems_andHideNoOther() {
      path.with(NamelessGame.class.getName(), ShoutingGame.class.getName(), GoodGame.class.getName());
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).containsExactly(
          new Problem(NamelessGame.class.getName(),
              "its id must be 1..60 lower-case letters, digits and hyphens, was null"),
          new Problem(ShoutingGame.class.getName(),
              "its id must be 1..60 lower-case letters, digits and hyphens, was \"Good Game!\""));
    }

    @Test
    void allAtOnce_inAnyOrder_hideNoOther() {
      path.with(GoodGame.class).with("org.example.Gone").with(ThrowingGame.class).with(TicTacToe.class)
          .with(NoGame.class).with(MuteGame.class).with(ShoutingGame.class);
      assertThat(installed()).containsExactly("good", "tictactoe");
      assertThat(problems()).hasSize(5);
    }
  }

  @Nested
  final class Doubled {

    @Test
    void id_ofTwoPlugins_isUsableByNeither_andHidesNoOther() {
      path.with(GoodGame.class).with(TwinGame.class).with(TicTacToe.class);
      String both = GoodGame.class.getName() + " and " + TwinGame.class.getName();
      assertThat(installed()).containsExactly("tictactoe");
      assertThat(problems()).containsExactly(
          new Problem(both, "they share the id good; leave one of them out"));
      assertUnknown("good", "unknown game \"good\"; installed: tictactoe; not usable: " + both
          + " (they share the id good; leave one of them out); " + HOW_TO_INSTALL);
    }

    @Test
    void plugin_thatIsOnThePathTwice_isOnePlugin() {
      path.with(GoodGame.class).with(GoodGame.class);
      assertThat(installed()).containsExactly("good");
      assertThat(problems()).isEmpty();
    }
  }

  @Test
  void installed_whenAskedAgain_looksAnew(@TempDir Path other) {
    assertThat(new PluginPath(other).with(GoodGame.class).ask(Games::installed)).hasSize(1);
    assertThat(installed()).isEmpty();
  }
}
