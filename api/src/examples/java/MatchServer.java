import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import games.kumite.api.*;
import games.kumite.api.bot.StandIns;
import games.kumite.api.data.PlainData;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;

/**
 * A server for one match over HTTP on this machine, for seats that are separate programs and for spectators.
 *
 * <p>Arguments: a game, the number of seats, options as {@code id=value}. It prints its port and a secret word for each
 * seat, and runs until it is stopped, so that clients can read the end of the match.
 *
 * <ul>
 * <li>{@code GET /?seat=1&secret=...&told=0} returns what is new to the seat: the events after a position, its table,
 *   and its decision if it is asked. In a window several seats are asked at once. Without a seat it returns what a
 *   spectator sees. A client that reconnects sends the number of events it has, or 0.
 * <li>{@code POST /?seat=1&secret=...&number=7} with the notation of an action answers the seat's decision 7. An answer
 *   to another decision or an illegal one is refused with status 409 and changes nothing.
 * <li>{@code POST /?seat=1&secret=...&leave=1} lets a bot play for the seat, until {@code POST ...&back=1}.
 * </ul>
 */
public final class MatchServer {

  private static final int MAX_REQUESTS = 64;
  private static final int MAX_BODY = 10_000;
  private static final String SECONDS = "5";

  /** The response to a request. */
  private record Answer(int status, String body) {}

  private final Match match;
  private final Answers answers;
  private final StandIns absent;
  private final List<String> secrets;
  private final ExecutorService rules = Executors.newSingleThreadExecutor(); // a match is used by one thread at a time
  private final HttpServer server;

