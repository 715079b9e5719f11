package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.spi.marks.Shared;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One event before it has a text: its type, the values of its arguments, and who may know each; set
 * while it is told and never changed afterwards. Once redacted it holds nothing that its observer may not
 * know.
 */
@Shared
final class ToldEvent {

  private final EventType type;
  private final @Nullable Object[] values;
  private final @Nullable String[] names;
  private final int[] observers;
  private List<Own> owns = List.of();

  /** The value of an argument for one observer, where it is another one than for the rest. */
  private record Own(int observer, int place, Object value) {}

  ToldEvent(EventType type, int arguments) {
    this.type = type;
    this.values = new Object[arguments];
    this.names = new String[arguments];
    this.observers = new int[arguments];
  }

  /** Sets an argument: its value, its name for people if it is not its value, and who may know it. */
  void put(int place, Object value, @Nullable String name, int knownBy) {
    values[place] = value;
    names[place] = name;
    observers[place] = knownBy;
  }

  /** Sets what an argument is for one observer. */
  void putFor(int observer, int place, Object value) {
    List<Own> more = new ArrayList<>(owns);
    more.add(new Own(observer, place, value));
    owns = more;
  }

  ToldEvent redactedFor(int observer) {
    if (isPublic()) {
      return this;
    }
    ToldEvent redacted = new ToldEvent(type, values.length);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null && (observers[i] >> observer & 1) != 0) {
        redacted.put(i, value, names[i], 0);
      }
    }
    for (Own own : owns) {
      if (own.observer() == observer) {
        redacted.values[own.place()] = own.value();
      }
    }
    return redacted;
  }

  /** Whether everybody may know all of it, which then everybody shares. */
  private boolean isPublic() {
    if (!owns.isEmpty()) {
      return false;
    }
    for (int i = 0; i < values.length; i++) {
      if (values[i] != null && observers[i] != -1) {
        return false;
      }
    }
    return true;
  }

  Event event(Texts texts) {
    Map<String, Object> arguments = new LinkedHashMap<>();
    Object[] shown = new Object[values.length];
    List<EventType.Argument> declared = type.arguments();
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null) {
        arguments.put(declared.get(i).name(), value);
      }
      EventType.Kind kind = declared.get(i).kind();
      shown[i] = value == null ? hidden(texts, kind) : shown(texts, kind, value, names[i]);
    }
    return new Event(type.name(), arguments, text(texts, shown), type.rule());
  }

  private static Object shown(
      Texts texts, EventType.Kind kind, Object value, @Nullable String name) {
    if (value instanceof Integer) {
      return value; // a text may depend on it: {0,choice,1#...}
    }
    if (name == null) {
      return word(texts, String.valueOf(value));
    }
    return kind == EventType.Kind.CARD && texts.has("card.known")
        ? texts.text("card.known", name) : name;
  }

  /** A word of the game in its text for people; an element's id without its kind if there is none. */
  private static String word(Texts texts, String word) {
    String key = "word." + word;
    return texts.has(key) ? texts.text(key) : word.substring(word.indexOf(':') + 1);
  }

  private static String hidden(Texts texts, EventType.Kind kind) {
    if (kind != EventType.Kind.CARD) {
      return texts.text("number.hidden");
    }
    return texts.text("card.hidden");
  }

  private String text(Texts texts, Object[] shown) {
    String key = "event." + type.name();
    if (texts.has(key)) {
      return sentence(texts.text(key, shown));
    }
    return switch (type.name()) {
      case "card-moved", "card-shown", "shuffled", "rolled" -> "";
      default -> texts.text(key, shown);
    };
  }

  /** With a capital letter, whatever stands first. */
  private static String sentence(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.codePointAt(0);
    return Character.toString(Character.toUpperCase(first)) + text.substring(Character.charCount(first));
  }
}
