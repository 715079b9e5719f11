package games.kumite.spi.console.web;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Option;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bots;
import games.kumite.api.data.PlainData;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** The tables of a server, and what its start page asks for. Thread-safe. */
final class TableRegistry {

  static final int MOST = 100;

  private final TableHost host;
  private final AccessKeys keys;
  private final Limits limits;
  private final Supplier<List<Game>> games;
  private final TableThreads threads;
  private final Map<Integer, WebTable> open = new LinkedHashMap<>();
  private Consumer<WebTable> closed = table -> {};
  private List<Game> installed = List.of();
  private int last;

  TableRegistry(TableHost host, AccessKeys keys, Limits limits, Supplier<List<Game>> games, TableThreads threads) {
    this.host = host;
    this.keys = keys;
    this.limits = limits;
    this.games = games;
    this.threads = threads;
  }

  void whenClosed(Consumer<WebTable> listener) {
    closed = listener;
  }

  /** Opens a table. */
  WebTable add(Match match, Map<Seat, Occupant> occupants) {
    WebTable table = new WebTable(match, occupants, host, limits, threads);
    keys.issueAll(table);
    synchronized (open) {
      open.put(++last, table);
    }
    table.open();
    return table;
  }

  /** Closes all tables. */
  void close() {
    synchronized (open) {
      open.values().forEach(WebTable::close);
    }
  }

  private @Nullable WebTable table(int id) {
    synchronized (open) {
      return open.get(id);
    }
  }

  /** Answers what the start page wants to know. */
  CompletableFuture<Reply> read(String path, int id, ConsoleTexts say) {
    WebTable table = table(id);
    return switch (path) {
      case "/games" -> later(say, () -> games(say));
      case "/tables" -> list(say);
      case "/record" -> table == null ? at(Reply.refused(Reply.NOT_FOUND, say, "path")) : table.record(true, say);
      default -> at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    };
  }

  /** Does what the start page wants done. */
  CompletableFuture<Reply> change(String path, JsonNode given, ConsoleTexts say) {
    WebTable table = table(given.path("table").asInt(0));
    switch (path) {
      case "/open":
        return later(say, () -> opened(started(given, say), given, say));
      case "/resume":
        return later(say, () -> opened(resumed(given, say), given, say));
      case "/close":
        return table == null ? at(Reply.refused(Reply.NOT_FOUND, say, "path")) : at(ended(given.path("table").asInt(0), table));
      case "/occupy":
        return table == null ? at(Reply.refused(Reply.NOT_FOUND, say, "path"))
            : later(say, () -> Reply.json(Json.text(Map.of("bot", occupant(given).bot()))))
                .thenCompose(checked -> checked.status() != Reply.OK ? at(checked)
                    : table.occupy(given.path("seat").asString(""), occupant(given), say));
      default:
        return at(Reply.refused(Reply.NOT_FOUND, say, "path"));
    }
  }

  private Reply ended(int id, WebTable table) {
    synchronized (open) {
      open.remove(id);
    }
    keys.revoke(table);
    table.close();
    closed.accept(table);
    return Reply.NOTHING;
  }

  /** Does work that may take a while or be refused in another thread. */
  private CompletableFuture<Reply> later(ConsoleTexts say, Supplier<Reply> work) {
    return CompletableFuture.supplyAsync(() -> {
      try {
        return work.get();
      } catch (IllegalArgumentException refused) {
        return Reply.refused(Reply.REFUSED, Text.capital(say.library(String.valueOf(refused.getMessage()))), "", "");
      }
    }, threads.rules());
  }

  private static CompletableFuture<Reply> at(Reply reply) {
    return CompletableFuture.completedFuture(reply);
  }

  /** Returns the installed games, looked up once: tables of one game object share its content and definitions. */
  private synchronized List<Game> installed() {
    if (installed.isEmpty()) {
      installed = games.get();
    }
    return installed;
  }

  private Reply games(ConsoleTexts say) {
    return Reply.json(Json.text(Map.of("games", installed().stream().map(game -> {
      Game spoken = game.in(say.language());
      Map<String, Object> fields = new LinkedHashMap<>();
      Map<String, Object> all = PlainData.of(spoken);
      List.of("id", "title", "version", "languages", "seatCounts").forEach(name -> fields.put(name, all.get(name)));
      fields.put("options", ((List<?>) all.get("options")).stream()
          .filter(option -> !"directory".equals(((Map<?, ?>) option).get("type"))).toList());
      return fields;
    }).toList())));
  }

