package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import games.kumite.api.Game;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.StandingOrder;
import games.kumite.api.random.SeededRandom;
import games.kumite.api.record.MatchRecord;
import games.kumite.api.record.RecordException;
import games.kumite.spi.badinput.Fuzz;
import games.kumite.spi.badinput.plugins.ClosedGame;
import games.kumite.spi.badinput.plugins.GoodGame;
import games.kumite.spi.badinput.plugins.NamelessGame;
import games.kumite.spi.badinput.plugins.ShoutingGame;
import games.kumite.spi.badinput.plugins.TwinGame;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.content.ContentFuzz;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the library says of damaged records, bad setups, bots, content and plugins is German where the console speaks German. */
final class LibraryLanguageTests {

  private static final ConsoleTexts GERMAN = ConsoleTexts.in("de").orElseThrow();
  private static final List<Game> GAMES = List.of(new KuhnPoker(), new DiscDuel(), new Masks());
  /** Words that no German sentence has; notations, ids and what somebody has written may. */
  private static final Pattern ENGLISH = Pattern.compile("\\b(the|must|was|were|is|are|of|and|not|here|before|needs|comes|with|"
      + "most|least|this|there|known|more|took|than|has|have|be|no|a|it|its|seat|line|missing|characters|default)\\b", Pattern.UNICODE_CHARACTER_CLASS);
  private static final Pattern WRITTEN = Pattern.compile("\".*\"|'[^']*'|\\[[^\\]]*]|\\S*[/:._=-]\\S*|\\(auf Englisch: .*");

  @TempDir
  Path folder;

  private static void assertGerman(String said, String english) {
    assertThat(said.replace("(auf Englisch: ", "(")).as("of: %s", english).doesNotContain("auf Englisch: ").isNotEqualTo(english);
    assertNothingEnglish(said, english);
  }

  private static void assertNothingEnglish(String said, String locals) {
    String words = WRITTEN.matcher(said).replaceAll(" ");
    assertThat(ENGLISH.matcher(words).results().map(MatchResult::group)).as("in: %s%nof: %s", said, locals).isEmpty();
  }

  private static String library(Throwable refused) {
    return String.valueOf(refused.getMessage());
  }

  private static Match played(Game game, int decisions) {
    Match match = game.start(Setup.seats("Ana", "Zoe").seed(decisions));
    SeededRandom random = new SeededRandom(decisions);
    match.addNote("Event", "club");
    for (int n = 0; n < decisions && !match.isOver(); n++) {
      match.play(random.nextInt(match.actionCount()));
    }
    return match;
  }

  private static void assertGerman(RecordException damaged) {
    String english = library(damaged).replaceFirst("^line [0-9]+: ", "");
    String said = GERMAN.library(english);
    String withoutReason = said.replaceFirst("(ist nicht erlaubt: ).*?(\\([A-Z]+-[0-9]+\\)|;)", "$1$2"); // a game's own reason
    assertGerman(withoutReason.replaceFirst("(erlaubt sind: ).*(; die Aufzeichnung)", "$1$2"), english); // and labels
  }

  @Test
  void damagedRecords_areRefusedInGerman() {
    List<String> records = new ArrayList<>();
    for (Game game : GAMES) {
      records.add(played(game, 3).record().text());
      records.add(played(game, 100).record().text());
    }
    new Fuzz(11, records).run(4_000, RecordException.class, text -> {
      try {
        MatchRecord.parse(text);
      } catch (RecordException damaged) {
        assertGerman(damaged);
        throw damaged;
      }
    });
    for (Game game : GAMES) {
      new Fuzz(12, List.of(played(game, 100).record().text())).run(700, RecordException.class, text -> {
        try {
          game.resume(MatchRecord.parse(text));
        } catch (RecordException damaged) {
          assertGerman(damaged);
          throw damaged;
        }
      });
    }
  }

