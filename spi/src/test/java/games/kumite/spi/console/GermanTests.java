package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Element;
import games.kumite.api.Table;
import games.kumite.spi.console.table.ElementNames;
import games.kumite.spi.console.table.SeenTexts;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.FileErrors;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every command in German: none says anything that the console has in English. */
final class GermanTests {

  /** Shorter pieces may be words of a game, of a notation or of both languages. */
  private static final int TELLING = 9;

  @TempDir
  Path folder;

  private static Properties bundle(String name) throws IOException {
    Properties texts = new Properties();
    try (InputStreamReader in = new InputStreamReader(ConsoleTexts.class.getResourceAsStream(
        "/META-INF/kumite/console/" + name + ".properties"), StandardCharsets.UTF_8)) {
      texts.load(in);
    }
    return texts;
  }

  /** What stands between the holes of English texts that are other texts in German. */
  private static List<String> english() throws IOException {
    List<String> pieces = new ArrayList<>();
    for (String file : List.of("texts", "usage")) {
      Properties german = bundle(file + "_de");
      bundle(file).forEach((key, text) -> Stream.of(text.toString().replace("''", "'").split("\\{[0-9]}|\\$\\{.*?}|%n"))
          .map(String::strip).filter(piece -> piece.length() >= TELLING && !german.getProperty(key.toString()).contains(piece))
          .forEach(pieces::add));
    }
    return pieces;
  }

  private static String said(String typed, String... args) throws IOException {
    String[] all = Stream.concat(Arrays.stream(args), Stream.of("--language", "de")).toArray(String[]::new);
    Run run = Run.of(typed, all);
    String said = (run.out() + "\n" + run.err()).replaceAll("\n +", " ");
    assertThat(said.strip()).as(String.join(" ", args)).isNotEmpty();
    assertNothingEnglish(said);
    return said;
  }

  private static void assertNothingEnglish(String said) throws IOException {
    String words = said.replaceAll("\\s+", " ");
    assertThat(english().stream().filter(piece -> words.contains(piece.replaceAll("\\s+", " ")))).as(said).isEmpty();
  }

  @Test
  void usages_haveTheSameKeys() throws IOException {
    assertThat(bundle("usage_de").keySet()).isEqualTo(bundle("usage").keySet());
    assertThat(english()).hasSizeGreaterThan(200);
  }

  /** A description that picocli does not find would be missing without a word. */
  @ParameterizedTest
  @ValueSource(strings = {"help", "--help", "help play", "play --help", "watch --help", "replay --help", "arena --help",
      "serve --help", "games --help", "help help"})
  void usage_isGerman_andSaysSomethingOfEachOption(String args) throws IOException {
    Run run = Run.of("", (args.startsWith("help") ? "--language de " + args : args + " --language de").split(" "));
    assertThat(run.out()).contains("Aufruf: ").doesNotContain("Usage");
    assertNothingEnglish(run.out());
    assertThat(run.out().lines().filter(line -> line.matches(" {2,6}-.*|.* [-]-[a-z-]+(=\\S+)?$")).filter(line ->
        line.length() < 26 && !nextIsIndented(run.out(), line))).as(run.out()).isEmpty();
  }

  private static boolean nextIsIndented(String text, String line) {
    String rest = text.substring(text.indexOf(line) + line.length() + 1);
    return rest.startsWith(" ".repeat(20));
  }

  @ParameterizedTest
  @ValueSource(strings = {"pley", "chess", "play chess", "--sed", "play kuhnpoker more", "play --seed", "play --seed 1 --seed 2",
      "replay", "arena tictactoe --matches x", "arena tictactoe -n 0", "arena tictactoe --choice-limit x",
      "arena tictactoe --match-limit 999999m", "arena tictactoe --seats 3", "serve --takes 1", "serv", "help pley",
      "play", "play tictactoe --seed x", "play tictactoe -o x", "play tictactoe -o x=1", "play tictactoe --seats A",
      "play tictactoe --bots random,random,random", "play tictactoe --person 3", "play tictactoe --view Zed",
      "play tictactoe --person 1 --person 1", "play tictactoe --person 1 --view 1", "play tictactoe --resume",
      "play tictactoe --trust", "watch tictactoe --person 1", "replay nothing.txt", "replay .", "serve tictactoe --limit x",
      "serve tictactoe --matches 0", "serve tictactoe --matches 2 --record x", "serve tictactoe --at-once 2",
      "serve tictactoe --numbers --limit 1s", "serve tictactoe --numbers --at-once 0", "play --log LOUD", "--language"})
  void wrongArguments_areSaidInGerman(String args) throws IOException {
    said("", args.split(" "));
  }

