package games.kumite.spi.console.web;

import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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

/** Answers all requests. Never blocks: a table answers later. Thread-safe. */
final class RequestHandler extends Handler.Abstract.NonBlocking {

  static final int MAX_BODY = 4096;
  /** The longest record that the start page takes. */
  static final int MAX_RECORD = 4 << 20;

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

  private final TableRegistry tables;
  private final AccessKeys keys;
  private final ConnectionGuard guard;
  private final Languages languages;
  private final PageFiles files = new PageFiles();
  private final Map<Access, RequestRate> rates = Collections.synchronizedMap(new LinkedHashMap<>());

  RequestHandler(TableRegistry tables, AccessKeys keys, ConnectionGuard guard, Languages languages) {
    this.tables = tables;
    this.keys = keys;
    this.guard = guard;
    this.languages = languages;
    tables.whenClosed(table -> rates.keySet().removeIf(access -> access instanceof Access.Place place && place.table().equals(table)));
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) {
    Connection connection = request.getConnectionMetaData().getConnection();
    Optional<Access> access = access(request);
    int most = access.isPresent() && access.get() instanceof Access.Owner ? MAX_RECORD : MAX_BODY;
    if (request.getLength() > most) {
      guard.waits(connection);
      response.getHeaders().put(HttpHeader.CONNECTION, "close");
      send(request, response, callback, Reply.refused(Reply.TOO_LARGE, languages.usual(), "large", most));
    } else {
      Content.Source.asByteArrayAsync(request, most).whenComplete((body, unread) -> {
        guard.waits(connection);
        if (unread != null) {
          response.getHeaders().put(HttpHeader.CONNECTION, "close");
          send(request, response, callback, Reply.refused(Reply.TOO_LARGE, languages.usual(), "large", most));
        } else {
          answer(request, access, new String(body, StandardCharsets.UTF_8)).whenComplete((reply, failure) -> send(request, response,
              callback, failure == null ? reply : Reply.refused(Reply.BROKEN, languages.usual(), "broken")));
        }
      });
    }
    return true;
  }

  private void send(Request request, Response response, Callback callback, Reply reply) {
    Connection connection = request.getConnectionMetaData().getConnection();
    guard.takes(connection);
    response.setStatus(reply.status());
    response.getHeaders().add(HEADERS);
    byte[] bytes = reply.plain();
    if (reply.status() != Reply.NO_CONTENT) {
      String accepted = request.getHeaders().get(HttpHeader.ACCEPT_ENCODING);
      if (reply.isWorthZipping() && accepted != null && accepted.contains("gzip")) {
        bytes = reply.zipped();
        response.getHeaders().put(HttpHeader.CONTENT_ENCODING, "gzip");
      }
      response.getHeaders().put(HttpHeader.CONTENT_TYPE, reply.type());
      response.getHeaders().put(HttpHeader.CONTENT_LENGTH, bytes.length);
    }
    response.write(true, ByteBuffer.wrap(bytes), Callback.from(() -> {
      guard.sends(connection);
      callback.succeeded();
    }, callback::failed));
  }

  private CompletableFuture<Reply> answer(Request request, Optional<Access> access, String body) {
    String path = Request.getPathInContext(request);
    Fields query;
    try {
      query = Request.extractQueryParameters(request);
    } catch (RuntimeException garbled) {
      return at(Reply.refused(Reply.MALFORMED, languages.usual(), "malformed"));
    }
    ConsoleTexts say = languages.of(value(query, "language"));
    boolean reads = request.getMethod().equals("GET");
    Optional<Reply> file = reads ? files.file(path) : Optional.empty();
    if (file.isPresent()) {
      return at(file.get());
    } else if (reads && path.equals("/texts")) {
      return at(files.texts(say));
    } else if (access.isEmpty()) {
      return at(Reply.refused(Reply.FORBIDDEN, say, "key"));
    } else if (!admits(request, access.get())) {
      return at(Reply.refused(Reply.TOO_MANY, say, "many"));
    } else if (!reads && !request.getMethod().equals("POST")) {
      return at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    }
    JsonNode given = reads ? null : Json.object(body).orElse(null);
    if (!reads && given == null) {
      return at(Reply.refused(Reply.MALFORMED, say, "malformed"));
    }
    if (access.get() instanceof Access.Place place) {
      ConsoleTexts spoken = languages.of(value(query, "language"), place.table().game());
      return given == null ? read(path, query, place, spoken)
          : change(path, given, place, languages.of(given.path("language").asString(""), place.table().game()));
    } else if (!isFromThisMachine(request)) {
      return at(Reply.refused(Reply.FORBIDDEN, say, "elsewhere"));
    }
    return given == null ? tables.read(path, number(value(query, "table")), say)
        : tables.change(path, given, languages.of(given.path("language").asString("")));
  }

  private boolean admits(Request request, Access access) {
    boolean isShared = access instanceof Access.Place place && place.viewer().equals(Viewer.spectator());
    long now = System.nanoTime();
    return (!isShared || guard.admits(request.getConnectionMetaData().getConnection(), now))
        && rates.computeIfAbsent(access, first -> isShared ? RequestRate.ofMany() : RequestRate.ofOne()).admits(now);
  }

  private static boolean isFromThisMachine(Request request) {
    return request.getConnectionMetaData().getRemoteSocketAddress() instanceof InetSocketAddress client
        && client.getAddress() != null && client.getAddress().isLoopbackAddress();
  }

  private Optional<Access> access(Request request) {
    String given = request.getHeaders().get(HttpHeader.AUTHORIZATION);
    return given == null || !given.regionMatches(true, 0, BEARER, 0, BEARER.length()) ? Optional.empty() : keys.access(given.substring(BEARER.length()));
  }

  private static CompletableFuture<Reply> read(String path, Fields query, Access.Place place, ConsoleTexts say) {
    Viewpoint viewpoint = new Viewpoint(place.viewer(), say, value(query, "theme").equals("dark"), Viewpoint.Width.named(value(query, "width")));
    return switch (path) {
      case "/state" -> place.table().state(viewpoint, value(query, "tag"), number(value(query, "from")));
      case "/frame" -> place.table().frame(viewpoint, number(value(query, "step")));
      case "/record" -> place.table().record(false, say);
      default -> at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    };
  }

  private CompletableFuture<Reply> change(String path, JsonNode given, Access.Place place, ConsoleTexts say) {
    WebTable table = place.table();
    if (!(place.viewer() instanceof Seat seat)) {
      return path.equals("/sit") ? table.sit(given.path("seat").asString(""), id -> keys.key(new Access.Place(table, id)), say)
          : at(Reply.refused(Reply.FORBIDDEN, say, "spectator"));
    }
    boolean isWhole = switch (path) {
      case "/play", "/preview" -> given.path("number").isInt() && given.path("action").isString();
      case "/why" -> given.path("number").isInt() && given.path("element").isString();
      case "/order", "/cancel" -> given.path("order").isString();
      default -> true;
    };
    if (!isWhole) {
      return at(Reply.refused(Reply.MALFORMED, say, "malformed"));
    }
    return switch (path) {
      case "/play" -> table.play(seat, given.path("number").intValue(), given.path("action").stringValue(), say);
      case "/preview" -> table.preview(seat, given.path("number").intValue(), given.path("action").stringValue(), say);
      case "/why" -> table.why(seat, given.path("number").intValue(), given.path("element").stringValue(), say);
      case "/undo" -> table.undo(seat, say);
      case "/order" -> table.order(seat, given.path("order").stringValue(), say);
      case "/cancel" -> table.cancel(seat, given.path("order").stringValue(), say);
      default -> at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    };
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
