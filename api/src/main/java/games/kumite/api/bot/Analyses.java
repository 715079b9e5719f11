package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The functions with which the searching bots begin and end a choice. */
final class Analyses {

  private static final double UNKNOWN = 0.5;
  private static final Comparator<ActionStats> BEST_FIRST =
      Comparator.comparingLong(ActionStats::visits).thenComparingDouble(ActionStats::value).reversed();

  private Analyses() {}

  /**
   * Returns the random source of a bot for one choice. It depends on the bot's seed, on the choice and on what the seat
   * knows.
   */
  static SeededRandom random(long seed, Perspective perspective, Decision decision, List<Action> actions) {
    StringBuilder text = new StringBuilder(decision.kind()).append(' ').append(perspective.observationKey());
    for (Action action : actions) {
      text.append('\n').append(action.notation());
    }
    return new SeededRandom(seed).split(text.toString());
  }

  /** Returns the analysis of a decision with a single action. */
  static Analysis only(Action action) {
    return new Analysis(action, List.of(new ActionStats(action, 0, UNKNOWN)), 0);
  }

  /** Returns the analysis that chooses the action with the best mean; of equal ones the first listed. */
  static Analysis ofBestMean(List<Action> actions, long[] visits, double[] sums, long iterations) {
    List<ActionStats> considered = new ArrayList<>();
    for (int i = 0; i < visits.length; i++) {
      considered.add(new ActionStats(actions.get(i), visits[i], sums[i] / visits[i]));
    }
    considered.sort(Comparator.comparingDouble(ActionStats::value).reversed());
    return ofBestFirst(considered, iterations);
  }

  /** Returns the analysis that chooses the most visited action; of equal ones the better one, then the first listed. */
  static Analysis mostVisited(List<ActionStats> considered, long iterations) {
    List<ActionStats> sorted = new ArrayList<>(considered);
    sorted.sort(BEST_FIRST);
    return ofBestFirst(sorted, iterations);
  }

  /** Returns the analysis that chooses the first action. */
  static Analysis ofBestFirst(List<ActionStats> considered, long iterations) {
    return new Analysis(considered.get(0).action(), considered, iterations);
  }
}
