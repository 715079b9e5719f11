package games.kumite.spi.content;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/**
 * A binder that creates a game's values from JSON and reports everything that does not fit. A value for which it has
 * reported a problem must not be used.
 */
final class Binder {

  private static final int MAX_LISTED = 30;
  private static final String PRINTABLE = "a text without line breaks, control characters and invisible characters";

  private final ContentReader reader;
  /** The records whose defaults have been checked. */
  private final Set<Class<?>> checked;

  Binder(ContentReader reader) {
    this(reader, new LinkedHashSet<>());
  }

  private Binder(ContentReader reader, Set<Class<?>> checked) {
    this.reader = reader;
    this.checked = checked;
  }

  /** Returns several words as a list for a message. */
  static String listed(Collection<String> words) {
    String shown = words.stream().limit(MAX_LISTED).collect(Collectors.joining(", "));
    return words.isEmpty() ? "there are none"
        : words.size() > MAX_LISTED ? shown + " and " + (words.size() - MAX_LISTED) + " more" : shown;
  }

  @Nullable Object bind(JsonNode node, Type type, ContentLocation place) {
    if (type instanceof ParameterizedType generic) {
      Type[] arguments = generic.getActualTypeArguments();
      if (generic.getRawType() == List.class) {
        return list(node, arguments[0], place);
      }
      if (generic.getRawType() == Map.class) {
        return map(node, arguments[0], arguments[1], place);
      }
    } else if (type == int.class || type == Integer.class) {
      return node.isIntegralNumber() && node.canConvertToInt() ? (Object) node.intValue()
          : wrong(node, "a whole number", place);
    } else if (type == boolean.class || type == Boolean.class) {
      return node.isBoolean() ? (Object) node.booleanValue() : wrong(node, "true or false", place);
    } else if (type == String.class) {
      return node.isString() ? text(node, place) : wrong(node, "a text", place);
    } else if (type instanceof Class<?> plain) {
      if (plain.isRecord()) {
        return record(node, plain, "", place);
      }
      if (plain.isEnum() || plain.isSealed() && plain.isInterface() || reader.source().hasWords(plain)) {
        return word(node, plain, place);
      }
    }
    throw new IllegalStateException("content cannot hold a " + type.getTypeName()
        + ": only int, boolean, String, enums, records, sealed interfaces, and lists and maps of them");
  }

  private @Nullable Object wrong(JsonNode node, String expected, ContentLocation place) {
    reader.report(place, "must be " + expected + ", was " + ContentWords.quoted(node));
    return null;
  }

  private @Nullable String text(JsonNode node, ContentLocation place) {
    String text = node.stringValue();
    if (ContentWords.isUnprintable(text)) {
      wrong(node, PRINTABLE, place);
      return null;
    }
    return text;
  }

  private @Nullable Object list(JsonNode node, Type element, ContentLocation place) {
    if (!node.isArray()) {
      return wrong(node, "a list, [...]", place);
    }
    if (isTooLarge(node, place)) {
      return null;
    }
    int before = reader.found();
    List<Object> values = new ArrayList<>();
    int number = 0;
    for (JsonNode inner : node) {
      number++;
      Object value = bind(inner, element, place.inner(String.valueOf(number)));
      if (value != null) {
        values.add(value);
      }
    }
    return reader.found() == before ? List.copyOf(values) : null;
  }

  private boolean isTooLarge(JsonNode node, ContentLocation place) {
    if (node.size() > ContentReader.MAX_ENTRIES) {
      reader.report(place, "must be at most " + ContentReader.MAX_ENTRIES + " elements, was " + node.size());
    }
    return node.size() > ContentReader.MAX_ENTRIES;
  }

