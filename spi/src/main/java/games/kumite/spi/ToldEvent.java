package games.kumite.spi;

import games.kumite.api.Event;
import games.kumite.spi.marks.Shared;
import java.util.ArrayList;
import java.util.Arrays;
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

  private static final int EVERYBODY = -1;

  private final EventType type;
  private final @Nullable Object[] values;
  private @Nullable String @Nullable [] names;
  private int @Nullable [] observers;
  private List<Own> owns = List.of();

  /** The value of an argument for one observer, where it is another one than for the rest. */
  private record Own(int observer, int place, Object value) {}

  ToldEvent(EventType type, int arguments) {
    this.type = type;
    this.values = new Object[arguments];
  }

  /** Sets an argument that everybody may know: its value, and its name for people if it is not its value. */
  void put(int place, Object value, @Nullable String name) {
    values[place] = value;
    if (name != null) {
      @Nullable String[] all = names == null ? new String[values.length] : names;
      all[place] = name;
      names = all;
    }
  }

  /** The same, and who may know it. */
  void put(int place, Object value, @Nullable String name, int knownBy) {
    put(place, value, name);
    if (knownBy != EVERYBODY && observers == null) {
      observers = new int[values.length];
      Arrays.fill(observers, EVERYBODY);
    }
    if (observers != null) {
      observers[place] = knownBy;
    }
  }

  /** Sets what an argument is for one observer. */
  void putFor(int observer, int place, Object value) {
    List<Own> more = new ArrayList<>(owns);
    more.add(new Own(observer, place, value));
    owns = more;
  }

  ToldEvent redactedFor(int observer) {
    int[] knownBy = observers;
    if (knownBy == null && owns.isEmpty()) {
      return this; // everybody may know all of it, which then everybody shares
    }
    ToldEvent redacted = new ToldEvent(type, values.length);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null && (knownBy == null || (knownBy[i] >> observer & 1) != 0)) {
        redacted.put(i, value, name(i));
      }
    }
    for (Own own : owns) {
      if (own.observer() == observer) {
        redacted.values[own.place()] = own.value();
      }
    }
    return redacted;
  }

  private @Nullable String name(int place) {
    return names == null ? null : names[place];
  }

  /** This event, which is redacted, for its observer: its arguments and text are made when somebody asks. */
  Event event(Texts texts) {
    return Event.of(type.name(), type.rule(), new Told(this, texts));
  }

  /**
   * What is told of an event.
   *
   * @param redacted the event as its observer may know it
   * @param texts the texts of the game
   */
  @Shared
  private record Told(ToldEvent redacted, Texts texts) implements Event.Particulars {

    @Override
    public Map<String, Object> arguments() {
      return redacted.named();
    }

    @Override
    public String text() {
      return redacted.text(texts);
    }
  }

  private Map<String, Object> named() {
    Map<String, Object> arguments = new LinkedHashMap<>();
    List<EventType.Argument> declared = type.arguments();
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null) {
        arguments.put(declared.get(i).name(), value);
      }
    }
    return arguments;
  }

  private String text(Texts texts) {
    Object[] shown = new Object[values.length];
    List<EventType.Argument> declared = type.arguments();
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      EventType.Kind kind = declared.get(i).kind();
      shown[i] = value == null ? hidden(texts, kind) : shown(texts, kind, value, name(i));
    }
    return text(texts, shown);
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
