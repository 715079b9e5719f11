package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One seeded match of a game in one setup, with actions that were chosen at random once and are the same
 * in every property.
 */
final class TrialMatch {

  /** A visitor of a match before an action, or at its end. */
  @FunctionalInterface
  interface Visitor {
    void at(Match match, int position);
  }

  /**
   * A failure of a property, distinct from an assertion of the engine or of a game, which does not say how to repeat
   * it.
   */
  private static final class Finding extends AssertionError {

    private static final long serialVersionUID = 1;

    Finding(String message, @Nullable Throwable cause) {
      super(message, cause);
    }
  }

  private static final int MAX_ACTIONS = 3_000;

  private final Game game;
  private final Setup setup;
  private final long seed;
  private final List<Action> actions = new ArrayList<>();
  private final Map<String, List<Integer>> positionsByKind = new TreeMap<>();
  private boolean isChosen;
  private boolean isWhole;
  private @Nullable Action fatal;

  TrialMatch(Game game, Setup setup, long seed) {
    this.game = game;
    this.setup = setup.seed(seed);
    this.seed = seed;
  }

  /** Plays at random once, at the first use. */
  private synchronized void requireChosen() {
    if (!isChosen) {
      isChosen = true;
      choose();
    }
  }

  /** Plays at random; a match that does not go on is left where a seat could still choose. */
  private void choose() {
    Match match = started(setup.withoutRecord());
    SeededRandom random = new SeededRandom(seed).split("actions " + setup.names().size() + setup.options());
    int max = Math.min(game.properties().maxDecisions(), MAX_ACTIONS);
    while (!match.isOver() && actions.size() < max && canChoose(match)) {
      positionsByKind.computeIfAbsent(match.decision().kind(), kind -> new ArrayList<>()).add(actions.size());
      Action action = random(match.decision().actions(), random);
      if (!plays(match, action)) {
        return;
      }
      if (!match.isOver() && !canChoose(match)) {
        fatal = action;
        return;
      }
      actions.add(action);
    }
    isWhole = match.isOver();
  }

  /** Returns a random action; with every other seed a random verb first, so that rare verbs come up. */
  private Action random(List<Action> listed, SeededRandom random) {
    if (seed % 2 == 0) {
      return listed.get(random.nextInt(listed.size()));
    }
    List<String> verbs = listed.stream().map(TrialMatch::verb).distinct().toList();
    String verb = verbs.get(random.nextInt(verbs.size()));
    List<Action> same = listed.stream().filter(action -> verb(action).equals(verb)).toList();
    return same.get(random.nextInt(same.size()));
  }

  static String verb(Action action) {
    String notation = String.valueOf(action.notation());
    int space = notation.indexOf(' ');
    return space < 0 ? notation : notation.substring(0, space);
  }

  Game game() {
    return game;
  }

  Setup setup() {
    return setup;
  }

  long seed() {
    return seed;
  }

  /** Returns the actions; as many as there are positions before the last one. */
  List<Action> actions() {
    requireChosen();
    return actions;
  }

  /** Returns whether the actions lead to the end of the match. */
  boolean isWhole() {
    requireChosen();
    return isWhole;
  }

  Match start() {
    return started(setup);
  }

  /** Returns a new match, and notes this trial as the one that a failure repeats. */
  private Match started(Setup how) {
    RepeatHint.note(this);
    try {
      return game.start(how);
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      throw new Finding("a match cannot start: " + failure + "\n\nto repeat: " + this
          + "\nthe actions, of which none has been played: none", failure);
    }
  }

  /** Returns why no match of this trial can start, null if one can. */
  @Nullable String startFailure() {
    try {
      game.start(setup);
      return null;
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      return failure.toString();
    }
  }

  /** Returns the seats in order, then the spectator. */
  static List<Viewer> observers(Match match) {
    List<Viewer> viewers = new ArrayList<>(match.seats());
    viewers.add(Viewer.spectator());
    return viewers;
  }

