package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.BudgetTracker;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.bot.search.Playout;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.OptionalDouble;

/**
 * A bot that looks one action ahead. It tries each listed action in imagined worlds and chooses the one with the best
 * result by the game's own {@linkplain games.kumite.api.MatchSearch#estimate estimate}. If the game has none, it uses
 * short random playouts, in which an unfinished match counts a half.
 *
 * <p>All actions are tried in the same worlds. It plays every game. With a budget in iterations or copies, its choice
 * depends only on its seed and what it is shown. Used by one thread at a time.
 */
final class GreedyBot implements ThinkingBot {

  /** The number of decisions of a playout. */
  static final int SHORT = 16;

  private final Budget budget;
  private final Objective aim;
  private final long seed;

  /**
   * Creates a bot that plays for result and score equally.
   *
   * @param budget the budget of each choice; every action is tried at least once
   * @param seed the seed of the bot's random source
   */
  GreedyBot(Budget budget, long seed) {
    this(budget, Objective.BOTH, seed);
  }

  /**
   * Creates a bot with an objective.
   *
   * @param budget the budget of each choice; every action is tried at least once
   * @param aim the objective
   * @param seed the seed of the bot's random source
   */
  GreedyBot(Budget budget, Objective aim, long seed) {
    this.budget = budget;
    this.aim = aim;
    this.seed = seed;
  }

  @Override
  public Analysis analyze(Perspective perspective, Decision decision) {
    List<Action> actions = decision.actions();
    int choices = actions.size();
    if (choices == 1) {
      return Analyses.only(actions.get(0));
    }
    SeededRandom random = Analyses.random(seed, perspective, decision, actions);
    Playout playout = new Playout(perspective, aim, SHORT);
    Seat seat = decision.seat();
    long[] visits = new long[choices];
    double[] sums = new double[choices];
    BudgetTracker meter = new BudgetTracker(budget);
    boolean isSettled = isFixed(perspective.game().properties());
    do {
      SeededRandom dealing = new SeededRandom(random.nextLong());
      Match world = perspective.imagine(dealing);
      world.decision().actions(); // copies share the list
      for (int i = 0; i < choices; i++) {
        meter.count();
        SeededRandom same = dealing.copy();
        Match after = world.copy();
        after.play(i);
        OptionalDouble estimate = after.isOver() ? OptionalDouble.empty() : after.search().estimate(seat);
        isSettled &= after.isOver() || estimate.isPresent();
        sums[i] += estimate.isPresent() ? estimate.getAsDouble() : playout.run(after, same)[seat.index()];
        visits[i]++;
      }
    } while (!isSettled && !meter.isSpent());
    return Analyses.ofBestMean(actions, visits, sums, meter.iterations());
  }

  /** Returns whether an action has the same consequences in every imagined world. */
  private static boolean isFixed(GameProperties facts) {
    return !facts.hasChance() && !facts.hasHiddenInformation();
  }

  @Override
  public String name() {
    return "greedy " + budget;
  }
}
