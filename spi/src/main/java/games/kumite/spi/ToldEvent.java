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
final class ToldEvent implements Event.Particulars {

  private static final int EVERYBODY = -1;

  private final EventType type;
  private final Texts texts;

  /** Each null where it is hidden, {@link Called} where people call it something else. */
  private final @Nullable Object[] values;
  private int @Nullable [] observers;
  private List<Own> owns = List.of();

  /**
   * A value that people call something else. What is told often is made once and shared by many events.
   *
   * @param value what the argument says, the id of an element or a word
   * @param name what people call it
   */
  @Shared
  record Called(String value, String name) {}

  /** The value of an argument for one observer, where it is another one than for the rest. */
  private record Own(int observer, int place, Object value) {}

  /** An event of so many arguments, and the texts in which it is told if nobody asks for others. */
  ToldEvent(EventType type, int arguments, Texts texts) {
    this.type = type;
    this.texts = texts;
    this.values = new Object[arguments];
  }

  /** Sets an argument that everybody may know. */
  void put(int place, Object value) {
    values[place] = value;
  }

  /** Sets an argument that everybody may know: its value, and its name for people if it is not its value. */
  void put(int place, String value, @Nullable String name) {
    values[place] = name == null ? value : new Called(value, name);
  }

  /** Sets an argument, and who may know it. */
  void put(int place, Object value, int knownBy) {
    values[place] = value;
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
    ToldEvent redacted = new ToldEvent(type, values.length, texts);
    for (int i = 0; i < values.length; i++) {
      Object value = values[i];
      if (value != null && (knownBy == null || (knownBy[i] >> observer & 1) != 0)) {
        redacted.values[i] = value;
      }
    }
    for (Own own : owns) {
      if (own.observer() == observer) {
        redacted.values[own.place()] = own.value();
      }
    }
    return redacted;
  }

  /** This event, which is redacted, for its observer: its arguments and text are made when somebody asks. */
  Event event(Texts asked) {
    return Event.of(type.name(), type.rule(), asked == texts ? this : new Told(this, asked));
  }

  @Override
  public Map<String, Object> arguments() {
    return named();
  }

  @Override
  public String text() {
    return text(texts);
  }

  /**
   * What is told of an event in other texts than its own.
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
        arguments.put(declared.get(i).name(), value instanceof Called called ? called.value() : value);
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
      shown[i] = value == null ? hidden(texts, kind) : shown(texts, kind, value);
    }
    return text(texts, shown);
  }

  private static Object shown(Texts texts, EventType.Kind kind, Object value) {
    if (value instanceof Integer) {
      return value; // a text may depend on it: {0,choice,1#...}
    }
    if (!(value instanceof Called called)) {
      return word(texts, String.valueOf(value));
    }
    return kind == EventType.Kind.CARD && texts.has("card.known") ? texts.text("card.known", called.name()) : called.name();
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
