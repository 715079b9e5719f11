package games.kumite.spi.testkit.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.web.Occupant;
import games.kumite.spi.console.web.OpenTable;
import games.kumite.spi.console.web.TableHost;
import games.kumite.spi.console.web.WebServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A game's table in the browser: a whole match by clicks in two pages, and the table as a page shows it, compared with a
 * file. The comparison is one of structure: the buttons, and each drawn element with its place, within a tolerance for
 * other fonts. With {@code -Dpages.update=true} the file is written, and with {@code -Dpage.pictures=DIRECTORY} pictures
 * are, to look at.
 */
@Timeout(240)
public abstract class PageContract {

  private static final String OVER = "document.getElementById('outcome')?.hidden === false";
  /** How long a match may stand still, on however busy a machine. */
  private static final int SECONDS_WITHOUT_ACTION = 60;
  /** How far an element may lie from where it is expected, in pixels: other fonts have other widths. */
  private static final int TOLERANCE = 24;
  private static final Pattern PLACED = Pattern.compile("(\\S+) (-?[0-9]+) (-?[0-9]+) ([0-9]+) ([0-9]+)( lit)?");

  @TempDir(cleanup = CleanupMode.NEVER) // Chromium may still write into it
  Path folder;

  /** Returns the game. */
  protected abstract Game game();

  /** Returns a setup for two seats or more whose matches are short. */
  protected abstract Setup setup();

  /** Returns the number of random decisions before the table is looked at. */
  protected int decisionsBeforeLook() {
    return 40;
  }

  /** Returns the file with the expected table. */
  protected Path expectation() {
    return Path.of("src/test/resources/pages", game().id() + ".txt");
  }

  @BeforeEach
  final void findBrowser() {
    assumeTrue(Chromium.isInstalled(), "no Chromium on this machine");
  }

  /** Bots that take any action, and no record. */
  private static final class Host implements TableHost {

    /** The number of changes of the only table so far, counted by its thread. */
    private volatile int changes;

    @Override
    public Bot bot(String name, Match match, Seat seat, int choices) {
      return Bots.named(name).create(choices);
    }

    @Override
    public Optional<Action> idle(Match match, Seat seat) {
      return Optional.empty();
    }

    @Override
    public void save(Match match) {
      changes++;
    }
  }

  private static WebServer serve() {
    return serve(new Host());
  }

