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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

  private static void type(Chromium.Page page, String text) throws Exception {
    page.value("(() => { const field = document.getElementById('filter'); field.value = '" + text + "';"
        + " field.dispatchEvent(new Event('input')); })()");
  }

  @Test
  void typedNotation_isRefusedWithAReason_besideTheActionsThatAreLegal() throws Exception {
    Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.dress(360, 780, "light");
      page.await(ASKED, "true");
      String actions = page.value("document.querySelectorAll('#actions button').length");

      type(page, "fly away");
      page.await("document.querySelector('#actions > p')?.textContent", "No action matches");
      page.value("document.getElementById('filter').dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}))");

      page.await("document.getElementById('refusal').textContent.includes('fly')", "true");
      page.await("document.querySelectorAll('#actions button').length", actions);
      assertThat(page.value("document.querySelector('#actions > p')")).isEqualTo("null");
      assertThat(match.record().lines()).hasSize(1);
      type(page, "fly");
      page.await("document.querySelector('#actions > p')?.textContent", "No action matches");
    }
  }

  /** A list of actions is searched and typed into, however short it is; no word of it is one for programs. */
  @Test
  void shortList_canBeTypedInto_andNamesNoKindOfDecision() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(ASKED, "true");

      assertThat(page.value("document.getElementById('filter').checkVisibility()")).isEqualTo("true");
      page.value("(() => { const field = document.getElementById('filter'); field.value = 'drop space:d7';"
          + " field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true})); })()");

      page.await("document.getElementById('refusal').textContent.includes('is not an action here; ')", "true");
    }
  }

  @Test
  void elementThatCannotBeUsed_saysTheRule_andPlaysNothing() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(LIT + ".length > 0", "true");

      page.value(PICTURE + ".querySelector('[data-id=\"space:d5\"]')"
          + ".dispatchEvent(new MouseEvent('click', {bubbles: true, composed: true}))");

      page.await("document.getElementById('refusal').textContent.includes('Rule ')", "true");
      assertThat(match.record().lines()).hasSize(1);
    }
  }

  @Test
  void fieldsOfAPoint_sayTheirRangeAndUnit() throws Exception {
    Match match = new DiscDuel().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));

      page.await("/^x .*[0-9]+\u2013[0-9]+, in \\S/.test(document.querySelector('form.point label')?.textContent)", "true");
    }
  }

  @Test
  void nameOfASpace_keepsItsLetterOnButtons() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(ASKED, "true");

      assertThat(page.value("[...document.querySelectorAll('#actions button')].map((one) => one.textContent).join(' ')"))
          .as("buttons").matches(".*\\ba1\\b.*");
    }
  }

  @Test
  void longRefusal_scrollsInItsCard() throws Exception {
    Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = browser.open(open(server, match).link(match.actor()));
      page.await(ASKED, "true");

      page.value("document.getElementById('refusal').append('deploy figure:1-1 x 0..9000 y 0..9000, '.repeat(40))");
      page.value("document.getElementById('refusal').hidden = false");

      page.await("(() => { const text = document.getElementById('refusal'); return text.scrollHeight > text.clientHeight"
          + " && text.getBoundingClientRect().bottom <= text.closest('section').getBoundingClientRect().bottom; })()", "true");
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

  private static final String PREVIEW = "document.getElementById('preview').textContent";
  private static final String WALK = "document.querySelector('#actions button[data-notation^=walk]')";
  private static final String PICTURE = "document.getElementById('picture').shadowRoot";
  private static final String TIP = "document.getElementById('tip').hidden ? '' : document.getElementById('tip').textContent";

  private Match walk() {
    return new CornerWalk().start(Setup.seats("Ana", "Bo").seed(1));
  }

  /** Returns the page of the seat that is asked, in a window of a size, for a reader who likes motion. */
  private static Chromium.Page asked(Chromium browser, WebServer server, Match match, int width) throws Exception {
    Chromium.Page page = browser.open("about:blank");
    page.dress(width, 900, "light");
    page.call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-reduced-motion", "value", "no-preference"))));
    page.call("Page.navigate", Map.of("url", open(server, match).link(match.actor())));
    page.await(ASKED, "true");
    return page;
  }

  private static Map<String, Integer> middle(Chromium.Page page, String element) throws Exception {
    String[] at = page.value("(() => { " + element + ".scrollIntoView({block: 'nearest'}); const box = " + element + ".getBoundingClientRect();"
        + " return Math.round(box.x + box.width / 2) + ' ' + Math.round(box.y + box.height / 2); })()").split(" ");
    return Map.of("x", Integer.parseInt(at[0]), "y", Integer.parseInt(at[1]));
  }

  private static void hover(Chromium.Page page, String element) throws Exception {
    Map<String, Integer> at = middle(page, element);
    page.call("Input.dispatchMouseEvent", Map.of("type", "mouseMoved", "x", at.get("x"), "y", at.get("y")));
  }

  private static void touch(Chromium.Page page, String element) throws Exception {
    page.call("Emulation.setTouchEmulationEnabled", Map.of("enabled", true));
    page.call("Input.dispatchTouchEvent", Map.of("type", "touchStart", "touchPoints", List.of(middle(page, element))));
    page.call("Input.dispatchTouchEvent", Map.of("type", "touchEnd", "touchPoints", List.of()));
  }

  @Test
  void preview_isShown_whereTheMouseRests_andGoesWithIt() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 1280);

      hover(page, WALK);
      page.await(PREVIEW + ".includes('Monk: to ')", "true");
      assertThat(page.value("document.getElementById('preview').getBoundingClientRect().right"
          + " <= document.getElementById('choice').getBoundingClientRect().left")).as("covers no action").isEqualTo("true");
      page.call("Input.dispatchMouseEvent", Map.of("type", "mouseMoved", "x", 5, "y", 5));
      page.await(PREVIEW, "");

      assertThat(match.record().lines()).hasSize(1);
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void preview_isShown_forTheKeyboard_andSaidToAScreenReader() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 1280);

      page.value("document.getElementById('filter').focus()");
      press(page, "Tab");
      page.await("document.activeElement.dataset.notation", "walk figure:monk");
      page.await(PREVIEW + ".includes('Monk: to ')", "true");
      assertThat(page.value("document.getElementById('preview').getAttribute('role')")).isEqualTo("status");
      press(page, "Escape");
      page.await(PREVIEW, "");
      press(page, "ArrowDown");
      page.await(PREVIEW + ".includes('Draw a card')", "true");

      assertThat(match.record().lines()).hasSize(1);
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void preview_isShown_forAFirstTouch_andASecondPlays() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 360);

      touch(page, "document.getElementById('what')");
      page.await("document.getElementById('what').getAttribute('aria-pressed')", "true");
      touch(page, WALK);
      page.await(PREVIEW + ".includes('Monk: to ')", "true");
      assertThat(match.record().lines()).hasSize(1);
      assertThat(page.value("document.getElementById('preview').getBoundingClientRect().bottom"
          + " <= document.getElementById('choice').getBoundingClientRect().top")).as("covers no action").isEqualTo("true");
      touch(page, WALK);
      page.await("document.getElementById('preview').textContent === '' && " + ASKED, "true");

      assertThat(match.record().lines()).hasSize(2);
      assertThat(page.errors()).isEmpty();
    }
  }

  /** Returns the key frames of what moves, each a shift in pixels, and stops it in the middle. */
  private static String glide(Chromium.Page page, String notation) throws Exception {
    page.run("window.seen = ''; new MutationObserver(() => {"
        + " const moving = " + PICTURE + ".querySelector('.overlay > g');"
        + " if (moving && moving.getAnimations().length > 0) { const glide = moving.getAnimations()[0]; glide.pause();"
        + " glide.currentTime = glide.effect.getTiming().duration / 2;"
        + " const box = moving.getBoundingClientRect(); const now = " + PICTURE + ".querySelector('.sheets [data-id=\"' + moving.dataset.moving + '\"]');"
        + " const end = now ? now.getBoundingClientRect() : box;"
        + " window.seen = glide.effect.getKeyframes().map(frame => frame.transform).join(' ') + ' | ' + Math.round(box.x - end.x) + ' ' + Math.round(box.y - end.y);"
        + " } }).observe(" + PICTURE + ", {childList: true, subtree: true}); 'on'");
    page.value("document.querySelector('#actions button[data-notation^=\"" + notation + "\"]').click()");
    page.await("window.seen !== ''", "true");
    return page.value("window.seen");
  }

  @Test
  void figure_glidesAroundItsCorner_andIsSeenOnTheWay() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 1280);

      String seen = glide(page, "walk");

      Matcher way = Pattern.compile("translate\\((-?[0-9.]+)px, (-?[0-9.]+)px\\) translate\\((-?[0-9.]+)px, (-?[0-9.]+)px\\)"
          + " translate\\(0px(?:, 0px)?\\) \\| (-?[0-9]+) (-?[0-9]+)").matcher(seen);
      assertThat(way.matches()).as(seen).isTrue();
      assertThat(Double.parseDouble(way.group(1))).as("comes from the left: " + seen).isLessThan(-30);
      assertThat(Double.parseDouble(way.group(2))).as("and from above").isLessThan(-30);
      assertThat(Double.parseDouble(way.group(3))).as("the corner is right above the end").isBetween(-8.0, 8.0);
      assertThat(Double.parseDouble(way.group(4))).isLessThan(-30);
      assertThat(Integer.parseInt(way.group(6))).as("in the middle of the way it is still above").isLessThan(-20);
      assertThat(page.value(PICTURE + ".querySelector('.overlay .facing').getAnimations().length")).as("it turns").isEqualTo("1");
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void unknownCard_glidesFromItsDeck_asABack() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 1280);

      glide(page, "draw");

      assertThat(page.value(PICTURE + ".querySelectorAll('.overlay .back').length")).isEqualTo("1");
      assertThat(page.errors()).isEmpty();
    }
  }

  @Test
  void readerWhoLikesNoMotion_seesNone() throws Exception {
    Match match = walk();
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, match, 1280);
      page.dress(1280, 900, "light");
      page.run("window.glides = 0; new MutationObserver(() => { window.glides += " + PICTURE + ".querySelectorAll('.overlay').length; })"
          + ".observe(" + PICTURE + ", {childList: true, subtree: true}); 'on'");

      page.value(WALK + ".click()");
      page.await("document.querySelector('body:not(.sending)') !== null", "true");

      assertThat(match.record().lines()).hasSize(2);
      assertThat(page.value("window.glides")).isEqualTo("0");
    }
  }

  @Test
  void textOfACard_isHadByMouseKeyboardAndTouch() throws Exception {
    String card = PICTURE + ".querySelector('[data-id=\"card:lamp\"]')";
    try (WebServer server = serve(); Chromium browser = new Chromium(folder)) {
      Chromium.Page page = asked(browser, server, walk(), 1280);

      hover(page, card);
      page.await(TIP, "LampLights the next room.");
      page.call("Input.dispatchMouseEvent", Map.of("type", "mouseMoved", "x", 5, "y", 5));
      page.await(TIP, "");

      page.value(LIT + "[0].focus()");
      for (int i = 0; i < 6 && !page.value(PICTURE + ".activeElement?.dataset.id").equals("card:lamp"); i++) {
        page.call("Input.dispatchKeyEvent", Map.of("type", "keyDown", "key", "ArrowDown", "code", "ArrowDown", "modifiers", 8));
        page.call("Input.dispatchKeyEvent", Map.of("type", "keyUp", "key", "ArrowDown", "code", "ArrowDown", "modifiers", 8));
      }
      page.await(TIP, "LampLights the next room.");
      assertThat(page.value(card + ".getAttribute('aria-label')")).isEqualTo("Lamp: Lights the next room.");
      press(page, "Escape");
      page.await(TIP, "");

      touch(page, card);
      page.await(TIP, "LampLights the next room.");
      touch(page, "document.getElementById('title')");
      page.await(TIP, "");
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
