package games.kumite.spi.console.text;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.Element;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Table;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A parser of actions as players type them: by number, by notation, without the kinds of ids, or by words of their
 * labels.
 */
final class Notations {

  private static final int MAX_GUESSES = 64;

  private final Decision decision;
  private final Table table;
  private final Supplier<Vocabulary> vocabulary;
  private final boolean takesAnyReason;
  private @Nullable Vocabulary known;

  Notations(Decision decision, Table table, Supplier<Vocabulary> vocabulary) {
    this(decision, table, vocabulary, false);
  }

  private Notations(Decision decision, Table table, Supplier<Vocabulary> vocabulary, boolean takesAnyReason) {
    this.decision = decision;
    this.table = table;
    this.vocabulary = vocabulary;
    this.takesAnyReason = takesAnyReason;
  }

  /** Returns a parser that gives any rule's reason, for a player who asks why. */
  static Notations asked(Decision decision, Table table, Supplier<Vocabulary> vocabulary) {
    return new Notations(decision, table, vocabulary, true);
  }

  /** Returns the meaning of a line that is not a command, without spaces around it and without double spaces. */
  ParsedAction read(String typed) {
    List<Action> actions = decision.actions();
    if (typed.matches("[0-9]+")) {
      int number = typed.length() > 6 ? 0 : Integer.parseInt(typed);
      return number >= 1 && number <= actions.size() ? new ParsedAction.Found(actions.get(number - 1))
          : new ParsedAction.NoNumber(actions.size());
    }
    List<Action> meant = actions.stream().filter(action -> action.notation().equals(typed)).toList();
    if (meant.isEmpty()) {
      meant = actions.stream().filter(action -> isShort(typed, action.notation())).toList();
    }
    ParsedAction asTyped = meant.isEmpty() ? verbatim(typed) : null;
    if (asTyped != null) {
      return asTyped;
    }
    if (meant.isEmpty()) {
      meant = actions.stream().filter(action -> isShort("* " + typed, "* " + arguments(action))).toList();
    }
    if (meant.isEmpty()) {
      ParsedAction other = unlisted(typed);
      meant = other instanceof ParsedAction.Refused || other instanceof ParsedAction.Unknown ? labelled(typed) : List.of();
      if (meant.isEmpty()) {
        return other;
      }
    }
    return meant.size() == 1 ? new ParsedAction.Found(meant.get(0)) : new ParsedAction.Unclear(meant);
  }

  /** Returns the actions whose labels contain these words; none if all labels contain them. */
  private List<Action> labelled(String typed) {
    String words = " " + typed.toLowerCase(Locale.ROOT) + " ";
    List<Action> named = decision.actions().stream()
        .filter(action -> (" " + decision.label(action).toLowerCase(Locale.ROOT) + " ").contains(words)).toList();
    return named.size() < decision.actions().size() ? named : List.of();
  }

  /** Returns the label of an action, with what can be typed for it. */
  private String shown(Action action) {
    String label = decision.label(action);
    return label.equalsIgnoreCase(action.notation()) ? action.notation() : label + " [" + action.notation() + "]";
  }

  private static String arguments(Action action) {
    int space = action.notation().indexOf(' ');
    return space < 0 ? "" : action.notation().substring(space + 1);
  }

  private static boolean isShort(String typed, String notation) {
    String[] given = typed.split(" ");
    String[] full = notation.split(" ");
    if (given.length != full.length) {
      return false;
    }
    for (int i = 0; i < given.length; i++) {
      if (!full[i].equalsIgnoreCase(given[i]) && !name(full[i]).equalsIgnoreCase(given[i])) {
        return false;
      }
    }
    return true;
  }

  private static String name(String id) {
    return id.substring(id.indexOf(':') + 1);
  }

  /**
   * Returns the meaning of a line that begins with a verb of the game: the action, or the reason of the rule that
   * refuses it. Such a line is an action and is taken literally, before any guess from its words; null if it is not
   * one.
   */
  private @Nullable ParsedAction verbatim(String typed) {
    if (!vocabulary().verbs().contains(typed.split(" ", 2)[0])) {
      return null;
    }
    ParsedAction reading = judged(guesses(typed));
    return reading instanceof ParsedAction.Refused refused && !refused.isByRule()
        || reading instanceof ParsedAction.Unknown ? null
        : reading;
  }

  /** Returns an action with free numbers, or one that is refused. */
  private ParsedAction unlisted(String typed) {
    List<String> guesses = new ArrayList<>(guesses(typed));
    guesses.addAll(guessesWithVerb(typed));
    return judged(guesses);
  }