  @Test
  void files_arePutInGerman() throws IOException {
    String record = folder.resolve("r.txt").toString();
    said("", "play", "kuhnpoker", "--seed", "3", "--record", record);
    assertThat(said("", "play", "kuhnpoker", "--record", record)).contains("steht schon eine Aufzeichnung");
    said("", "replay", record, "--record", "x");
    said("", "replay", record, "--person", "1");
    said("", "replay", record, "--person", "1", "--svg", "x");
    said("", "replay", record, "--resume", "--svg", "x");
    said("", "play", "tictactoe", "--replay", record);
    said("", "play", "--seed", "1", "--replay", record);
    said("", "play", "kuhnpoker", "--record", folder.resolve("none/r.txt").toString());
    assertThat(said("", "replay", record, "--svg", folder.resolve("none/r.svg").toString())).contains("ist nicht zu schreiben");
    Files.writeString(folder.resolve("other.txt"), "x");
    said("", "play", "kuhnpoker", "--record", folder.resolve("other.txt").toString());
    Files.writeString(folder.resolve("cut.txt"), Files.readString(Path.of(record)).replaceFirst("(?m)^1 .*$", "1 fly"));
    assertThat(said("", "replay", folder.resolve("cut.txt").toString()))
        .contains(", Zeile ", ": eine Zeile des Spiels endet mit # und sechs hexadezimalen Ziffern");
  }

  /** What the JDK says by the names of its classes, or hands on from the operating system in English. */
  @Test
  void filesThatTheSystemRefuses_areSaidInGerman() throws IOException {
    String record = folder.resolve("r.txt").toString();
    Path file = Files.writeString(folder.resolve("file"), "");
    said("", "play", "kuhnpoker", "--seed", "3", "--record", record);
    assertThat(said("", "replay", record, "--svg", folder.resolve("none/r.svg").toString()))
        .endsWith("none/r.svg ist nicht zu schreiben: eine solche Datei oder ein solches Verzeichnis gibt es nicht\n");
    assertThat(said("", "replay", record, "--html", folder.toString())).contains("ist nicht zu schreiben: es ist ein Verzeichnis");
    assertThat(said("", "replay", record, "--svg", file.resolve("r.svg").toString())).contains(": ein Teil des Pfads ist kein Verzeichnis");
    assertThat(said("", "replay", record, "--svg", folder.resolve("x".repeat(300)).toString()).replaceAll("\\s+", " "))
        .contains("der Name ist zu lang");
    assertThat(said("", "play", "kuhnpoker", "--record", file.resolve("r.txt").toString())).contains("ist nicht zu schreiben: ");
    assertThat(said("", "arena", "kuhnpoker", "-n", "2", "--failures", file.toString()))
        .contains("--failures: ", "kann kein Verzeichnis werden: eine Datei dieses Namens ist schon da");
    for (String[] args : new String[][] {{"replay", record, "--svg", file.resolve("r").toString()},
        {"replay", file.resolve("r").toString()}, {"play", "kuhnpoker", "--record", folder.toString()},
        {"arena", "kuhnpoker", "-n", "2", "--failures", file.resolve("f").toString()}}) {
      assertThat(said("", args)).doesNotContain("java.nio", "Exception", "auf Englisch");
    }
    assertThat(FileErrors.of(new IOException("Input/output error")).in(ConsoleTexts.in("de").orElseThrow()))
        .isEqualTo("auf Englisch: Input/output error");
  }

