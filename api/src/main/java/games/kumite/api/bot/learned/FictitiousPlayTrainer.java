package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.search.Objective;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A trainer for larger games by fictitious play. Every seat answers nearly best to what all others do now, and the
 * average of the answers is the result (Heinrich, Lanctot and Silver, "Fictitious Self-Play in Extensive-Form Games",
 * ICML 2015). The soft answers by learnt action values are those of Leslie and Collins, "Individual Q-Learning in
 * Normal Form Games", SIAM Journal on Control and Optimization 44, 2005.
 *
 * <p>Situations are distinguished coarsely. The value of an action is the mean of its rewards. While an action was
 * seldom tried with what the seat holds, its rewards with any holding count too. The reward of a choice is partly the
 * final result, and partly the estimated value of the seat's next choice.
 */
final class FictitiousPlayTrainer extends PolicyTrainer {

  private static final double TRIALS = 0.06;
  private static final double HOT = 0.3;
  private static final double COLD = 0.06;
  private static final double NEVER = -14;
  private static final double COLDEST = 1e-6;
  private static final double OUTCOME = 0.6;
  private static final int REMEMBERED = 100;
  private static final double WIDER = 4;
  private static final double HELD = 8;
  private static final double NOTHING = 2;

  private final double[] targets;
  private Step[] steps = new Step[64];
  private int taken;

  /** The learnt values of a choice's situation, with the index of each listed action in them. */
  static final class Met {
    @Nullable ActionValues spot;
    int[] places = new int[8];

    void meet(@Nullable ActionValues met, List<Action> listed) {
      spot = met;
      if (places.length < listed.size()) {
        places = new int[listed.size() * 2];
      }
      if (met != null) {
        met.meet(listed, places);
      }
    }
  }

  /** A choice that was made in the match. */
  static final class Step {
    int seat;
    final Met known = new Met();
    final Met held = new Met();
    final Met wider = new Met();
    double[] probabilities = new double[8];
    int count;
    int chosen;
    double worth;

    void begin(int actor, List<Action> listed) {
      seat = actor;
      count = listed.size();
      if (probabilities.length < count) {
        probabilities = new double[count * 2];
      }
    }
  }

  FictitiousPlayTrainer(Perspective perspective, Objective aim, long seed) {
    super(perspective, InfoSetAbstraction.COARSE, aim, seed);
    targets = new double[perspective.seats().size()];
  }

  @Override
  long play(Match match, double share) {
    taken = 0;
    int made = 0;
    for (int longest = playout.longest(); made < longest && !match.isOver(); made++) {
      if (match.actionCount() == 1) {
        match.play(0);
        continue;
      }
      Decision decision = match.decision();
      List<Action> listed = decision.actions();
      Step step = next();
      step.begin(decision.seat().index(), listed);
      if (decide(match, decision, listed, step, share)) {
        taken++;
        match.play(step.chosen);
      } else {
        match.playRandom(random);
      }
    }
    learn(playout.judge(match), share);
    return made;
  }

  private Step next() {
    if (taken == steps.length) {
      steps = Arrays.copyOf(steps, taken * 2);
    }
    @Nullable Step step = steps[taken];
    if (step == null) {
      step = new Step();
      steps[taken] = step;
    }
    return step;
  }

  /** Chooses an action; returns false if there is no room for the situation, and any action will do. */
  private boolean decide(Match match, Decision decision, List<Action> listed, Step step, double share) {
    long prefix = situation.prefix(match, decision);
    step.wider.meet(spots.findOrAdd(InfoSetAbstraction.whateverIsHeld(prefix), listed), listed);
    step.held.meet(spots.findOrAdd(InfoSetAbstraction.held(prefix, match.search().privateObservationKey(decision.seat())), listed), listed);
    ActionValues wider = step.wider.spot;
    ActionValues held = step.held.spot;
    if (held == null || wider == null) {
      return false;
    }
    step.known.meet(spots.findOrAddKnown(InfoSetAbstraction.known(prefix, match.search().observationKey(decision.seat())), listed), listed);
    answer(step, held, wider, HOT + (COLD - HOT) * Math.min(1, share * 1.5));
    boolean isTrial = (random.nextLong() >>> 11) * 0x1p-53 < TRIALS;
    step.chosen = isTrial ? random.nextInt(step.count) : Policy.draw(step.probabilities, step.count, random);
    return true;
  }

  /** Computes the soft best answer: better actions are more probable. */
  private static void answer(Step step, ActionValues held, ActionValues wider, double heat) {
    double best = Double.NEGATIVE_INFINITY;
    double worst = Double.POSITIVE_INFINITY;
    ActionValues known = step.known.spot;
    for (int i = 0; i < step.count; i++) {
      int widerAt = step.wider.places[i];
      double broad = (wider.tries(widerAt) * wider.value(widerAt) + NOTHING * wider.baseline())
          / (wider.tries(widerAt) + NOTHING);
      double close = value(held, step.held.places[i], WIDER, broad);
      step.probabilities[i] = known == null ? close : value(known, step.known.places[i], HELD, close);
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

  /**
   * Returns the value of an action in a situation. While it was seldom tried, the value in a wider situation counts
   * too.
   */
  private static double value(ActionValues spot, int place, double weight, double wider) {
    int tries = Math.min(spot.tries(place), REMEMBERED);
    return (tries * spot.value(place) + weight * wider) / (tries + weight);
  }

  /** Learns from the choices of a match and the reward of each seat. */
  private void learn(double[] rewards, double share) {
    System.arraycopy(rewards, 0, targets, 0, targets.length);
    for (int i = taken - 1; i >= 0; i--) {
      Step step = steps[i];
      double target = targets[step.seat];
      learn(step.wider, step, target, REMEMBERED * REMEMBERED, 1, share);
      learn(step.held, step, target, REMEMBERED, REMEMBERED, share);
      learn(step.known, step, target, REMEMBERED, REMEMBERED, share);
      targets[step.seat] = OUTCOME * target + (1 - OUTCOME) * step.worth;
    }
  }

  private static void learn(Met met, Step step, double target, int remembered, int weight, double share) {
    ActionValues spot = met.spot;
    if (spot != null) {
      spot.tried(met.places[step.chosen], target, remembered);
      spot.visited(target);
      spot.play(met.places, step.count, step.probabilities, Math.min(spot.visits(), weight) * share);
    }
  }
}
