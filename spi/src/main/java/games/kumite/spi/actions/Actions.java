package games.kumite.spi.actions;

import games.kumite.api.Action;
import games.kumite.api.Seat;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.marks.Shared;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Every action of a game's verbs for one setup and content, made once. What bounds their number: for each verb the
 * product of the sizes of its arguments' lists, in all at most {@value #MAX}. Immutable and thread-safe; shared by all
 * matches of the setup.
 */
@Shared
public final class Actions implements ActionSet {

  private static final int MAX = 500_000;
  private static final int POINT = 2;
  private static final int PLACE = 3;

  /** The actions of one verb, and how their places follow from the arguments. */
  private record Row(VerbAction[] made, int min, int size2, int min2, int size3, int min3) {

    static Row of(VerbAction[] made, Names[] lists) {
      return new Row(made, lists.length == 0 ? 0 : lists[0].min(), lists.length < 2 ? 1 : lists[1].size(),
          lists.length < 2 ? 0 : lists[1].min(), lists.length < 3 ? 1 : lists[2].size(),
          lists.length < 3 ? 0 : lists[2].min());
    }
  }

  private final Texts texts;
  private final Verb[] verbs;
  private final Names[][] names;
  private final int[] firsts;
  private final int[] points;
  private final VerbAction[][] made;
  private final Row[] rows;
  private final int count;

  private Actions(Builder builder) {
    texts = builder.texts;
    verbs = builder.verbs;
    CardLayout layout = builder.layout;
    names = new Names[verbs.length][];
    firsts = new int[verbs.length];
    points = new int[verbs.length];
    rows = new Row[verbs.length];
    made = new VerbAction[verbs.length][];
    int number = 0;
    for (Verb verb : verbs) {
      check(verb);
      int at = verb.ordinal();
      names[at] = verb.arguments().stream().filter(argument -> !argument.isFree())
          .map(argument -> names(verb, argument, builder)).toArray(Names[]::new);
      firsts[at] = number;
      points[at] = points(verb);
      int size = 1;
      for (Names list : names[at]) {
        size = Math.multiplyExact(size, list.size());
      }
      number = Math.addExact(number, size);
      if (number > MAX) {
        throw new IllegalArgumentException("actions must be at most " + MAX + "; verb " + verb.notation() + " has "
            + size);
      }
      made[at] = new VerbAction[size];
      rows[at] = Row.of(made[at], names[at]);
    }
    count = number;
    for (Verb verb : verbs) {
      if (!hasPoint(verb)) {
        make(verb);
      }
    }
  }

  private void check(Verb verb) {
    List<Argument.Kind> kinds = verb.arguments().stream().map(Argument::kind).toList();
    int point = kinds.indexOf(Argument.Kind.POINT);
    String name = "verb " + verb.name() + " has " + kinds + ": ";
    if (kinds.size() > 3) {
      throw new IllegalArgumentException(name + "a verb has at most three arguments");
    }
    if (point >= 0 && point != kinds.size() - 1) {
      throw new IllegalArgumentException(name + "a point must be its last argument");
    }
    if (point > 1) {
      throw new IllegalArgumentException(name + "a verb has at most one argument before its point");
    }
    for (Verb other : verbs) {
      if (other.ordinal() < verb.ordinal() && other.notation().equals(verb.notation())
          && other.arguments().equals(verb.arguments())) {
        throw new IllegalArgumentException("verbs " + other.name() + " and " + verb.name() + " are written alike: "
            + verb.notation() + " " + kinds);
      }
    }
  }

  boolean hasPoint(Verb verb) {
    return points[verb.ordinal()] > 0;
  }

  /** How many numbers the point of a verb has, 0 if it has none. */
  private static int points(Verb verb) {
    int points = 0;
    for (Argument argument : verb.arguments()) {
      points = argument.kind() == Argument.Kind.PLACE ? PLACE : argument.kind() == Argument.Kind.POINT ? POINT : points;
    }
    return points;
  }

