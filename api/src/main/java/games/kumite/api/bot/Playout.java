package games.kumite.api.bot;

import games.kumite.api.GameProperties;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.random.SeededRandom;
import java.util.List;

/**
 * Plays imagined matches on, at random or up to the next round by sensible actions, and judges where they end: by their
 * outcome, or where they are cut off by the game's own estimate. Used by one thread.
 */
final class Playout {

  private static final double UNDECIDED = 0.5;

  private final List<Seat> seats;
  private final Rewards rewards;
  private final int longest;
  private final boolean isCut;
  private final boolean isWithinPhase;
  private final boolean isWithinRound;
  private final boolean isShared;
  private final double[] estimates;
  private int round;

  /** Playouts in the matches that a perspective imagines, as long as {@link MctsSettings#playout} says. */
  Playout(Perspective perspective, Objective aim, int length) {
    seats = perspective.seats();
    GameProperties facts = perspective.game().properties();
    int said = length == MctsSettings.AS_DECLARED ? facts.playoutCutoff() : length;
    isWithinPhase = said == GameProperties.PHASE_END || said == MctsSettings.PHASE_END;
    isWithinRound = said == GameProperties.ROUND_END || said == MctsSettings.ROUND_END;
    longest = Math.max(0, Math.min(said, facts.maxDecisions()));
    isShared = facts.isCooperative();
    isCut = longest < facts.maxDecisions();
    rewards = isCut ? Rewards.besideEstimates(perspective, aim) : new Rewards(perspective, aim);
    estimates = new double[seats.size()];
  }

  /** Whether playouts go on to the next round. */
  boolean isWithinRound() {
    return isWithinRound;
  }

  /** Notes where a choice is made, before anything is played in a world. */
  void begin(Match world) {
    round = isWithinRound ? world.search().round() : 0;
  }

  /** Whether a world has come to the next round, and nothing counts that comes after it. */
  boolean isAfterRound(Match world) {
    return isWithinRound && world.search().round() > round;
  }

  /** Whether nothing counts that comes after the phase in which a choice is made. */
  boolean isWithinPhase() {
    return isWithinPhase;
  }

  /** After how many decisions playouts end. */
  int longest() {
    return longest;
  }

  /** Whether playouts end before the match does. */
  boolean isCut() {
    return isCut;
  }

  /** What a match is worth to each seat after a playout, in an array that the next calls use again. */
  double[] run(Match world, SeededRandom random) {
    while (isWithinRound && !world.isOver() && world.search().round() <= round) {
      world.search().playHeuristic(random);
    }
    for (int left = longest; left > 0 && !world.isOver(); left--) {
      world.playRandom(random);
    }
    return judge(world);
  }

  /** What a match is worth to one seat as it stands. */
  double judge(Match world, int seat) {
    return world.isOver() ? rewards.of(world.outcome())[seat] : world.search().estimate(seats.get(seat)).orElse(UNDECIDED);
  }

  /** What a match is worth to each seat as it stands, in an array that the next calls use again. */
  double[] judge(Match world) {
    if (world.isOver()) {
      return rewards.of(world.outcome());
    }
    estimates[0] = world.search().estimate(seats.get(0)).orElse(UNDECIDED);
    for (int seat = 1; seat < estimates.length; seat++) {
      estimates[seat] = isShared ? estimates[0] : world.search().estimate(seats.get(seat)).orElse(UNDECIDED);
    }
    return estimates;
  }
}
