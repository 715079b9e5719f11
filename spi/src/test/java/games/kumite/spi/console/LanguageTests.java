package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the console says in another language, and that it says nothing else while a match is played. */
final class LanguageTests {

  /** What is typed or read by programs: symbols on a board, how an order ends, parts of a notation, a thing that nobody sees. */
  private static final List<String> TYPED = List.of("ABCDEF", " until", " in any", "list, table, show ID", "/META-INF",
      "Seat ", "logback.config", "@(TITLE", "seatCounts", "maxBytes", "nobody is at", " unless", ".* in ", "[Kumite", " viewBox", " height");
  private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
  /** For whoever writes a game or the console, never shown when it works; and annotations' placeholders. */
  private static final Pattern FOR_PROGRAMMERS =
      Pattern.compile(".*(Exception\\(|paramLabel = |@Option|tags\\(\"|hasName|Svg\\.|PlotShapes\\.|<!DOCTYPE|class=|isTerminal|line.put|LOG\\.log|List.of\\(\"Ana).*");
  private static final Pattern WORDS = Pattern.compile(".*\\p{L}{3,} \\p{L}{2,}.*|.*[A-Z]\\p{Ll}{2,}.*");

  @Test
  void person_isSpokenToInTheLanguage() {
    Run run = Run.of("help\nshow nothing\nundo\nwhy 99\norders\ncancel x\nquit\n", "play", "kuhnpoker", "--seats", "Ana,Bernd",
        "--person", "Ana", "--seed", "3", "--language", "de").well();
    assertThat(run.out()).contains("Plätze   1 Ana",
        "Tippe eine Zahl, eine Notation, show NAME (was auf einer Karte steht) oder help.", "die siebte Aktion der Liste",
        "Nichts, was du sehen kannst, heißt nothing.", "Zurücknehmen geht nicht: es ist noch nichts gespielt.",
        "Die Zahlen sind 1..2.", "Es gilt keine Anordnung.", "Welche aufheben?", "Hier endet die Partie.");
  }

  @Test
  void replayedMatch_andGames_areToldInTheLanguage() {
    assertThat(Run.of("", "play", "kuhnpoker", "--seed", "3", "--language", "de").well().out())
        .contains("== Ergebnis: ", "Punkte", "So ist sie wieder zu sehen:");
    assertThat(Run.of("", "games", "--language", "de").well().out()).contains("gegeneinander gespielt", "höchstens")
        .doesNotContain("played against");
  }

  @Test
  void language_thatTheConsoleHasNot_isRefused_withThoseThatItHas() {
    Run run = Run.of("", "play", "kuhnpoker", "--language", "fr");
    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).contains("--language must be one of en, de, was fr");
  }

  @Test
  void bundles_haveTheSameTexts() {
    Texts english = Texts.in(Locale.ENGLISH, Main.class, "console");
    Texts german = Texts.in(Locale.GERMAN, Main.class, "console");
    assertThat(german.keys()).isEqualTo(english.keys());
    for (String key : english.keys()) {
      assertThat(holes(german.text(key, 71, 72, 73, 74))).as(key)
          .isEqualTo(holes(english.text(key, 71, 72, 73, 74)));
    }
  }

  private static List<String> holes(String text) {
    return Pattern.compile("7[1-4]").matcher(text).results().map(MatchResult::group).sorted().distinct().toList();
  }

  /** No sentence and no capitalised word stands in the code of the console, its pictures and its lines. */
  @Test
  void code_holdsNoTextsForPeople() throws IOException {
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java/games/kumite/spi/console"))) {
      for (Path source : sources.filter(file -> file.toString().endsWith(".java")).toList()) {
        String code = Files.readString(source).replaceAll("(?s)/\\*.*?\\*/", "").replaceAll("//.*", "").replace("'\"'", "' '");
        assertThat(code.lines().filter(line -> !FOR_PROGRAMMERS.matcher(line).matches())
            .flatMap(line -> TEXT.matcher(line).results().map(found -> found.group(1)))
            .filter(text -> WORDS.matcher(text).matches() && TYPED.stream().noneMatch(text::startsWith)))
            .as(source.toString()).isEmpty();
      }
    }
  }
}
