package games.kumite.spi.actions;

import games.kumite.api.Action;
import games.kumite.api.Seat;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.marks.Immutable;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Every action of a game's verbs for one setup and content, created once. Each verb has as many actions as the product
 * of the sizes of its arguments' lists, in all at most {@value #MAX}. Immutable and thread-safe; shared by all matches
 * of the setup.
 */
@Immutable
public final class Actions implements ActionSet {

  private static final int MAX = 500_000;

  private final ActionText text;
  private final Verb[] verbs;
  private final ArgumentNames[][] names;
  private final int[] firsts;
  private final int[] points;
  private final VerbAction[][] made;

  /**
   * By verb: the number of values of its second and third argument, and the place before its lists' smallest values.
   */
  private final int[] seconds;
  private final int[] thirds;
  private final int[] offsets;
  private final int count;

  private Actions(Builder builder) {
    verbs = builder.verbs;
    names = new ArgumentNames[verbs.length][];
    firsts = new int[verbs.length];
    points = new int[verbs.length];
    seconds = new int[verbs.length];
    thirds = new int[verbs.length];
    offsets = new int[verbs.length];
    made = new VerbAction[verbs.length][];
    int number = 0;
    for (Verb verb : verbs) {
      VerbForm.check(verb, verbs);
      int at = verb.ordinal();
      names[at] = verb.arguments().stream().filter(argument -> !argument.isFree())
          .map(argument -> names(verb, argument, builder)).toArray(ArgumentNames[]::new);
      firsts[at] = number;
      points[at] = VerbForm.points(verb);
      int size = 1;
      for (ArgumentNames list : names[at]) {
        size = Math.multiplyExact(size, list.size());
      }
      number = Math.addExact(number, size);
      if (number > MAX) {
        throw new IllegalArgumentException("actions must be at most " + MAX + "; verb " + verb.notation() + " has "
            + size);
      }
      made[at] = new VerbAction[size];
      seconds[at] = names[at].length < 2 ? 1 : names[at][1].size();
      thirds[at] = names[at].length < 3 ? 1 : names[at][2].size();
      for (ArgumentNames list : names[at]) {
        offsets[at] = offsets[at] * list.size() + list.min();
      }
    }
    count = number;
    text = new ActionText(builder.texts, names, points);
    for (Verb verb : verbs) {
      if (!hasPoint(verb)) {
        make(verb);
      }
    }
  }

  boolean hasPoint(Verb verb) {
    return points[verb.ordinal()] > 0;
  }

  private void make(Verb verb) {
    int at = verb.ordinal();
    int[] arguments = new int[names[at].length];
    for (int index = 0; index < made[at].length; index++) {
      int rest = index;
      for (int i = arguments.length - 1; i >= 0; i--) {
        ArgumentNames list = names[at][i];
        arguments[i] = rest % list.size() + list.min();
        rest /= list.size();
      }
      made[at][index] = new VerbAction(this, verb, arguments, firsts[at] + index);
    }
  }

  private static ArgumentNames names(Verb verb, Argument argument, Builder builder) {
    return switch (argument.kind()) {
      case CARD -> ArgumentNames.ofCards(verb, builder.layout);
      case SEAT -> ArgumentNames.ofSeats(builder.seats);
      case NUMBER -> ArgumentNames.ofNumbers(argument.min(), argument.max());
      case KEYWORD -> ArgumentNames.ofWords(verb, argument, builder.words, builder.texts);
      case ELEMENT -> ArgumentNames.ofElements(verb, argument.name(), builder.elements);
      case POINT, PLACE -> throw new IllegalStateException("a point has no list");
    };
  }

  /** A builder of the actions of a setup. Confined to one thread. */
  public static final class Builder {

    private final Texts texts;
    private final Verb[] verbs;
    private final Map<String, ArgumentNames> elements = new TreeMap<>();
    private final Map<String, ArgumentNames> words = new TreeMap<>();
    private @Nullable CardLayout layout;
    private int seats;

    private Builder(Texts texts, Verb[] verbs) {
      this.texts = texts;
      this.verbs = verbs;
    }

    /**
     * Sets the cards that verbs may name.
     *
     * @param cards the layout of the match
     * @return this builder
     */
    public Builder cards(CardLayout cards) {
      layout = cards;
      return this;
    }

    /**
     * Sets the seats that verbs may name.
     *
     * @param count the number of seats
     * @return this builder
     */
    public Builder seats(int count) {
      seats = count;
      return this;
    }