  private void make(Verb verb) {
    int at = verb.ordinal();
    int[] arguments = new int[names[at].length];
    for (int index = 0; index < made[at].length; index++) {
      int rest = index;
      for (int i = arguments.length - 1; i >= 0; i--) {
        Names list = names[at][i];
        arguments[i] = rest % list.size() + list.min();
        rest /= list.size();
      }
      made[at][index] = new VerbAction(this, verb, arguments, firsts[at] + index);
    }
  }

  private static Names names(Verb verb, Argument argument, Builder builder) {
    return switch (argument.kind()) {
      case CARD -> Names.ofCards(verb, builder.layout);
      case SEAT -> Names.ofSeats(builder.seats);
      case NUMBER -> Names.ofNumbers(argument.min(), argument.max());
      case KEYWORD -> Names.ofWords(verb, argument, builder.words, builder.texts);
      case ELEMENT -> Names.ofElements(verb, argument.name(), builder.elements);
      case POINT, PLACE -> throw new IllegalStateException("a point has no list");
    };
  }

  /** Puts the actions of a setup together. Used by one thread. */
  public static final class Builder {

    private final Texts texts;
    private final Verb[] verbs;
    private final Map<String, Names> elements = new TreeMap<>();
    private final Map<String, Names> words = new TreeMap<>();
    private @Nullable CardLayout layout;
    private int seats;

    private Builder(Texts texts, Verb[] verbs) {
      this.texts = texts;
      this.verbs = verbs;
    }

    /**
     * The cards that verbs may name.
     *
     * @param cards the layout of the match
     * @return this builder
     */
    public Builder cards(CardLayout cards) {
      layout = cards;
      return this;
    }

    /**
     * The seats that verbs may name.
     *
     * @param count how many
     * @return this builder
     */
    public Builder seats(int count) {
      seats = count;
      return this;
    }

    /**
     * Elements that verbs may name.
     *
     * @param list the name of the list, as in {@link Argument#element}
     * @param ids their ids on the table, such as {@code space:canal}
     * @param labels their names for people
     * @return this builder
     */
    public Builder elements(String list, List<String> ids, List<String> labels) {
      elements.put(list, new Names(0, List.copyOf(ids), List.copyOf(labels)));
      return this;
    }

    /**
     * Words of the content that verbs may name, such as its roles: they become keywords of the match.
     *
     * @param list the name of the list, as in {@link Argument#word}
     * @param given the words as notations have them, all different
     * @param labels their names for people
     * @return this builder
     * @throws IllegalArgumentException if a word could be taken for a number or an id, or is given twice
     */
    public Builder words(String list, List<String> given, List<String> labels) {
      words.put(list, Names.ofContent(list, given, labels));
      return this;
    }

    /**
     * Makes all actions.
     *
     * @return the actions
     * @throws IllegalArgumentException if a verb names what has no list, or there are too many actions
     */
    public Actions build() {
      return new Actions(this);
    }
  }

  /**
   * Begins the actions of a setup.
   *
   * @param texts where labels come from
   * @param verbs all constants of the game's enum, in its order
   * @return a builder
   */
  public static Builder of(Texts texts, Verb... verbs) {
    return new Builder(texts, verbs.clone());
  }

  /**
   * An action without arguments.
   *
   * @param verb the verb
   * @return the action
   */
  public VerbAction of(Verb verb) {
    return rows[verb.ordinal()].made[0];
  }

  /**
   * An action with one argument.
   *
   * @param verb the verb
   * @param first its argument: for a card its face
   * @return the action
   */
  public VerbAction of(Verb verb, int first) {
    Row row = rows[verb.ordinal()];
    return row.made[first - row.min];
  }

  /**
   * An action with two arguments.
   *
   * @param verb the verb
   * @param first the first argument
   * @param second the second argument
   * @return the action
   */
  public VerbAction of(Verb verb, int first, int second) {
    Row row = rows[verb.ordinal()];
    return row.made[(first - row.min) * row.size2 + second - row.min2];
  }

  /**
   * An action with three arguments.
   *
   * @param verb the verb
   * @param first the first argument
   * @param second the second argument
   * @param third the third argument
   * @return the action
   */
  public VerbAction of(Verb verb, int first, int second, int third) {
    Row row = rows[verb.ordinal()];
    int index = (first - row.min) * row.size2 + second - row.min2;
    return row.made[index * row.size3 + third - row.min3];
  }