  private CompletableFuture<Reply> list(ConsoleTexts say) {
    Map<Integer, WebTable> tables;
    synchronized (open) {
      tables = new LinkedHashMap<>(open);
    }
    List<CompletableFuture<Map<String, Object>>> summaries = new ArrayList<>();
    tables.forEach((id, table) -> summaries.add(table.summary(say).thenApply(fields -> {
      fields.put("table", id);
      Map<String, String> links = new LinkedHashMap<>();
      table.seats().forEach(seat -> links.put(seat.id(), keys.key(new Access.Place(table, seat))));
      links.put("", keys.key(new Access.Place(table, Viewer.spectator())));
      fields.put("links", links);
      return fields;
    }).exceptionally(failure -> broken(id, table))));
    return CompletableFuture.allOf(summaries.toArray(CompletableFuture[]::new)).thenApply(all ->
        Reply.json(Json.text(Map.of("tables", summaries.stream().map(CompletableFuture::join).toList()))));
  }

  private static Map<String, Object> broken(int id, WebTable table) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("table", id);
    fields.put("title", table.game().title());
    fields.put("over", true);
    return fields;
  }

  private Reply opened(Match match, JsonNode given, ConsoleTexts say) {
    synchronized (open) {
      if (open.size() >= MOST) {
        return Reply.refused(Reply.FULL, say, "full", MOST);
      }
    }
    Map<Seat, Occupant> occupants = new LinkedHashMap<>();
    for (Seat seat : match.seats()) {
      occupants.put(seat, occupant(given.path("seats").path(seat.index())));
    }
    WebTable table = add(match, occupants);
    Seat first = match.seats().stream().filter(seat -> occupants.getOrDefault(seat, Occupant.EMPTY).equals(Occupant.PERSON))
        .findFirst().orElse(null);
    return Reply.json(Json.text(Map.of("key", keys.key(new Access.Place(table, first == null ? Viewer.spectator() : first)))));
  }

  private static Occupant occupant(JsonNode given) {
    return switch (given.path("player").asString("")) {
      case "person" -> Occupant.PERSON;
      case "bot" -> {
        String name = given.path("bot").asString("");
        Bots.named(name);
        yield Occupant.bot(name);
      }
      default -> Occupant.EMPTY;
    };
  }

  /** Returns the game with an id; an unknown one is refused with a list of those that are installed. */
  private Game game(String id) {
    return installed().stream().filter(game -> game.id().equals(id)).findFirst().orElseGet(() -> Games.named(id));
  }

  private Match started(JsonNode given, ConsoleTexts say) {
    Game game = game(given.path("game").asString(""));
    List<String> names = new ArrayList<>();
    given.path("seats").forEach(seat -> names.add(seat.path("name").asString("").strip()));
    if (!game.seatCounts().contains(names.size())) {
      throw new IllegalArgumentException(say.text("web.refused.seats", game.seatCounts(), names.size()));
    }
    Setup setup = Setup.seats(names.toArray(String[]::new));
    String seed = given.path("seed").asString("").strip();
    if (seed.matches("-?[0-9]{1,18}")) {
      setup = setup.seed(Long.parseLong(seed));
    } else if (!seed.isEmpty()) {
      throw new IllegalArgumentException(say.text("web.refused.seed"));
    }
    for (Option option : game.options()) {
      String value = given.path("options").path(option.id()).asString("");
      if (!value.isEmpty() && option.type() != Option.Type.DIRECTORY) {
        setup = setup.option(option.id(), value);
      }
    }
    return game.in(say.language()).start(setup);
  }

  private Match resumed(JsonNode given, ConsoleTexts say) {
    MatchRecord record = MatchRecord.parse(given.path("record").asString("").replace("\r\n", "\n"));
    Game game = game(record.gameId());
    boolean namesDirectory = record.tags("Option").stream().anyMatch(tag -> !tag.values().get(1).isEmpty() && game.options().stream()
        .anyMatch(option -> option.id().equals(tag.value()) && option.type() == Option.Type.DIRECTORY));
    if (namesDirectory) {
      throw new IllegalArgumentException(say.text("web.refused.directory"));
    }
    return game.in(say.language()).resume(record);
  }
}
