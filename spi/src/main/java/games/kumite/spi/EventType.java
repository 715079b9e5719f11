package games.kumite.spi;

import games.kumite.spi.access.EventArgument;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A kind of event: its name, the rule behind it, and its arguments in order. A constant of the game;
 * immutable. Its text is {@code event.<name>}, with {0}, {1}... for the arguments: a card by its label
 * (in the text {@code card.known} if there is one) or the text {@code card.hidden}, a word by the text
 * {@code word.<word>} if there is one. The sentence gets a capital letter.
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

  /** The same, for who tells; nobody changes it. */
  final EventArgument[] declared;

  /** A bit for each argument that is more than a seat or a number for everybody. */
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
   * An event without arguments.
   *
   * @param name a stable word
   * @param rule the id of the rule behind it, empty if the ledger has none
   * @return the type
   */
  public static EventType of(String name, String rule) {
    return new EventType(name, rule, List.of());
  }

  /**
   * The same with a seat behind the other arguments, given by its index.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType seat(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.SEAT));
  }

  /**
   * The same with a number behind the other arguments.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType number(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.NUMBER));
  }

  /**
   * The same with a number that people read otherwise, such as a length in tenths of a millimetre.
   *
   * @param argument its name
   * @param shown what stands in the text for a number, always the same
   * @return the changed copy
   */
  public EventType number(String argument, IntFunction<String> shown) {
    return with(new EventArgument(argument, EventArgument.Kind.NUMBER, new EventArgument.Words(shown), null));
  }

  /**
   * The same with a card behind the other arguments, given by its token, named only to observers who
   * know its face at that moment.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType card(String argument) {
    return with(new EventArgument(argument, EventArgument.Kind.CARD));
  }

  /**
   * The same with a word or an element's id behind the other arguments.
   *
   * @param argument its name
   * @param naming gives the word for a number, always the same
   * @return the changed copy
   */
  public EventType word(String argument, IntFunction<String> naming) {
    return with(new EventArgument(argument, EventArgument.Kind.NAMED, new EventArgument.Words(naming), null));
  }

  /**
   * The same with a word of the match's content behind the other arguments, such as a role that an owner's file has
   * added. What people call it is {@link State#displayName}, else the text {@code word.<word>}, else the word.
   *
   * @param argument its name
   * @param naming gives the word for a number, from what the state holds of its content
   * @param <S> the game's state
   * @return the changed copy
   */
  @SuppressWarnings("unchecked")
  public <S extends State<S>> EventType word(String argument, BiFunction<S, Integer, String> naming) {
    return with(new EventArgument(argument, EventArgument.Kind.NAMED, null, (state, value) -> naming.apply((S) state, value)));
  }

  /**
   * The same with a number that only the first seat among the arguments may know, wherever it stands;
   * without a seat nobody may.
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
   * The stable word.
   *
   * @return such as {@code attacked}
   */
  public String name() {
    return name;
  }

  /**
   * The rule behind it.
   *
   * @return its id, or an empty text
   */
  public String rule() {
    return rule;
  }

  @Override
  public String toString() {
    return name;
  }
}
