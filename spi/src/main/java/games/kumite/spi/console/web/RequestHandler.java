package games.kumite.spi.console.web;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.Fields;
import tools.jackson.databind.JsonNode;

/** Answers the requests to a table. Never blocks: the table answers later. Thread-safe. */
final class RequestHandler extends Handler.Abstract.NonBlocking {

  static final int MAX_BODY = 4096;

  private static final String BEARER = "bearer ";
  /** The page runs its own script and nothing else. Its picture brings a style sheet, which it adopts from text. */
  private static final HttpFields HEADERS = HttpFields.build()
      .put("content-security-policy", "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
          + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'")
      .put("x-content-type-options", "nosniff")
      .put("referrer-policy", "no-referrer")
      .put("cross-origin-opener-policy", "same-origin")
      .put("cross-origin-resource-policy", "same-origin")
      .put("cache-control", "no-store")
      .asImmutable();

  private final WebTable table;
  private final SeatKeys keys;
  private final ConnectionGuard guard;
  private final Function<String, ConsoleTexts> languages;
  private final RequestRate rate = new RequestRate();
  private final PageFiles files = new PageFiles();

  /** Creates a handler; {@code languages} finds the texts for a code, those of the console's language for others. */
  RequestHandler(WebTable table, SeatKeys keys, ConnectionGuard guard, Function<String, ConsoleTexts> languages) {
    this.table = table;
    this.keys = keys;
    this.guard = guard;
    this.languages = languages;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Connection connection = request.getConnectionMetaData().getConnection();
    if (request.getLength() > MAX_BODY) {
      guard.waits(connection);
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      send(connection, response, callback, Reply.refused(Reply.TOO_LARGE, languages.apply(""), "large", MAX_BODY));
    } else {
      Content.Source.asByteArrayAsync(request, MAX_BODY).whenComplete((body, unread) -> {
        guard.waits(connection);
        if (unread != null) {
          response.getHeaders().put(HttpHeader.CONNECTION, "close");
          send(connection, response, callback, Reply.refused(Reply.TOO_LARGE, languages.apply(""), "large", MAX_BODY));
        } else {
          answer(request, new String(body, StandardCharsets.UTF_8)).whenComplete((reply, failure) -> send(connection, response,
              callback, failure == null ? reply : Reply.refused(Reply.BROKEN, languages.apply(""), "broken")));
        }
      });
    }
    return true;
  }

  private void send(Connection connection, Response response, Callback callback, Reply reply) {
    guard.takes(connection);
    response.setStatus(reply.status());
    response.getHeaders().add(HEADERS);
    byte[] bytes = reply.body().getBytes(StandardCharsets.UTF_8);
    if (reply.status() != Reply.NO_CONTENT) {
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
      response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
    }
    response.write(true, ByteBuffer.wrap(bytes), Callback.from(() -> {
      guard.sends(connection);
      callback.succeeded();
    }, callback::failed));
  }

  private CompletableFuture<Reply> answer(Request request, String body) {
    String path = Request.getPathInContext(request);
    Fields query;
    try {
      query = Request.extractQueryParameters(request);
    } catch (RuntimeException garbled) {
      return at(Reply.refused(Reply.MALFORMED, languages.apply(""), "malformed"));
    }
    ConsoleTexts say = languages.apply(value(query, "language"));
    boolean reads = request.getMethod().equals("GET");
    Optional<Reply> file = reads ? files.file(path) : Optional.empty();
    if (file.isPresent()) {
      return at(file.get());
    } else if (reads && path.equals("/texts")) {
      return at(files.texts(say));
    }
    Optional<Viewer> viewer = viewer(request);
    if (viewer.isEmpty()) {
      return at(Reply.refused(Reply.FORBIDDEN, say, "key"));
    } else if (!rate.admits(viewer.get(), System.nanoTime())) {
      return at(Reply.refused(Reply.TOO_MANY, say, "many"));
    }
    return reads ? read(path, query, viewer.get(), say) : request.getMethod().equals("POST")
        ? change(path, body, viewer.get()) : at(Reply.refused(Reply.NOT_FOUND, say, "path"));
  }

  private Optional<Viewer> viewer(Request request) {
    String given = request.getHeaders().get(HttpHeader.AUTHORIZATION);
    return given == null || !given.regionMatches(true, 0, BEARER, 0, BEARER.length()) ? Optional.empty() : keys.viewer(given.substring(BEARER.length()));
  }

  private CompletableFuture<Reply> read(String path, Fields query, Viewer viewer, ConsoleTexts say) {
    if (path.equals("/record")) {
      return table.record(say);
    } else if (!path.equals("/state")) {
      return at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    }
    Viewpoint viewpoint = new Viewpoint(viewer, say, value(query, "theme").equals("dark"), value(query, "width").equals("narrow"));
    return table.state(viewpoint, value(query, "tag"), number(value(query, "from")));
  }

  private CompletableFuture<Reply> change(String path, String body, Viewer viewer) {
    JsonNode given = Json.object(body).orElse(null);
    if (given == null) {
      return at(Reply.refused(Reply.MALFORMED, languages.apply(""), "malformed"));
    }
    ConsoleTexts say = languages.apply(given.path("language").asString(""));
    if (!(viewer instanceof Seat seat)) {
      return at(Reply.refused(Reply.FORBIDDEN, say, "spectator"));
    } else if (path.equals("/undo")) {
      return table.undo(seat, say);
    } else if (!path.equals("/play")) {
      return at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    } else if (!given.path("number").isInt() || !given.path("action").isString()) {
      return at(Reply.refused(Reply.MALFORMED, say, "malformed"));
    }
    return table.play(seat, given.path("number").intValue(), given.path("action").stringValue(), say);
  }

  private static CompletableFuture<Reply> at(Reply reply) {
    return CompletableFuture.completedFuture(reply);
  }

  private static String value(Fields query, String name) {
    String value = query.getValue(name);
    return value == null ? "" : value.toLowerCase(Locale.ROOT);
  }

  /** Returns a position, or one that never is where the text is not a number. */
  private static int number(String text) {
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
  }
}
