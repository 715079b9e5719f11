package games.kumite.spi;

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
 * state.tell(ATTACKED, seat, card, 7);
 * }</pre>
 */
public final class EventType {

  enum Kind { SEAT, NUMBER, CARD, NAMED, PRIVATE }

  /**
   * What an event says of somebody or something.
   *
   * @param words the word for each number of one that is named, null if that depends on the match; how people read a number
   *     where it is not the number itself
   * @param naming gives the word in a match, null where there are words or nothing is named
   */
  record Argument(String name, Kind kind, @Nullable Words words, @Nullable BiFunction<State<?>, Integer, String> naming) {

    Argument(String name, Kind kind) {
      this(name, kind, null, null);
    }

    String word(State<?> state, int number) {
      return words != null ? words.of(number) : Objects.requireNonNull(naming).apply(state, number);
    }
  }

  /** The words of small numbers, each made once: many are put together from parts. */
  static final class Words {

    private static final int KEPT = 64;

    private final IntFunction<String> naming;
    private final @Nullable String[] kept = new @Nullable String[KEPT];

    Words(IntFunction<String> naming) {
      this.naming = naming;
    }

    String of(int number) {
      if (number < 0 || number >= KEPT) {
        return naming.apply(number);
      }
      String known = kept[number];
      if (known == null) {
        known = naming.apply(number);
        kept[number] = known;
      }
      return known;
    }
  }

  private final String name;
  private final String rule;
  private final List<Argument> arguments;

  /** The same, for who tells; nobody changes it. */
  final Argument[] declared;

  /** A bit for each argument that is more than a seat or a number for everybody. */
  final int resolved;

  private EventType(String name, String rule, List<Argument> arguments) {
    this.name = name;
    this.rule = rule;
    this.arguments = arguments;
    declared = arguments.toArray(Argument[]::new);
    int others = 0;
    for (int i = 0; i < declared.length; i++) {
      Kind kind = declared[i].kind();
      others |= kind == Kind.SEAT || kind == Kind.NUMBER ? 0 : 1 << i;
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
    return with(new Argument(argument, Kind.SEAT));
  }

  /**
   * The same with a number behind the other arguments.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType number(String argument) {
    return with(new Argument(argument, Kind.NUMBER));
  }

  /**
   * The same with a number that people read otherwise, such as a length in tenths of a millimetre.
   *
   * @param argument its name
   * @param shown what stands in the text for a number, always the same
   * @return the changed copy
   */
  public EventType number(String argument, IntFunction<String> shown) {
    return with(new Argument(argument, Kind.NUMBER, new Words(shown), null));
  }

  /**
   * The same with a card behind the other arguments, given by its token, named only to observers who
   * know its face at that moment.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType card(String argument) {
    return with(new Argument(argument, Kind.CARD));
  }

  /**
   * The same with a word or an element's id behind the other arguments.
   *
   * @param argument its name
   * @param naming gives the word for a number, always the same
   * @return the changed copy
   */
  public EventType named(String argument, IntFunction<String> naming) {
    return with(new Argument(argument, Kind.NAMED, new Words(naming), null));
  }

  /**
   * The same with a word of the match's content behind the other arguments, such as a role that an owner's file has
   * added. What people call it is {@link State#called}, else the text {@code word.<word>}, else the word.
   *
   * @param argument its name
   * @param naming gives the word for a number, from what the state holds of its content
   * @param <S> the game's state
   * @return the changed copy
   */
  @SuppressWarnings("unchecked")
  public <S extends State<S>> EventType word(String argument, BiFunction<S, Integer, String> naming) {
    return with(new Argument(argument, Kind.NAMED, null, (state, value) -> naming.apply((S) state, value)));
  }

  /**
   * The same with a number that only the first seat among the arguments may know, wherever it stands;
   * without a seat nobody may.
   *
   * @param argument its name
   * @return the changed copy
   */
  public EventType secret(String argument) {
    return with(new Argument(argument, Kind.PRIVATE));
  }

  private EventType with(Argument argument) {
    List<Argument> more = new ArrayList<>(arguments);
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

  /** The bit of the seat that may know the secret arguments: the first one named; nobody's without one. */
  static int owner(Argument[] declared, int[] values) {
    for (int i = 0; i < values.length; i++) {
      if (declared[i].kind() == Kind.SEAT) {
        return 1 << values[i];
      }
    }
    return 0;
  }

  List<Argument> arguments() {
    return arguments;
  }

  @Override
  public String toString() {
    return name;
  }
}
