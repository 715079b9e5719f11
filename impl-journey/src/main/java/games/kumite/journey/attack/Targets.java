package games.kumite.journey.attack;

import games.kumite.journey.board.Sight;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.GameState;
import games.kumite.journey.stats.FigureStats;
import games.kumite.spi.IntList;

/** The figures that a figure can attack from its pose. Stateless. */
public final class Targets {

  private Targets() {}

  /**
   * Returns bits of the targets in range and sight, as {@link Sight#hits} finds them (JW-ATK-05, JW-ATK-06): never
   * its own kind (JW-ATK-04), no unconscious pilgrim (JW-DEF-03).
   */
  public static long of(GameState state, int attacker, IntList played) {
    int pose = state.pose(attacker);
    if (pose == Pose.NONE) {
      return 0;
    }
    long hits = Sight.hits(state.footing(attacker), state.squares(), pose, FigureStats.icon(state, attacker, played));
    return hits & (attacker < Content.PILGRIMS ? ~Content.ALL_PILGRIMS : state.conscious());
  }

  /** Returns whether a target can still be attacked now that its turn has come (JW-RUL-68). */
  static boolean isLeft(GameState state, int attacker, int target, IntList played) {
    return (of(state, attacker, played) >> target & 1) != 0;
  }
}
