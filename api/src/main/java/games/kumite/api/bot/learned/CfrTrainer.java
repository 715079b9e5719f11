package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.search.Objective;
import java.util.Arrays;
import java.util.List;

/**
 * A trainer for tiny games by counterfactual regret minimization (Zinkevich, Johanson, Bowling and Piccione, "Regret
 * Minimization in Games with Incomplete Information", NIPS 2007) with external sampling (Lanctot, Waugh, Zinkevich and
 * Bowling, "Monte Carlo Sampling for Regret Minimization in Extensive Games", NIPS 2009).
 *
 * <p>Every match is played once for each seat, which then is the learner. It tries all of its actions, in copies of the
 * match, while the other seats and chance do one thing each. The value of an action is the regret of not having taken
 * it. The average policy approaches an equilibrium of two players. Regrets and policies of later matches count more, in
 * proportion to the number of matches before (Brown and Sandholm, "Solving Imperfect-Information Games via Discounted
 * Regret Minimization", AAAI 2019).
 */
final class CfrTrainer extends PolicyTrainer {

  /** The largest mean number of ways in which a learner can play a match, all of which are tried. */
  static final double MAX_WAYS = 3000;

  private Visit[] visits = new Visit[16];
  private long made;

  /** A decision of the match that is being played. */
  private static final class Visit {
    int[] places = new int[8];
    int[] heldPlaces = new int[8];
    double[] probabilities = new double[8];
    double[] worth = new double[8];

    void begin(int count) {
      if (places.length < count) {
        places = new int[count * 2];
        heldPlaces = new int[count * 2];
        probabilities = new double[count * 2];
        worth = new double[count * 2];
      }
    }
  }

  CfrTrainer(Perspective perspective, Objective aim, long seed) {
    super(perspective, InfoSetAbstraction.WHOLE, aim, seed);
  }

  @Override
  long play(Match match, double share) {
    made = 0;
    int seats = match.seats().size();
    for (int i = 0; i < seats; i++) {
      walk(i == seats - 1 ? match : match.copy(), 0, i, share);
    }
    return made;
  }

  /** Plays a match on, and returns its value for the learner. */
  private double walk(Match match, int depth, int learner, double share) {
    while (true) {
      int count = match.actionCount();
      if (count == 0) {
        return playout.judge(match, learner);
      }
      made++;
      if (count == 1) {
        match.play(0);
        continue;
      }
      Decision decision = match.decision();
      List<Action> listed = decision.actions();
      long prefix = situation.prefix(match, decision);
      ActionValues spot =
          spots.findOrAddKnown(InfoSetAbstraction.known(prefix, match.search().observationKey(decision.seat())), listed);
      if (spot == null) {
        match.playRandom(random);
        continue;
      }
      Visit visit = visit(depth++);
      visit.begin(count);
      spot.meet(listed, visit.places);
      matchRegrets(spot, visit, count);
      if (decision.seat().index() == learner) {
        return tryAll(match, spot, visit, count, depth, learner, share);
      }
      spot.play(visit.places, count, visit.probabilities, share);
      ActionValues held = spots.findOrAdd(
          InfoSetAbstraction.held(prefix, match.search().privateObservationKey(decision.seat())), listed);
      if (held != null) {
        held.meet(listed, visit.heldPlaces);
        held.play(visit.heldPlaces, count, visit.probabilities, share);
      }
      match.play(Policy.draw(visit.probabilities, count, random));
    }
  }

  /** Plays a match on with every action of the learner, and returns the mean value by its present policy. */
  private double tryAll(Match match, ActionValues spot, Visit visit, int count, int depth, int learner, double share) {
    double mean = 0;
    for (int i = 0; i < count; i++) {
      Match next = i == count - 1 ? match : match.copy();
      next.play(i);
      visit.worth[i] = walk(next, depth, learner, share);
      mean += visit.probabilities[i] * visit.worth[i];
    }
    for (int i = 0; i < count; i++) {
      spot.add(visit.places[i], share * (visit.worth[i] - mean));
    }
    return mean;
  }

  private Visit visit(int depth) {
    if (depth == visits.length) {
      visits = Arrays.copyOf(visits, depth * 2);
    }
    Visit visit = visits[depth];
    if (visit == null) {
      visit = new Visit();
      visits[depth] = visit;
    }
    return visit;
  }

  /**
   * Matches regrets (Hart and Mas-Colell 2000): the probability of an action is proportional to its positive regret.
   */
  private static void matchRegrets(ActionValues spot, Visit visit, int count) {
    double sum = 0;
    for (int i = 0; i < count; i++) {
      visit.probabilities[i] = Math.max(0, spot.value(visit.places[i]));
      sum += visit.probabilities[i];
    }
    for (int i = 0; i < count; i++) {
      visit.probabilities[i] = sum > 0 ? visit.probabilities[i] / sum : 1.0 / count;
    }
  }
}
