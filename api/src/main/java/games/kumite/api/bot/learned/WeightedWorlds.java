package games.kumite.api.bot.learned;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.PastDecision;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.bot.search.BudgetTracker;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * A sample of imagined worlds, weighted by the likelihood of the others' past choices in each. A past choice counts if
 * the seat has seen it and the chooser's hand has not changed since.
 */
public final class WeightedWorlds {

  private static final int WORLDS = 250;

  /** The least probability of any action, since others may not follow the policy. */
  private static final double ANYTHING = 0.02;

  private final Match[] worlds;
  private final double[] chances;

  /** A past choice of another seat; its key does not include the private knowledge of that seat. */
  private record Trace(Seat seat, long prefix, Action action) {}

  private WeightedWorlds(Match[] worlds, double[] chances) {
    this.worlds = worlds;
    this.chances = chances;
  }

  public static WeightedWorlds of(Perspective perspective, Policy policy, BudgetTracker meter, SeededRandom random) {
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
    List<PastDecision> decisions = perspective.pastDecisions();
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

  /** Returns a copy of a world that is drawn by its weight. */
  public Match world(SeededRandom random) {
    return worlds[Policy.draw(chances, chances.length, random)].copy();
  }
}
