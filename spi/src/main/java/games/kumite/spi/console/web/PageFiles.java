package games.kumite.spi.console.web;

import games.kumite.spi.console.texts.ConsoleTexts;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The files of the page and its texts. Immutable. */
final class PageFiles {

  private static final String FOLDER = "/META-INF/kumite/console/web/";

  /** The keys of the texts that the page shows, without {@code web.page.}. */
  private static final List<String> KEYS = List.of("skip", "what", "again", "picture", "prompt", "actions", "log", "you", "spectator",
      "undo", "record", "language", "theme", "filter", "all", "point", "unit", "english", "play", "kind", "picked", "anytime", "idle", "rule",
      "lost", "link", "live", "refused", "zoom", "options", "none", "seats", "turn", "bot", "free", "sit", "history",
      "replay", "first", "before", "run", "after", "last", "step", "orders", "order-what", "order-until", "order-give",
      "order-cancel", "order-always", "order-turn", "order-others", "order-sum", "order-thrice", "win", "loss", "draw",
      "more", "fold-texts", "fold-others", "fold-notes", "sure", "start-who", "start-new", "start-game", "start-count",
      "start-options", "start-open",
      "start-record", "start-file", "start-resume", "start-tables", "start-none", "start-close", "start-seed",
      "start-player", "start-name", "person", "empty", "bot-easy", "bot-medium", "bot-strong", "yes", "no", "seat",
      "spectators", "copy", "copied", "over");

  private final Map<String, Reply> files = new LinkedHashMap<>();

  PageFiles() {
    files.put("/", file("table.html", "text/html"));
    files.put("/start", file("start.html", "text/html"));
    files.put("/start.js", file("start.js", "text/javascript"));
    files.put("/page.js", file("page.js", "text/javascript"));
    files.put("/table.js", file("table.js", "text/javascript"));
    files.put("/table.css", file("table.css", "text/css"));
  }

  private static Reply file(String name, String type) {
    try (InputStream in = PageFiles.class.getResourceAsStream(FOLDER + name)) {
      if (in == null) {
        throw new IllegalStateException(name + " is missing in " + FOLDER);
      }
      return new Reply(Reply.OK, type + "; charset=utf-8", new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException failure) {
      throw new UncheckedIOException(name + " cannot be read", failure);
    }
  }

  /** Returns the file at a path. */
  Optional<Reply> file(String path) {
    return Optional.ofNullable(files.get(path));
  }

  /** Returns the texts of the page in a language. */
  Reply texts(ConsoleTexts say) {
    Map<String, String> texts = new LinkedHashMap<>();
    KEYS.forEach(key -> texts.put(key, say.text("web.page." + key)));
    return Reply.json(Json.text(texts));
  }
}
