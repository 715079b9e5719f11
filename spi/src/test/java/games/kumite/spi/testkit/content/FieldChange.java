package games.kumite.spi.testkit.content;

import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Random changes of one field of a file: other values, such as others of the same field, and a lost or double one. */
final class FieldChange {

  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final int[] NUMBERS = {0, 1, -1, 2, 3, 7, 99, 1000, 1_000_000_000, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final List<String> TEXTS = List.of("", " ", "x", "X", "none", "0", "-1", "1..2", "a b", "{0}", "'", "%s", "\\",
      "\u00e4", "\ud83c\udca1", "A".repeat(200), "A".repeat(5_000), "NOSUCH 1", ";", "; ;", "(((((((((");

  private final JsonNode file;
  private final List<JsonPlace> places;
  private final Map<String, List<JsonNode>> sameField = new LinkedHashMap<>();

  FieldChange(JsonNode file) {
    this.file = file;
    places = JsonPlace.all(file).stream().filter(place -> !place.steps().isEmpty()).toList();
    places.forEach(place -> sameField.computeIfAbsent(place.shape(), key -> new ArrayList<>()).add(place.node()));
  }

  /** Returns the text of a changed copy of the file. */
  String next(SeededRandom random) {
    JsonPlace place = places.get(random.nextInt(places.size()));
    boolean isElement = place.key() == null;
    return switch (random.nextInt(10)) {
      case 0 -> place.without(file).toString();
      case 1 -> isElement ? place.repeated(file).toString() : place.renamed(file, place.key() + "x").toString();
      case 2, 3, 4 -> {
        List<JsonNode> others = sameField.get(place.shape());
        yield place.with(file, others.get(random.nextInt(others.size()))).toString();
      }
      case 5 -> place.with(file, places.get(random.nextInt(places.size())).node()).toString();
      default -> place.with(file, near(place.node(), random)).toString();
    };
  }

  private static JsonNode near(JsonNode node, SeededRandom random) {
    if (node.isIntegralNumber()) {
      return JSON.numberNode(random.nextInt(2) == 0 ? node.intValue() + random.nextInt(7) - 3
          : NUMBERS[random.nextInt(NUMBERS.length)]);
    }
    if (node.isBoolean()) {
      return JSON.booleanNode(!node.booleanValue());
    }
    if (node.isString()) {
      return JSON.stringNode(random.nextInt(2) == 0 ? TEXTS.get(random.nextInt(TEXTS.size()))
          : edited(node.stringValue(), random));
    }
    return node.isArray() ? JSON.arrayNode() : random.nextInt(2) == 0 ? JSON.nullNode() : JSON.objectNode();
  }

  /** Returns a text with one word or number of it changed. */
  private static String edited(String text, SeededRandom random) {
    List<String> words = new ArrayList<>(List.of(text.split(" ")));
    int at = random.nextInt(words.size());
    switch (random.nextInt(5)) {
      case 0 -> words.remove(at);
      case 1 -> words.add(at, words.get(at));
      case 2 -> words.set(at, String.valueOf(NUMBERS[random.nextInt(NUMBERS.length)]));
      case 3 -> words.set(at, words.get(random.nextInt(words.size())));
      default -> words.set(at, words.get(at) + (char) (' ' + random.nextInt(95)));
    }
    return String.join(" ", words);
  }
}
