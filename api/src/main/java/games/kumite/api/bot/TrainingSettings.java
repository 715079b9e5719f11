package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.learned.Policy;
import games.kumite.api.bot.learned.PolicyCache;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.random.SeededRandom;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * The common settings of bots that learn a policy.
 *
 * @param matches the number of matches to learn from
 * @param decisions the number of decisions to learn from, if it is reached first
 * @param aim the given objective
 * @param seed the seed of the random source of the bots' choices
 */
record TrainingSettings(long matches, long decisions, Objective aim, long seed) {

  TrainingSettings {
    if (matches < 1) {
      throw new IllegalArgumentException("matches must be at least 1, was " + matches);
    }
    Objects.requireNonNull(aim, "aim");
  }

  /** The choice of a bot in a decision with more than one action. */
  interface Choosing {
    Analysis choose(Policy policy, List<Action> actions, SeededRandom random);
  }

  /** Returns the objective to learn for. If points can be lost, it is the score, since bluffs depend on the stakes. */
  Objective aim(Perspective perspective) {
    GameProperties facts = perspective.game().properties();
    return aim == Objective.BOTH && facts.minScore() < 0 ? Objective.SCORE : aim;
  }

  /** Returns the policy, at once if it has been learnt before. */
  Policy policy(Perspective perspective) {
    return PolicyCache.of(perspective, aim(perspective), matches, decisions);
  }

  /** Returns the only action, or the choice of a bot. */
  Analysis think(Perspective perspective, Decision decision, Choosing choosing) {
    List<Action> actions = decision.actions();
    return actions.size() == 1 ? Analyses.only(actions.get(0))
        : choosing.choose(policy(perspective), actions, Analyses.random(seed, perspective, decision, actions));
  }

  /** Returns an analysis with an action and its statistics, the most visited first. */
  static Analysis thoughts(Action action, List<ActionStats> considered, long iterations) {
    considered.sort(Comparator.comparingLong(ActionStats::visits).reversed());
    return new Analysis(action, considered, iterations);
  }
}
