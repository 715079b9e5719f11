package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.BudgetTracker;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.bot.search.Playout;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/**
 * A bot with flat Monte Carlo search. It tries the listed actions in rotation, each time in a newly imagined world with
 * a random playout. It chooses the action with the best mean. Playouts go to the end of the match, or to the
 * {@linkplain games.kumite.api.GameProperties#playoutCutoff cutoff} of a game with long matches.
 *
 * <p>It looks no further than its own choice, which makes it the baseline for bots that do. It plays every game. With a
 * budget in iterations or copies, its choice depends only on its seed and what it is shown. Used by one thread at a
 * time.
 */
final class FlatBot implements ThinkingBot {

  private final Budget budget;
  private final Objective aim;
  private final int length;
  private final long seed;

  /**
   * Creates a bot that plays for result and score equally.
   *
   * @param budget the budget of each choice; every action is tried at least once
   * @param seed the seed of the bot's random source
   */
  FlatBot(Budget budget, long seed) {
    this(budget, Objective.BOTH, seed);
  }

  /**
   * Creates a bot with an objective.
   *
   * @param budget the budget of each choice; every action is tried at least once
   * @param aim the objective
   * @param seed the seed of the bot's random source
   */
  FlatBot(Budget budget, Objective aim, long seed) {
    this(budget, aim, MctsSettings.AS_DECLARED, seed);
  }

  /** Creates a bot with an objective and a length of playouts, as in {@link MctsSettings#playout}. */
  FlatBot(Budget budget, Objective aim, int playout, long seed) {
    this.budget = budget;
    this.aim = aim;
    this.length = playout;
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
    Playout playout = new Playout(perspective, aim, length);
    int seat = decision.seat().index();
    long[] visits = new long[choices];
    double[] sums = new double[choices];
    BudgetTracker meter = new BudgetTracker(budget);
    for (int i = 0; meter.iterations() < choices || !meter.isSpent(); i = (i + 1) % choices) {
      meter.count();
      Match world = perspective.imagine(random);
      playout.begin(world);
      world.play(i);
      sums[i] += playout.run(world, random)[seat];
      visits[i]++;
    }
    return Analyses.ofBestMean(actions, visits, sums, meter.iterations());
  }

  @Override
  public String name() {
    return "flat " + budget;
  }
}
