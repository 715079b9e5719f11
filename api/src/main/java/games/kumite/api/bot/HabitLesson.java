package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Keys;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import java.util.List;

/**
 * Learns games that are too big to be learnt by heart, by fictitious play: every seat answers nearly best to what all others
 * do by now, and what counts in the end is the average of the answers (Heinrich, Lanctot and Silver, "Fictitious
 * Self-Play in Extensive-Form Games", ICML 2015; the soft answers by values that are learnt for each action are those of
 * Leslie and Collins, "Individual Q-Learning in Normal Form Games", SIAM Journal on Control and Optimization 44, 2005).
 *
 * <p>Decisions are told apart coarsely. The number of an action is the mean of what it has brought; as long as an action was
 * seldom tried with what the seat holds, what it has brought whatever was held counts too. A choice is worth partly what
 * came of it in the end, and partly what the seat's next choice is thought to be worth.
 */
final class HabitLesson extends Lesson {

  private static final double TRIALS = 0.06;
  private static final double HOT = 0.3;
  private static final double COLD = 0.06;
  private static final double NEVER = -14;
  private static final double COLDEST = 1e-6;
  private static final double OUTCOME = 0.6;
  private static final int REMEMBERED = 100;
  private static final double WIDER = 4;
  private static final double NOTHING = 2;

  private final double[] targets;

  HabitLesson(Perspective view, Aim aim, long seed) {
    super(view, Situation.COARSE, aim, seed);
    targets = new double[view.seats().size()];
  }

  @Override
  boolean decide(Match match, Decision decision, List<Action> listed, Step step, int learner, double share) {
    long prefix = situation.prefix(match, decision);
    Spot wider = spots.findOrAdd(Situation.whateverIsHeld(prefix), listed);
    Spot spot = spots.findOrAdd(Keys.mix(prefix, match.privateKey(decision.seat())), listed);
    step.wider = wider;
    step.spot = spot;
    if (spot == null || wider == null) {
      return false;
    }
    spot.meet(listed, step.places);
    wider.meet(listed, step.widerPlaces);
    answer(step, spot, wider, HOT + (COLD - HOT) * Math.min(1, share * 1.5));
    draw(step, TRIALS);
    return true;
  }

  /** Takes what is worth most, softly. */
  private static void answer(Step step, Spot spot, Spot wider, double heat) {
    double best = Double.NEGATIVE_INFINITY;
    double worst = Double.POSITIVE_INFINITY;
    for (int i = 0; i < step.count; i++) {
      int at = step.places[i];
      int widerAt = step.widerPlaces[i];
      double broad = (wider.tries(widerAt) * wider.value(widerAt) + NOTHING * wider.baseline())
          / (wider.tries(widerAt) + NOTHING);
      int tries = Math.min(spot.tries(at), REMEMBERED);
      step.probabilities[i] = (tries * spot.value(at) + WIDER * broad) / (tries + WIDER);
      best = Math.max(best, step.probabilities[i]);
      worst = Math.min(worst, step.probabilities[i]);
    }
    double softness = Math.max(COLDEST, heat * (best - worst));
    double sum = 0;
    double worth = 0;
    for (int i = 0; i < step.count; i++) {
      double value = step.probabilities[i];
      double below = (value - best) / softness;
      step.probabilities[i] = below < NEVER ? 0 : Math.exp(below);
      sum += step.probabilities[i];
      worth += step.probabilities[i] * value;
    }
    for (int i = 0; i < step.count; i++) {
      step.probabilities[i] /= sum;
    }
    step.worth = worth / sum;
  }

  @Override
  void learn(Step[] made, int count, double[] rewards, int learner, double share) {
    System.arraycopy(rewards, 0, targets, 0, targets.length);
    for (int i = count - 1; i >= 0; i--) {
      Step step = made[i];
      Spot spot = step.spot;
      Spot wider = step.wider;
      if (spot == null || wider == null) {
        continue;
      }
      double target = targets[step.seat];
      spot.tried(step.places[step.chosen], target, REMEMBERED);
      wider.tried(step.widerPlaces[step.chosen], target, REMEMBERED * REMEMBERED);
      wider.visited(target);
      spot.visited(target);
      spot.play(step.places, step.count, step.probabilities, Math.min(spot.visits(), REMEMBERED) * share);
      wider.play(step.widerPlaces, step.count, step.probabilities, share);
      targets[step.seat] = OUTCOME * target + (1 - OUTCOME) * step.worth;
    }
  }
}
