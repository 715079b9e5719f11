package games.kumite.spi.engine.events;

import games.kumite.api.Event;
import games.kumite.api.Seat;
import games.kumite.spi.EventType;
import games.kumite.spi.Texts;
import games.kumite.spi.access.EventArgument;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One event before it has a text: its type, the values of its arguments, and the viewers who may know each. Set while
 * it is emitted and never changed afterwards. A redacted event holds nothing that its viewer may not know.
 */
@Immutable
public final class LoggedEvent implements Event.Details {

  /** The events that the engine emits in every game; a game need not have a text for them. */
  private static final List<String> WITHOUT_TEXT = List.of("card-moved", "element-moved", "card-shown", "shuffled", "rolled");

  private static final int EVERYBODY = -1;
  private static final int[] NONE = {};

  private final EventType type;
  private final Names cast;

  /** The arguments that a number alone describes: the index of a seat, or a number. */
  private int[] numbers = NONE;

  /** The other arguments, a {@link Called} where the display name is another; null where a number describes them. */
  private @Nullable Object @Nullable [] values;

  /** A bit for each hidden argument. */
  private int hidden;

  private int @Nullable [] observers;
  private List<Own> owns = List.of();

  /** The default texts of a match's events, and the names of its seats. */
  @Immutable
  public static final class Names {

    private final Texts texts;
    private final Called[] seats;

    Names(Texts texts, List<Seat> seats) {
      this.texts = texts;
      this.seats = seats.stream().map(seat -> new Called(seat.id(), seat.name())).toArray(Called[]::new);
    }

    Called seat(int index) {
      return seats[index];
    }
  }

  /**
   * A value with another display name. Frequent ones are created once and shared by many events.
   *
   * @param value the value of the argument, the id of an element or a word
   * @param name the display name
   */
  @Immutable
  public record Called(String value, String name) {}

  /** The value of an argument for one viewer, where it differs from the value for the rest. */
  private record Own(int viewer, int place, Object value) {}

  /** Creates an event whose arguments are numbers, unless they are set afterwards. */
  public LoggedEvent(EventType type, Names cast, int[] numbers) {
    this.type = type;
    this.cast = cast;
    this.numbers = numbers;
  }

  /** Creates an event whose arguments are all set afterwards. */
  public LoggedEvent(EventType type, Names cast) {
    this.type = type;
    this.cast = cast;
  }

  private LoggedEvent(LoggedEvent other) {
    type = other.type;
    cast = other.cast;
    numbers = other.numbers;
    values = other.values;
    hidden = other.hidden;
  }

  /** Sets a public argument. */
  public void put(int place, Object value) {
    Object[] known = values;
    if (known == null) {
      known = new Object[Kernel.get().declared(type).length];
      values = known;
    }
    known[place] = value;
  }

  /** Sets a public argument: its value, and its display name if that is another. */
  public void put(int place, String value, @Nullable String name) {
    put(place, name == null ? value : new Called(value, name));
  }

  /** Sets an argument, and the viewers who may know it. */
  public void put(int place, Object value, int knownBy) {
    put(place, value);
    restrict(place, knownBy);
  }

  /** Restricts an argument to the viewers who may know it. */
  public void restrict(int place, int knownBy) {
    if (knownBy == EVERYBODY) {
      return;
    }
    int[] known = observers;
    if (known == null) {
      known = new int[Kernel.get().declared(type).length];
      Arrays.fill(known, EVERYBODY);
      observers = known;
    }
    known[place] = knownBy;
  }

  /** Sets an argument for one viewer. */
  public void putFor(int viewer, int place, Object value) {
    List<Own> more = new ArrayList<>(owns);
    more.add(new Own(viewer, place, value));
    owns = more;
  }

  public LoggedEvent redactedFor(int viewer) {
    int[] knownBy = observers;
    if (knownBy == null && owns.isEmpty()) {
      return this; // all of it is public, so all viewers share this object
    }
    LoggedEvent redacted = new LoggedEvent(this);
    for (int i = 0; knownBy != null && i < knownBy.length; i++) {
      if ((knownBy[i] >> viewer & 1) == 0) {
        redacted.hide(i);
      }
    }
    for (Own own : owns) {
      if (own.viewer() == viewer) {
        redacted.values = redacted.values == null ? null : redacted.values.clone();
        redacted.put(own.place(), own.value());
        redacted.hidden &= ~(1 << own.place());
      }
    }
    return redacted;
  }

