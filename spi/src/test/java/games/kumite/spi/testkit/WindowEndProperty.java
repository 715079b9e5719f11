package games.kumite.spi.testkit;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.Pass;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Property 8: a window ends because each action in it uses something up, not because a seat passes at last, as a random
 * player does.
 */
final class WindowEndProperty {

  /** The bound of actions in a window: far more than a game's rules allow. */
  private static final int MOST_ACTIONS = 200;

  private final TrialMatch trial;
  private final SeededRandom random;
  private final Map<Object, Integer> wanted = new IdentityHashMap<>();
  private final Map<Object, Integer> acted = new IdentityHashMap<>();

  private WindowEndProperty(TrialMatch trial) {
    this.trial = trial;
    this.random = new SeededRandom(trial.seed()).split("without passes");
  }

  /** Plays a match for each trial, at random except for windows. */
  static void areReached(TrialMatches trials) {
    trials.all().forEach(trial -> new WindowEndProperty(trial).play());
  }

  private void play() {
    Match match = trial.start();
    int bound = trial.game().maxDecisions(trial.setup()) + MOST_ACTIONS;
    for (int played = 0; played < bound && !match.isOver() && TrialMatch.canChoose(match); played++) {
      List<Action> actions = match.decision().actions();
      if (!TrialMatch.plays(match, actions.get(choice(match, actions)))) {
        return;
      }
    }
  }

  /** Returns a choice; in a window always the same place in the list, so that no other action closes it early. */
  private int choice(Match match, List<Action> actions) {
    @Nullable Object window = Inspection.window(match);
    int others = window == null || !actions.contains(Pass.PASS) ? actions.size() : actions.size() - 1;
    if (window == null || others == 0) {
      return random.nextInt(actions.size());
    }
    int choice = wanted.computeIfAbsent(window, opened -> random.nextInt(Integer.MAX_VALUE)) % others;
    if (acted.merge(window, 1, Integer::sum) > MOST_ACTIONS) {
      throw trial.finding("the window " + match.decision().kind() + " is open after " + MOST_ACTIONS + " actions, and "
          + actions.get(choice).notation() + " is still legal: a window ends only if each uses something up", match);
    }
    return choice;
  }
}
