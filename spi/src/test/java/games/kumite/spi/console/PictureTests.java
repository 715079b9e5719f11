package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.htmlunit.WebClient;
import org.htmlunit.html.HtmlElement;
import org.htmlunit.html.HtmlPage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;

/** Records as pages and pictures, opened by a browser engine. */
final class PictureTests {

  @TempDir
  Path folder;

  private static String[] with(String[] args, String... more) {
    return Stream.concat(Arrays.stream(args), Arrays.stream(more)).toArray(String[]::new);
  }

  private Path recorded(String game, String... more) {
    Path file = folder.resolve(game + ".txt");
    String[] args = new String[] {"play", game, "--seed", "11", "-q", "--record", file.toString()};
    Run.of("", with(args, more)).well();
    return file;
  }

  private Path page(Path record, String... more) {
    Path file = folder.resolve("page.html");
    String[] args = new String[] {"replay", record.toString(), "--html", file.toString()};
    Run run = Run.of("", with(args, more)).well();
    assertThat(run.out()).isEqualTo("Written: " + file + "\n");
    return file;
  }

  private static Document xml(String text) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static String text(HtmlPage page, String id) {
    return page.getElementById(id).getTextContent();
  }

  private static void press(HtmlPage page, String key) {
    page.executeJavaScript("document.dispatchEvent(new KeyboardEvent('keydown', {key: '" + key + "'}))");
  }

