package games.kumite.journey.attack;

import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.sum.Sums;
import games.kumite.spi.Picks;

/** The figures that a figure can attack from its pose. Stateless. */
public final class Targets {

  private static final long PILGRIMS = (1L << Content.PILGRIMS) - 1;

  private Targets() {}

  /**
   * Returns bits of the targets in range and sight: never its own kind (JW-ATK-04), no unconscious pilgrim (JW-DEF-03).
   */
  public static long of(Journey journey, int attacker, Picks played) {
    int pose = journey.pose(attacker);
    if (pose == Pose.NONE) {
      return 0;
    }
    long hits = Sight.hits(journey.footing(attacker), journey.squares(), pose, Sums.icon(journey, attacker, played));
    if (attacker < Content.PILGRIMS) {
      return hits & ~PILGRIMS;
    }
    long targets = 0;
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      targets |= journey.isConscious(pilgrim) ? hits & 1L << pilgrim : 0;
    }
    return targets;
  }

  /** Returns whether a target can still be attacked now that its turn has come (JW-RUL-68). */
  static boolean isLeft(Journey journey, int attacker, int target, Picks played) {
    return (of(journey, attacker, played) >> target & 1) != 0;
  }
}
