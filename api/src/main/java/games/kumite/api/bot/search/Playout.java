package games.kumite.api.bot.search;

import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.random.SeededRandom;
import java.util.Arrays;
import java.util.List;

/**
 * The playouts of imagined matches and their evaluation. A playout is random, or heuristic up to the next round. A
 * finished match counts by its outcome; one that is cut off counts by the game's own estimate. Used by one thread.
 */
public final class Playout {

  private static final double UNDECIDED = 0.5;

  private final List<Seat> seats;
  private final Rewards rewards;
  private final int longest;
  private final boolean isCut;
  private final boolean isWithinPhase;
  private final boolean isWithinRound;
  private final boolean isShared;
  private final double[] shared;
  private final double[] undecided;
  private int round;

  /** Creates playouts for the matches that a perspective imagines, with a length as in {@link MctsSettings#playout}. */
  public Playout(Perspective perspective, Objective aim, int length) {
    seats = perspective.seats();
    GameProperties facts = perspective.game().properties();
    int said = length == MctsSettings.AS_DECLARED ? facts.playoutCutoff() : length;
    isWithinPhase = said == GameProperties.PHASE_END || said == MctsSettings.PHASE_END;
    isWithinRound = said == GameProperties.ROUND_END || said == MctsSettings.ROUND_END;
    longest = Math.max(0, Math.min(said, facts.maxDecisions()));
    isShared = facts.isCooperative();
    isCut = longest < facts.maxDecisions();
    rewards = isCut ? Rewards.besideEstimates(perspective, aim) : new Rewards(perspective, aim);
    shared = new double[seats.size()];
    undecided = new double[seats.size()];
    Arrays.fill(undecided, UNDECIDED);
  }

  /** Returns whether playouts go on to the next round. */
  boolean isWithinRound() {
    return isWithinRound;
  }

  /** Notes the round of a choice, before any action is played in a world. */
  public void begin(Match world) {
    round = isWithinRound ? world.search().round() : 0;
  }

  /** Returns whether a world has reached the next round, where a search stops. */
  boolean isAfterRound(Match world) {
    return isWithinRound && world.search().round() > round;
  }

  /** Returns whether a search stops at the end of the phase of the choice. */
  boolean isWithinPhase() {
    return isWithinPhase;
  }

  /** Returns the number of decisions after which playouts stop. */
  public int longest() {
    return longest;
  }

  /** Returns whether playouts stop before the match ends. */
  boolean isCut() {
    return isCut;
  }

  /** Returns the value of a match for each seat after a playout, in an array that the next calls may reuse. */
  public double[] run(Match world, SeededRandom random) {
    while (isWithinRound && !world.isOver() && world.search().round() <= round) {
      world.search().playHeuristic(random);
    }
    for (int left = longest; left > 0 && !world.isOver(); left--) {
      world.playRandom(random);
    }
    return judge(world);
  }

  /** Returns the value of a match for one seat in the present position. */
  public double judge(Match world, int seat) {
    return world.isOver() ? rewards.of(world.outcome())[seat] : world.search().estimate(seats.get(seat)).orElse(UNDECIDED);
  }

  /** Returns the value of a match for each seat in the present position, in an array that the next calls may reuse. */
  public double[] judge(Match world) {
    if (world.isOver()) {
      return rewards.of(world.outcome());
    }
    if (isShared) {
      Arrays.fill(shared, world.search().estimate(seats.get(0)).orElse(UNDECIDED));
      return shared;
    }
    double[] estimates = world.search().estimates();
    return estimates.length == 0 ? undecided : estimates;
  }
}
