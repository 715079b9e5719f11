package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.BudgetTracker;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Search;
import games.kumite.api.bot.search.SolvedTree;
import games.kumite.api.bot.search.SolvingSearch;
import games.kumite.api.bot.search.Tree;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A bot with single-observer information-set Monte Carlo tree search (SO-ISMCTS: Cowling, Powley and Whitehouse,
 * "Information Set Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4(2),
 * 2012). It knows no game and plays every game.
 *
 * <p>Every iteration imagines a world that agrees with everything the seat knows. It walks down one tree that all
 * worlds share, and plays on at random from the first new action. The playout goes to the end of the match. In a game
 * with long matches it stops at the {@linkplain games.kumite.api.GameProperties#playoutCutoff cutoff}, and the game's
 * {@linkplain games.kumite.api.MatchSearch#estimate estimate} counts.
 *
 * <p>Legal actions differ from world to world. So UCB1 uses the number of times an action was offered in place of the
 * visits to the decision. Every seat maximises its own reward, so the search handles any number of seats, and
 * co-operative games, in which the rewards are equal. The exploration constant is in standard deviations of the rewards
 * so far.
 *
 * <p>Some lists need more care:
 *
 * <ul>
 * <li>Of a long list, a decision opens some actions at first, and more with more visits. With estimates, those with the
 *   best estimate open first.
 * <li>If playouts go on to the next {@linkplain games.kumite.api.GameProperties#ROUND_END round}, a decision opens with
 *   the action of the game's {@linkplain games.kumite.api.MatchSearch#playHeuristic heuristic}, and leaves it only for
 *   one that proves better.
 * <li>A decision with {@linkplain Decision#templates free numbers} opens more actions after those it lists, drawn as in
 *   playouts. So it may choose any legal action and not only candidates.
 * <li>In a selection of several things, the search follows only the {@linkplain Decision#searchActionCount first}
 *   actions, which meet each set once.
 * </ul>
 *
 * <p>In a game of two seats without chance and hidden information, whose playouts go to the end, wins and losses that the
 * tree proves go up to the root (MCTS-Solver). A proven root ends the search, and an action that is proven to lose is
 * chosen only if all are. Such a choice does not end early otherwise, unless its budget is a time: any action can still be
 * proven to lose.
 *
 * <p>With a budget in iterations or copies, its choice depends only on its settings, its seed and what it is shown. It
 * is the same bit for bit on every JVM, even in a match that is replayed or resumed. A choice ends early once the rest
 * of its budget cannot change it. With a budget in time it ends once a change is unlikely: another action would need
 * more than an eighth of the iterations left at the pace so far to become the most visited one. This is STOP in Baier
 * and Winands, "Time Management for Monte Carlo Tree Search", 2016. {@link #analyze} spends
 * the whole budget, unless the result is proven.
 *
 * <p>Its memory grows with the iterations of a choice, up to two million, and is reused for the next choice. Used by
 * one thread at a time.
 */
final class IsMctsBot implements ThinkingBot {

  /** The number of iterations between two checks of whether a choice is decided. */
  private static final int LOOKED_AFTER = 32;

  private final Budget budget;
  private final MctsSettings settings;
  private final long seed;
  private final Tree tree = new Tree();
  private final SolvedTree solved = new SolvedTree();

  /**
   * Creates a bot with the default settings.
   *
   * @param budget the budget of each choice
   * @param seed the seed of the bot's random source
   */
  IsMctsBot(Budget budget, long seed) {
    this(budget, MctsSettings.DEFAULT, seed);
  }

  /**
   * Creates a bot with settings.
   *
   * @param budget the budget of each choice
   * @param settings the settings of the search
   * @param seed the seed of the bot's random source
   */
  IsMctsBot(Budget budget, MctsSettings settings, long seed) {
    this.budget = Objects.requireNonNull(budget, "budget");
    this.settings = Objects.requireNonNull(settings, "settings");
    this.seed = seed;
  }

  @Override
  public Analysis analyze(Perspective perspective, Decision decision) {
    return search(perspective, decision, true);
  }

  /**
   * Chooses the action that {@link #analyze} would choose. Stops once the rest of the budget cannot change the choice,
   * or with a budget in time is unlikely to.
   */
  @Override
  public Action choose(Perspective perspective, Decision decision) {
    return search(perspective, decision, false).action();
  }

  private Analysis search(Perspective perspective, Decision decision, boolean spendsAll) {
    List<Action> actions = decision.actions();
    if (decision.searchActionCount() == 1 && decision.templates().isEmpty()) {
      return Analyses.only(actions.get(0));
    }
    SeededRandom random = Analyses.random(seed, perspective, decision, actions);
    if (SolvingSearch.suits(perspective, decision, settings)) {
      Analysis analysis = solve(perspective, decision, spendsAll, random);
      if (analysis != null) {
        return analysis;
      }
    }
    Search search = new Search(tree, perspective, decision, settings, random);
    BudgetTracker meter = new BudgetTracker(budget);
    do {
      meter.count();
      meter.count(search.iterate(perspective.imagine(random)));
    } while (!meter.isSpent()
        && (spendsAll || meter.iterations() % LOOKED_AFTER != 0 || !search.isDecided(meter.contested())));
    return Analyses.mostVisited(search.considered(actions, ActionStats::new), meter.iterations());
  }

  /** Searches for proofs too; null if a decision turns up for which that search is not made. */
  private @Nullable Analysis solve(Perspective perspective, Decision decision, boolean spendsAll, SeededRandom random) {
    SolvingSearch search = new SolvingSearch(solved, perspective, decision, settings, random);
    BudgetTracker meter = new BudgetTracker(budget);
    boolean canEndEarly = !spendsAll && budget.unit() == Budget.Unit.TIME; // the best action can still be proven to lose
    do {
      meter.count();
      search.iterate();
    } while (!meter.isSpent() && !search.isProven() && !search.hasUnlisted()
        && (!canEndEarly || meter.iterations() % LOOKED_AFTER != 0 || !search.isDecided(meter.contested())));
    return search.hasUnlisted() ? null
        : Analyses.ofBestFirst(search.considered(decision.actions(), ActionStats::new), meter.iterations());
  }

  @Override
  public String name() {
    return "mcts " + budget;
  }
}