  /**
   * An action whose only argument is a point.
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
   * An action whose only argument is a point at a level.
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
   * An action with one argument and a point.
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
   * Reads an action.
   *
   * @param words its notation, split at the spaces
   * @return the action, null if there is none like that
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
    Names[] lists = names[verb.ordinal()];
    int numbers = points[verb.ordinal()];
    int written = words.size() - 1 - lists.length;
    if (written != numbers && !(numbers == PLACE && written == POINT)) {
      return null;
    }
    int[] arguments = new int[lists.length + numbers];
    int index = 0;
    for (int i = 0; i < lists.length; i++) {
      int found = lists[i].indexOf(words.get(i + 1));
      if (found < 0) {
        return null;
      }
      arguments[i] = found + lists[i].min();
      index = index * lists[i].size() + found;
    }
    if (numbers == 0) {
      return made[verb.ordinal()][index];
    }
    for (int i = lists.length; i < lists.length + written; i++) {
      String word = words.get(i + 1);
      if (!word.matches("0|-?[1-9][0-9]{0,8}")) {
        return null;
      }
      arguments[i] = Integer.parseInt(word);
    }
    if (written == PLACE && arguments[arguments.length - 1] == 0) {
      return null; // level 0 is not written
    }
    return new VerbAction(this, verb, arguments, firsts[verb.ordinal()] + index);
  }

  @Override
  public List<String> words() {
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
  public int numberOf(Action action) {
    return action instanceof VerbAction verbal && (verbal.isOf(this) || isLike(verbal)) ? verbal.number() : -1;
  }

  /** Whether an action that another match of the same setup has made is one of these. */
  private boolean isLike(VerbAction action) {
    Verb verb = action.verb();
    int at = verb.ordinal();
    int index = at < verbs.length && verbs[at] == verb ? action.number() - firsts[at] : -1;
    return index >= 0 && index < made[at].length
        && (hasPoint(verb) || made[at][index].notation().equals(action.notation()));
  }

  /** Written as actions are, with a star in place of points. */
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
      Names list = names[at][i];
      arguments[i] = rest % list.size() + list.min();
      rest /= list.size();
    }
    return notation(verbs[at], arguments, arguments.length) + (hasPoint(verbs[at]) ? " *" : "");
  }

  /**
   * The verbs.
   *
   * @return an immutable list in their order
   */
  public List<Verb> verbs() {
    return List.of(verbs);
  }

  /** Level 0 is not written. */
  String notation(Verb verb, int[] arguments) {
    int numbers = points[verb.ordinal()];
    int all = names[verb.ordinal()].length + numbers;
    return notation(verb, arguments, numbers == PLACE && arguments[all - 1] == 0 ? all - 1 : all);
  }

  private String notation(Verb verb, int[] arguments, int written) {
    Names[] lists = names[verb.ordinal()];
    StringBuilder text = new StringBuilder(verb.notation());
    for (int i = 0; i < written; i++) {
      text.append(' ').append(i < lists.length ? lists[i].id(arguments[i]) : String.valueOf(arguments[i]));
    }
    return text.toString();
  }

  String label(VerbAction action, List<Seat> seats) {
    Verb verb = action.verb();
    Names[] lists = names[verb.ordinal()];
    int[] arguments = action.arguments();
    Object[] shown = new Object[arguments.length];
    Arrays.fill(shown, "");
    for (int i = 0; i < arguments.length; i++) {
      shown[i] = i < lists.length ? label(verb.arguments().get(i).kind(), lists[i], arguments[i], seats) : arguments[i];
    }
    return texts.text("label." + verb.key(), shown);
  }

  /** A number stays one, so that a text may have a plural. */
  private static Object label(Argument.Kind kind, Names names, int argument, List<Seat> seats) {
    return switch (kind) {
      case SEAT -> VerbAction.name(argument, seats);
      case NUMBER -> Integer.valueOf(names.label(argument));
      default -> names.label(argument);
    };
  }

  @Override
  public String toString() {
    return count + " actions of " + verbs.length + " verbs";
  }
}
