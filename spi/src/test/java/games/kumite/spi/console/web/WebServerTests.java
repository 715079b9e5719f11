package games.kumite.spi.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** A table for browsers, by HTTP, and strangers that disturb it. */
@Timeout(60)
final class WebServerTests {

  private static final Limits SHORT = new Limits(40, 700, 700, 700, 700);
  /** Limits that let each preview have all its worlds on a busy machine. */
  private static final Limits PATIENT = new Limits(1000, 10_000, 20_000, 20_000, 60_000);

  private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  private final List<Socket> strangers = new ArrayList<>();
  private final AtomicInteger lookups = new AtomicInteger();
  private Match match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(1));
  private WebServer server;
  private String ana = "";
  private String bo = "";
  private String spectator = "";

  @AfterEach
  void stop() throws IOException {
    for (Socket stranger : strangers) {
      stranger.close();
    }
    server.close();
  }

  /** Two persons at a table. */
  private void open(Game game, Limits limits) {
    open(game, List.of(0, 1), limits);
  }

  private void open(Game game, List<Integer> persons, Limits limits) {
    open(game.start(Setup.seats("Ana", "Bo").seed(7)), persons, limits);
  }

  private void open(Match started, List<Integer> persons, Limits limits) {
    match = started;
    server = WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0), limits,
        () -> {
          lookups.incrementAndGet();
          return List.of(new ConnectFour(), new DiscDuel(), new KuhnPoker());
        });
    OpenTable table = server.open(match, match.seats().stream().collect(Collectors.toMap(seat -> seat,
        seat -> persons.contains(seat.index()) ? Occupant.PERSON : Occupant.bot("random"))));
    ana = key(table.link(match.seats().get(0)));
    bo = key(table.link(match.seats().get(1)));
    spectator = key(table.link(Viewer.spectator()));
  }

  /** Bots that take any action, and no record. */
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

  private static String key(String link) {
    return link.substring(link.indexOf('#') + 1);
  }

  private HttpRequest.Builder request(String path, String key) {
    return HttpRequest.newBuilder(URI.create(server.address() + path)).timeout(Duration.ofSeconds(20))
        .header("Authorization", "Bearer " + key);
  }

  private HttpResponse<String> get(String path, String key) throws IOException, InterruptedException {
    return client.send(request(path, key).build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpResponse<String> post(String path, String key, String body) throws IOException, InterruptedException {
    return client.send(request(path, key).POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode state(String key) throws IOException, InterruptedException {
    HttpResponse<String> answer = get("state?from=0&language=en", key);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.object(answer.body()).orElseThrow();
  }

  private HttpResponse<String> play(String key, int number, String notation) throws IOException, InterruptedException {
    return post("play", key, "{\"number\":" + number + ",\"action\":\"" + notation + "\",\"language\":\"en\"}");
  }

  /** Plays the first action of the seat that is asked. */
  private String playFirst() throws IOException, InterruptedException {
    JsonNode mine = state(ana);
    String key = mine.has("decision") ? ana : bo;
    JsonNode decision = (key.equals(ana) ? mine : state(bo)).get("decision");
    assertThat(play(key, decision.get("number").intValue(), decision.get("actions").get(0).get("notation").stringValue())
        .statusCode()).isEqualTo(204);
    return key;
  }

  @Test
  void page_loadsNothingFromElsewhere_andRunsItsOwnScriptAlone() throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    HttpResponse<String> page = get("", "");

    assertThat(page.headers().firstValue("Content-Security-Policy").orElse(""))
        .contains("default-src 'none'", "script-src 'self';", "frame-ancestors 'none'").doesNotContain("unsafe");
    for (String file : List.of("", "table.js", "table.css", "page.js", "start", "start.js")) {
      assertThat(get(file, "").body()).as(file).doesNotContain("https:").doesNotContainPattern("http://(?!www.w3.org/2000/svg)");
    }
    assertThat(page.headers().map()).doesNotContainKey("server");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de"})
  void page_hasEachOfItsTexts(String language) throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    JsonNode texts = Json.object(get("texts?language=" + language, "").body()).orElseThrow();
    String page = get("", "").body() + get("table.js", "").body() + get("start", "").body() + get("start.js", "").body() + get("page.js", "").body();

    assertThat(texts.propertyNames()).allSatisfy(key -> {
      assertThat(texts.get(key).stringValue()).doesNotStartWith("web.");
      assertThat(page).as("use of " + key).containsPattern("\"" + key + "\"|texts\\." + key + "\\b|texts\\[\"" + key.replaceAll("-.*", "-"));
    });
    Matcher used = Pattern.compile("data-(?:text|label)=\"([\\w-]+)\"|texts\\.(\\w+)").matcher(page);
    while (used.find()) {
      assertThat(texts.propertyNames()).contains(used.group(1) == null ? used.group(2) : used.group(1));
    }
  }

  @Test
  void wholeMatch_byTwoSeats_endsForSpectatorsToo() throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    while (!state(spectator).get("over").booleanValue()) {
      playFirst();
    }

    assertThat(state(spectator).get("outcome").get("standings")).hasSize(2);
    assertThat(get("record", spectator).body()).contains("[Kumite ");
  }

  @Test
  void spectator_andOtherSeat_seeNothingHidden() throws Exception {
    open(new KuhnPoker(), Limits.USUAL);

    JsonNode watched = state(spectator);

    assertThat(watched.has("decision")).isFalse();
    Set<String> drawn = Pattern.compile("data-id=\"([^\"]+)\"").matcher(watched.get("svg").stringValue()).results()
        .map(found -> found.group(1)).collect(Collectors.toSet());
    assertThat(match.table(Viewer.spectator()).all().keySet()).containsAll(drawn);
    assertThat(drawn).isNotEmpty();
    assertThat(state(bo).has("decision")).isFalse();
    assertThat(get("record", ana).statusCode()).isEqualTo(403);
    assertThat(play(spectator, 1, "bet").statusCode()).isEqualTo(403);
  }

  @Test
  void wrongSecret_isRefused_andSaysNothing() throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    for (String wrong : List.of("", "x", ana.substring(1), ana + "A", ana.toLowerCase())) {
      assertThat(get("state", wrong).statusCode()).as(wrong).isEqualTo(403);
      assertThat(play(wrong, 1, "drop 1").statusCode()).as(wrong).isEqualTo(403);
      assertThat(get("state", wrong).body()).doesNotContain("Ana");
    }
    assertThat(match.record().lines()).hasSize(1);
  }

  @Test
  void secrets_have128Bits_andDiffer() {
    open(new ConnectFour(), Limits.USUAL);

    assertThat(List.of(ana, bo, spectator)).doesNotHaveDuplicates().allSatisfy(key -> assertThat(key).hasSize(22));
    assertThat(server.address()).startsWith("http://127.0.0.1:").doesNotContain("#");
  }

  @Test
  void staleDecision_otherSeatsTurn_andIllegalAction_areRefusedWithAReason() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    JsonNode decision = state(ana).get("decision");
    int number = decision.get("number").intValue();
    String notation = decision.get("actions").get(0).get("notation").stringValue();

    assertThat(play(bo, 1, notation).statusCode()).isEqualTo(409);
    assertThat(play(ana, number + 1, notation).statusCode()).isEqualTo(409);
    HttpResponse<String> illegal = play(ana, number, "fly away");
    assertThat(illegal.statusCode()).isEqualTo(409);
    assertThat(Json.object(illegal.body()).orElseThrow().get("refused").stringValue()).contains("fly");
    assertThat(play(ana, number, notation).statusCode()).isEqualTo(204);
    assertThat(play(ana, number, notation).statusCode()).as("twice").isEqualTo(409);
    assertThat(match.record().lines()).hasSize(2);
  }

  private HttpResponse<String> preview(String key, int number, String notation) throws IOException, InterruptedException {
    return post("preview", key, "{\"number\":" + number + ",\"action\":\"" + notation + "\",\"language\":\"en\"}");
  }

  @Test
  void preview_tellsTheSeatThatIsAsked_whatAnActionMayLeadTo_andPlaysNothing() throws Exception {
    open(new CornerWalk(), PATIENT);
    int number = state(ana).get("decision").get("number").intValue();

    HttpResponse<String> told = preview(ana, number, "walk figure:monk");

    assertThat(told.statusCode()).as(told.body()).isEqualTo(200);
    JsonNode preview = Json.object(told.body()).orElseThrow();
    assertThat(preview.get("changes").get(0).stringValue()).startsWith("Monk: to d3");
    assertThat(preview.get("worlds").stringValue()).contains("64");
    assertThat(preview(ana, number, "walk figure:monk").body()).as("asked again").isEqualTo(told.body());
    assertThat(match.record().lines()).hasSize(1);
  }

  @Test
  void preview_ofASpectatorAnotherSeatALateDecisionOrAnIllegalAction_isRefused() throws Exception {
    open(new CornerWalk(), PATIENT);
    int number = state(ana).get("decision").get("number").intValue();

    assertThat(preview(spectator, number, "draw").statusCode()).isEqualTo(403);
    assertThat(preview("x", number, "draw").statusCode()).isEqualTo(403);
    assertThat(preview(bo, number, "draw").statusCode()).isEqualTo(409);
    assertThat(preview(ana, number + 1, "draw").statusCode()).isEqualTo(409);
    assertThat(preview(ana, number, "fly away").body()).contains("fly");
    assertThat(post("preview", ana, "{\"number\":1}").statusCode()).isEqualTo(400);
    assertThat(get("preview", ana).statusCode()).isEqualTo(404);
  }

  @Test
  void key_afterAnotherOfItsBeginning_onOneConnection_isReadAsItIs() throws Exception {
    open(new CornerWalk(), PATIENT);
    int letter = 0;
    while (!Character.isLetter(bo.charAt(letter))) {
      letter++;
    }
    char other = (char) (bo.charAt(letter) ^ 'a' ^ 'A');

    assertThat(get("state", bo.substring(0, letter) + other).statusCode()).isEqualTo(403);
    assertThat(get("state", bo).statusCode()).isEqualTo(200);
  }

  @Test
  void previews_ofManyActionsAtOnce_areBounded_andTheMatchGoesOn() throws Exception {
    open(new DiscDuel(), PATIENT);
    String key = state(ana).has("decision") ? ana : bo;
    JsonNode decision = state(key).get("decision");
    String notation = decision.get("actions").get(0).get("notation").stringValue();
    List<CompletableFuture<HttpResponse<String>>> asked = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      asked.add(client.sendAsync(request("preview", key).POST(HttpRequest.BodyPublishers.ofString("{\"number\":"
          + decision.get("number").intValue() + ",\"action\":\"" + notation + "\"}")).build(), HttpResponse.BodyHandlers.ofString()));
    }

    List<Integer> statuses = asked.stream().map(reply -> reply.join().statusCode()).toList();
    assertThat(statuses).contains(429).allMatch(status -> status == 200 || status == 204 || status == 429);
    assertThat(state(key.equals(ana) ? bo : ana).get("title").stringValue()).isEqualTo(match.game().title());
  }

  @Test
  void preview_ofHandsThatLookAlike_isTheSame() throws Exception {
    List<String> told = new ArrayList<>();
    for (int[] order : List.of(new int[] {0, 1, 2}, new int[] {0, 2, 1})) {
      open(new KuhnPoker().start(Setup.seats("Ana", "Bo").random(new ScriptedRandom().putPermutation("deck", order))), List.of(0, 1), PATIENT);
      JsonNode decision = state(ana).get("decision");
      told.add(preview(ana, decision.get("number").intValue(), decision.get("actions").get(0).get("notation").stringValue()).body());
      if (told.size() == 1) {
        server.close();
      }
    }

    assertThat(told.get(0)).contains("\"worlds\"").isEqualTo(told.get(1));
  }

  /** Being asked first or later in a window depends on hidden cards, so that both get an answer. */
  @Test
  void preview_inAWindow_isForEverySeatThatIsAsked() throws Exception {
    Match masks = new Masks().start(Setup.seats("Ana", "Bo", "Cy").seed(3));
    RandomSource random = RandomSource.seeded(5);
    while (masks.answers().pendingSeats().size() < 2) {
      masks.playRandom(random);
    }
    List<Seat> asked = masks.answers().pendingSeats();
    server = WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0), PATIENT, List::of);
    OpenTable table = server.open(masks, masks.seats().stream().collect(Collectors.toMap(seat -> seat, seat -> Occupant.PERSON)));

    for (Seat seat : asked) {
      String key = key(table.link(seat));
      JsonNode decision = state(key).get("decision");
      for (JsonNode action : decision.get("actions")) {
        HttpResponse<String> told = preview(key, decision.get("number").intValue(), action.get("notation").stringValue());
        assertThat(told.statusCode()).as(seat + " " + action + " " + told.body()).isEqualTo(200);
      }
    }
    assertThat(state(key(table.link(asked.get(0)))).has("decision")).as("it is asked as before").isTrue();
  }

  @Test
  void motions_areTold_withTheirCorners() throws Exception {
    open(new CornerWalk(), Limits.USUAL);
    play(ana, state(ana).get("decision").get("number").intValue(), "walk figure:monk");

    JsonNode motion = state(bo).get("events").valueStream().map(event -> event.path("motion")).filter(JsonNode::isObject).findFirst().orElseThrow();

    assertThat(motion.toString()).isEqualTo("{\"element\":\"figure:monk\",\"from\":\"space:a1\",\"to\":\"space:d3\",\"via\":[\"space:d1\"],"
        + "\"facing\":\"south\"}");
  }

  @Test
  void undo_isForTheSeatThatActedLast() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    playFirst();

    assertThat(state(ana).get("undo").booleanValue()).isTrue();
    assertThat(state(bo).get("undo").booleanValue()).isFalse();
    assertThat(post("undo", bo, "{}").statusCode()).isEqualTo(409);
    assertThat(post("undo", ana, "{}").statusCode()).isEqualTo(204);
    assertThat(state(ana).has("decision")).isTrue();
  }

  @Test
  void reload_inTheMiddle_hasTheSameStateAndAllEvents() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    playFirst();
    playFirst();
    JsonNode before = state(bo);
    int position = before.get("position").intValue();

    JsonNode after = state(bo);
    JsonNode later = Json.object(get("state?language=en&from=" + position, bo).body()).orElseThrow();

    assertThat(after).isEqualTo(before);
    assertThat(after.get("events")).hasSize(position);
    assertThat(later.get("events")).isEmpty();
  }

  @Test
  void client_thatWaits_hearsOfAnotherSeatsAction() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    JsonNode known = state(bo);
    CompletableFuture<HttpResponse<String>> waiting = client.sendAsync(request("state?language=en&tag=" + known.get("tag").stringValue()
        + "&from=" + known.get("position").intValue(), bo).build(), HttpResponse.BodyHandlers.ofString());

    playFirst();

    JsonNode heard = Json.object(waiting.get(10, TimeUnit.SECONDS).body()).orElseThrow();
    assertThat(heard.has("decision")).isTrue();
    assertThat(heard.get("events")).isNotEmpty();
  }

  @Test
  void client_thatWaitsForLong_isToldThatNothingIsNew() throws Exception {
    open(new ConnectFour(), SHORT);

    assertThat(get("state?language=en&from=0&tag=" + state(bo).get("tag").stringValue(), bo).statusCode()).isEqualTo(204);
  }

  @Test
  void bot_answersByItself() throws Exception {
    open(new ConnectFour(), List.of(0), Limits.USUAL);
    JsonNode known = state(ana);
    play(ana, known.get("decision").get("number").intValue(), known.get("decision").get("actions").get(0).get("notation").stringValue());

    JsonNode next = state(ana);
    while (!next.has("decision")) {
      next = Json.object(get("state?language=en&from=0&tag=" + next.get("tag").stringValue(), ana).body()).orElseThrow();
    }

    assertThat(next.get("decision").get("number").intValue()).isEqualTo(2);
  }

  @Test
  void point_ofAnOpenTable_isPlayedByItsNumbers() throws Exception {
    open(new DiscDuel(), Limits.USUAL);

    JsonNode decision = state(ana).has("decision") ? state(ana).get("decision") : state(bo).get("decision");

    assertThat(decision.get("forms")).isNotEmpty();
  }

  private Socket begin(String request) throws IOException {
    Socket stranger = new Socket(InetAddress.getLoopbackAddress(), URI.create(server.address()).getPort());
    stranger.setSoTimeout(20_000);
    strangers.add(stranger);
    stranger.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    stranger.getOutputStream().flush();
    return stranger;
  }

  private static String rest(Socket stranger) throws IOException {
    try (InputStream in = stranger.getInputStream()) {
      return new String(in.readAllBytes(), StandardCharsets.US_ASCII);
    } catch (SocketException reset) {
      return "";
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"G", "GET / HTTP/1.1\r\nHost:", "POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"})
  void halfARequest_isDropped_andKeepsNoOneWaiting(String half) throws Exception {
    open(new ConnectFour(), SHORT);
    Socket first = begin(half);
    for (int i = 0; i < 3 * SHORT.connections(); i++) {
      begin(half);
    }

    assertThat(state(ana).has("decision")).isTrue();
    assertThat(rest(first)).doesNotStartWith("HTTP/1.1 200");
  }

  @Test
  void requestInDrops_isDropped_thoughItIsNeverSilent() throws Exception {
    open(new ConnectFour(), SHORT);
    Socket dripping = begin("GET / HTTP/1.1\r\nHost: x\r\n");

    boolean isOpen = true;
    long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
    while (isOpen && System.nanoTime() < until) {
      try {
        dripping.getOutputStream().write("X: y\r\n".getBytes(StandardCharsets.US_ASCII));
        TimeUnit.MILLISECONDS.sleep(100);
      } catch (IOException closed) {
        isOpen = false;
      }
    }

    assertThat(isOpen).isFalse();
  }

  @Test
  void oversizedBody_isRefused() throws Exception {
    open(new ConnectFour(), SHORT);

    assertThat(post("play", ana, "x".repeat(RequestHandler.MAX_BODY + 1)).statusCode()).isEqualTo(413);
    assertThat(rest(begin("POST /play HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1389\r\n" + "x".repeat(5001)
        + "\r\n0\r\n\r\n"))).contains(" 413 ");
    assertThat(rest(begin("GET / HTTP/1.1\r\nHost: x\r\nX: " + "x".repeat(10_000) + "\r\n\r\n"))).contains(" 431 ");
    assertThat(state(ana).has("decision")).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[]", "{", "{\"number\":\"1\",\"action\":\"x\"}", "{\"number\":1}", "{\"number\":1,\"action\":null}",
      "{\"number\":99999999999,\"action\":\"x\"}"})
  void malformedBody_isRefused(String body) throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    assertThat(post("play", ana, body).statusCode()).isEqualTo(400);
  }

  @Test
  void flood_ofOneSeat_isRefused_andTheOtherDoesNotNotice() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    List<Integer> statuses = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      statuses.add(get("state?language=en", ana).statusCode());
    }

    assertThat(statuses).contains(200, 429);
    assertThat(state(bo).get("title").stringValue()).isEqualTo(match.game().title());
  }

  @Test
  void client_thatNeverReads_isDropped() throws Exception {
    open(new ConnectFour(), SHORT);
    Socket deaf = begin(("GET /table.js HTTP/1.1\r\nHost: x\r\n\r\n").repeat(2000));

    assertThat(state(ana).has("decision")).isTrue();
    TimeUnit.MILLISECONDS.sleep(4 * SHORT.millisToTake());
    String taken = rest(deaf);
    assertThat(taken.split("HTTP/1.1 200", -1)).hasSizeLessThan(2000);
    assertThat(state(ana).has("decision")).isTrue();
  }

  @Test
  void flood_ofOneSpectator_isRefused_andOtherSpectatorsDoNotNotice() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    String request = "GET /state?language=en HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + spectator + "\r\n\r\n";
    Socket flooding = begin(request.repeat(400) + "GET /table.css HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");

    for (int i = 0; i < 20; i++) {
      assertThat(get("state?language=en", spectator).statusCode()).isEqualTo(200);
    }
    assertThat(rest(flooding)).contains("HTTP/1.1 429");
  }

  @Test
  void spectators_thatNeverRead_keepNoOneFromTheNews() throws Exception {
    open(new ConnectFour(), SHORT);
    JsonNode known = state(bo);
    for (int i = 0; i < 10; i++) {
      begin(("GET /state?language=en&theme=dark HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer " + spectator + "\r\n\r\n").repeat(60));
    }
    CompletableFuture<HttpResponse<String>> waiting = client.sendAsync(request("state?language=en&tag=" + known.get("tag").stringValue()
        + "&from=0", bo).build(), HttpResponse.BodyHandlers.ofString());

    playFirst();

    assertThat(waiting.get(10, TimeUnit.SECONDS).statusCode()).isIn(200, 204);
    assertThat(state(bo).has("decision")).isTrue();
  }

  @Test
  void seat_thatAClientClaims_isNotBelieved() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    playFirst();
    JsonNode asked = state(bo).get("decision");
    String notation = asked.get("actions").get(0).get("notation").stringValue();
    String lie = "{\"seat\":\"" + match.seats().get(1).id() + "\",\"number\":" + asked.get("number").intValue() + ",\"action\":\"" + notation + "\"}";

    assertThat(post("play", ana, lie).statusCode()).isEqualTo(409);
    assertThat(post("play", spectator, lie).statusCode()).isEqualTo(403);
    assertThat(post("sit", spectator, "{\"seat\":\"" + match.seats().get(1).id() + "\"}").statusCode()).isEqualTo(409);
    assertThat(match.record().lines()).hasSize(2);
  }

  private String owner() {
    return key(server.startLink());
  }

  private JsonNode json(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return Json.object(answer.body()).orElseThrow();
  }

  @Test
  void startPage_opensATable_changesItsPlayers_andClosesIt() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    String wanted = "{\"game\":\"connectfour\",\"seats\":[{\"name\":\"Cy\",\"player\":\"person\"},{\"name\":\"Di\",\"player\":\"bot\",\"bot\":\"random\"}],"
        + "\"options\":{},\"seed\":\"5\"}";

    String cy = json(post("open", owner(), wanted)).get("key").stringValue();
    JsonNode tables = json(get("tables?language=en", owner())).get("tables");

    assertThat(state(cy).has("decision")).isTrue();
    assertThat(tables).hasSize(2);
    assertThat(tables.get(1).get("links").get("seat:1").stringValue()).isEqualTo(cy);
    int table = tables.get(1).get("table").intValue();
    assertThat(post("occupy", owner(), "{\"table\":" + table + ",\"seat\":\"seat:2\",\"player\":\"empty\"}").statusCode()).isEqualTo(204);
    assertThat(state(cy).get("seats").get(1).get("player").stringValue()).isEqualTo("empty");
    assertThat(get("record?table=" + table, owner()).body()).contains("Cy");
    assertThat(post("close", owner(), "{\"table\":" + table + "}").statusCode()).isEqualTo(204);
    assertThat(get("state", cy).statusCode()).isEqualTo(403);
    assertThat(state(ana).has("decision")).isTrue();
  }

  /** Each lookup makes other game objects, and each game object reads its content again. */
  @Test
  void tablesOfOneGame_shareTheGameObject() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    String wanted = "{\"game\":\"connectfour\",\"seats\":[{\"name\":\"Cy\"},{\"name\":\"Di\"}],\"options\":{}}";

    json(post("open", owner(), wanted));
    json(post("open", owner(), wanted));

    assertThat(json(get("games", owner())).get("games")).hasSize(3);
    assertThat(lookups).hasValue(1);
  }

  @Test
  void startPage_isClosedToThoseWithOtherLinks() throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    for (String other : List.of("", ana, spectator)) {
      assertThat(get("tables", other).statusCode()).isIn(403, 404);
      assertThat(post("open", other, "{\"game\":\"connectfour\"}").statusCode()).isIn(403, 404);
      assertThat(get("record?table=1", other).statusCode()).isEqualTo(403);
    }
    assertThat(get("state", owner()).statusCode()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"game\":\"nothing\"}", "{\"game\":\"connectfour\",\"seats\":[]}",
      "{\"game\":\"connectfour\",\"seats\":[{\"name\":\"\"},{\"name\":\"B\"}]}",
      "{\"game\":\"connectfour\",\"seats\":[{\"name\":\"A\",\"player\":\"bot\",\"bot\":\"clever\"},{\"name\":\"B\"}]}",
      "{\"game\":\"discduel\",\"seats\":[{\"name\":\"A\"},{\"name\":\"B\"}],\"options\":{\"pushes\":\"x\"}}",
      "{\"game\":\"discduel\",\"seats\":[{\"name\":\"A\"},{\"name\":\"B\"}],\"seed\":\"x\"}"})
  void tableThatCannotBe_isRefusedWithAReason(String wanted) throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    HttpResponse<String> answer = post("open", owner(), wanted);

    assertThat(answer.statusCode()).isEqualTo(409);
    assertThat(Json.object(answer.body()).orElseThrow().get("refused").stringValue()).isNotEmpty();
    assertThat(json(get("tables", owner())).get("tables")).hasSize(1);
  }

  @Test
  void record_isGoneOnFrom_andSeenFromItsBeginning() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    playFirst();
    playFirst();
    String body = Json.text(Map.of("record", match.record().text(), "seats", List.of(Map.of("player", "person"),
        Map.of("player", "person"))));

    String resumed = json(post("resume", owner(), body)).get("key").stringValue();

    assertThat(state(resumed).get("decision").get("actions")).isEqualTo(state(ana).get("decision").get("actions"));
    assertThat(json(get("frame?step=0", resumed)).get("steps").intValue()).isEqualTo(3);
    assertThat(post("resume", owner(), "{\"record\":\"[Kumite]\"}").statusCode()).isEqualTo(409);
  }

  @Test
  void film_showsEachStep_asItsViewerSawIt() throws Exception {
    open(new KuhnPoker(), Limits.USUAL);
    String before = json(get("frame?step=0", ana)).get("svg").stringValue();
    playFirst();
    playFirst();

    JsonNode first = json(get("frame?step=0", ana));
    JsonNode last = json(get("frame?step=99", ana));
    JsonNode watched = json(get("frame?step=0", spectator));

    assertThat(first.get("svg").stringValue()).isEqualTo(before);
    assertThat(last.get("step").intValue()).isEqualTo(last.get("steps").intValue() - 1).isPositive();
    assertThat(last.get("events")).isNotEmpty();
    Set<String> drawn = Pattern.compile("data-id=\"(card:[^\"]+)\"").matcher(watched.get("svg").stringValue()).results()
        .map(found -> found.group(1)).collect(Collectors.toSet());
    assertThat(drawn).as("cards in a hand").isEmpty();
  }

  @Test
  void film_forgetsWhatIsTakenBack() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    playFirst();
    int steps = json(get("frame?step=0", bo)).get("steps").intValue();

    post("undo", ana, "{}");

    assertThat(json(get("frame?step=0", bo)).get("steps").intValue()).isEqualTo(steps - 1);
    playFirst();
    assertThat(json(get("frame?step=0", bo)).get("steps").intValue()).isEqualTo(steps);
  }

  @Test
  void standingOrder_answersForItsSeat_untilItIsCancelled() throws Exception {
    open(new ConnectFour(), Limits.USUAL);
    JsonNode decision = state(ana).get("decision");
    String order = decision.get("actions").get(0).get("notation").stringValue() + " in " + decision.get("kind").stringValue();

    assertThat(post("order", ana, Json.text(Map.of("order", order))).statusCode()).isEqualTo(204);

    assertThat(state(ana).get("orders").get(0).stringValue()).isEqualTo(order);
    assertThat(state(bo).get("orders")).isEmpty();
    assertThat(match.record().lines()).hasSize(2);
    assertThat(state(bo).has("decision")).isTrue();
    assertThat(post("cancel", ana, Json.text(Map.of("order", order))).statusCode()).isEqualTo(204);
    assertThat(state(ana).get("orders")).isEmpty();
    assertThat(post("order", ana, "{\"order\":\"fly in any\"}").statusCode()).isEqualTo(409);
  }

  @Test
  void emptySeat_isForTheFirstSpectatorWhoSitsDown() throws Exception {
    match = new ConnectFour().start(Setup.seats("Ana", "Bo").seed(7));
    server = WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0));
    OpenTable table = server.open(match, Map.of(match.seats().get(1), Occupant.PERSON));
    spectator = key(table.link(Viewer.spectator()));

    String sat = json(post("sit", spectator, "{\"seat\":\"seat:1\"}")).get("key").stringValue();

    assertThat(state(sat).get("you").stringValue()).isEqualTo("seat:1");
    assertThat(state(sat).has("decision")).isTrue();
    assertThat(post("sit", spectator, "{\"seat\":\"seat:1\"}").statusCode()).isEqualTo(409);
  }

  @Test
  void answer_isCompressed_forThoseWhoCanReadIt() throws Exception {
    open(new ConnectFour(), Limits.USUAL);

    HttpResponse<byte[]> zipped = client.send(request("state?language=en", ana).header("Accept-Encoding", "gzip").build(),
        HttpResponse.BodyHandlers.ofByteArray());

    assertThat(zipped.headers().firstValue("content-encoding")).contains("gzip");
    byte[] plain = new GZIPInputStream(new ByteArrayInputStream(zipped.body())).readAllBytes();
    assertThat(new String(plain, StandardCharsets.UTF_8)).isEqualTo(get("state?language=en", ana).body());
    assertThat(zipped.body().length).isLessThan(plain.length / 2);
  }
}