  private @Nullable Object map(JsonNode node, Type key, Type element, ContentLocation place) {
    if (!node.isObject()) {
      return wrong(node, "an object, {...}", place);
    }
    if (isTooLarge(node, place)) {
      return null;
    }
    int before = reader.found();
    Map<Object, Object> values = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> property : node.properties()) {
      ContentLocation inner = place.inner(property.getKey());
      Object name = key == String.class ? name(property.getKey(), inner) : enumKey(property.getKey(), key, inner);
      Object value = bind(property.getValue(), element, inner);
      if (name != null && value != null) {
        values.put(name, value);
      }
    }
    return reader.found() == before ? Collections.unmodifiableMap(values) : null;
  }

  private @Nullable String name(String name, ContentLocation place) {
    if (ContentWords.isUnprintable(name)) {
      reader.report(place, "must be " + PRINTABLE + ", was " + ContentWords.quoted(name));
      return null;
    }
    return name;
  }

  private @Nullable Object enumKey(String name, Type key, ContentLocation place) {
    if (!(key instanceof Class<?> plain) || !plain.isEnum()) {
      throw new IllegalStateException("the keys of a map must be texts or an enum, not " + key.getTypeName());
    }
    Map<String, Object> words = Vocabulary.words(plain);
    if (!words.containsKey(name)) {
      reader.report(place, "must be one of " + listed(words.keySet()) + ", was " + ContentWords.quoted(name));
    }
    return words.get(name);
  }

  private @Nullable Object word(JsonNode node, Class<?> vocabulary, ContentLocation place) {
    Map<String, Object> words = reader.source().words(vocabulary);
    String field = vocabulary.isEnum() ? "" : ContentWords.field(vocabulary);
    JsonNode word = node;
    ContentLocation wordPlace = place;
    if (node.isObject() && !vocabulary.isEnum()) {
      word = node.get(field);
      wordPlace = place.inner(field);
      if (word == null) {
        reader.report(wordPlace, "is missing; must be one of " + listed(words.keySet()));
        return null;
      }
    }
    Object meant = word.isString() ? words.get(word.stringValue()) : null;
    if (meant == null) {
      return wrong(word, "one of " + listed(words.keySet()), wordPlace);
    }
    JsonNode fields = node.isObject() ? node : JsonFile.value("{}");
    if (meant instanceof Class<?> type) {
      return record(fields, type, field, place);
    }
    checkFields(fields, List.of(), field, place);
    return meant;
  }

  private @Nullable Object record(JsonNode node, Class<?> type, String wordField, ContentLocation place) {
    if (!node.isObject()) {
      return wrong(node, "an object, {...}", place);
    }
    int before = reader.found();
    RecordShape shape = RecordShape.of(type);
    if (checked.add(type)) {
      shape.parts().forEach(part -> checkDefault(type, part));
    }
    checkFields(node, shape.names(), wordField, place);
    List<@Nullable Object> values = new ArrayList<>();
    for (RecordShape.Part part : shape.parts()) {
      values.add(component(node, part, place.inner(part.name())));
    }
    return reader.found() == before ? make(type, shape, values.toArray(), place) : null;
  }

  /** Checks that a default can be bound, so that its author's mistake is not reported as one of an owner's content. */
  private void checkDefault(Class<?> type, RecordShape.Part part) {
    Default absent = part.absent();
    if (absent == null) {
      return;
    }
    ContentReader trial = reader.apart();
    try {
      new Binder(trial, checked).component(JsonFile.value("{}"), part, new ContentLocation("", "", part.name()));
    } catch (JacksonException malformed) {
      throw new IllegalStateException(wrongDefault(type, part, absent) + " is no JSON; a text or a word of content stands"
          + " in quotes, \"\\\"calm\\\"\"", malformed);
    }
    if (trial.found() > 0) {
      throw new IllegalStateException(wrongDefault(type, part, absent) + " cannot be bound: " + trial.firstProblem());
    }
  }

  private static String wrongDefault(Class<?> type, RecordShape.Part part, Default absent) {
    return "@Default(" + ContentWords.quoted(absent.value()) + ") of component " + part.name() + " of record "
        + type.getName();
  }

  private void checkFields(JsonNode node, List<String> known, String wordField, ContentLocation place) {
    for (String name : node.propertyNames()) {
      if (!known.contains(name) && !name.equals(wordField)) {
        reader.report(place.inner(name), known.isEmpty() ? "there is no such field here"
            : "there is no such field; known are " + listed(known));
      }
    }
  }

  private @Nullable Object component(JsonNode node, RecordShape.Part part, ContentLocation place) {
    JsonNode given = node.get(part.name());
    Default absent = part.absent();
    if (given == null && absent == null) {
      reader.report(place, "is missing");
      return null;
    }
    JsonNode value = given != null ? given : JsonFile.value(absent.value());
    if (value.isNull() && absent != null && absent.value().equals("null")) {
      return null;
    }
    int before = reader.found();
    Object bound = bind(value, part.type(), place);
    if (reader.found() == before && bound != null) {
      checkRange(part.range(), bound, place);
      checkReferences(part.refers(), bound, place);
    }
    return bound;
  }

  private void checkRange(@Nullable Range range, Object value, ContentLocation place) {
    if (range == null) {
      return;
    }
    boolean isNumber = value instanceof Integer;
    int size = value instanceof Integer number ? number
        : value instanceof Collection<?> list ? list.size()
        : value instanceof Map<?, ?> map ? map.size() : value.toString().length();
    if (size < range.min() || size > range.max()) {
      String allowed = range.max() == Integer.MAX_VALUE
          ? "at least " + range.min() : range.min() + ".." + range.max();
      String what = isNumber ? "" : value instanceof String ? " characters" : " elements";
      reader.report(place, "must be " + allowed + what + ", was " + size);
    }
  }

  private void checkReferences(@Nullable RefersTo refers, Object value, ContentLocation place) {
    if (refers == null) {
      return;
    }
    if (value instanceof List<?> list) {
      for (int i = 0; i < list.size(); i++) {
        reader.refers(place.inner(String.valueOf(i + 1)), String.valueOf(list.get(i)), refers.value());
      }
    } else if (value instanceof Map<?, ?> map) {
      map.keySet().forEach(key -> reader.refers(place, String.valueOf(key), refers.value()));
    } else {
      reader.refers(place, value.toString(), refers.value());
    }
  }

  private @Nullable Object make(
      Class<?> type, RecordShape shape, @Nullable Object[] values, ContentLocation place) {
    try {
      return shape.constructor().newInstance(values);
    } catch (InvocationTargetException failure) {
      if (failure.getCause() instanceof IllegalArgumentException refusal) {
        reader.report(place, String.valueOf(refusal.getMessage()));
        return null;
      }
      throw new IllegalStateException("the constructor of " + type.getName() + " fails", failure.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException("cannot make a " + type.getName(), impossible);
    }
  }
}
