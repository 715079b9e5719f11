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
import java.util.List;
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

  private static final String ASKED = "Boolean(document.querySelector('body:not(.sending) main.asked #actions button'))";
  private static final String OVER = "document.getElementById('outcome')?.hidden === false";

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
    return WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0), Limits.USUAL,
        () -> List.of(new ConnectFour()));
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

  private static final String LIT = "document.getElementById('picture').shadowRoot.querySelectorAll('.sheets [data-able]')";

  @Test
  void litElement_isPlayedByASecondTouch_andGlidesToItsPlace() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(LIT + ".length > 0", "true");
      String touch = "(() => { const lit = [..." + LIT + "]; (lit.find(one => one.getAttribute('aria-pressed') === 'true') || lit[0])"
          + ".dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true})); })()";

      page.value(touch);
      page.await("document.querySelectorAll('#actions button.primary').length", "1");
      page.value(touch);

      page.await("document.querySelector('main.asked') === null", "true");
      assertThat(match.record().lines()).hasSize(2);
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void keyboard_reachesWhatIsLit_andPlaysIt() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(LIT + ".length > 1", "true");

      page.value(LIT + "[0].focus()");
      press(page, "ArrowRight");
      assertThat(page.value("[..." + LIT + "].indexOf(document.getElementById('picture').shadowRoot.activeElement)")).isNotEqualTo("0");
      press(page, "Enter");
      page.await("document.querySelectorAll('#actions button.primary').length", "1");
      press(page, "Enter");

      page.await("document.querySelector('main.asked') === null", "true");
      assertThat(match.record().lines()).hasSize(2);
    }
  }

  private static void press(Chromium.Page page, String key) throws Exception {
    page.call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", key, "code", key));
    page.call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", key, "code", key));
  }

  @Test
  void typedNotation_isRefusedWithAReason() throws Exception {
    Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(ASKED, "true");

      page.value("(() => { const field = document.getElementById('filter'); field.value = 'fly away';"
          + " field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})); })()");

      page.await("document.getElementById('refusal').textContent.includes('fly')", "true");
      assertThat(match.record().lines()).hasSize(1);
    }
  }

  @Test
  void page_looksBackThroughTheMatch_andComesBackToNow() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    for (int i = 0; i < 5; i++) {
      match.play(0);
    }
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(ASKED, "true");
      String now = page.value("document.getElementById('picture').shadowRoot.querySelectorAll('.sheets [data-id]').length");

      page.value("document.getElementById('history').click()");
      page.await("document.getElementById('place').textContent", "5 / 5");
      page.value("(() => { const slider = document.getElementById('slider'); slider.value = 0; slider.dispatchEvent(new Event('input')); })()");
      page.await("document.getElementById('place').textContent", "0 / 5");

      assertThat(page.value("document.getElementById('picture').shadowRoot.querySelectorAll('.sheets [data-id]').length")).isNotEqualTo(now);
      assertThat(page.value(LIT + ".length")).as("what can be touched in the past").isEqualTo("0");
      page.value("document.getElementById('live').click()");
      page.await("document.getElementById('picture').shadowRoot.querySelectorAll('.sheets [data-id]').length", now);
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void startPage_listsTablesWithTheirLinks() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      OpenTable table = open(server, match);
      Chromium.Page page = browser.open(server.startLink());

      page.await("document.querySelectorAll('#tables .table').length", "1");
      assertThat(page.value("document.querySelector('#tables a').href")).isEqualTo(table.link(match.seats().get(0)));
      assertThat(page.value("document.querySelectorAll('#new select[name=game] option').length")).isEqualTo("1");
      page.value("document.getElementById('new').requestSubmit()");
      page.await("document.querySelectorAll('#tables .table').length", "2");
      page.value("document.documentElement.scrollWidth <= innerWidth");
      assertThat(page.errors()).isEmpty();
    }
  }
}
