package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import java.util.List;

/**
 * A trainer for tiny games by counterfactual regret minimization (Zinkevich, Johanson, Bowling and Piccione, "Regret
 * Minimization in Games with Incomplete Information", NIPS 2007). It samples outcomes from the start of the game (Lisy,
 * Lanctot and Bowling, "Online Monte Carlo Counterfactual Regret Minimization for Search in Imperfect Information
 * Games", AAMAS 2015). The mean value of a situation so far is its baseline.
 *
 * <p>In every match one seat learns, each in turn, and explores other actions than those it prefers. The value of an
 * action is the regret of not having taken it. The average policy approaches an equilibrium of two players.
 */
final class CfrTrainer extends PolicyTrainer {

  private static final double TRIALS = 0.6;

  CfrTrainer(Perspective perspective, Objective aim, long seed) {
    super(perspective, InfoSetAbstraction.WHOLE, aim, seed);
  }

  @Override
  boolean decide(Match match, Decision decision, List<Action> listed, Step step, int learner, double share) {
    long prefix = situation.prefix(match, decision);
    ActionValues spot = spots.findOrAddKnown(InfoSetAbstraction.known(prefix, match.search().observationKey(decision.seat())), listed);
    step.known.meet(spot, listed);
    step.held.meet(spots.findOrAdd(InfoSetAbstraction.held(prefix, match.search().privateObservationKey(decision.seat())), listed), listed);
    if (spot == null) {
      return false;
    }
    matchRegrets(spot, step);
    draw(step, step.seat == learner ? TRIALS : 0);
    return true;
  }

  /**
   * Matches regrets (Hart and Mas-Colell 2000): the probability of an action is proportional to its positive regret.
   */
  private static void matchRegrets(ActionValues spot, Step step) {
    double sum = 0;
    for (int i = 0; i < step.count; i++) {
      step.probabilities[i] = Math.max(0, spot.value(step.known.places[i]));
      sum += step.probabilities[i];
    }
    for (int i = 0; i < step.count; i++) {
      step.probabilities[i] = sum > 0 ? step.probabilities[i] / sum : 1.0 / step.count;
    }
  }

  @Override
  void learn(Step[] made, int count, double[] rewards, int learner, double share) {
    double[] played = new double[count + 1];
    double[] sampled = new double[count + 1];
    played[0] = 1;
    sampled[0] = 1;
    for (int i = 0; i < count; i++) {
      boolean isOwn = made[i].seat == learner;
      played[i + 1] = played[i] * (isOwn ? made[i].probabilities[made[i].chosen] : 1);
      sampled[i + 1] = sampled[i] * (isOwn ? made[i].tried : 1);
    }
    double worth = rewards[learner];
    for (int i = count - 1; i >= 0; i--) {
      Step step = made[i];
      ActionValues spot = step.known.spot;
      ActionValues held = step.held.spot;
      if (step.seat != learner || spot == null) {
        continue;
      }
      double gain = (worth - spot.baseline()) / step.tried;
      double mean = gain * step.probabilities[step.chosen];
      worth = spot.baseline() + mean;
      for (int j = 0; j < step.count; j++) {
        spot.add(step.known.places[j], ((j == step.chosen ? gain : 0) - mean) / sampled[i]);
      }
      spot.play(step.known.places, step.count, step.probabilities, share * played[i] / sampled[i]);
      if (held != null) {
        held.play(step.held.places, step.count, step.probabilities, share * played[i] / sampled[i]);
      }
      spot.visited(worth);
    }
  }
}