  @Test
  void badSetups_areRefusedInGerman() {
    for (Game game : GAMES) {
      new Fuzz(13, List.of("Ana,Bo|", "Ana,Bo,Cy|pushes=6", "A,B|windows=discreet;pushes=x")).run(500, InvalidSetupException.class,
          text -> {
            String[] parts = text.split("\\|", 2);
            try {
              Setup setup = Setup.seats(parts[0].split(",", -1)).seed(1);
              for (String option : parts.length == 1 ? new String[0] : parts[1].split(";")) {
                String[] pair = option.split("=", 2);
                setup = setup.option(pair[0], pair.length == 1 ? "" : pair[1]);
              }
              game.start(setup);
            } catch (InvalidSetupException refused) {
              assertGerman(GERMAN.library(library(refused)), library(refused));
              throw refused;
            }
          });
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"it did not describe itself within 10000 ms", "it has not answered an earlier look-up yet",
      "there must be at most 1000 plugins, the others are left out",
      "java.lang.IllegalStateException: title must be at most 10000 characters, was 10001",
      "java.lang.IllegalStateException: phases must be at most 10000 elements, was more"})
  void reasonOfAPlugin_isInGerman(String english) {
    assertGerman(GERMAN.library(english), english);
  }

  @Test
  void tooMuchContent_isRefusedInGerman() throws IOException {
    String problems = "[" + "{},".repeat(2_000) + "{}]";
    String entries = "[" + "{},".repeat(20_000) + "{}]";
    for (String text : List.of(problems, entries)) {
      String english = ContentFuzz.refusal(folder, text);
      GERMAN.library("option content: " + english).lines().forEach(line -> assertGerman(line, english));
    }
  }