  /** What the picture says when the mouse rests on its things. */
  private static List<String> marked(HtmlPage page) {
    String drawn = page.executeJavaScript("document.getElementById('stage').innerHTML").getJavaScriptResult().toString();
    return Pattern.compile("<title>(.*?)</title>").matcher(drawn).results().map(found -> found.group(1)).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"tictactoe", "connectfour", "discduel", "kuhnpoker"})
  void svg_ofAnyGame_isWellFormed(String game) throws Exception {
    Path file = folder.resolve("table.svg");

    Run.of("", "replay", recorded(game).toString(), "--svg", file.toString()).well();

    Document document = xml(Files.readString(file));
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(document.getElementsByTagName("rect").getLength()).isPositive();
  }

  @Test
  void page_stepsForwardsAndBackwards() throws IOException {
    Path file = page(recorded("connectfour"));
    try (WebClient browser = new WebClient()) {
      HtmlPage page = browser.getPage(file.toUri().toURL());
      assertThat(text(page, "where")).startsWith("1 of ");
      assertThat(text(page, "turn")).isEqualTo("Ana chooses a column.");
      final List<String> start = marked(page);

      ((HtmlElement) page.getElementById("next")).click();
      assertThat(text(page, "where")).startsWith("2 of ");
      assertThat(marked(page)).hasSizeGreaterThan(start.size());
      press(page, "ArrowRight");
      final List<String> third = marked(page);
      assertThat(text(page, "where")).startsWith("3 of ");
      assertThat(third).hasSize(start.size() + 2);

      press(page, "End");
      assertThat(text(page, "turn")).matches("Over: .* \\((Ana: win; Bo|Bo: win; Ana): loss\\)");
      assertThat(text(page, "where")).matches("(\\d+) of \\1");
      press(page, "ArrowRight");
      assertThat(text(page, "turn")).startsWith("Over: ");
      press(page, "Home");
      press(page, "ArrowLeft");
      assertThat(marked(page)).isEqualTo(start);
      ((HtmlElement) page.getElementById("next")).click();
      ((HtmlElement) page.getElementById("next")).click();
      assertThat(marked(page)).isEqualTo(third);
      ((HtmlElement) page.getElementById("last")).click();
      ((HtmlElement) page.getElementById("back")).click();
      assertThat(text(page, "turn")).doesNotStartWith("Over: ");
      ((HtmlElement) page.getElementById("first")).click();
      assertThat(marked(page)).isEqualTo(start);
    }
  }

  @Test
  void page_tellsWhatHasHappened() throws IOException {
    Path file = page(recorded("discduel"), "--view", "Bo");
    try (WebClient browser = new WebClient()) {
      HtmlPage page = browser.getPage(file.toUri() + "#3");

      assertThat(text(page, "where")).startsWith("3 of ");
      List<String> news = page.getElementById("told").getElementsByTagName("p").stream()
          .filter(line -> line.getAttribute("class").equals("now")).map(line -> line.getTextContent()).toList();
      assertThat(news).isNotEmpty();
    }
  }

  /** What the other seat holds is nowhere in the file, and an action of theirs that nobody can notice is no step. */
  @Test
  void page_ofASeat_holdsNothingThatIsHiddenFromIt() throws IOException {
    Path record = recorded("kuhnpoker");
    List<String> lines = Files.readAllLines(record);
    int start = lines.stream().filter(line -> line.startsWith("0 ")).map(lines::indexOf).findFirst().orElseThrow();
    Files.write(record, lines.subList(0, start + 1)); // both hold a card, nobody has bet
    String all = Files.readString(page(record, "--view", "1")) + Files.readString(page(record, "--view", "2"));
    String spectator = Files.readString(page(record));

    for (String card : List.of("card:J", "card:Q", "card:K")) {
      assertThat(spectator).doesNotContain(card);
    }
    assertThat(List.of("card:J", "card:Q", "card:K").stream().filter(all::contains)).hasSize(2);
    String first = Files.readString(page(record, "--view", "1"));
    assertThat(List.of("card:J", "card:Q", "card:K").stream().filter(first::contains)).hasSize(1);
  }

  @Test
  void page_loadsNothingFromElsewhere_andRunsNoName() throws IOException {
    Path file = page(recorded("tictactoe", "--seats", "<script>alert(1)</script>,Bo</script>&amp;"));
    String text = Files.readString(file).replace("http://www.w3.org/2000/svg", "");

    assertThat(text).doesNotContain("http:", "https:", "src=", "@import", "url(", "<script>alert");
    try (WebClient browser = new WebClient()) {
      browser.setAlertHandler((page, message) -> {
        throw new AssertionError("the page ran " + message);
      });
      HtmlPage page = browser.getPage(file.toUri().toURL());
      assertThat(page.getTitleText()).contains("<script>alert(1)</script>, Bo</script>&amp;");
      press(page, "End");
      assertThat(text(page, "turn")).startsWith("Over: ");
    }
  }

  @Test
  void page_withNamesLikeItsHoles_showsTheNames() throws IOException {
    Path file = page(recorded("tictactoe", "--seats", "@DATA@,@SCRIPT@"));
    try (WebClient browser = new WebClient()) {
      HtmlPage page = browser.getPage(file.toUri().toURL());
      assertThat(page.getTitleText()).endsWith(": @DATA@, @SCRIPT@");
      assertThat(text(page, "turn")).isEqualTo("@DATA@ chooses a cell.");
    }
  }

  @Test
  void pictures_thatCannotBeHad_areRefused() {
    String record = recorded("tictactoe").toString();
    String nowhere = folder.resolve("no/such/folder.html").toString();

    assertThat(Run.of("", "replay", record, "--html", nowhere)).satisfies(run -> {
      assertThat(run.code()).isEqualTo(Main.FAILED);
      assertThat(run.err()).contains(nowhere + " cannot be written");
    });
    for (String option : List.of("--html", "--svg")) {
      Run run = Run.of("", "replay", record, option, "-");
      assertThat(run.err()).startsWith("- is neither standard input nor standard output");
      assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
      assertThat(Path.of("-")).doesNotExist();
    }
    assertThat(Run.of("", "replay", record, "--svg", "x.svg", "--resume").err()).contains("--resume");
    assertThat(Run.of("", "replay", record, "--svg", "x.svg", "-p", "Ana").err()).contains("--view says whose view");
    assertThat(Run.of("", "replay", record, "--svg", "x.svg", "--view", "Zoe").err()).contains("--view must be one of");
  }
}
