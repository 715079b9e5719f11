package games.kumite.kungfu.shooting;

import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.state.Fight;

/** What stands beside figures. */
final class Hiding {

  private Hiding() {}

  /** Whether a figure is adjacent to a scenic item. */
  static boolean isBesideScenery(Fight fight, int figure) {
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (fight.board().isThere(piece) && fight.board().piece(piece).is(Flag.SCENIC)
          && Gaps.isBeside(fight.board().piece(piece), fight.figures().place(figure), fight.figures().size(figure))) {
        return true;
      }
    }
    return false;
  }
}
