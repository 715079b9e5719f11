package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.random.SeededRandom;
import java.util.ArrayList;
import java.util.List;

/**
 * Plays as it has learnt from matches against itself, and does not look ahead: the bot for games of hidden information
 * that are small enough to be learnt by heart, such as Kuhn poker, and a quick one for games of bluff.
 *
 * <p>It learns once for each game and setup, from a fixed seed, when it is {@linkplain #prepare prepared} or first asked;
 * all bots of this virtual machine that learn as much share what was learnt. What it has never met it answers at random.
 * Its choice depends on its seed and on what it is shown alone. Used by one thread at a time.
 */
final class PolicyBot implements ThinkingBot {

  /** How many matches are played if nothing else is said. */
  static final long MATCHES = 100_000;

  private static final double UNKNOWN = 0.5;
  private static final long SHOWN = 1000;

  private final TrainingSettings learning;

  /**
   * A bot that plays for the score in a game where points can be lost, else for result and score alike.
   *
   * @param matches how many it learns from, at least 1
   * @param seed where the chance of its choices comes from
   */
  PolicyBot(long matches, long seed) {
    this(matches, Objective.BOTH, seed);
  }

  /**
   * A bot with an aim.
   *
   * @param matches how many it learns from, at least 1
   * @param aim what it tries to reach; {@link Objective#BOTH} is the score in a game where points can be lost
   * @param seed where the chance of its choices comes from
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
