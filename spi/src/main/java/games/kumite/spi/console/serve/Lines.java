package games.kumite.spi.console.serve;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.Event;
import games.kumite.api.Facts;
import games.kumite.api.Form;
import games.kumite.api.Game;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Phase;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Every line that a program can get, in the order of its fields. */
final class Lines {

  private Lines() {}

  static Map<String, Object> hello(Game game, long limitMillis) {
    Map<String, Object> line = line("hello");
    line.put("protocol", Protocol.VERSION);
    line.put("maxCharacters", Protocol.MAX_CHARACTERS);
    if (limitMillis > 0) {
      line.put("limitMillis", limitMillis);
    }
    Map<String, Object> played = new LinkedHashMap<>();
    played.put("id", game.id());
    played.put("title", game.title());
    played.put("version", game.version());
    played.put("phases", game.phases().stream().map(Lines::phase).toList());
    played.put("keywords", game.keywords());
    played.put("facts", facts(game.facts()));
    line.put("game", played);
    return line;
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

  private static Map<String, Object> facts(Facts facts) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("hiddenInformation", facts.hiddenInformation());
    fields.put("chance", facts.chance());
    fields.put("cooperative", facts.cooperative());
    fields.put("minScore", facts.minScore());
    fields.put("maxScore", facts.maxScore());
    fields.put("maxDecisions", facts.maxDecisions());
    return fields;
  }

  static Map<String, Object> start(int match, int matches, List<Seat> seats, List<Seat> yours,
      Map<String, Object> options) {
    Map<String, Object> line = line("start");
    line.put("match", match);
    line.put("matches", matches);
    List<Map<String, Object>> all = new ArrayList<>();
    for (Seat seat : seats) {
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("id", seat.id());
      fields.put("name", seat.name());
      fields.put("team", seat.team());
      all.add(fields);
    }
    line.put("seats", all);
    line.put("yours", yours.stream().map(Seat::id).toList());
    line.put("options", options);
    return line;
  }

  static Map<String, Object> events(Seat seat, List<Event> events) {
    Map<String, Object> line = line("events");
    line.put("seat", seat.id());
    line.put("events", events.stream().map(Lines::event).toList());
    return line;
  }

  private static Map<String, Object> event(Event event) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("type", event.type());
    fields.put("arguments", event.arguments());
    fields.put("text", event.text());
    fields.put("rule", event.rule());
    return fields;
  }

  static Map<String, Object> table(Seat seat, Table table) {
    Map<String, Object> line = line("table");
    line.put("seat", seat.id());
    line.put("elements", table.elements().stream().map(Lines::element).toList());
    return line;
  }

  private static Map<String, Object> element(Element element) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("kind", element.kind().word());
    fields.put("id", element.id());
    fields.put("attributes", element.attributes());
    fields.put("children", element.children().stream().map(Lines::element).toList());
    return fields;
  }

  static Map<String, Object> decision(int id, Seat seat, Perspective view, Decision decision) {
    Map<String, Object> line = line("decision");
    line.put("id", id);
    line.put("seat", seat.id());
    line.put("kind", decision.kind());
    line.put("group", decision.isGroup());
    line.put("phase", view.phase().id());
    line.put("prompt", decision.prompt().chooser());
    line.put("actions", decision.actions().stream().map(Lines::action).toList());
    line.put("forms", decision.forms().stream().map(Lines::form).toList());
    return line;
  }

  private static Map<String, Object> action(Action action) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("notation", action.notation());
    fields.put("label", action.label());
    return fields;
  }

  private static Map<String, Object> form(Form form) {
    Map<String, Object> fields = new LinkedHashMap<>();
    fields.put("start", form.start());
    List<Map<String, Object>> slots = new ArrayList<>();
    for (Form.Slot slot : form.slots()) {
      Map<String, Object> numbers = new LinkedHashMap<>();
      numbers.put("name", slot.name());
      numbers.put("min", slot.min());
      numbers.put("max", slot.max());
      numbers.put("unit", slot.unit());
      numbers.put("board", slot.board());
      slots.add(numbers);
    }
    fields.put("slots", slots);
    return fields;
  }

  static Map<String, Object> error(int id, Complaint complaint) {
    Map<String, Object> line = line("error");
    line.put("code", complaint.code().word());
    line.put("id", id);
    line.put("message", String.valueOf(complaint.getMessage()));
    if (complaint.rule() != null) {
      line.put("rule", complaint.rule());
    }
    return line;
  }

  static Map<String, Object> end(int match, List<Seat> seats, Outcome outcome) {
    Map<String, Object> line = line("end");
    line.put("match", match);
    line.put("summary", outcome.summary());
    List<Map<String, Object>> standings = new ArrayList<>();
    for (Seat seat : seats) {
      Outcome.Standing standing = outcome.of(seat);
      Map<String, Object> fields = new LinkedHashMap<>();
      fields.put("seat", seat.id());
      fields.put("result", standing.result().name().toLowerCase(Locale.ROOT));
      fields.put("score", standing.score());
      fields.put("rank", standing.rank());
      standings.add(fields);
    }
    line.put("standings", standings);
    return line;
  }

  private static Map<String, Object> line(String type) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("type", type);
    return line;
  }
}
