package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * Weighs what others may hold by what they have done: the bot for games of bluff.
 *
 * <p>It learns a policy as a {@link PolicyBot} does. Before a choice it imagines worlds, and holds each the likelier, the
 * likelier the others would have done in it what they have done (Bayes, with the policy as the likelihood). In worlds drawn
 * by these weights it tries its own actions, and lets the policy play on for all. It chooses softly: of actions that are
 * nearly as good as the best, one more often the more often the policy takes it, since who always takes the best gives away
 * what it holds.
 *
 * <p>With a budget in iterations or copies its choice depends on its settings, its seed and what it is shown alone.
 * Used by one thread at a time.
 */
final class BluffBot implements ThinkingBot {

  /** From so many matches and decisions it learns, whichever come first. */
  private static final long MATCHES = 200_000;
  private static final long DECISIONS = 4_000_000;
  private static final double EXPLORATION = 1.0;
  private static final double SOFTNESS = 0.03;
  private static final double ALWAYS = 0.02;

  private final Budget budget;
  private final TrainingSettings learning;

  /**
   * A bot that plays for the score in a game where points can be lost, else for result and score alike.
   *
   * @param budget for each choice
   * @param seed where its chance comes from
   */
  BluffBot(Budget budget, long seed) {
    this(budget, Objective.BOTH, seed);
  }

  /**
   * A bot with an aim.
   *
   * @param budget for each choice
   * @param aim what it tries to reach; {@link Objective#BOTH} is the score in a game where points can be lost
   * @param seed where its chance comes from
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

  /** What the policy would do, and a little of everything. */
  private static double[] prior(Policy policy, Perspective perspective, Decision decision, int count) {
    double[] learnt = policy.of(perspective, decision);
    double[] prior = new double[count];
    for (int i = 0; i < count; i++) {
      prior[i] = learnt == null ? 1.0 / count : (1 - ALWAYS * count / (1 + ALWAYS * count)) * learnt[i]
          + ALWAYS / (1 + ALWAYS * count);
    }
    return prior;
  }

  /** The action to be tried next: one that has proved good, or that the policy takes and that was seldom tried. */
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

  /** The softer, the less certain the means are. */
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
