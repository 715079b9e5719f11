package games.kumite.api.data;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.GameProperties;
import games.kumite.api.Option;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.api.References;
import games.kumite.api.Seat;
import games.kumite.api.Sum;
import games.kumite.api.Table;
import games.kumite.api.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The conversion of API objects to maps, lists, texts, whole numbers and booleans, for any JSON library. Each call
 * creates new objects. Fields are in the order given here, and null never occurs.
 *
 * <table>
 * <caption>Forms</caption>
 * <tr><th>object</th><th>fields</th></tr>
 * <tr><td>a game</td><td>{@code id}, {@code title}, {@code version}, {@code languages} (tags such as {@code en}),
 *   {@code seatCounts}, {@code options}, {@code phases} (each {@code id}, {@code title} and, inside another phase, {@code
 *   inside}), {@code keywords}, {@code decisionKinds}, {@code eventTypes}, {@code artKeys}, {@code facts} (the properties
 *   by name)</td></tr>
 * <tr><td>an option</td><td>{@code id}, {@code description}, {@code type} in lower case, {@code default}; for a number
 *   {@code min} and {@code max}; for a choice {@code choices}</td></tr>
 * <tr><td>a seat</td><td>{@code id}, {@code name}, {@code team}</td></tr>
 * <tr><td>an element</td><td>{@code kind}, {@code id}, {@code art} (the key of its picture), {@code attributes} (by name;
 *   references are lists of ids), {@code children} (elements)</td></tr>
 * <tr><td>an event</td><td>{@code type}, {@code arguments} (by name), {@code text}, {@code rule}</td></tr>
 * <tr><td>a decision</td><td>{@code number}, {@code seat} (its id), {@code kind}, {@code group}, {@code prompt} (for
 *   the chooser), {@code actions}, {@code forms} (the templates, each {@code start} and {@code slots} of {@code name},
 *   {@code min}, {@code max}, {@code unit}, {@code board}), {@code picked} (the selected actions) and {@code anytime}
 *   (actions)</td></tr>
 * <tr><td>an action</td><td>{@code notation}, {@code label} with the players' names, {@code idle} ({@link
 *   Action#isLowPriority}), {@code verb}, {@code arguments} (whole numbers and texts), {@code elements} (the ids among the
 *   arguments) and {@code group} (a text; actions of one group differ in their elements or numbers only)</td></tr>
 * <tr><td>a turn</td><td>{@code type}: {@code yours} with {@code decision}; {@code waiting} with {@code seat} and
 *   {@code prompt}; {@code window} with {@code kind} and {@code prompt}; {@code over} with {@code outcome}</td></tr>
 * <tr><td>an outcome</td><td>{@code summary}, {@code standings} in the order of the seats (each {@code seat} (its id),
 *   {@code result} in lower case, {@code score}, {@code rank})</td></tr>
 * </table>
 *
 * <p>The console's {@code serve} command writes these forms. Thread-safe.
 */
public final class PlainData {

  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

  private PlainData() {}

