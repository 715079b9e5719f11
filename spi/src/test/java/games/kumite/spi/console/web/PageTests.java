package games.kumite.spi.console.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.testkit.browser.Chromium;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** The page of a table in Chromium, on a machine that has it. */
@Timeout(90)
final class PageTests {

  private static final String ASKED = "Boolean(document.querySelector('main.asked #actions button'))";
  private static final String OVER = "!document.getElementById('outcome').hidden";

  @TempDir(cleanup = CleanupMode.NEVER) // Chromium may still write into it
  Path folder;

  @BeforeEach
  void findBrowser() {
    assumeTrue(Chromium.isInstalled(), "no Chromium on this machine");
  }

  /** No bots. */
  private static final class Host implements TableHost {

    @Override
    public Bot bot(String name, Match match, Seat seat, int choices) {
      return Bots.named(name).create(choices);
    }

    @Override
    public Optional<Action> idle(Match match, Seat seat) {
      return Optional.empty();
    }

    @Override
    public void save(Match match) {}
  }

  private static WebServer serve() {
    return WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0));
  }

  private static OpenTable open(WebServer server, Match match) {
    return server.open(match, match.seats().stream().collect(Collectors.toMap(seat -> seat, seat -> Occupant.PERSON)));
  }

  @Test
  void twoPages_playAWholeMatchByClicks_withAReloadInTheMiddle() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      OpenTable open = open(server, match);
      Chromium.Page[] pages = {browser.open(open.link(match.seats().get(0))), browser.open(open.link(match.seats().get(1)))};
      for (int turn = 0; !pages[0].value(OVER).equals("true"); turn++) {
        Chromium.Page page = pages[turn % 2];
        if (turn == 3) {
          page.call("Page.reload", Map.of());
        }
        page.await(ASKED + " || " + OVER, "true");
        page.value("document.querySelector('main.asked #actions button')?.click()");
        pages[(turn + 1) % 2].await(ASKED + " || " + OVER, "true");
        pages[0].await(ASKED + " || " + OVER + " || !document.querySelector('main.asked')", "true");
      }

      pages[1].await(OVER, "true");
      assertThat(pages[0].errors()).isEmpty();
      assertThat(pages[1].errors()).isEmpty();
      assertThat(pages[1].value("document.getElementById('log').textContent")).isNotEmpty();
      assertThat(pages[1].value("document.documentElement.scrollWidth <= innerWidth")).isEqualTo("true");
    }
  }

  @Test
  void click_onAPointOfTheTable_fillsItsNumbers() throws Exception {
    Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      OpenTable open = open(server, match);
      Chromium.Page page = browser.open(open.link(match.actor()));
      page.await("Boolean(document.querySelector('form.point') && document.getElementById('picture').shadowRoot.querySelector('[data-board]'))",
          "true");

      page.value("(() => { const surface = document.getElementById('picture').shadowRoot.querySelector('[data-board]');"
          + " const box = surface.getBoundingClientRect(); surface.dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true,"
          + " clientX: box.x + box.width / 2, clientY: box.y + box.height / 2})); })()");

      page.await("Boolean(document.querySelector('form.point.filled'))", "true");
      assertThat(page.errors()).isEmpty();
    }
  }
}