  private MatchServer(Match match) throws IOException {
    this.match = match;
    this.answers = match.answers();
    this.absent = new StandIns(match);
    this.secrets = match.seats().stream().map(seat -> UUID.randomUUID().toString()).toList();
    this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::handle);
    server.setExecutor(Executors.newFixedThreadPool(MAX_REQUESTS)); // requests are read in parallel
  }

  public static void main(String[] args) throws IOException {
    if (args.length < 2) {
      System.err.println("usage: MatchServer GAME SEATS [OPTION=VALUE...], such as MatchServer brawler 2 bossCount=3");
      System.exit(2);
    }
    System.setProperty("sun.net.httpserver.nodelay", "true"); // otherwise each answer waits 40 ms for an acknowledgement
    System.setProperty("sun.net.httpserver.maxReqTime", SECONDS); // an incomplete request holds a thread no longer
    System.setProperty("sun.net.httpserver.maxRspTime", SECONDS); // nor does a client that does not read
    Setup setup = Setup.seats(Integer.parseInt(args[1]));
    for (String option : List.of(args).subList(2, args.length)) {
      String[] parts = option.split("=", 2);
      setup = setup.option(parts[0], parts[1]);
    }
    MatchServer server = new MatchServer(Games.named(args[0]).start(setup));
    server.server.start();
    System.out.println("port " + server.server.getAddress().getPort());
    server.match.seats().forEach(seat ->
        System.out.println("seat " + seat.number() + " " + server.secrets.get(seat.index())));
  }

  private void handle(HttpExchange exchange) throws IOException {
    boolean isPost = exchange.getRequestMethod().equals("POST");
    String posted = new String(exchange.getRequestBody().readNBytes(MAX_BODY), StandardCharsets.UTF_8);
    Answer answer;
    try {
      answer = rules.submit(() -> answer(query(exchange), isPost, posted)).get(); // the request has been read completely
    } catch (ExecutionException | InterruptedException failure) {
      answer = new Answer(500, json(Map.of("wrong", "the server has failed")));
    }
    byte[] bytes = answer.body().getBytes(StandardCharsets.UTF_8);
    exchange.getResponseHeaders().set("Content-Type", "application/json; charset=utf-8");
    exchange.sendResponseHeaders(answer.status(), bytes.length);
    exchange.getResponseBody().write(bytes);
    exchange.close();
  }

  private Answer answer(Map<String, String> query, boolean isPost, String posted) {
    try {
      Viewer viewer = observer(query);
      if (isPost && viewer instanceof Seat seat) {
        post(seat, query, posted);
        absent.answer(answers);
      }
      return new Answer(200, json(news(viewer, number(query, "told"))));
    } catch (IllegalActionException refused) {
      return new Answer(409,
          json(Map.of("refused", String.valueOf(refused.getMessage()), "rule", refused.rule().orElse(""))));
    } catch (IllegalArgumentException | IllegalStateException wrong) {
      return new Answer(400, json(Map.of("wrong", String.valueOf(wrong.getMessage()))));
    }
  }

  private void post(Seat seat, Map<String, String> query, String notation) {
    if (query.containsKey("leave")) {
      absent.takeOver(seat, "greedy:100"); // the server chooses the bot: a stranger would ask for a million
    } else if (query.containsKey("back")) {
      absent.giveBack(seat);
    } else {
      play(seat, number(query, "number"), notation);
    }
  }

  /** Submits the answer of a seat, which is held until the seat's turn. */
  private void play(Seat seat, int number, String notation) {
    if (!answers.pendingSeats().contains(seat)) {
      throw new IllegalActionException("it is not for " + seat.name() + " to choose now", null);
    }
    Decision decision = answers.decision(seat);
    if (decision.number() != number) {
      throw new IllegalActionException("that was meant for decision " + number + "; now it is " + decision.number(), null);
    }
    answers.submit(seat, decision.parse(notation));
  }

  private Map<String, Object> news(Viewer viewer, int position) {
    Perspective perspective = match.perspective(viewer);
    List<Event> events = perspective.events(Math.max(0, position));
    Map<String, Object> news = new LinkedHashMap<>();
    news.put("events", events.stream().map(PlainData::of).toList());
    news.put("told", Math.max(0, position) + events.size());
    news.put("table", PlainData.of(perspective.table()));
    boolean isAsked = viewer instanceof Seat seat && answers.pendingSeats().contains(seat);
    news.put("turn", isAsked ? Map.of("type", "yours", "decision", PlainData.of(answers.decision((Seat) viewer)))
        : perspective.turn() instanceof Turn.Yours ? Map.of("type", "answered") : PlainData.of(perspective.turn(), match.seats()));
    return news;
  }

  private Viewer observer(Map<String, String> query) {
    if (!query.containsKey("seat")) {
      return Viewer.spectator();
    }
    int number = number(query, "seat");
    if (number < 1 || number > secrets.size() || !secrets.get(number - 1).equals(query.get("secret"))) {
      throw new IllegalArgumentException("a seat needs its secret");
    }
    return match.seats().get(number - 1);
  }

  private static int number(Map<String, String> query, String name) {
    return Integer.parseInt(query.getOrDefault(name, "0"));
  }

  private static Map<String, String> query(HttpExchange exchange) {
    String query = exchange.getRequestURI().getQuery();
    return query == null ? Map.of() : List.of(query.split("&")).stream().map(part -> (part + "=").split("=", -1))
        .collect(Collectors.toMap(part -> part[0], part -> part[1], (first, second) -> second));
  }

  /** Converts maps, lists, texts, whole numbers and booleans to JSON; any JSON library would do. */
  private static String json(Object value) {
    if (value instanceof Map<?, ?> map) {
      return map.entrySet().stream().map(entry -> json(entry.getKey()) + ":" + json(entry.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    } else if (value instanceof List<?> list) {
      return list.stream().map(MatchServer::json).collect(Collectors.joining(",", "[", "]"));
    } else if (value instanceof String text) {
      return text.chars().mapToObj(c -> c == '"' || c == '\\' ? "\\" + (char) c
          : c < ' ' ? String.format("\\u%04x", c) : String.valueOf((char) c)).collect(Collectors.joining("", "\"", "\""));
    }
    return value.toString();
  }
}
