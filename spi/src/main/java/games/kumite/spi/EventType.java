package games.kumite.spi;

import games.kumite.spi.access.EventArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A kind of event: its name, the rule behind it, and its arguments in order. A constant of the game; immutable. Its
 * text is {@code event.<name>}, with the arguments as {0}, {1}... A card is written by its label (in the text
 * {@code card.known} if there is one) or as the text {@code card.hidden}, a word by the text {@code word.<word>} if
 * there is one. The sentence gets a capital letter.
 *
 * <pre>{@code
 * static final EventType ATTACKED =
 *     EventType.of("attacked", "BR-ATK-02").seat("by").card("card").number("damage");
 * state.emit(ATTACKED, seat, card, 7);
 * }</pre>
 */
public final class EventType {

  private final String name;
  private final String rule;
  private final List<EventArgument> arguments;

  /** The arguments as an array for the event log; never changed. */
  final EventArgument[] declared;

  /** A bit for each argument that is neither a seat nor a public number. */
  final int resolved;

  private EventType(String name, String rule, List<EventArgument> arguments) {
    this.name = name;
    this.rule = rule;
    this.arguments = arguments;
    declared = arguments.toArray(EventArgument[]::new);
    int others = 0;
    for (int i = 0; i < declared.length; i++) {
      EventArgument.Kind kind = declared[i].kind();
      others |= kind == EventArgument.Kind.SEAT || kind == EventArgument.Kind.NUMBER ? 0 : 1 << i;
    }
    resolved = others;
  }

  /**
   * Returns an event type without arguments.
   *
   * @param name a stable word
   * @param rule the id of the rule behind the event, empty if the ledger has none
   * @return the type
   */
  public static EventType of(String name, String rule) {
    return new EventType(name, rule, List.of());
  }

  /**
   * Returns a copy with a further argument: a seat, given by its index.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType seat(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.SEAT));
  }

  /**
   * Returns a copy with a further argument: a number.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType number(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.NUMBER));
  }

  /**
   * Returns a copy with a further argument: a number that is displayed in another form, such as a length in tenths of a
   * millimetre.
   *
   * @param argument its name
   * @param shown returns the text or the {@link Double} that is displayed for a number, always the same
   * @return the changed copy
   */
  public EventType number(String argument, IntFunction<?> shown) {
    return with(new EventArgument(argument, EventArgument.Kind.NUMBER, new EventArgument.Words(shown), null));
  }

  /**
   * Returns a copy with a further argument: a card, given by its token. It is named only to viewers who know its face
   * at that moment.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType card(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.CARD));
  }

  /**
   * Returns a copy with a further argument: a word or an element's id.
   *
   * @param argument its name
   * @param naming returns the word for a number, always the same
   * @return the changed copy
   */
  public EventType word(String argument, IntFunction<String> naming) {
    return with(new EventArgument(argument, EventArgument.Kind.NAMED, new EventArgument.Words(naming), null));
  }

  /**
   * Returns a copy with a further argument: a word of the match's content, such as a role that an owner's file has
   * added. It is displayed as {@link State#displayName}, else as the text {@code word.<word>}, else as the word.
   *
   * @param argument its name
   * @param naming returns the word for a number, from the content that the state holds
   * @param <S> the game's state
   * @return the changed copy
   */
  @SuppressWarnings("unchecked")
  public <S extends State<S>> EventType word(String argument, BiFunction<S, Integer, String> naming) {
    return with(new EventArgument(argument, EventArgument.Kind.NAMED, null, (state, value) -> naming.apply((S) state, value)));
  }

  /**
   * Returns a copy with a further argument: a number that only the first seat among the arguments may know. Without a
   * seat no viewer may know it.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType secretNumber(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.PRIVATE));
  }

  private EventType with(EventArgument argument) {
    List<EventArgument> more = new ArrayList<>(arguments);
    more.add(argument);
    return new EventType(name, rule, List.copyOf(more));
  }

  /**
   * Returns the stable name.
   *
   * @return a word such as {@code attacked}
   */
  public String name() {
    return name;
  }

  /**
   * Returns the rule behind the event.
   *
   * @return the rule's id, or an empty text
   */
  public String rule() {
    return rule;
  }

  @Override
  public String toString() {
    return name;
  }
}
