package games.kumite.api.bot;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Perspective;
import java.util.Arrays;
import java.util.List;

/**
 * A strategy for a whole game: the probability of each action in every situation that a seat can be in. {@link
 * Exploitability} measures it.
 *
 * <p>Implementers must return equal probabilities for equal knowledge.
 */
@FunctionalInterface
public interface Strategy {

  /**
   * Returns the probability of each listed action.
   *
   * @param perspective the match as the seat sees it; the turn is the seat's own
   * @param decision the pending decision, that of the perspective's turn
   * @return numbers of at least 0 in the order of {@link Decision#actions}, with a sum of 1
   */
  double[] probabilities(Perspective perspective, Decision decision);

  /**
   * Returns the strategy of bots. The bundled {@code random} and {@code policy} state their probabilities, so that their
   * strategy is exact. The strategy of other bots is sampled: bots with different seeds are asked, and their choices
   * counted.
   *
   * <p>A bot is asked about situations in any order, so its choices must not depend on those that it has made before.
   *
   * @param bots the factory of the bots
   * @param samples the number of bots to ask in each situation, with the seeds 1, 2 and so on
   * @return the strategy
   * @throws IllegalArgumentException if {@code samples} is less than 1
   */
  static Strategy of(BotFactory bots, int samples) {
    if (samples < 1) {
      throw new IllegalArgumentException("samples must be at least 1, was " + samples);
    }
    Bot first = bots.create(1);
    if (first instanceof RandomBot) {
      return (perspective, decision) -> uniform(decision);
    }
    if (first instanceof PolicyBot policy) {
      return policy::probabilities;
    }
    SampledBots sampled = new SampledBots(bots, samples);
    return (perspective, decision) -> {
      List<Action> actions = decision.actions();
      double[] shares = new double[actions.size()];
      for (Bot bot : sampled.of(perspective)) {
        int chosen = actions.indexOf(bot.choose(perspective, decision));
        if (chosen < 0) {
          throw new IllegalArgumentException("a bot must choose a listed action here, was bot " + bot.name());
        }
        shares[chosen] += 1.0 / samples;
      }
      return shares;
    };
  }

  private static double[] uniform(Decision decision) {
    double[] shares = new double[decision.actions().size()];
    Arrays.fill(shares, 1.0 / shares.length);
    return shares;
  }
}
