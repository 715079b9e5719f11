package games.kumite.api.bot.learned;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.bot.search.MctsSettings;
import games.kumite.api.bot.search.Objective;
import games.kumite.api.bot.search.Playout;
import games.kumite.api.random.SeededRandom;
import java.util.Arrays;
import java.util.Map;

/** A trainer that learns a policy by playing matches of one game and setup against itself. Used by one thread. */
abstract sealed class PolicyTrainer permits CfrTrainer, FictitiousPlayTrainer {

  private static final int PROBES = 100;

  final InfoSetAbstraction situation;
  final ValueTable spots = new ValueTable();
  final SeededRandom random;
  final Playout playout;
  private final Perspective perspective;

  PolicyTrainer(Perspective perspective, InfoSetAbstraction situation, Objective aim, long seed) {
    this.perspective = perspective;
    this.situation = situation;
    this.playout = new Playout(perspective, aim, MctsSettings.AS_DECLARED);
    this.random = new SeededRandom(seed);
  }

  /**
   * Returns a trainer for the game and setup of a perspective, independent of what its seat knows.
   *
   * @param perspective a perspective that can {@linkplain Perspective#newMatch start new matches}
   * @param aim the objective of every seat
   * @param seed the seed of the random source of the matches
   */
  static PolicyTrainer in(Perspective perspective, Objective aim, long seed) {
    boolean isTiny = InfoSetAbstraction.in(maxDecisions(perspective)) == InfoSetAbstraction.WHOLE
        && meanWays(perspective, seed) <= CfrTrainer.MAX_WAYS;
    return isTiny ? new CfrTrainer(perspective, aim, seed) : new FictitiousPlayTrainer(perspective, aim, seed);
  }

  /** Returns the number of decisions that no match of a perspective's setup exceeds. */
  private static int maxDecisions(Perspective perspective) {
    Setup setup = Setup.seats(perspective.seats().stream().map(Seat::name).toArray(String[]::new));
    for (Map.Entry<String, Object> option : perspective.options().entrySet()) {
      setup = setup.option(option.getKey(), option.getValue());
    }
    return perspective.game().maxDecisions(setup);
  }

  /**
   * Returns in how many ways a seat can play a match while the others and chance do the same, estimated from random
   * matches (Knuth, "Estimating the Efficiency of Backtrack Programs", Mathematics of Computation 29, 1975).
   */
  private static double meanWays(Perspective perspective, long seed) {
    SeededRandom random = new SeededRandom(seed);
    double sum = 0;
    for (int i = 0; i < PROBES; i++) {
      Match match = perspective.newMatch(random);
      double[] ways = new double[perspective.seats().size()];
      Arrays.fill(ways, 1);
      while (!match.isOver()) {
        ways[match.actor().index()] *= match.actionCount();
        match.playRandom(random);
      }
      sum += Arrays.stream(ways).max().orElse(1);
    }
    return sum / PROBES;
  }

  /**
   * Plays matches and returns the learnt policy.
   *
   * @param matches the number of matches
   * @param decisions the number of decisions after which no further match is started
   */
  final Policy learn(long matches, long decisions) {
    long made = 0;
    for (long i = 0; i < matches && made < decisions; i++) {
      double share = Math.max((i + 1) / (double) matches, made / (double) decisions);
      Match match = perspective.newMatch(random);
      match.search().trackDecisions();
      made += play(match, share);
    }
    return new Policy(situation, spots);
  }

  /**
   * Plays one match and learns from it.
   *
   * @param match a new match that tracks its decisions
   * @param share the elapsed share of the lesson
   * @return the number of decisions made
   */
  abstract long play(Match match, double share);
}
