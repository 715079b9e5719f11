package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;

/**
 * A bot that searches several trees in parallel, each as {@link IsMctsBot} does and with its share of the budget. It
 * chooses the action with the most visits in all trees (root parallelization: Chaslot, Winands and van den Herik 2008).
 *
 * <p>The trees are independent. So with a budget in iterations or copies, the number of threads does not change the
 * choice. It depends only on the settings, the seed, the number of trees and what the bot is shown. The calling thread
 * searches too, so a busy executor or one with a single thread costs only time. Used by one thread at a time.
 */
final class RootParallelBot implements ThinkingBot {

  private final Budget budget;
  private final long seed;
  private final ExecutorService executor;
  private final List<IsMctsBot> trees = new ArrayList<>();

  /**
   * Creates a bot.
   *
   * @param budget the budget of each choice for all trees together; a budget in time applies to each tree
   * @param settings the settings of the search
   * @param trees the number of trees, at least 1; use the number of threads or slightly more
   * @param seed the seed of the bot's random source
   * @param executor the executor that searches the trees; it is not shut down
   */
  RootParallelBot(Budget budget, MctsSettings settings, int trees, long seed, ExecutorService executor) {
    if (trees < 1) {
      throw new IllegalArgumentException("trees must be at least 1, was " + trees);
    }
    this.budget = Objects.requireNonNull(budget, "budget must not be null");
    this.seed = seed;
    this.executor = Objects.requireNonNull(executor, "executor must not be null");
    boolean isShared = budget.unit() != Budget.Unit.TIME;
    Budget share = isShared ? new Budget(budget.unit(), (budget.amount() + trees - 1) / trees) : budget;
    for (int tree = 1; tree <= trees; tree++) {
      this.trees.add(new IsMctsBot(share, settings, new SeededRandom(seed).split("tree " + tree).seed()));
    }
  }

  @Override
  public Analysis analyze(Perspective perspective, Decision decision) {
    List<Action> actions = decision.actions();
    if (decision.searchActionCount() == 1 && decision.templates().isEmpty()) {
      return Analyses.only(actions.get(0));
    }
    SeededRandom random = Analyses.random(seed, perspective, decision, actions);
    List<FutureTask<Analysis>> searches = new ArrayList<>();
    for (IsMctsBot tree : trees) {
      searches.add(search(tree, perspective.imagine(random).perspective(decision.seat())));
    }
    List<Future<?>> sent = new ArrayList<>();
    for (FutureTask<Analysis> search : searches.subList(1, searches.size())) {
      try {
        sent.add(executor.submit(search));
      } catch (RejectedExecutionException busy) {
        break; // this thread searches the tree
      }
    }
    searches.forEach(FutureTask::run); // those that no other thread has begun
    Analysis together = together(searches);
    sent.forEach(future -> future.cancel(false));
    return together;
  }

  /**
   * Returns the search of one tree, with a perspective of its own. The seat knows the same in an imagined world as in
   * the real one.
   */
  private static FutureTask<Analysis> search(IsMctsBot tree, Perspective own) {
    if (!(own.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("the imagined match must ask the same seat, was " + own.turn());
    }
    return new FutureTask<>(() -> tree.analyze(own, yours.decision()));
  }

  private static Analysis together(List<FutureTask<Analysis>> searches) {
    Map<Action, ActionStats> all = new LinkedHashMap<>();
    long iterations = 0;
    for (FutureTask<Analysis> search : searches) {
      Analysis thoughts = thoughts(search);
      iterations += thoughts.iterations();
      for (ActionStats line : thoughts.considered()) {
        all.merge(line.action(), line, RootParallelBot::sum);
      }
    }
    return Analyses.mostVisited(List.copyOf(all.values()), iterations);
  }

  private static ActionStats sum(ActionStats one, ActionStats other) {
    long visits = one.visits() + other.visits();
    double value = visits == 0 ? one.value() : (one.visits() * one.value() + other.visits() * other.value()) / visits;
    return new ActionStats(one.action(), visits, value);
  }

  private static Analysis thoughts(FutureTask<Analysis> search) {
    try {
      return search.get();
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new CancellationException("the search was interrupted");
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException mistake) {
        throw mistake;
      }
      throw new IllegalStateException("a search failed", failure.getCause());
    }
  }

  @Override
  public String name() {
    return "mcts " + budget + " in " + trees.size() + " trees";
  }
}
