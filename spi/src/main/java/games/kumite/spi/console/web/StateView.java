package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Answers;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.EventReader;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import games.kumite.api.UndoBarrier;
import games.kumite.api.Viewer;
import games.kumite.api.data.PlainData;
import games.kumite.api.display.Motion;
import games.kumite.api.picture.TablePicture;
import games.kumite.api.picture.Theme;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Text;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The match as JSON for its viewers. Each state is made once for all clients with the same viewpoint. Used by the thread
 * that uses the match.
 */
final class StateView {

  /** A client that comes back gets no more than the last of them. */
  private static final int MOST_EVENTS = 400;
  /** The most texts of rules that lie open. */
  private static final int MOST_TEXTS = 4;
  /** The places of what is neither a board nor the viewer's: see {@link #place}. */
  private static final int OTHERS = 2;
  private static final int TEXTS = 3;

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

  /** One state: the digest of its content, its fields without the opening brace, and the answers by their first event. */
  private record State(String tag, String body, Map<Integer, Reply> replies) {}

  private final Match match;
  private final Answers answers;
  private final SeatList seats;
  private final Map<Listener, Log> logs = new LinkedHashMap<>();
  private final Map<Viewpoint, State> states = new LinkedHashMap<>();

  StateView(Match match, Answers answers, SeatList seats) {
    this.match = match;
    this.answers = answers;
    this.seats = seats;
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
  Reply reply(Viewpoint viewpoint, int from) {
    State state = state(viewpoint);
    List<Map<String, Object>> events = log(viewpoint).events;
    boolean isKnown = from >= 0 && from <= events.size();
    int first = Math.max(isKnown ? from : 0, events.size() - MOST_EVENTS);
    return state.replies().computeIfAbsent(isKnown ? first : -1 - first, key -> Reply.json("{\"tag\":\"" + state.tag()
        + "\",\"from\":" + first + ",\"again\":" + !isKnown + ",\"events\":"
        + Json.text(events.subList(first, events.size())) + "," + state.body()));
  }

  /** Returns one step of a film. */
  Reply frame(Viewpoint viewpoint, Film film, int step) {
    Match shown = film.match(step);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("step", step);
    fields.put("steps", film.size());
    fields.put("events", film.events(step));
    fields.put("motions", film.motions(step).stream().map(StateView::data).toList());
    fields.put("phase", shown.isOver() ? "" : path(shown.phase()));
    Turn turn = shown.perspective(viewpoint.viewer()).turn();
    fields.put("prompt", turn instanceof Turn.Yours yours ? yours.decision().prompt().chooser() : prompt(turn, viewpoint.say()));
    Table table = shown.table(viewpoint.viewer());
    fields.put("svg", picture(table, viewpoint, Set.of()));
    fields.put("folds", folds(table, viewpoint.viewer()));
    return Reply.json(Json.text(fields));
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
      Motion.of(event).ifPresent(motion -> fields.put("motion", data(motion)));
      log.events.add(fields);
    }
    return log;
  }

