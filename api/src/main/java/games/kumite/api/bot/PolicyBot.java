package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.learned.Policy;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A bot that plays a policy learnt from matches against itself, without a search. It is meant for games of hidden
 * information that are small enough to be learnt completely, such as Kuhn poker. It is also a fast bot for games of
 * bluff.
 *
 * <p>It learns once for each game and setup, from a fixed seed, when it is {@linkplain #prepare prepared} or first
 * asked. All bots of this virtual machine with the same number of matches share the policy. In an unknown situation it
 * chooses at random. Its choice depends only on its seed and what it is shown. Used by one thread at a time.
 */
final class PolicyBot implements ThinkingBot {

  /** The default number of matches to learn from. */
  static final long MATCHES = 100_000;

  private static final double UNKNOWN = 0.5;
  private static final long SHOWN = 1000;

  private final TrainingSettings learning;

  /**
   * Creates a bot that plays for the score in a game where points can be lost, otherwise for result and score equally.
   *
   * @param matches the number of matches to learn from, at least 1
   * @param seed the seed of the random source of its choices
   */
  PolicyBot(long matches, long seed) {
    this(matches, Objective.BOTH, seed);
  }

  /**
   * Creates a bot with an objective.
   *
   * @param matches the number of matches to learn from, at least 1
   * @param aim the objective; {@link Objective#BOTH} is the score in a game where points can be lost
   * @param seed the seed of the random source of its choices
   */
  PolicyBot(long matches, Objective aim, long seed) {
    learning = new TrainingSettings(matches, Long.MAX_VALUE, aim, seed);
  }

  @Override
  public void prepare(Perspective perspective) {
    learning.policy(perspective);
  }

  @Override
  public Analysis analyze(Perspective perspective, Decision decision) {
    return learning.think(perspective, decision, (policy, actions, random) -> choose(policy, perspective, decision, actions, random));
  }

  /** Returns the probability of each listed action. */
  double[] probabilities(Perspective perspective, Decision decision) {
    double[] learnt = learning.policy(perspective).of(perspective, decision);
    if (learnt != null) {
      return learnt.clone();
    }
    double[] equal = new double[decision.actions().size()];
    Arrays.fill(equal, 1.0 / equal.length);
    return equal;
  }

  private static Analysis choose(
      Policy policy, Perspective perspective, Decision decision, List<Action> actions, SeededRandom random) {
    double[] probabilities = policy.of(perspective, decision);
    int chosen = probabilities == null ? random.nextInt(actions.size())
        : Policy.draw(probabilities, actions.size(), random);
    List<ActionStats> considered = new ArrayList<>();
    for (int i = 0; probabilities != null && i < actions.size(); i++) {
      considered.add(new ActionStats(actions.get(i), Math.round(SHOWN * probabilities[i]), UNKNOWN));
    }
    return TrainingSettings.thoughts(actions.get(chosen), considered, 0);
  }

  @Override
  public String name() {
    return "policy " + learning.matches();
  }
}