  /**
   * Returns a game as a map.
   *
   * @param game the game
   * @return the fields of the game
   */
  public static Map<String, Object> of(Game game) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", game.id());
    fields.put("title", game.title());
    fields.put("version", game.version());
    fields.put("languages", game.languages().stream().map(Locale::toLanguageTag).toList());
    fields.put("seatCounts", game.seatCounts());
    fields.put("options", game.options().stream().map(PlainData::option).toList());
    fields.put("phases", game.phases().stream().map(PlainData::phase).toList());
    fields.put("keywords", game.keywords());
    fields.put("decisionKinds", game.decisionKinds());
    fields.put("eventTypes", game.eventTypes());
    fields.put("artKeys", game.artKeys());
    fields.put("facts", facts(game.properties()));
    return fields;
  }

  private static Map<String, Object> option(Option option) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", option.id());
    fields.put("description", option.description());
    fields.put("type", option.type().name().toLowerCase(Locale.ROOT));
    fields.put("default", option.defaultValue());
    if (option.type() == Option.Type.NUMBER) {
      fields.put("min", option.min());
      fields.put("max", option.max());
    } else if (option.type() == Option.Type.CHOICE) {
      fields.put("choices", option.choices());
    }
    return fields;
  }

  private static Map<String, Object> phase(Phase phase) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", phase.id());
    fields.put("title", phase.title());
    Phase parent = phase.parent();
    if (parent != null) {
      fields.put("inside", parent.id());
    }
    return fields;
  }

  private static Map<String, Object> facts(GameProperties facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("hiddenInformation", facts.hasHiddenInformation());
    fields.put("chance", facts.hasChance());
    fields.put("cooperative", facts.isCooperative());
    fields.put("minScore", facts.minScore());
    fields.put("maxScore", facts.maxScore());
    fields.put("maxDecisions", facts.maxDecisions());
    return fields;
  }

  /**
   * Returns a seat as a map.
   *
   * @param seat the seat
   * @return the fields of the seat
   */
  public static Map<String, Object> of(Seat seat) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("id", seat.id());
    fields.put("name", seat.name());
    fields.put("team", seat.team());
    return fields;
  }

  /**
   * Returns a table as a list.
   *
   * @param table the table
   * @return the outermost elements in order, each with its children
   */
  public static List<Map<String, Object>> of(Table table) {
    return table.elements().stream().map(PlainData::of).toList();
  }

  /**
   * Returns an element as a map.
   *
   * @param element the element
   * @return the fields of the element
   */
  public static Map<String, Object> of(Element element) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("kind", element.kind().word());
    fields.put("id", element.id());
    fields.put("art", element.art());
    Map<String, Object> attributes = new LinkedHashMap<>();
    element.attributes().forEach((name, value) -> attributes.put(name, plain(value)));
    fields.put("attributes", attributes);
    fields.put("children", element.children().stream().map(PlainData::of).toList());
    return fields;
  }

  /** Converts an attribute: references become a list of ids, a sum becomes its value and its parts. */
  private static Object plain(Object attribute) {
    if (attribute instanceof References references) {
      return references.ids();
    } else if (attribute instanceof Sum sum) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("value", sum.value());
      fields.put("parts", sum.parts().stream().map(PlainData::plain).toList());
      return fields;
    }
    return attribute;
  }

  private static Map<String, Object> plain(Sum.Part part) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("amount", part.amount());
    fields.put("source", part.source());
    fields.put("reason", part.reason());
    return fields;
  }

  /**
   * Returns an event as a map.
   *
   * @param event the event
   * @return the fields of the event
   */
  public static Map<String, Object> of(Event event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("type", event.type());
    fields.put("arguments", event.arguments());
    fields.put("text", event.text());
    fields.put("rule", event.rule());
    return fields;
  }

  /**
   * Returns a decision as a map, with all of its listed actions.
   *
   * @param decision the pending decision
   * @return the fields of the decision
   * @throws IllegalStateException if its match has moved on
   */
  public static Map<String, Object> of(Decision decision) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("number", decision.number());
    fields.put("seat", decision.seat().id());
    fields.put("kind", decision.kind());
    fields.put("group", decision.isGroup());
    fields.put("prompt", decision.prompt().chooser());
    fields.put("actions", decision.actions().stream().map(action -> action(decision, action)).toList());
    fields.put("forms", decision.templates().stream().map(PlainData::form).toList());
    fields.put("picked", decision.selected().stream().map(action -> action(decision, action)).toList());
    fields.put("anytime", decision.anytimeActions().stream().map(action -> action(decision, action)).toList());
    return fields;
  }

  private static Map<String, Object> action(Decision decision, Action action) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("notation", action.notation());
    fields.put("label", decision.label(action));
    fields.put("idle", action.isLowPriority());
    notation(action.notation(), fields);
    return fields;
  }

  /** Adds the parts of a notation. */
  private static void notation(String notation, Map<String, Object> fields) {
    String[] words = notation.split(" ");
    List<Object> arguments = new ArrayList<>();
    List<String> elements = new ArrayList<>();
    StringBuilder group = new StringBuilder(words[0]);
    for (int i = 1; i < words.length; i++) {
      boolean isNumber = NUMBER.matcher(words[i]).matches();
      boolean isId = words[i].indexOf(':') > 0;
      arguments.add(isNumber ? (Object) Integer.valueOf(words[i]) : words[i]);
      if (isId) {
        elements.add(words[i]);
        group.append(' ').append(words[i], 0, words[i].indexOf(':'));
      } else if (!isNumber) {
        group.append(' ').append(words[i]);
      }
    }
    fields.put("verb", words[0]);
    fields.put("arguments", arguments);
    fields.put("elements", elements);
    fields.put("group", group.toString());
  }

  private static Map<String, Object> form(ActionTemplate form) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("start", form.start());
    fields.put("slots", form.slots().stream().map(PlainData::slot).toList());
    return fields;
  }

  private static Map<String, Object> slot(ActionTemplate.Parameter slot) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("name", slot.name());
    fields.put("min", slot.min());
    fields.put("max", slot.max());
    fields.put("unit", slot.unit());
    fields.put("board", slot.board());
    return fields;
  }

  /**
   * Returns what a match is waiting for as a map.
   *
   * @param turn the turn, as one viewer may know it
   * @param seats the seats of the match
   * @return the fields of the turn
   */
  public static Map<String, Object> of(Turn turn, List<Seat> seats) {
    Objects.requireNonNull(turn, "turn must not be null");
    Map<String, Object> fields = new LinkedHashMap<>();
    if (turn instanceof Turn.Yours yours) {
      fields.put("type", "yours");
      fields.put("decision", of(yours.decision()));
    } else if (turn instanceof Turn.Waiting waiting) {
      fields.put("type", "waiting");
      fields.put("seat", waiting.seat().id());
      fields.put("prompt", waiting.prompt());
    } else if (turn instanceof Turn.Window window) {
      fields.put("type", "window");
      fields.put("kind", window.kind());
      fields.put("prompt", window.prompt());
    } else if (turn instanceof Turn.Over over) {
      fields.put("type", "over");
      fields.put("outcome", of(over.outcome(), seats));
    }
    return fields;
  }

  /**
   * Returns an outcome as a map.
   *
   * @param outcome the outcome of the match
   * @param seats the seats of the match
   * @return the fields of the outcome
   */
  public static Map<String, Object> of(Outcome outcome, List<Seat> seats) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("summary", outcome.summary());
    List<Map<String, Object>> standings = new ArrayList<>();
    for (Seat seat : seats) {
      Outcome.Standing standing = outcome.standing(seat);
      Map<String, Object> one = new LinkedHashMap<>();
      one.put("seat", seat.id());
      one.put("result", standing.result().name().toLowerCase(Locale.ROOT));
      one.put("score", standing.score());
      one.put("rank", standing.rank());
      standings.add(one);
    }
    fields.put("standings", standings);
    return fields;
  }
}
