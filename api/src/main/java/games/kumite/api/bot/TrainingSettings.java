package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.random.SeededRandom;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/**
 * What bots have in common that learn a policy: how long, what for, and where the chance of their choices comes from.
 *
 * @param matches from how many matches they learn
 * @param decisions from how many decisions, if that is less
 * @param aim what they try to reach, as it was said
 * @param seed where their chance comes from
 */
record TrainingSettings(long matches, long decisions, Objective aim, long seed) {

  TrainingSettings {
    if (matches < 1) {
      throw new IllegalArgumentException("matches must be at least 1, was " + matches);
    }
    Objects.requireNonNull(aim, "aim");
  }

  /** How a bot chooses where there is something to choose. */
  interface Choosing {
    Analysis choose(Policy policy, List<Action> actions, SeededRandom random);
  }

  /** What to learn for: stakes are learnt for as they are, since bluffs are weighed by them. */
  Objective aim(Perspective perspective) {
    GameProperties facts = perspective.game().properties();
    return aim == Objective.BOTH && facts.minScore() < 0 ? Objective.SCORE : aim;
  }

  /** What was learnt, at once if somebody has learnt as much before. */
  Policy policy(Perspective perspective) {
    return PolicyCache.of(perspective, aim(perspective), matches, decisions);
  }

  /** The only action, or what a bot chooses. */
  Analysis think(Perspective perspective, Decision decision, Choosing choosing) {
    List<Action> actions = decision.actions();
    return actions.size() == 1 ? Analyses.only(actions.get(0))
        : choosing.choose(policy(perspective), actions, Analyses.random(seed, perspective, decision, actions));
  }

  /** An action with what was considered, the most visited first. */
  static Analysis thoughts(Action action, List<ActionStats> considered, long iterations) {
    considered.sort(Comparator.comparingLong(ActionStats::visits).reversed());
    return new Analysis(action, considered, iterations);
  }
}