    /**
     * Adds a list of elements that verbs may name.
     *
     * @param list the name of the list, as in {@link Argument#element}
     * @param ids their ids on the table, such as {@code space:canal}
     * @param labels their display names
     * @return this builder
     */
    public Builder elements(String list, List<String> ids, List<String> labels) {
      elements.put(list, new ArgumentNames(0, List.copyOf(ids), List.copyOf(labels)));
      return this;
    }

    /**
     * Adds a list of words of the content that verbs may name, such as its roles. They become keywords of the match.
     *
     * @param list the name of the list, as in {@link Argument#word}
     * @param given the words as in notations, all different
     * @param labels their display names
     * @return this builder
     * @throws IllegalArgumentException if a word could be taken for a number or an id, or is given twice
     */
    public Builder words(String list, List<String> given, List<String> labels) {
      words.put(list, ArgumentNames.ofContent(list, given, labels));
      return this;
    }

    /**
     * Returns all actions.
     *
     * @return the actions
     * @throws IllegalArgumentException if a verb names a missing list, or there are too many actions
     */
    public Actions build() {
      return new Actions(this);
    }
  }

  /**
   * Returns a builder of the actions of a setup.
   *
   * @param texts the texts of labels
   * @param verbs all constants of the game's enum, in its order
   * @return a builder
   */
  public static Builder of(Texts texts, Verb... verbs) {
    return new Builder(texts, verbs.clone());
  }

  /**
   * Returns an action without arguments.
   *
   * @param verb the verb
   * @return the action
   */
  public VerbAction of(Verb verb) {
    try {
      assert hasArguments(verb, 0);
      return made[verb.ordinal()][0];
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw noAction(verb);
    }
  }

  /**
   * Returns an action with one argument.
   *
   * @param verb the verb
   * @param first its argument: for a card its face
   * @return the action
   */
  public VerbAction of(Verb verb, int first) {
    try {
      assert hasArguments(verb, 1);
      int at = verb.ordinal();
      return made[at][first - offsets[at]];
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw noAction(verb, first);
    }
  }

  /**
   * Returns an action with two arguments.
   *
   * @param verb the verb
   * @param first the first argument
   * @param second the second argument
   * @return the action
   */
  public VerbAction of(Verb verb, int first, int second) {
    try {
      assert hasArguments(verb, 2);
      int at = verb.ordinal();
      return made[at][first * seconds[at] + second - offsets[at]];
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw noAction(verb, first, second);
    }
  }

  /**
   * Returns an action with three arguments.
   *
   * @param verb the verb
   * @param first the first argument
   * @param second the second argument
   * @param third the third argument
   * @return the action
   */
  public VerbAction of(Verb verb, int first, int second, int third) {
    try {
      assert hasArguments(verb, 3);
      int at = verb.ordinal();
      return made[at][(first * seconds[at] + second) * thirds[at] + third - offsets[at]];
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw noAction(verb, first, second, third);
    }
  }

  /** Throws if a verb is undeclared or has another number of arguments that come from lists. */
  private boolean hasArguments(Verb verb, int count) {
    if (verb.ordinal() >= verbs.length || verbs[verb.ordinal()] != verb) {
      throw noAction(verb);
    }
    if (names[verb.ordinal()].length != count && !(count == 0 && made[verb.ordinal()].length == 1)) {
      throw new IllegalArgumentException("verb " + verb.notation() + " must have " + names[verb.ordinal()].length
          + (names[verb.ordinal()].length == 1 ? " argument" : " arguments") + ", was " + count);
    }
    return true;
  }

  /** Returns what is wrong with an undeclared verb or with arguments outside of their lists. */
  private IllegalArgumentException noAction(Verb verb, int... arguments) {
    int at = verb.ordinal();
    if (at >= verbs.length || verbs[at] != verb) {
      return new IllegalArgumentException("verb " + verb.notation() + " must be one of " + Arrays.stream(verbs)
          .map(Verb::notation).collect(Collectors.joining(", ")) + ": Actions.of takes all constants of its enum");
    }
    StringJoiner allowed = new StringJoiner(" and ");
    for (int i = 0; i < names[at].length; i++) {
      ArgumentNames list = names[at][i];
      allowed.add(verb.arguments().get(i).name() + " " + list.min() + ".." + (list.min() + list.size() - 1));
    }
    return new IllegalArgumentException("arguments of verb " + verb.notation() + " must be "
        + (names[at].length == 0 ? "none" : allowed) + ", was "
        + Arrays.stream(arguments).mapToObj(String::valueOf).collect(Collectors.joining(" and ")));
  }

