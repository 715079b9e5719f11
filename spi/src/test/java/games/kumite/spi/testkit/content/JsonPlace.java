package games.kumite.spi.testkit.content;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A place in a JSON file. Immutable; the file is copied when a place in it changes.
 *
 * @param steps the keys and indexes from the root to the place
 * @param node the value there
 */
record JsonPlace(List<Object> steps, JsonNode node) {

  /** Returns all places of a file, outer before inner. */
  static List<JsonPlace> all(JsonNode file) {
    List<JsonPlace> places = new ArrayList<>();
    collect(new JsonPlace(List.of(), file), places::add);
    return places;
  }

  private static void collect(JsonPlace place, Consumer<JsonPlace> out) {
    out.accept(place);
    if (place.node.isArray()) {
      for (int i = 0; i < place.node.size(); i++) {
        collect(place.inner(i, place.node.get(i)), out);
      }
    } else if (place.node.isObject()) {
      for (Map.Entry<String, JsonNode> property : place.node.properties()) {
        collect(place.inner(property.getKey(), property.getValue()), out);
      }
    }
  }

  private JsonPlace inner(Object step, JsonNode value) {
    List<Object> longer = new ArrayList<>(steps);
    longer.add(step);
    return new JsonPlace(List.copyOf(longer), value);
  }

  /** Returns the path without indexes: equal for the same field of all entries. */
  String shape() {
    StringBuilder shape = new StringBuilder();
    steps.forEach(step -> shape.append('/').append(step instanceof Integer ? "*" : step));
    return shape.toString();
  }

  /** Returns the last key, or null if the place is the root or an element of a list. */
  @Nullable String key() {
    return !steps.isEmpty() && steps.get(steps.size() - 1) instanceof String key ? key : null;
  }

  /** Returns a copy of the file with another value at this place. */
  JsonNode with(JsonNode file, JsonNode value) {
    return changed(file, (parent, step) -> {
      if (parent instanceof ArrayNode array) {
        array.set((Integer) step, value);
      } else {
        ((ObjectNode) parent).set((String) step, value);
      }
    }, root -> value);
  }

  /** Returns a copy of the file without this place. */
  JsonNode without(JsonNode file) {
    return changed(file, (parent, step) -> {
      if (parent instanceof ArrayNode array) {
        array.remove((int) (Integer) step);
      } else {
        ((ObjectNode) parent).remove((String) step);
      }
    }, root -> root);
  }

  /** Returns a copy of the file with another key of this place, which must have one. */
  JsonNode renamed(JsonNode file, String newKey) {
    return changed(file, (parent, step) -> {
      ObjectNode object = (ObjectNode) parent;
      JsonNode value = object.remove((String) step);
      object.set(newKey, value);
    }, root -> root);
  }

  /** Returns a copy of the file with this place repeated, which must be an element of a list. */
  JsonNode repeated(JsonNode file) {
    return changed(file, (parent, step) -> ((ArrayNode) parent).insert((int) (Integer) step, node.deepCopy()), root -> root);
  }

  /** A change of the value at a step from its parent. */
  private interface Change {
    void at(JsonNode parent, Object step);
  }

  private JsonNode changed(JsonNode file, Change change, UnaryOperator<JsonNode> ofRoot) {
    JsonNode copy = file.deepCopy();
    if (steps.isEmpty()) {
      return ofRoot.apply(copy);
    }
    JsonNode parent = copy;
    for (int i = 0; i < steps.size() - 1; i++) {
      parent = steps.get(i) instanceof Integer index ? parent.get(index) : parent.get((String) steps.get(i));
    }
    change.at(parent, steps.get(steps.size() - 1));
    return copy;
  }
}
