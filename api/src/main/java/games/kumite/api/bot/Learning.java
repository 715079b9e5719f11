package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Facts;
import games.kumite.api.Perspective;
import games.kumite.api.SeededRandom;
import games.kumite.api.bot.Thoughts.Considered;
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
record Learning(long matches, long decisions, Aim aim, long seed) {

  Learning {
    if (matches < 1) {
      throw new IllegalArgumentException("matches must be at least 1, was " + matches);
    }
    Objects.requireNonNull(aim, "aim");
  }

  /** How a bot chooses where there is something to choose. */
  interface Choosing {
    Thoughts choose(Policy policy, List<Action> actions, SeededRandom random);
  }

  /** What to learn for: stakes are learnt for as they are, since bluffs are weighed by them. */
  Aim aim(Perspective view) {
    Facts facts = view.game().facts();
    return aim == Aim.BOTH && facts.minScore() < 0 ? Aim.SCORE : aim;
  }

  /** What was learnt, at once if somebody has learnt as much before. */
  Policy policy(Perspective view) {
    return Policies.of(view, aim(view), matches, decisions);
  }

  /** The only action, or what a bot chooses. */
  Thoughts think(Perspective view, Decision decision, Choosing choosing) {
    List<Action> actions = decision.actions();
    return actions.size() == 1 ? Choices.only(actions.get(0))
        : choosing.choose(policy(view), actions, Choices.random(seed, view, decision, actions));
  }

  /** An action with what was considered, the most visited first. */
  static Thoughts thoughts(Action action, List<Considered> considered, long iterations) {
    considered.sort(Comparator.comparingLong(Considered::visits).reversed());
    return new Thoughts(action, considered, iterations);
  }
}
