package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Worlds that a seat imagines, each as likely as what the others have done is in it. What counts of that are choices that
 * the seat has seen and since which the other one still holds what it held.
 */
final class WeightedWorlds {

  private static final int WORLDS = 250;

  /** So likely is anything at least: others may play otherwise than the policy. */
  private static final double ANYTHING = 0.02;

  private final Match[] worlds;
  private final double[] chances;

  /** A choice of another seat; its key lacks what that seat knew for itself. */
  private record Trace(Seat seat, long prefix, Action action) {}

  private WeightedWorlds(Match[] worlds, double[] chances) {
    this.worlds = worlds;
    this.chances = chances;
  }

  static WeightedWorlds of(Perspective perspective, Policy policy, BudgetTracker meter, SeededRandom random) {
    List<Trace> traces = traces(perspective, policy.situation());
    Match[] worlds = new Match[WORLDS];
    double[] chances = new double[WORLDS];
    double all = 0;
    for (int i = 0; i < WORLDS; i++) {
      worlds[i] = perspective.imagine(random);
      worlds[i].search().trackDecisions();
      chances[i] = likelihood(worlds[i], traces, policy);
      all += chances[i];
    }
    meter.count(WORLDS);
    for (int i = 0; i < WORLDS; i++) {
      chances[i] /= all;
    }
    return new WeightedWorlds(worlds, chances);
  }

  private static List<Trace> traces(Perspective perspective, InfoSetAbstraction situation) {
    List<PastDecision> decisions = perspective.decisions();
    List<Trace> traces = new ArrayList<>();
    for (int i = 0; i < decisions.size(); i++) {
      PastDecision made = decisions.get(i);
      Action action = made.action();
      if (action != null && made.handUnchanged() && !made.seat().equals(perspective.viewer())) {
        traces.add(new Trace(made.seat(), situation.prefix(made, decisions, i, perspective.seats().size()), action));
      }
    }
    return traces;
  }

  private static double likelihood(Match world, List<Trace> traces, Policy policy) {
    double likelihood = 1;
    for (Trace trace : traces) {
      double chance = policy.probability(trace.prefix, world.search().privateObservationKey(trace.seat), trace.action);
      if (chance >= 0) {
        likelihood *= ANYTHING + (1 - ANYTHING) * chance;
      }
    }
    return likelihood;
  }

  /** A world to play in. */
  Match world(SeededRandom random) {
    return worlds[Policy.draw(chances, chances.length, random)].copy();
  }
}
