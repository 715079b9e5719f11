package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.Viewer;
import games.kumite.api.data.PlainData;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.picture.Theme;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The match as JSON for its viewers. Each state is made once for all clients with the same viewpoint. Used by the thread
 * that uses the match.
 */
final class StateView {

  /** A client that comes back gets no more than the last of them. */
  private static final int MOST_EVENTS = 400;
  private static final int WIDE = 1000;
  private static final int NARROW = 480;

  /** The events that one viewer has read in one language. */
  private static final class Log {
    private final EventReader reader;
    private final List<Map<String, Object>> events = new ArrayList<>();

    Log(EventReader reader) {
      this.reader = reader;
    }
  }

  /** A viewer and its language. */
  private record Listener(Viewer viewer, Locale language) {}

  /**
   * One state.
   *
   * @param tag the digest of its content
   * @param body the fields, without the opening brace
   */
  private record State(String tag, String body) {}

  private final Match match;
  private final Answers answers;
  private final Map<Listener, Log> logs = new LinkedHashMap<>();
  private final Map<Viewpoint, State> states = new LinkedHashMap<>();

  StateView(Match match, Answers answers) {
    this.match = match;
    this.answers = answers;
  }

  /** Forgets the states, since the match has changed. */
  void change() {
    states.clear();
  }

  /** Returns the digest of the present state. */
  String tag(Viewpoint viewpoint) {
    return state(viewpoint).tag();
  }

  /** Returns the present state, with the events from a position on. */
  String json(Viewpoint viewpoint, int from) {
    State state = state(viewpoint);
    List<Map<String, Object>> events = log(viewpoint).events;
    boolean isKnown = from >= 0 && from <= events.size();
    int first = Math.max(isKnown ? from : 0, events.size() - MOST_EVENTS);
    return "{\"tag\":\"" + state.tag() + "\",\"from\":" + first + ",\"again\":" + !isKnown + ",\"events\":"
        + Json.text(events.subList(first, events.size())) + "," + state.body();
  }

  private Log log(Viewpoint viewpoint) {
    Locale language = viewpoint.say().language();
    Log log = logs.computeIfAbsent(new Listener(viewpoint.viewer(), language),
        first -> new Log(match.in(language).events(viewpoint.viewer())));
    for (Event event : log.reader.read()) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("type", event.type());
      fields.put("text", Text.capital(event.text()));
      fields.put("rule", event.rule());
      log.events.add(fields);
    }
    return log;
  }

  private State state(Viewpoint viewpoint) {
    return states.computeIfAbsent(viewpoint, this::make);
  }

  private State make(Viewpoint viewpoint) {
    String json = Json.text(fields(viewpoint));
    return new State(digest(json), json.substring(1));
  }

  private static String digest(String text) {
    try {
      byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(digest, 0, Long.BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every JDK has SHA-256", impossible);
    }
  }

  private Map<String, Object> fields(Viewpoint viewpoint) {
    Viewer viewer = viewpoint.viewer();
    Match spoken = match.in(viewpoint.say().language());
    Table table = spoken.table(viewer);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("position", log(viewpoint).events.size());
    fields.put("title", spoken.game().title());
    fields.put("seats", match.seats().stream().map(PlainData::of).toList());
    fields.put("you", viewer instanceof Seat seat ? seat.id() : "");
    fields.put("phase", match.isOver() ? "" : path(spoken.phase()));
    fields.put("undo", viewer instanceof Seat seat && match.canUndo(seat));
    fields.put("over", match.isOver());
    Map<String, String> named = new LinkedHashMap<>();
    if (viewer instanceof Seat seat && answers.pendingSeats().contains(seat)) {
      Decision decision = spoken.answers().decision(seat);
      fields.put("prompt", decision.prompt().chooser());
      fields.put("decision", PlainData.of(decision));
      named.putAll(names(decision, table));
      fields.put("names", named);
    } else {
      fields.put("prompt", prompt(spoken.perspective(viewer).turn(), viewpoint.say()));
    }
    fields.put("svg", TablePicture.of(arranged(table)).game(match.game()).language(viewpoint.say().language())
        .theme(viewpoint.isDark() ? Theme.DARK : Theme.LIGHT).width(viewpoint.isNarrow() ? NARROW : WIDE).highlight(named.keySet()).svg());
    if (match.isOver()) {
      fields.put("outcome", PlainData.of(match.outcome(), match.seats()));
    }
    return fields;
  }

  /** Boards first, and last what has a text to read, such as the traits of figures: a window shows the top of a picture. */
  private static Table arranged(Table table) {
    return Table.of(table.elements().stream().sorted(Comparator.comparingInt(element ->
        element.kind() == Element.Kind.BOARD ? 0 : element.kind() == Element.Kind.TOKEN && element.get("text") != null ? 2 : 1)).toList());
  }

  private static String path(Phase phase) {
    Phase parent = phase.parent();
    return parent == null ? phase.title() : path(parent) + ", " + phase.title();
  }

  private String prompt(Turn turn, ConsoleTexts say) {
    if (turn instanceof Turn.Waiting waiting) {
      return waiting.prompt();
    } else if (turn instanceof Turn.Window window) {
      return window.prompt();
    } else if (turn instanceof Turn.Over over) {
      return result(over.outcome(), say);
    }
    return say.text("web.answered");
  }

  private String result(Outcome outcome, ConsoleTexts say) {
    return say.text("web.over") + " " + match.seats().stream().map(seat -> {
      Outcome.Standing standing = outcome.standing(seat);
      return seat.name() + ": " + say.text("web.result." + standing.result().name()) + " (" + standing.score() + ")";
    }).collect(Collectors.joining(", "));
  }

  /** Returns the names of the elements that the actions of a decision name. */
  private static Map<String, String> names(Decision decision, Table table) {
    Map<String, String> names = new LinkedHashMap<>();
    for (Action action : decision.actions()) {
      for (String word : action.notation().split(" ")) {
        table.find(word).map(Element::label).ifPresent(label -> names.put(word, label));
      }
    }
    return names;
  }
}