  private Vocabulary vocabulary() {
    Vocabulary words = known;
    if (words == null) {
      words = vocabulary.get();
      known = words;
    }
    return words;
  }

  /** Returns the legal one of several guesses, or else the best reason why none is legal. */
  private ParsedAction judged(List<String> guesses) {
    Set<Action> legal = new LinkedHashSet<>();
    IllegalActionException refusal = null;
    boolean isSpelt = false;
    for (String guess : guesses) {
      try {
        legal.add(decision.parse(guess));
      } catch (IllegalActionException refused) {
        boolean isBetter = refused.rule().isEmpty() ? guess.equals(guesses.get(0))
            : !isSpelt && (takesAnyReason || isSpelt(guess));
        isSpelt |= isBetter && refused.rule().isPresent();
        refusal = isBetter ? refused : refusal;
      }
    }
    if (legal.size() == 1) {
      return new ParsedAction.Found(legal.iterator().next());
    }
    return !legal.isEmpty() ? new ParsedAction.Unclear(List.copyOf(legal))
        : refusal != null ? new ParsedAction.Refused(String.valueOf(refusal.getMessage()), refusal.rule().isPresent())
        : new ParsedAction.Unknown(guesses.get(0), decision.actions().stream().map(this::shown).toList());
  }

  /**
   * Returns whether a guess could be an action: a rule's reason does not help a player who has typed something else.
   */
  private boolean isSpelt(String guess) {
    String[] words = guess.split(" ");
    if (Stream.of(words).skip(1).anyMatch(word -> word.indexOf(':') > 0)) {
      return true; // a line with an id is meant as an action
    }
    List<String[]> alike = Stream.concat(decision.actions().stream().map(Action::notation),
            decision.templates().stream().map(form -> form.start() + " 0"))
        .map(notation -> notation.split(" ")).filter(notation -> notation[0].equals(words[0])).toList();
    boolean isKnown = !alike.isEmpty() || vocabulary().verbs().contains(words[0]);
    boolean takesMore = alike.isEmpty() || alike.stream().anyMatch(notation -> notation.length > 1);
    return isKnown && (takesMore || words.length == 1) && Stream.of(words).skip(1).allMatch(word ->
        word.matches("-?[0-9]+") || table.find(word).isPresent() || vocabulary().keywords().contains(word)
            || alike.stream().anyMatch(notation -> List.of(notation).subList(1, notation.length).contains(word)));
  }

  /** Returns the line with every way to complete its words to ids of the table; the line itself comes first. */
  private List<String> guesses(String typed) {
    String[] words = typed.split(" ");
    return guesses(List.of(words[0]), words, 1);
  }

  /** Returns the words as arguments of any verb of this decision. */
  private List<String> guessesWithVerb(String typed) {
    List<String> verbs = Stream.concat(decision.actions().stream().map(Action::notation),
        decision.templates().stream().map(ActionTemplate::start)).map(notation -> notation.split(" ", 2)[0]).distinct().toList();
    return guesses(verbs, typed.split(" "), 0);
  }

  private List<String> guesses(List<String> starts, String[] words, int from) {
    List<String> guesses = starts;
    for (int i = from; i < words.length; i++) {
      List<String> longer = new ArrayList<>();
      List<String> ends = new ArrayList<>(List.of(words[i]));
      if (!words[i].matches("-?[0-9]+")) {
        ends.addAll(ids(table, words[i]));
      }
      for (String guess : guesses) {
        ends.stream().distinct().forEach(end -> longer.add(guess + " " + end));
      }
      guesses = longer.subList(0, Math.min(MAX_GUESSES, longer.size()));
    }
    return guesses;
  }

  /** Returns the ids on a table that a word may mean: the id itself, else those of that name. */
  static List<String> ids(Table table, String word) {
    if (table.find(word).isPresent()) {
      return List.of(word);
    }
    return table.all().keySet().stream()
        .filter(id -> name(id).equalsIgnoreCase(word) || id.equalsIgnoreCase(word)).toList();
  }

  /** Returns the ids on a table with a display name: with the whole label, else with a part of it. */
  static List<String> called(Table table, String label) {
    List<Element> all = List.copyOf(table.all().values());
    String wanted = label.toLowerCase(Locale.ROOT);
    List<String> whole = all.stream().filter(element -> element.label().toLowerCase(Locale.ROOT).equals(wanted))
        .map(Element::id).toList();
    return !whole.isEmpty() || wanted.isEmpty() ? whole : all.stream()
        .filter(element -> element.label().toLowerCase(Locale.ROOT).contains(wanted)).map(Element::id).toList();
  }
}