  /**
   * Returns an action whose only argument is a point.
   *
   * @param verb the verb
   * @param x the first coordinate
   * @param y the second coordinate
   * @return a new action
   */
  public VerbAction at(Verb verb, int x, int y) {
    return new VerbAction(this, verb, x, y, 0, firsts[verb.ordinal()]);
  }

  /**
   * Returns an action whose only argument is a point at a level.
   *
   * @param verb the verb, with {@link Argument#PLACE}
   * @param x the first coordinate
   * @param y the second coordinate
   * @param level the level
   * @return a new action
   */
  public VerbAction atLevel(Verb verb, int x, int y, int level) {
    return new VerbAction(this, verb, x, y, level, firsts[verb.ordinal()]);
  }

  /**
   * Returns an action with one argument and a point.
   *
   * @param verb the verb
   * @param first the argument
   * @param x the first coordinate
   * @param y the second coordinate
   * @return a new action
   */
  public VerbAction at(Verb verb, int first, int x, int y) {
    int at = verb.ordinal();
    return new VerbAction(this, verb, first, x, y, firsts[at] + first - names[at][0].min());
  }

  /**
   * Parses the notation of an action.
   *
   * @param words its notation, split at the spaces
   * @return the action, null if there is none with this notation
   */
  public @Nullable VerbAction parse(List<String> words) {
    for (Verb verb : verbs) {
      if (verb.notation().equals(words.get(0))) {
        VerbAction action = parse(verb, words);
        if (action != null) {
          return action;
        }
      }
    }
    return null;
  }

  private @Nullable VerbAction parse(Verb verb, List<String> words) {
    int at = verb.ordinal();
    int[] arguments = text.arguments(verb, words);
    if (arguments == null) {
      return null;
    }
    int index = 0;
    for (int i = 0; i < names[at].length; i++) {
      index = index * names[at][i].size() + arguments[i] - names[at][i].min();
    }
    return points[at] == 0 ? made[at][index] : new VerbAction(this, verb, arguments, firsts[at] + index);
  }

  @Override
  public List<String> keywords() {
    Set<String> words = new LinkedHashSet<>();
    for (Verb verb : verbs) {
      int list = 0;
      for (Argument argument : verb.arguments()) {
        if (argument.kind() == Argument.Kind.KEYWORD && argument.words().isEmpty()) {
          words.addAll(names[verb.ordinal()][list].ids());
        }
        list++;
      }
    }
    return List.copyOf(words);
  }

  @Override
  public int count() {
    return count;
  }

  @Override
  public int indexOf(Action action) {
    return action instanceof VerbAction verbal && (verbal.isOf(this) || isLike(verbal)) ? verbal.index() : -1;
  }

  @Override
  public int[] coordinates(Action action) {
    if (!(action instanceof VerbAction verbal) || !hasPoint(verbal.verb())) {
      return new int[0];
    }
    int end = names[verbal.verb().ordinal()].length;
    return Arrays.copyOfRange(verbal.arguments(), end, end + VerbForm.points(verbal.verb()));
  }

  /** Returns whether an action that another match of the same setup has created is one of these. */
  private boolean isLike(VerbAction action) {
    Verb verb = action.verb();
    int at = verb.ordinal();
    int index = at < verbs.length && verbs[at] == verb ? action.index() - firsts[at] : -1;
    return index >= 0 && index < made[at].length
        && (hasPoint(verb) || made[at][index].notation().equals(action.notation()));
  }

  /** Returns the notation of an action number, with a star in place of points. */
  @Override
  public String notation(int number) {
    Objects.checkIndex(number, count);
    int at = verbs.length - 1;
    while (firsts[at] > number) {
      at--;
    }
    int[] arguments = new int[names[at].length];
    int rest = number - firsts[at];
    for (int i = arguments.length - 1; i >= 0; i--) {
      ArgumentNames list = names[at][i];
      arguments[i] = rest % list.size() + list.min();
      rest /= list.size();
    }
    return text.notation(verbs[at], arguments, arguments.length) + (hasPoint(verbs[at]) ? " *" : "");
  }

  /**
   * Returns the verbs.
   *
   * @return an immutable list in their order
   */
  List<Verb> verbs() {
    return List.of(verbs);
  }

  String notation(Verb verb, int[] arguments) {
    return text.notation(verb, arguments);
  }

  String label(VerbAction action, List<Seat> seats) {
    return text.label(action, seats);
  }

  @Override
  public String toString() {
    return count + " actions of " + verbs.length + " verbs";
  }
}