  private static Map<String, Object> data(Motion motion) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("element", motion.element());
    fields.put("from", data(motion.from()));
    fields.put("to", data(motion.to()));
    fields.put("via", motion.via().stream().map(StateView::data).toList());
    fields.put("facing", motion.facing());
    return fields;
  }

  /** Returns x and y, or the id of an element, or an empty text for a place off the table. */
  private static Object data(Motion.Place place) {
    return place.point().isEmpty() ? place.id() : place.point();
  }

  private State state(Viewpoint viewpoint) {
    return states.computeIfAbsent(viewpoint, this::make);
  }

  private State make(Viewpoint viewpoint) {
    String json = Json.text(fields(viewpoint));
    return new State(digest(json), json.substring(1), new LinkedHashMap<>());
  }

  /** Returns a key of 64 bits. It hides nothing, since only a client that gets the text gets its key. */
  private static String digest(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().toHexDigits(Keys.mix(text.hashCode(), sum.getValue()));
  }

  private Map<String, Object> fields(Viewpoint viewpoint) {
    Viewer viewer = viewpoint.viewer();
    Match spoken = match.in(viewpoint.say().language());
    Table table = spoken.table(viewer);
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("position", log(viewpoint).events.size());
    fields.put("title", spoken.game().title());
    fields.put("you", viewer instanceof Seat seat ? seat.id() : "");
    fields.put("phase", match.isOver() ? "" : path(spoken.phase()));
    fields.put("undo", viewer instanceof Seat seat && match.undoBarrier(seat) == UndoBarrier.NONE);
    fields.put("over", match.isOver());
    Map<String, String> named = new LinkedHashMap<>();
    String asked;
    if (viewer instanceof Seat seat && answers.pendingSeats().contains(seat)) {
      Decision decision = spoken.answers().decision(seat);
      asked = seat.id();
      fields.put("prompt", decision.prompt().chooser());
      fields.put("decision", PlainData.of(decision));
      fields.put("words", formWords(decision.templates(), viewpoint.say()));
      named.putAll(names(decision, table));
      fields.put("names", named);
    } else {
      Turn turn = spoken.perspective(viewer).turn();
      asked = turn instanceof Turn.Waiting waiting ? waiting.seat().id() : "";
      fields.put("prompt", prompt(turn, viewpoint.say()));
    }
    fields.put("turn", asked);
    fields.put("seats", seats.data());
    fields.put("orders", viewer instanceof Seat seat ? seats.orders(seat) : List.of());
    fields.put("svg", picture(table, viewpoint, named.keySet()));
    fields.put("folds", folds(table, viewer));
    if (match.isOver()) {
      fields.put("outcome", PlainData.of(spoken.outcome(), match.seats()));
    }
    return fields;
  }

  /** Returns the verbs and numbers of forms in the game's words, where it has words for them. */
  private static Map<String, String> formWords(List<ActionTemplate> forms, ConsoleTexts say) {
    Map<String, String> words = new LinkedHashMap<>();
    for (ActionTemplate form : forms) {
      Stream.concat(Stream.of(form.start().split(" ", 2)[0]), form.slots().stream().map(ActionTemplate.Parameter::name))
          .forEach(word -> say.word("form." + word).ifPresent(said -> words.put(word, said)));
    }
    return words;
  }

  /**
   * Returns the ids of what a page may fold away: many texts of rules, and, beside a board, what is not the viewer's, where
   * the screen is narrow.
   */
  static Map<String, List<String>> folds(Table table, Viewer viewer) {
    Map<String, List<String>> folds = new LinkedHashMap<>();
    List<String> others = ids(table, viewer, OTHERS);
    List<String> rulesTexts = ids(table, viewer, TEXTS);
    if (rulesTexts.size() > MOST_TEXTS) {
      folds.put("texts", rulesTexts);
    } else {
      others.addAll(rulesTexts);
    }
    if (hasBoard(table) && viewer instanceof Seat) {
      folds.put("others", others);
    }
    return folds;
  }

  private static List<String> ids(Table table, Viewer viewer, int place) {
    return table.elements().stream().filter(element -> place(element, viewer) == place).map(Element::id)
        .collect(Collectors.toCollection(ArrayList::new));
  }

  private static boolean hasBoard(Table table) {
    return table.elements().stream().anyMatch(element -> element.kind() == Element.Kind.BOARD);
  }

  private String picture(Table table, Viewpoint viewpoint, Collection<String> lit) {
    boolean hasBoard = hasBoard(table);
    Comparator<Element> order = Comparator.comparingInt(element -> place(element, hasBoard ? viewpoint.viewer() : Viewer.spectator()));
    Table arranged = Table.of(table.elements().stream().sorted(order).toList());
    int width = hasBoard ? viewpoint.width().withBoards : viewpoint.width().withoutBoards;
    return TablePicture.of(arranged).game(match.game()).language(viewpoint.say().language())
        .theme(viewpoint.isDark() ? Theme.DARK : Theme.LIGHT).width(width).highlight(lit).svg();
  }

  /**
   * Returns the place of an element among others, since a window shows the top of a picture: boards, then what is the
   * viewer's, and last what has a text to read, such as the traits of figures.
   */
  static int place(Element element, Viewer viewer) {
    if (element.kind() == Element.Kind.BOARD) {
      return 0;
    } else if (viewer instanceof Seat seat && (seat.id().equals(element.id()) || seat.id().equals(element.get("owner")))) {
      return 1;
    }
    boolean isText = element.kind() == Element.Kind.TOKEN && element.get("text") != null && element.children().isEmpty();
    return isText ? TEXTS : OTHERS;
  }

  static String path(Phase phase) {
    Phase parent = phase.parent();
    return parent == null ? phase.title() : path(parent) + ", " + phase.title();
  }

  private static String prompt(Turn turn, ConsoleTexts say) {
    if (turn instanceof Turn.Waiting waiting) {
      return waiting.prompt();
    } else if (turn instanceof Turn.Window window) {
      return window.prompt();
    } else if (turn instanceof Turn.Over) {
      return say.text("web.over");
    }
    return say.text("web.answered");
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