  private static WebServer serve(Host host) {
    return WebServer.start(host, ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0));
  }

  private static String clicker(int seed) throws IOException {
    try (InputStream in = PageContract.class.getResourceAsStream("clicker.js")) {
      return new String(Objects.requireNonNull(in, "clicker.js").readAllBytes(), StandardCharsets.UTF_8).replace("SEED", String.valueOf(seed));
    }
  }

  /** Two persons click through a match, against bots in the other seats; one page is loaded again in the middle. */
  @Test
  @Tag("long")
  @Timeout(value = 20, unit = TimeUnit.MINUTES)
  final void wholeMatch_byClicksInTwoPages_withAReload_endsInBoth() throws Exception {
    Match match = game().start(setup().seed(3));
    Map<Seat, Occupant> occupants = new LinkedHashMap<>();
    match.seats().forEach(seat -> occupants.put(seat, seat.index() < 2 ? Occupant.PERSON : Occupant.bot("random")));
    Host host = new Host();
    try (WebServer server = serve(host); Chromium browser = new Chromium(folder)) {
      OpenTable table = server.open(match, occupants);
      List<Chromium.Page> pages = List.of(browser.open(table.link(match.seats().get(0))), browser.open(table.link(match.seats().get(1))));
      for (Chromium.Page page : pages) {
        page.dress(1280, 900, "light");
        page.await("document.getElementById('prompt')?.textContent.length > 0", "true");
        page.run(clicker(page.hashCode()));
      }
      pages.get(0).await("window.clicks > 3 || " + OVER, "true");
      pages.get(0).call("Page.reload", Map.of());
      pages.get(0).await("document.getElementById('prompt')?.textContent.length > 0", "true");
      pages.get(0).run(clicker(5));
      for (Chromium.Page page : pages) {
        awaitEnd(page, host);
        assertThat(page.errors()).filteredOn(error -> !error.contains("status of 409")).isEmpty(); // the other page may be faster
        assertThat(page.value("document.getElementById('log').textContent.length > 0")).isEqualTo("true");
      }
    }
  }

  /** Waits until a page shows the result. A match has as many actions as its game allows, but must never stand still. */
  private static void awaitEnd(Chromium.Page page, Host host) throws Exception {
    int seen = -1;
    long until = System.nanoTime();
    while (!page.value(OVER).equals("true")) {
      if (host.changes != seen) {
        seen = host.changes;
        until = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS_WITHOUT_ACTION);
      } else if (System.nanoTime() > until) {
        throw new AssertionError("nothing has been played for " + SECONDS_WITHOUT_ACTION + " seconds after " + seen + " changes; errors: "
            + page.errors() + "; the page says: " + page.value("document.body.innerText.slice(0, 1500)"));
      }
      TimeUnit.MILLISECONDS.sleep(100);
    }
  }

  /** A table in the middle of a match, at three widths. */
  @ParameterizedTest
  @CsvSource({"1920, 1080, light", "1920, 1080, dark", "1280, 800, light", "1280, 800, dark", "360, 780, light", "360, 780, dark"})
  final void page_isAsExpected_andFitsItsWindow(int width, int height, String theme) throws Exception {
    Match match = game().start(setup().seed(7));
    RandomSource random = RandomSource.seeded(11);
    for (int i = 0; i < decisionsBeforeLook() && !match.isOver(); i++) {
      match.playRandom(random);
    }
    Seat seat = match.actor();
    Map<Seat, Occupant> occupants = new LinkedHashMap<>();
    match.seats().forEach(one -> occupants.put(one, Occupant.PERSON));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open("about:blank");
      page.dress(width, height, theme);
      page.call("Page.navigate", Map.of("url", server.open(match, occupants).link(seat)));
      page.await("Boolean(document.querySelector('main.asked') && document.getElementById('picture').shadowRoot.querySelector('svg'))", "true");
      String pictures = System.getProperty("page.pictures", "");
      if (!pictures.isEmpty()) {
        page.screenshot(Path.of(pictures, game().id() + "-" + width + "-" + theme + ".png"));
      }
      page.run(script("look.js"));
      assertThat(page.value("window.look.wrong()")).as("what does not fit or cannot be read").isEmpty();
      assertThat(page.errors()).isEmpty();
      if (theme.equals("light")) {
        compare(String.valueOf(width), page.value("window.look.lines()").lines().toList());
        speakGerman(page);
        assertThat(page.value("window.look.wrong()")).as("what does not fit or cannot be read in German").isEmpty();
      }
    }
  }

  /** What the game says in the language of the page is not called English, and names no kind of decision. */
  @Test
  final void refusal_isInTheLanguageOfThePage() throws Exception {
    Match match = game().start(setup().seed(7));
    Map<Seat, Occupant> occupants = new LinkedHashMap<>();
    match.seats().forEach(one -> occupants.put(one, Occupant.PERSON));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(server.open(match, occupants).link(match.actor()));
      page.await("Boolean(document.querySelector('main.asked'))", "true");
      speakGerman(page);
      page.value("(() => { const field = document.getElementById('filter'); field.value = 'fly away';"
          + " field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})); })()");
      page.await("document.getElementById('refusal').textContent.includes('fly away')", "true");
      assertThat(page.value("document.getElementById('refusal').textContent"))
          .contains("ist hier keine Aktion; ").doesNotContain("uf Englisch");
    }
  }

  private static void speakGerman(Chromium.Page page) throws Exception {
    page.value("(() => { window.drawn = document.getElementById('picture').shadowRoot.querySelector('svg');"
        + " const language = document.getElementById('language'); language.value = 'de'; language.dispatchEvent(new Event('change')); })()");
    page.await("document.getElementById('choose').textContent === 'Deine Aktionen'"
        + " && document.getElementById('picture').shadowRoot.querySelector('svg') !== window.drawn", "true");
  }

  private static String script(String name) throws IOException {
    try (InputStream in = PageContract.class.getResourceAsStream(name)) {
      return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /** Compares lines with a section of the file, which a width begins; or writes them. */
  private void compare(String width, List<String> lines) throws IOException {
    Map<String, List<String>> sections = new LinkedHashMap<>();
    if (Files.exists(expectation())) {
      List<String> section = new ArrayList<>();
      for (String line : Files.readAllLines(expectation())) {
        if (line.startsWith("== ")) {
          section = sections.computeIfAbsent(line.substring(3), first -> new ArrayList<>());
        } else {
          section.add(line);
        }
      }
    }
    if (Boolean.getBoolean("pages.update")) {
      sections.put(width, lines);
      List<String> all = new ArrayList<>();
      sections.forEach((name, section) -> {
        all.add("== " + name);
        all.addAll(section);
      });
      Files.createDirectories(expectation().getParent());
      Files.write(expectation(), all);
      return;
    }
    List<String> expected = sections.getOrDefault(width, List.of());
    String again = "the table at " + width + " pixels in " + expectation() + "; write it again with -Dpages.update=true -Dtest='*PageContractTests#page*'";
    assertThat(lines.stream().map(PageContract::withoutPlace)).as(again).containsExactlyElementsOf(expected.stream().map(PageContract::withoutPlace).toList());
    for (int i = 0; i < lines.size(); i++) {
      Matcher is = PLACED.matcher(lines.get(i));
      Matcher was = PLACED.matcher(expected.get(i));
      if (is.matches() && was.matches()) {
        for (int group = 2; group <= 5; group++) {
          assertThat(Integer.parseInt(is.group(group))).as(lines.get(i) + ", expected " + expected.get(i) + ": " + again)
              .isBetween(Integer.parseInt(was.group(group)) - TOLERANCE, Integer.parseInt(was.group(group)) + TOLERANCE);
        }
      }
    }
  }

  private static String withoutPlace(String line) {
    Matcher placed = PLACED.matcher(line);
    return placed.matches() ? placed.group(1) + Objects.requireNonNullElse(placed.group(6), "") : line;
  }
}