  /**
   * Returns some positions, different for every seed: the first, the last, as many different kinds of decisions as half
   * of the number allows, and others anywhere.
   */
  Set<Integer> sampled(int max) {
    int last = actions().size();
    Set<Integer> positions = new TreeSet<>(List.of(0, last));
    if (max > last) {
      for (int position = 1; position < last; position++) {
        positions.add(position);
      }
      return positions;
    }
    SeededRandom random = new SeededRandom(seed).split("samples " + max);
    List<List<Integer>> kinds = new ArrayList<>(positionsByKind.values());
    int[] order = random.permutation("kinds", 0, kinds.size());
    for (int i = 0; i < order.length && i < max / 2; i++) {
      List<Integer> ofKind = kinds.get(order[i]);
      positions.add(Math.min(last, ofKind.get(random.nextInt(ofKind.size()))));
    }
    for (int tries = 0; tries < max * 2 && positions.size() < max; tries++) {
      positions.add(random.nextInt(last + 1));
    }
    return positions;
  }

  /** Plays the actions and visits every position, the end included. */
  void walk(Visitor visitor) {
    walk(start(), visitor);
  }

  /** Plays the actions and visits some positions. */
  void walk(Set<Integer> positions, Visitor visitor) {
    walk((match, position) -> {
      if (positions.contains(position)) {
        visitor.at(match, position);
      }
    });
  }

  /** Plays the actions in a match that stands at its start. */
  void walk(Match match, Visitor visitor) {
    requireChosen();
    for (int position = 0; ; position++) {
      visit(visitor, match, position);
      if (position == actions.size() || !plays(match, actions.get(position))) {
        return;
      }
    }
  }

  /** Visits every position, even one in which no seat can choose. */
  void walkToTheLast(Visitor visitor) {
    walk((match, position) -> {
      visitor.at(match, position);
      if (position == actions.size() && fatal != null && plays(match, fatal)) {
        visitor.at(match, position + 1);
      }
    });
  }

  private void visit(Visitor visitor, Match match, int position) {
    try {
      visitor.at(match, position);
    } catch (Finding found) {
      throw found;
    } catch (RuntimeException | StackOverflowError | AssertionError failure) {
      throw finding("looking at the match failed: " + failure, match, failure);
    }
  }

  /** Returns whether a seat of the match is asked and has an action; if not, property 7 reports it. */
  static boolean canChoose(Match match) {
    try {
      return match.actor() != null && !match.decision().actions().isEmpty();
    } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
      return false;
    }
  }

  /** Returns a match at a position; it stops earlier where the actions do not go on. */
  Match at(int position) {
    Match match = start();
    for (Action action : actions().subList(0, Math.min(position, actions().size()))) {
      if (!plays(match, action)) {
        return match;
      }
    }
    return match;
  }

  /** Plays an action if possible; another property checks that listed actions are accepted. */
  static boolean plays(Match match, Action action) {
    try {
      match.play(action);
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
      return false;
    }
  }

  /**
   * Plays on at random, to the end if the match has one within its declared bound. Returns whether every action could
   * be played; if not, a match without a record has broken off.
   */
  boolean playOn(Match match, SeededRandom random) {
    int max = Math.min(game.properties().maxDecisions(), MAX_ACTIONS);
    try {
      for (int played = 0; played < max && !match.isOver(); played++) {
        match.play(random.nextInt(match.actionCount()));
      }
      return true;
    } catch (RuntimeException | StackOverflowError | AssertionError reportedElsewhere) {
      return false;
    }
  }

  /** Returns a failure of a property, with all data needed to repeat it. */
  AssertionError finding(String what, Match match) {
    return finding(what, match, null);
  }

  AssertionError finding(String what, Match match, @Nullable Throwable cause) {
    return new Finding(what.stripTrailing() + "\n\nto repeat: " + this + "\n" + record(match), cause);
  }

  /** Returns a match's record, or that there is none. */
  static String recordOf(Match match) {
    try {
      return match.record().text();
    } catch (RuntimeException unrecorded) {
      return "no record";
    }
  }

  private String record(Match match) {
    try {
      return "the record so far:\n" + match.record().text();
    } catch (RuntimeException unrecorded) {
      return shownActions();
    }
  }

  /** Returns the actions, for a message. */
  String shownActions() {
    return "the actions, of which the last ones may not have been played: "
        + actions.stream().map(Action::notation).collect(Collectors.joining(", "));
  }

  @Override
  public String toString() {
    return game.id() + ", seed " + seed + ", seats " + String.join(", ", setup.names())
        + (setup.options().isEmpty() ? ", no option set" : ", options " + setup.options());
  }
}
