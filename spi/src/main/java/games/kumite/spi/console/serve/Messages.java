package games.kumite.spi.console.serve;

import games.kumite.api.Decision;
import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Outcome;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Table;
import games.kumite.api.data.PlainData;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Feature;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** All lines that a program can receive, with the order of their fields. */
final class Messages {

  private Messages() {}

  static Map<String, Object> hello(Game game, long limitMillis) {
    Map<String, Object> line = line("hello");
    line.put("protocol", Protocol.VERSION);
    line.put("maxCharacters", Protocol.MAX_CHARACTERS);
    if (limitMillis > 0) {
      line.put("limitMillis", limitMillis);
    }
    line.put("game", PlainData.of(game));
    return line;
  }

  static Map<String, Object> start(int match, int matches, List<Seat> seats, List<Seat> yours,
      Map<String, Object> options) {
    Map<String, Object> line = line("start");
    line.put("match", match);
    line.put("matches", matches);
    line.put("seats", seats.stream().map(PlainData::of).toList());
    line.put("yours", yours.stream().map(Seat::id).toList());
    line.put("options", options);
    return line;
  }

  static Map<String, Object> events(Seat seat, List<Event> events) {
    Map<String, Object> line = line("events");
    line.put("seat", seat.id());
    line.put("events", events.stream().map(PlainData::of).toList());
    return line;
  }

  static Map<String, Object> table(Seat seat, Table table) {
    Map<String, Object> line = line("table");
    line.put("seat", seat.id());
    line.put("elements", PlainData.of(table));
    return line;
  }

  static Map<String, Object> decision(int id, Perspective perspective, Decision decision) {
    Map<String, Object> line = line("decision");
    line.put("id", id);
    line.put("phase", perspective.phase().id());
    line.putAll(PlainData.of(decision));
    return line;
  }

  static Map<String, Object> encoding(Encoding encoding) {
    Map<String, Object> line = line("encoding");
    line.put("entries", encoding.features().stream().map(Feature::name).toList());
    line.put("actions", encoding.distinctActionCount());
    return line;
  }

  static Map<String, Object> choice(int id, int match, Decision decision, float[] values, int[] numbers) {
    Map<String, Object> line = line("choice");
    line.put("id", id);
    line.put("match", match);
    line.put("seat", decision.seat().id());
    line.put("kind", decision.kind());
    int[] at = IntStream.range(0, values.length).filter(i -> values[i] != 0).toArray();
    line.put("at", at);
    line.put("values", IntStream.of(at).mapToObj(i -> values[i]).toList());
    line.put("numbers", numbers);
    return line;
  }

  static Map<String, Object> error(int id, ProtocolException complaint, ConsoleTexts say) {
    Map<String, Object> line = line("error");
    line.put("code", complaint.code().word());
    line.put("id", id);
    line.put("message", complaint.text(say));
    if (complaint.rule() != null) {
      line.put("rule", complaint.rule());
    }
    return line;
  }

  static Map<String, Object> end(int match, List<Seat> seats, Outcome outcome) {
    Map<String, Object> line = line("end");
    line.put("match", match);
    line.putAll(PlainData.of(outcome, seats));
    return line;
  }

  private static Map<String, Object> line(String type) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("type", type);
    return line;
  }
}
