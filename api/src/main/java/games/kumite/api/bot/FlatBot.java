package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/**
 * Flat Monte-Carlo: tries the listed actions in turn, each time in a freshly imagined world, plays on at random (to
 * the end, or where the game declares its matches as long to its {@linkplain games.kumite.api.GameProperties#playoutCutoff cut-off}), and
 * takes the action with the best mean.
 *
 * <p>It looks no further than its own choice, which makes it the yardstick for bots that do. It plays every game.
 * With a budget in iterations or copies its choice depends on its seed and on what it is shown alone. Used by one
 * thread at a time.
 */
final class FlatBot implements ThinkingBot {

  private final Budget budget;
  private final Objective aim;
  private final int length;
  private final long seed;

  /**
   * A bot that plays for result and score alike.
   *
   * @param budget for each choice; every action is tried at least once
   * @param seed where its chance comes from
   */
  FlatBot(Budget budget, long seed) {
    this(budget, Objective.BOTH, seed);
  }

  /**
   * A bot with an aim.
   *
   * @param budget for each choice; every action is tried at least once
   * @param aim what it tries to reach
   * @param seed where its chance comes from
   */
  FlatBot(Budget budget, Objective aim, long seed) {
    this(budget, aim, MctsSettings.AS_DECLARED, seed);
  }

  /** A bot with an aim and playouts of a length, as {@link MctsSettings#playout} has it. */
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
