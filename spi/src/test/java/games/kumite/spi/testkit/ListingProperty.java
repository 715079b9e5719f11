package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Decision;
import games.kumite.api.IllegalActionException;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Table;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Property 3: listed actions can be played, written and parsed again. */
final class ListingProperty {

  private static final Pattern VERB = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
  private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,9}");
  private static final Pattern PRINTABLE = Pattern.compile("[!-~]+( [!-~]+)*");
  private static final int TRIES = 6;
  private static final int MAX_BESIDE = 60;

  private final TrialMatches trials;
  private final int samples;

  ListingProperty(TrialMatches trials, int samples) {
    this.trials = trials;
    this.samples = samples;
  }

  /** Checks that every listed action is accepted, by its place and by itself, with the same result. */
  void isAccepted() {
    for (TrialMatch trial : trials.all()) {
      Set<Integer> compared = trial.sampled(samples);
      trial.walk((match, position) -> {
        List<Action> actions = listed(match);
        for (int i = 0; i < actions.size(); i++) {
          accept(trial, match, actions.get(i), match.copy(), i, false);
          if (compared.contains(position)) {
            compare(trial, match, position, i, actions.get(i));
          }
        }
      });
    }
  }

  /** Compares in separate matches, because another property checks copies. */
  private static void compare(TrialMatch trial, Match match, int position, int index, Action action) {
    Match byAction = trial.at(position);
    Match byPlace = trial.at(position);
    accept(trial, match, action, byAction, index, false);
    accept(trial, match, action, byPlace, index, true);
    if (!CanonicalText.of(byAction).equals(CanonicalText.of(byPlace))) {
      throw trial.finding("action " + index + ", " + action.notation() + ", does something else when it is played by"
          + " its place: " + TextDifference.of("by action", CanonicalText.of(byAction), "by place",
              CanonicalText.of(byPlace)), match);
    }
  }

  private static void accept(TrialMatch trial, Match match, Action action, Match copy, int index, boolean isByIndex) {
    try {
      if (isByIndex) {
        copy.play(index);
      } else {
        copy.play(action);
      }
    } catch (RuntimeException | StackOverflowError | AssertionError refused) {
      throw trial.finding(
          "action " + action.notation() + " is listed, but cannot be played: " + refused, match, refused);
    }
  }

  /** Checks that the notation follows the grammar, that its arguments name elements, and that it is parsed again. */
  void isReadable() {
    for (TrialMatch trial : trials.all()) {
      trial.walk((match, position) -> {
        Match copy = match.copy(); // before the match lists, or the list is shared
        List<Action> actions = listed(match);
        if (actions.isEmpty()) {
          return;
        }
        Decision decision = match.decision();
        Table table = match.table(decision.seat());
        for (Action action : actions) {
          String wrong = wrongIn(action.notation(), table, match.keywords());
          if (wrong != null) {
            throw trial.finding("the notation \"" + action.notation() + "\" " + wrong, match);
          }
          readsBack(trial, match, decision, copy.decision(), action);
        }
      });
    }
  }

  /** Returns the error in a notation, or null. */
  static String wrongIn(String notation, Table table, List<String> keywords) {
    if (notation == null || !PRINTABLE.matcher(notation).matches()) {
      return "must be words of printable ASCII with single spaces between them";
    }
    if (notation.contains(" ; ") || notation.contains(" #")) {
      return "holds what a record uses to part its lines";
    }
    List<String> words = List.of(notation.split(" "));
    if (!VERB.matcher(words.get(0)).matches()) {
      return "must begin with a verb in lower-case letters";
    }
    for (String word : words.subList(1, words.size())) {
      if (!NUMBER.matcher(word).matches() && !keywords.contains(word) && table.find(word).isEmpty()) {
        return "has the argument " + word + ", which is no whole number, none of the game's keywords " + keywords
            + ", and no element of the chooser's table. A word of the game is declared in keywords(). The table:\n" + table;
      }
    }
    return null;
  }

  private static void readsBack(TrialMatch trial, Match match, Decision decision, Decision ofCopy, Action action) {
    Action read;
    try {
      decision.parse(action.notation());
      read = ofCopy.parse(action.notation());
    } catch (RuntimeException refused) {
      throw trial.finding("the notation of the listed action " + action.notation() + " cannot be read: " + refused,
          match, refused);
    }
    if (!read.equals(action) || !action.equals(read) || read.hashCode() != action.hashCode()) {
      throw trial.finding("the notation " + action.notation() + " reads back to an action that is not equal, with an"
          + " equal hash code, to the listed one: " + read + " instead of " + action, match);
    }
    if (!decision.isLegal(action)) {
      throw trial.finding("isLegal denies the listed action " + action.notation(), match);
    }
  }

  /**
   * Checks that queries give the same list, without duplicates, with the right count: of the match, of a copy, and of a match that
   * the asked seat imagines.
   */
  void isSteady() {
    for (TrialMatch trial : trials.all()) {
      trial.walk((match, position) -> {
        Match copy = match.copy(); // before the match lists, or the list is shared
        Perspective asked = match.isOver() ? null : match.perspective(match.actor());
        List<Action> actions = listed(match);
        if (actions.isEmpty()) {
          return;
        }
        steady(trial, match, actions, match.decision().actions(), "asking twice");
        steady(trial, match, actions, copy.decision().actions(), "asking a copy");
        steady(trial, match, actions, asked.imagine(RandomSource.seeded(position)).decision().actions(), "asking a match imagined by "
            + match.actor());
        if (match.actionCount() != actions.size()) {
          throw trial.finding(
              "choices() is " + match.actionCount() + ", but " + actions.size() + " actions are listed", match);
        }
        if (!match.decision().seat().equals(match.actor())) {
          throw trial.finding(
              "actor() is " + match.actor() + ", but the decision is of " + match.decision().seat(), match);
        }
        Set<Action> different = new HashSet<>();
        Set<String> notations = new HashSet<>();
        for (Action action : actions) {
          if (!different.add(action) || !notations.add(action.notation())) {
            throw trial.finding("action " + action.notation() + " is listed twice", match);
          }
        }
      });
    }
  }

  private static void steady(TrialMatch trial, Match match, List<Action> first, List<Action> second, String how) {
    List<String> one = first.stream().map(Action::notation).toList();
    List<String> other = second.stream().map(Action::notation).toList();
    if (!one.equals(other)) {
      throw trial.finding(how + " gives another list of actions: first " + one + ", then " + other, match);
    }
  }

  /** Checks that numbers of a template are accepted, or refused with a reason. */
  void takesForms() {
    for (TrialMatch trial : trials.all()) {
      trial.walk(trial.sampled(samples * 2), (match, position) -> {
        if (listed(match).isEmpty()) {
          return;
        }
        SeededRandom random = new SeededRandom(trial.seed()).split("forms " + position);
        for (ActionTemplate form : match.decision().templates()) {
          check(trial, match, form);
          for (int i = 0; i < TRIES; i++) {
            int[] numbers = form.slots().stream().mapToInt(slot -> within(slot, random)).toArray();
            tryForm(trial, match, form.notation(numbers));
          }
          besideListed(trial, match, form);
        }
      });
    }
  }

  /** Checks that an action next to a listed one is accepted, or refused by a rule. */
  private static void besideListed(TrialMatch trial, Match match, ActionTemplate form) {
    int tried = 0;
    for (Action action : listed(match)) {
      int[] numbers = numbers(action.notation(), form);
      for (int i = 0; i < numbers.length && tried < MAX_BESIDE; i++) {
        for (int step = -1; step <= 1; step += 2) {
          int[] beside = numbers.clone();
          beside[i] += step;
          if (beside[i] >= form.slots().get(i).min() && beside[i] <= form.slots().get(i).max()) {
            tried++;
            isJudged(trial, match, form.notation(beside));
          }
        }
      }
    }
  }

  /** Returns the numbers of a listed action of a template, none if it does not fit. */
  private static int[] numbers(String notation, ActionTemplate form) {
    if (!notation.startsWith(form.start() + " ")) {
      return new int[0];
    }
    String[] words = notation.substring(form.start().length() + 1).split(" ");
    boolean isOne = words.length == form.slots().size() && Stream.of(words).allMatch(NUMBER.asMatchPredicate());
    return isOne ? Stream.of(words).mapToInt(Integer::parseInt).toArray() : new int[0];
  }

  private static void isJudged(TrialMatch trial, Match match, String notation) {
    try {
      match.decision().parse(notation);
    } catch (IllegalActionException refused) {
      if (refused.rule().isEmpty()) {
        throw trial.finding("\"" + notation + "\" lies beside a listed action, and is refused without a rule: "
            + refused.getMessage(), match, refused);
      }
    } catch (RuntimeException failure) {
      throw trial.finding("\"" + notation + "\" lies beside a listed action, and is neither accepted nor refused: "
          + failure, match, failure);
    }
  }

  private static void check(TrialMatch trial, Match match, ActionTemplate form) {
    Table table = match.table(match.actor());
    String wrong = wrongIn(form.start(), table, match.keywords());
    if (wrong != null) {
      throw trial.finding("the form \"" + form.start() + "\" " + wrong, match);
    }
    for (ActionTemplate.Parameter slot : form.slots()) {
      if (slot.min() > slot.max() || slot.name().isBlank()
          || !slot.board().isEmpty() && table.find(slot.board()).isEmpty()) {
        throw trial.finding("the slot " + slot + " of form " + form.start()
            + " needs a name, a range, and the id of an element of the chooser's table or no board", match);
      }
    }
  }

  private static int within(ActionTemplate.Parameter slot, SeededRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> slot.min();
      case 1 -> slot.max();
      default -> (int) (slot.min() + Math.floorMod(random.nextLong(), (long) slot.max() - slot.min() + 1));
    };
  }

  private static void tryForm(TrialMatch trial, Match match, String notation) {
    Action action;
    try {
      action = match.decision().parse(notation);
    } catch (IllegalActionException refused) {
      return;
    } catch (RuntimeException failure) {
      throw trial.finding("the form's notation \"" + notation + "\" is neither accepted nor refused: " + failure, match,
          failure);
    }
    if (!action.notation().equals(notation)) {
      throw trial.finding("\"" + notation + "\" is read as \"" + action.notation() + "\"", match);
    }
    readsBack(trial, match, match.decision(), match.copy().decision(), action);
    try {
      match.copy().play(action);
    } catch (RuntimeException refused) {
      throw trial.finding("\"" + notation + "\" is read, but cannot be played: " + refused, match, refused);
    }
  }

  /** Returns the list; empty at the end, and where property 7 reports a failure. */
  static List<Action> listed(Match match) {
    try {
      return match.isOver() ? List.of() : match.decision().actions();
    } catch (RuntimeException reportedElsewhere) {
      return List.of();
    }
  }
}
