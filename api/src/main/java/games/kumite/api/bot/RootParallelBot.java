package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis.ActionStats;
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
 * Searches several trees at a time, each as {@link IsMctsBot} does and with its share of the budget, and chooses what all
 * of them together have visited most (root parallelization: Chaslot, Winands and van den Herik 2008).
 *
 * <p>The trees know nothing of each other, so with a budget in iterations or copies the choice depends on the settings,
 * the seed, the number of trees and on what it is shown alone, whatever the number of threads. The thread that asks
 * searches too: an executor that is busy or has one thread costs time and no choice. Used by one thread at a time.
 */
final class RootParallelBot implements ThinkingBot {

  private final Budget budget;
  private final long seed;
  private final ExecutorService executor;
  private final List<IsMctsBot> trees = new ArrayList<>();

  /**
   * A bot.
   *
   * @param budget for each choice, for all trees together; a time for each tree
   * @param settings how to search
   * @param trees how many trees, at least 1; as many as there are threads, or some more
   * @param seed where its chance comes from
   * @param executor where trees are searched; it is not shut down
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
        break; // this thread does it
      }
    }
    searches.forEach(FutureTask::run); // those that nobody has begun
    Analysis together = together(searches);
    sent.forEach(future -> future.cancel(false));
    return together;
  }

  /** Each tree has a perspective of its own: what the seat knows in a world that it imagines is what it knows. */
  private static FutureTask<Analysis> search(IsMctsBot tree, Perspective own) {
    if (!(own.turn() instanceof Turn.Yours yours)) {
      throw new IllegalStateException("who is asked is asked in what it imagines too, was told " + own.turn());
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