  /** Hides an argument, on a copy of shared arrays. */
  private void hide(int place) {
    hidden |= 1 << place;
    if (place < numbers.length) {
      numbers = numbers.clone();
      numbers[place] = 0;
    }
    Object[] known = values;
    if (known != null) {
      known = known.clone();
      known[place] = null;
      values = known;
    }
  }

  /** Returns the value of an argument; null if it is hidden. */
  private @Nullable Object value(int place) {
    if ((hidden >> place & 1) != 0) {
      return null;
    }
    Object known = values == null ? null : values[place];
    if (known != null || place >= numbers.length) {
      return known;
    }
    return Kernel.get().declared(type)[place].kind() == EventArgument.Kind.SEAT ? cast.seat(numbers[place])
        : (Object) numbers[place];
  }

  /** Returns this redacted event for its viewer: its arguments and text are created when they are first read. */
  public Event event(Texts asked) {
    return Event.of(type.name(), type.rule(), asked == cast.texts ? this : new Told(this, asked));
  }

  @Override
  public Map<String, Object> arguments() {
    return named();
  }

  @Override
  public String text() {
    return text(cast.texts);
  }

  /**
   * The details of an event in other texts than its own.
   *
   * @param redacted the event as its viewer may know it
   * @param texts the texts of the game
   */
  @Immutable
  private record Told(LoggedEvent redacted, Texts texts) implements Event.Details {

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
    EventArgument[] declared = Kernel.get().declared(type);
    for (int i = 0; i < declared.length; i++) {
      Object value = value(i);
      if (value != null) {
        arguments.put(declared[i].name(), value instanceof Called called ? called.value() : value);
      }
    }
    return arguments;
  }

  private String text(Texts texts) {
    EventArgument[] declared = Kernel.get().declared(type);
    Object[] shown = new Object[declared.length];
    for (int i = 0; i < shown.length; i++) {
      Object value = value(i);
      EventArgument argument = declared[i];
      shown[i] = value == null ? hidden(texts, argument.kind()) : shown(texts, argument, value);
    }
    return text(texts, shown);
  }

  private static Object shown(Texts texts, EventArgument argument, Object value) {
    if (value instanceof Integer number) {
      EventArgument.Words words = argument.words();
      return words == null ? value : words.of(number); // texts may choose by a number: {0,choice,1#...}
    }
    if (value instanceof List<?> values) {
      return values.stream().map(one -> word(texts, one.toString())).collect(Collectors.joining(" "));
    }
    if (!(value instanceof Called called)) {
      return word(texts, String.valueOf(value));
    }
    boolean isKnown = argument.kind() == EventArgument.Kind.CARD && texts.has("card.known");
    return isKnown ? texts.text("card.known", called.name()) : called.name();
  }

  /** Returns the display text of a word of the game, or an element's id without its kind if there is none. */
  private static String word(Texts texts, String word) {
    String key = "word." + word;
    return texts.has(key) ? texts.text(key) : word.substring(word.indexOf(':') + 1);
  }

  private static String hidden(Texts texts, EventArgument.Kind kind) {
    if (kind != EventArgument.Kind.CARD) {
      return texts.text("number.hidden");
    }
    return texts.text("card.hidden");
  }

  private String text(Texts texts, Object[] shown) {
    String key = "event." + type.name();
    if (texts.has(key)) {
      return sentence(texts.text(key, shown));
    }
    return WITHOUT_TEXT.contains(type.name()) ? "" : texts.text(key, shown);
  }

  /** Returns a text with a capital letter, whatever its first word is. */
  private static String sentence(String text) {
    if (text.isEmpty()) {
      return text;
    }
    int first = text.codePointAt(0);
    return Character.toString(Character.toUpperCase(first)) + text.substring(Character.charCount(first));
  }
}