  @Test
  void badContent_isRefusedInGerman() throws IOException {
    ContentFuzz.run(700, folder, english -> {
      String said = GERMAN.library("option content: " + english);
      said.lines().filter(line -> !line.contains("in this harbour")).forEach(line -> assertGerman(line, english));
    });
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "random:1", "greedy:x", "flat:1:explore1", "mcts:1:cut", "mcts:1:explore1:explore2",
      "mcts:1:explore999", "policy:1c", "policy:x", "bluff:cut1", "greedy:99999999999999999999"})
  void badBots_areRefusedInGerman(String text) {
    Throwable refused = catchThrowable(() -> Bots.named(text));
    assertThat(refused).isNotNull();
    assertGerman(GERMAN.library(library(refused)), library(refused));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "pass until", "pass in x until times 0", "pass in x until soon"})
  void badOrders_areRefusedInGerman(String text) {
    Throwable refused = catchThrowable(() -> StandingOrder.parse(text));
    assertThat(refused).isNotNull();
    assertGerman(GERMAN.library(library(refused)), library(refused));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a choice took longer than PT1S", "getting ready took longer than PT1S", "the match took longer than PT1S",
      "its module a.b does not open c.d to Guice, which constructs R: its module-info must say opens c.d to com.google.guice",
      "stranger.Rules must have one constructor with @Inject, has 0", "option content: the content has 1001 problems:\n  and 951 more",
      "seats of brawler must be 1 with heroCount 1 and host false, was 2; for 2 seats set heroCount to 2 and host to false,"
          + " or heroCount to 1 and host to true"})
  void restOfIt_isGerman(String english) {
    GERMAN.library(english).lines().forEach(line -> assertGerman(line, english));
  }

  @Test
  void sentenceOfSomebodyElse_staysEnglish_andIsCalledSo() {
    assertThat(GERMAN.library("java.lang.IllegalStateException: no table in the house"))
        .isEqualTo("auf Englisch: java.lang.IllegalStateException: no table in the house");
    assertThat(ConsoleTexts.ENGLISH.library("the record has no start")).isEqualTo("the record has no start");
  }

  private String run(List<String> games, String typed, String... args) {
    Run run = Run.of(games, typed, Stream.concat(Arrays.stream(args), Stream.of("--language", "de")).toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isNotEqualTo(Main.OK);
    String said = (run.out() + "\n" + run.err()).replaceAll("\\s+", " ");
    assertThat(said).doesNotContain("auf Englisch: ");
    assertNothingEnglish(run.err(), said);
    return said;
  }

  private String damaged(String from, String to) throws IOException {
    String text = played(new KuhnPoker(), 2).record().text();
    Path file = folder.resolve("damaged.txt");
    Files.writeString(file, text.replaceFirst(from, to), StandardCharsets.UTF_8);
    return file.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"^\\[Kumite|x", "(?m)^1 .*|1 fly #123456", "(?m)^1 .*|1 bet", "#......|#000000", "(?m)^0 start|0 stop",
      "\\[Seat \"Ana\"]\n|", "Version \"1.0\"|Version \"0.9", "Kumite \"2\"|Kumite \"99\"", "(?m)^\\[Event.*\n|[Option \"x\" \"1\"]\n",
      "Game \"kuhnpoker\"|Game \"chess\"", "Ana\"|Ana"})
  void everyCommandThatReadsARecord_refusesADamagedOneInGerman(String damage) throws IOException {
    String[] change = damage.split("\\|", -1);
    String file = damaged(change[0], change[1]);
    String other = folder.resolve("other.html").toString();
    for (String[] args : List.of(new String[] {"replay", file}, new String[] {"replay", file, "--resume"},
        new String[] {"replay", file, "--html", other}, new String[] {"play", "kuhnpoker", "--replay", file},
        new String[] {"play", "--replay", file, "--resume"}, new String[] {"play", "kuhnpoker", "--record", file})) {
      run(Run.SAMPLES, "", args);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"play kuhnpoker --bots x", "play kuhnpoker --seats Ana,Ana", "play kuhnpoker --seats \u0007,Bo",
      "watch kuhnpoker --bots mcts:1:cut", "arena kuhnpoker --bots mcts:1:explore999", "arena kuhnpoker --halve flat:x",
      "serve kuhnpoker --bots random:1", "arena kuhnpoker --option x=1", "play discduel --option pushes=x",
      "arena kuhnpoker --bots random,greedy --matches 10000000 --seats 3", "play chess", "serve chess", "arena chess",
      "arena kuhnpoker --bots random --prepare-limit x"})
  void everyCommandThatTakesASetup_refusesABadOneInGerman(String args) {
    run(Run.SAMPLES, "", args.split(" "));
  }

  @Test
  void pluginsThatCannotBeUsed_areNamedInGerman() {
    List<String> plugins = List.of(GoodGame.class.getName(), TwinGame.class.getName(), NamelessGame.class.getName(),
        ShoutingGame.class.getName());
    Run games = Run.of(plugins, "", "games", "--language", "de");
    assertThat(games.out().replaceAll("\\s+", " ")).contains("Nicht zu gebrauchen:", "sie haben dieselbe Id good; lass eins davon weg",
        "seine Id muss aus Kleinbuchstaben");
    assertNothingEnglish(games.out(), games.out());
    run(plugins, "", "play", "chess");
    Run closed = Run.of(List.of(ClosedGame.class.getName()), "", "games", "--language", "de");
    assertThat(closed.out().replaceAll("\\s+", " "))
        .contains("ein Anbieter von games.kumite.api.Game: auf Englisch: games.kumite.api.Game: ");
  }

  @Test
  void orderThatIsNone_isRefusedInGerman() {
    Run run = Run.of("order pass until\nquit\n", "play", "kuhnpoker", "--seed", "3", "--person", "1", "--language", "de");
    assertThat(run.out()).contains("Eine Anordnung muss aussehen wie");
  }

  @Test
  void gamesOptions_areToldInGerman() {
    assertThat(Optional.of(ConsoleTexts.ENGLISH.text("allowed.directory"))).hasValue(ConsoleTexts.ENGLISH.library(
        games.kumite.api.Option.directory("content", "").allowedValues()));
    assertThat(ConsoleTexts.ENGLISH.text("allowed.text")).isEqualTo(games.kumite.api.Option.text("note", "", "").allowedValues());
  }
}