  @Test
  void pictures_areGerman() throws IOException {
    String record = folder.resolve("r.txt").toString();
    Path page = folder.resolve("r.html");
    Path svg = folder.resolve("r.svg");
    said("", "play", "kuhnpoker", "--seed", "3", "--record", record);
    assertThat(said("", "replay", record, "--html", page.toString(), "--svg", svg.toString())).contains("Geschrieben: ");
    assertThat(Files.readString(page)).contains("<html lang=\"de\">", "Pfeil nach rechts", "Zu Ende: ", "\"of\":\"von\"",
        "eine verdeckte Karte");
    assertNothingEnglish(Files.readString(page).replaceAll("(?s)<script>.*?</script>|<style>.*?</style>", ""));
    assertNothingEnglish(Files.readString(svg));
  }

  @Test
  void arena_isGerman_alsoWhereMatchesFail() throws IOException {
    Path page = folder.resolve("a.html");
    String played = said("", "arena", "kuhnpoker", "-n", "4", "--bots", "random,greedy:10,flat:10", "--progress", "--html",
        page.toString());
    assertThat(played).contains("ab Seed 0", " von ", "Partien", "Anteil", " vor ");
    assertThat(Files.readString(page)).contains("lang=\"de\"", "Partien");
    assertNothingEnglish(Files.readString(page));
    Run failed = Run.of(List.of(FragileGame.class.getName()), "", "arena", "-n", "4", "--bots", "random", "--language", "de");
    assertThat(failed.err()).contains("sind gescheitert:", "ein Fehler in den Regeln", "Die Aufzeichnung von Partie ");
    assertNothingEnglish(failed.err());
  }

  @Test
  void serve_complainsInGerman() throws IOException {
    String lines = String.join("\n", "x", "[]", "{\"type\":1}", "{\"type\":\"go\"}", "{\"type\":\"play\",\"x\":1}",
        "{\"type\":\"play\",\"id\":\"x\"}", "{\"type\":\"play\",\"id\":1,\"action\":2}",
        "{\"type\":\"play\",\"id\":9,\"action\":\"bet\"}", "{\"type\":\"play\",\"id\":1,\"action\":\"fly\"}") + "\n";
    assertThat(said(lines, "serve", "kuhnpoker", "--seed", "3")).contains("eine Zeile muss ein JSON-Objekt sein",
        "der Typ einer Zeile muss play sein", "ein Feld", "ihre Id muss", "nach Entscheidung 9 ist nicht gefragt");
    assertThat(said("{\"type\":\"choose\",\"id\":1,\"place\":99}\n{\"type\":\"choose\",\"id\":7,\"place\":0}\n", "serve", "kuhnpoker",
        "--numbers", "--seed", "3")).contains("die Stelle muss 0..1 sein, war 99", "nach Wahl 7 ist nicht gefragt");
  }

  /** The words of the kinds, and what a number and a flag of one name say: {@code left} is so many left, or gone. */
  @Test
  void kindsOfThings_andFlags_haveGermanNames() {
    ConsoleTexts german = ConsoleTexts.in("de").orElseThrow();
    for (Element.Kind kind : Element.Kind.values()) {
      assertThat(german.word("kind." + kind.word())).as(kind.word()).isPresent();
      assertThat(ConsoleTexts.ENGLISH.word("kind." + kind.word())).hasValueSatisfying(word ->
          assertThat(word).isEqualToIgnoringCase(kind.word()));
    }
    Table table = Table.of(List.of(new Element(Element.Kind.SEAT, "seat:1", Map.of("name", "Ana", "left", true), List.of()),
        new Element(Element.Kind.PILE, "pile:x", Map.of("left", 3), List.of())));
    ElementNames names = new ElementNames(table, new SeenTexts(), german);
    assertThat(names.details(table.find("seat:1").orElseThrow())).isEqualTo("ausgestiegen");
    assertThat(names.details(table.find("pile:x").orElseThrow())).isEqualTo("übrig 3");
  }

  @Test
  void games_areListedInGerman() throws IOException {
    said("", "games");
    said("help\nquit\n", "play", "tictactoe", "--person", "1");
    said("2\nend\n", "watch", "tictactoe", "--seed", "4");
  }
}
