package games.kumite.api.bot;

import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.SeededRandom;
import java.util.List;

/**
 * Plays imagined matches on at random and judges where they end: by their outcome, or where they are cut off by
 * the game's own estimate.
 */
final class Playout {

  private static final double UNDECIDED = 0.5;

  private final List<Seat> seats;
  private final Rewards rewards;
  private final int longest;
  private final double[] estimates;

  /** Playouts of at most that many decisions in the matches that a perspective imagines. */
  Playout(Perspective view, Aim aim, int length) {
    seats = view.seats();
    rewards = new Rewards(view, aim);
    longest = Math.min(length, view.game().facts().maxDecisions());
    estimates = new double[seats.size()];
  }

  /** What a match is worth to each seat after a playout, in an array that the next calls use again. */
  double[] run(Match world, SeededRandom random) {
    for (int left = longest; left > 0 && !world.isOver(); left--) {
      world.playRandom(random);
    }
    return judge(world);
  }

  /** What a match is worth to each seat as it stands, in an array that the next calls use again. */
  double[] judge(Match world) {
    if (world.isOver()) {
      return rewards.of(world.outcome());
    }
    for (int seat = 0; seat < estimates.length; seat++) {
      estimates[seat] = world.estimate(seats.get(seat)).orElse(UNDECIDED);
    }
    return estimates;
  }
}
