package games.kumite.api.bot.search;

import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The rewards of outcomes for each seat, from 0 to 1. A reward combines the result and the score within the range that
 * the game declares, averaged over the seat's team. The last few outcomes are cached, since games use the same outcome
 * objects again.
 */
final class Rewards {

  private static final int KEPT = 4;
  /**
   * The weight of the score next to estimates. Estimates predict the result only, and a win must be better than the
   * best of them.
   */
  private static final double BESIDE_ESTIMATES = 0.05;

  private final List<Seat> seats;
  private final double scoreWeight;
  private final int min;
  private final double range;
  private final @Nullable Outcome[] outcomes = new Outcome[KEPT];
  private final double[][] rewards;
  private int next;

  /** Creates rewards that are compared only with each other. */
  Rewards(Perspective perspective, Objective aim) {
    this(perspective, aim.scoreWeight());
  }

  /** Returns rewards that are compared with estimates too. */
  static Rewards besideEstimates(Perspective perspective, Objective aim) {
    return new Rewards(perspective, aim == Objective.BOTH ? BESIDE_ESTIMATES : aim.scoreWeight());
  }

  private Rewards(Perspective perspective, double scoreWeight) {
    GameProperties facts = perspective.game().properties();
    this.seats = perspective.seats();
    this.scoreWeight = scoreWeight;
    this.min = facts.minScore();
    this.range = (double) facts.maxScore() - min;
    this.rewards = new double[KEPT][seats.size()];
  }

  /** Returns the reward of each seat, in an array that the next calls may reuse. */
  double[] of(Outcome outcome) {
    for (int i = 0; i < KEPT; i++) {
      if (outcomes[i] == outcome) {
        return rewards[i];
      }
    }
    int at = next;
    next = (next + 1) % KEPT;
    outcomes[at] = outcome;
    fill(outcome, rewards[at]);
    return rewards[at];
  }

  private void fill(Outcome outcome, double[] into) {
    List<Standing> standings = outcome.standings();
    for (int seat = 0; seat < into.length; seat++) {
      int team = seats.get(seat).team();
      double sum = 0;
      int counted = 0;
      for (int other = 0; other < into.length; other++) {
        if (seats.get(other).team() == team && standings.get(other).result() != Result.NONE) {
          sum += of(standings.get(other));
          counted++;
        }
      }
      into[seat] = counted == 0 ? 0.5 : sum / counted;
    }
  }

  private double of(Standing standing) {
    double result = standing.result() == Result.WIN ? 1 : standing.result() == Result.DRAW ? 0.5 : 0;
    double score = range == 0 ? result : Math.max(0, Math.min(1, (standing.score() - min) / range));
    return result + scoreWeight * (score - result);
  }
}
