package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.Objects;

/**
 * Single-observer information-set Monte-Carlo tree search (SO-ISMCTS: Cowling, Powley and Whitehouse, "Information Set
 * Monte Carlo Tree Search", IEEE Transactions on Computational Intelligence and AI in Games 4(2), 2012).
 *
 * <p>Every iteration deals a world that may be the real one for all that the seat knows, walks through one tree
 * that all worlds share, and plays on at random from the first action that is new: to the end of the match, or where
 * the game declares its matches as long to its {@linkplain games.kumite.api.GameProperties#playoutCutoff cut-off}, from where the game's
 * {@linkplain games.kumite.api.MatchSearch#estimate estimate} counts. What is legal differs from world
 * to world, so actions are weighed by how often they were offered (UCB1 with that number in place of the visits to
 * the decision). Every seat seeks its own reward, so the search plays games of any number of seats, and co-operative
 * ones, where all seek the same. The exploration is measured in standard deviations of the rewards seen so far. Of
 * long lists a decision opens some actions at first, and more the oftener it is visited, where estimates count those
 * first after which the estimate is best. Where playouts go on to the next {@linkplain games.kumite.api.GameProperties#ROUND_END round}
 * it opens with what the game finds {@linkplain games.kumite.api.MatchSearch#playHeuristic sensible}, and leaves that for what is shown
 * to be better. A choice with {@linkplain Decision#templates free numbers} opens further actions
 * after those it lists, drawn as playouts draw them: any legal one, not only candidates, may be chosen. In a selection of several
 * things it follows the {@linkplain Decision#searchActionCount leading} picks alone, which meet each set once. It knows no game and plays
 * every game.
 *
 * <p>With a budget in iterations or copies its choice depends on its settings, its seed and what it is shown alone:
 * it repeats bit for bit on every JVM, also in a match that is replayed or resumed. A choice ends early when what is left of
 * its budget could not change it; with a budget in time already when it hardly could: when an eighth of the iterations that
 * are left at the pace so far would not make another action the most visited one (Baier and Winands, "Time Management for
 * Monte-Carlo Tree Search", 2016: STOP). {@linkplain #analyze Thoughts} spend all of it. Its memory grows with the
 * iterations of a choice, no further from two million on, and is used again for the next choice. Used by one thread at a
 * time.
 */
final class IsMctsBot implements ThinkingBot {

  /** After each so many iterations it is looked whether a choice is decided. */
  private static final int LOOKED_AFTER = 32;

  private final Budget budget;
  private final MctsSettings settings;
  private final long seed;
  private final Tree tree = new Tree();

  /**
   * A bot that searches in the default way.
   *
   * @param budget for each choice
   * @param seed where its chance comes from
   */
  IsMctsBot(Budget budget, long seed) {
    this(budget, MctsSettings.DEFAULT, seed);
  }

  /**
   * A bot that searches in a way of its own.
   *
   * @param budget for each choice
   * @param settings how to search
   * @param seed where its chance comes from
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

  /** The choice of {@link #analyze}, as soon as what is left could not change it; of a time, hardly could. */
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
    Search search = new Search(tree, perspective, decision, settings, random);
    BudgetTracker meter = new BudgetTracker(budget);
    do {
      meter.count();
      meter.count(search.iterate(perspective.imagine(random)));
    } while (!meter.isSpent()
        && (spendsAll || meter.iterations() % LOOKED_AFTER != 0 || !search.isDecided(meter.contested())));
    return Analyses.mostVisited(search.considered(actions), meter.iterations());
  }

  @Override
  public String name() {
    return "mcts " + budget;
  }
}
