package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.spi.Inspection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Property 8, players with fixed habits: they take the first action, the last one, or one verb as often as it is
 * listed. Actions that change nothing and ask again form an endless loop with them, which a random player leaves sooner
 * or later.
 */
final class StubbornPlayerProperty {

  private static final int MAX_TRIALS = 2;
  private static final int MAX_VERBS = 12;
  private static final int LAST_SEEN = 30;

  private StubbornPlayerProperty() {}

  /** Plays matches of such players, one for each habit, until they are over or longer than declared. */
  static void ends(TrialMatches trials) {
    for (TrialMatch trial : trials.few().stream().limit(MAX_TRIALS).toList()) {
      Set<String> verbs = new LinkedHashSet<>();
      trial.walk((match, position) -> ListingProperty.listed(match).forEach(action -> verbs.add(TrialMatch.verb(action))));
      List<String> habits = new ArrayList<>(List.of("", "*"));
      verbs.stream().limit(MAX_VERBS).forEach(habits::add);
      habits.forEach(habit -> ends(trial, habit));
    }
  }

  private static void ends(TrialMatch trial, String habit) {
    Match match = trial.game().start(trial.setup().withoutRecord());
    int bound = trial.game().maxDecisions(trial.setup());
    Deque<String> last = new ArrayDeque<>();
    for (int played = 0; !match.isOver() && TrialMatch.canChoose(match); played++) {
      Action action = chosen(match, habit);
      last.add(match.decision().kind() + " by " + match.actor().id() + ": " + action.notation());
      if (last.size() > LAST_SEEN) {
        last.remove();
      }
      if (played == bound) {
        throw trial.finding("the match is not over after " + played + " decisions, the declared bound, if everybody always"
            + " takes " + said(habit) + ": question " + goesRound(last) + " goes round, the last decisions were "
            + List.copyOf(last).subList(Math.max(0, last.size() - 6), last.size()), match);
      }
      if (!TrialMatch.plays(match, action)) {
        return;
      }
    }
  }

  private static String said(String habit) {
    return habit.isEmpty() ? "the first action" : habit.equals("*") ? "the last action" : habit + " where it is listed";
  }

  /**
   * Returns the action of a habit; in a selection never one that cancels it, because picking and putting back is not a
   * move of the game.
   */
  private static Action chosen(Match match, String habit) {
    List<Action> listed = match.decision().actions();
    List<Action> actions = Inspection.isSelecting(Inspection.state(match))
        ? listed.subList(0, Math.max(1, match.search().searchActionCount())) : listed;
    if (habit.equals("*")) {
      return actions.get(actions.size() - 1);
    }
    return actions.stream().filter(action -> TrialMatch.verb(action).equals(habit)).findFirst().orElse(actions.get(0));
  }

  /** Returns the kind that was asked most often recently. */
  private static String goesRound(Deque<String> last) {
    Map<String, Integer> asked = new HashMap<>();
    String most = "";
    for (String one : last) {
      String kind = one.substring(0, one.indexOf(' '));
      int times = asked.merge(kind, 1, Integer::sum);
      most = most.isEmpty() || times > asked.get(most) ? kind : most;
    }
    return most;
  }
}
