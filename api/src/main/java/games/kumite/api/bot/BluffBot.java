package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.learned.Policy;
import games.kumite.api.bot.learned.WeightedWorlds;
import games.kumite.api.bot.search.Budget;
import games.kumite.api.bot.search.BudgetTracker;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.bot.search.Playout;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A bot for games of bluff: it infers from the other players' actions what they may hold.
 *
 * <p>It learns a policy as a {@link PolicyBot} does. Before a choice it imagines worlds and weighs each by the
 * likelihood of the others' past actions in it. This is Bayes' rule, with the policy as the likelihood. In worlds drawn
 * by these weights it tries its own actions and plays on by the policy for all seats. Its choice is soft: among actions
 * that are nearly as good as the best, it draws with the policy's probabilities. A bot that always takes the best
 * action would reveal its hand.
 *
 * <p>With a budget in iterations or copies, its choice depends only on its settings, its seed and what it is shown.
 * Used by one thread at a time.
 */
final class BluffBot implements ThinkingBot {

  /** The limits of learning in matches and decisions; the first one reached ends it. */
  private static final long MATCHES = 200_000;
  private static final long DECISIONS = 4_000_000;
  private static final double EXPLORATION = 1.0;
  private static final double SOFTNESS = 0.03;
  private static final double ALWAYS = 0.02;

  private final Budget budget;
  private final TrainingSettings learning;

  /**
   * Creates a bot that plays for the score in a game where points can be lost, otherwise for result and score equally.
   *
   * @param budget the budget of each choice
   * @param seed the seed of the bot's random source
   */
  BluffBot(Budget budget, long seed) {
    this(budget, Objective.BOTH, seed);
  }

  /**
   * Creates a bot with an objective.
   *
   * @param budget the budget of each choice
   * @param aim the objective; {@link Objective#BOTH} is the score in a game where points can be lost
   * @param seed the seed of the bot's random source
   */
  BluffBot(Budget budget, Objective aim, long seed) {
    this.budget = Objects.requireNonNull(budget, "budget");
    learning = new TrainingSettings(MATCHES, DECISIONS, aim, seed);
  }

  @Override
  public void prepare(Perspective perspective) {
    learning.policy(perspective);
  }

  @Override
  public Analysis analyze(Perspective perspective, Decision decision) {
    return learning.think(perspective, decision, (policy, actions, random) -> choose(policy, perspective, decision, actions, random));
  }

  private Analysis choose(Policy policy, Perspective perspective, Decision decision, List<Action> actions, SeededRandom random) {
    Playout playout = new Playout(perspective, learning.aim(perspective), MctsSettings.AS_DECLARED);
    double[] prior = prior(policy, perspective, decision, actions.size());
    double[] sums = new double[prior.length];
    long[] visits = new long[prior.length];
    BudgetTracker meter = new BudgetTracker(budget);
    WeightedWorlds evidence = WeightedWorlds.of(perspective, policy, meter, random);
    int seat = decision.seat().index();
    double lowest = 1;
    double highest = 0;
    do {
      meter.count();
      Match world = evidence.world(random);
      int chosen = promising(prior, sums, visits, meter.iterations(), Math.max(0.1, highest - lowest));
      world.play(chosen);
      policy.play(world, playout.longest(), random);
      double reward = playout.judge(world)[seat];
      sums[chosen] += reward;
      visits[chosen]++;
      lowest = Math.min(lowest, reward);
      highest = Math.max(highest, reward);
    } while (!meter.isSpent());
    return choice(actions, prior, sums, visits, meter.iterations(), Math.max(0.1, highest - lowest), random);
  }

  /** Returns the policy's probabilities, mixed with a small probability of every action. */
  private static double[] prior(Policy policy, Perspective perspective, Decision decision, int count) {
    double[] learnt = policy.of(perspective, decision);
    double[] prior = new double[count];
    for (int i = 0; i < count; i++) {
      prior[i] = learnt == null ? 1.0 / count : (1 - ALWAYS * count / (1 + ALWAYS * count)) * learnt[i]
          + ALWAYS / (1 + ALWAYS * count);
    }
    return prior;
  }

  /**
   * Returns the index of the action to try next: one with a good mean, or one that is likely by the policy and was
   * seldom tried.
   */
  private static int promising(double[] prior, double[] sums, long[] visits, long tries, double range) {
    int best = 0;
    double max = Double.NEGATIVE_INFINITY;
    double all = sum(sums) / Math.max(1, tries - 1);
    for (int i = 0; i < prior.length; i++) {
      double mean = visits[i] == 0 ? all : sums[i] / visits[i];
      double worth = mean + EXPLORATION * range * prior[i] * Math.sqrt(tries) / (1 + visits[i]);
      if (worth > max) {
        max = worth;
        best = i;
      }
    }
    return best;
  }

  private static double sum(double[] numbers) {
    return Arrays.stream(numbers).sum();
  }

  /** Draws an action by its prior and its mean. Uncertain means count less. */
  private static Analysis choice(List<Action> actions, double[] prior, double[] sums, long[] visits, long iterations,
      double range, SeededRandom random) {
    double[] worth = new double[prior.length];
    double best = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < worth.length; i++) {
      double doubt = range * 0.5 / Math.sqrt(visits[i] + 1.0);
      worth[i] = visits[i] == 0 ? Double.NEGATIVE_INFINITY : sums[i] / visits[i] - doubt;
      best = Math.max(best, worth[i]);
    }
    double[] chances = new double[worth.length];
    double all = 0;
    for (int i = 0; i < worth.length; i++) {
      chances[i] = prior[i] * Math.exp((worth[i] - best) / (SOFTNESS * range));
      all += chances[i];
    }
    List<ActionStats> considered = new ArrayList<>();
    for (int i = 0; i < worth.length; i++) {
      chances[i] /= all;
      if (visits[i] > 0) {
        considered.add(new ActionStats(actions.get(i), visits[i], sums[i] / visits[i]));
      }
    }
    return TrainingSettings.thoughts(actions.get(Policy.draw(chances, chances.length, random)), considered, iterations);
  }

  @Override
  public String name() {
    return "bluff " + budget;
  }
}
