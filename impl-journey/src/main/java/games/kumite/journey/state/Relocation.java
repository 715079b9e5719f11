package games.kumite.journey.state;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Ground;
import games.kumite.journey.map.Pose;
import games.kumite.journey.map.Terrain;
import java.util.List;

/** Changes of a figure's position, and the notes about pilgrims that go with them. Stateless. */
public final class Relocation {

  private Relocation() {}

  /** Puts a figure in another pose, and notes the tiles that a pilgrim enters (JW-RUL-83). */
  public static void to(GameState state, int figure, int pose) {
    int from = state.pose(figure);
    state.place(figure, pose);
    note(state, figure, from, pose);
  }

  /** Notes a pose in which a figure cannot stand and through which it passes. */
  public static void through(GameState state, int figure, int pose) {
    note(state, figure, state.pose(figure), pose);
  }

  /**
   * Tells viewers of a move whose way has corners; a straight one is told by the engine.
   *
   * @param way the spaces on the way; empty while there are no viewers
   */
  public static void tell(GameState state, int figure, int began, List<String> way) {
    if (way.isEmpty()) {
      return;
    }
    int pose = state.pose(figure);
    String from = state.scene().space(Pose.square(began));
    String to = state.scene().space(Pose.square(pose));
    List<String> via = way.stream().filter(space -> !space.equals(from) && !space.equals(to)).distinct().toList();
    if (!via.isEmpty() && !from.equals(to)) {
      state.emitMotion(state.definition().figure(figure).id(), from, to, via, Facing.at(Pose.facing(pose)).word());
    }
  }

  private static void note(GameState state, int figure, int from, int pose) {
    if (!state.definition().figure(figure).isPilgrim()) {
      return;
    }
    BasePoses footing = state.footing(figure);
    Ground ground = footing.ground();
    int tiles = state.get(Counters.ENTERED_TILES);
    for (int k = 0; k < footing.size(); k++) {
      tiles |= 1 << ground.tile(footing.square(pose, k));
    }
    state.set(Counters.ENTERED_TILES, tiles);
    if (from == Pose.NONE || changesSquares(footing, from, pose)) {
      state.setPilgrim(figure, Counters.MOVED, 1); // JW-RUL-09
    }
  }

  private static boolean changesSquares(BasePoses footing, int from, int to) {
    for (int k = 0; k < footing.size(); k++) {
      if (!footing.covers(from, footing.square(to, k))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether a base enters a red square between two poses one step or turn apart: it covers one now, and has changed its
   * squares by a step, or covered none before (JW-TER-04, JW-TER-10).
   */
  public static boolean entersRed(BasePoses footing, int from, int to) {
    if (!footing.covers(to, Terrain.RED) || !changesSquares(footing, from, to)) {
      return false;
    }
    return Pose.facing(from) == Pose.facing(to) || !footing.covers(from, Terrain.RED);
  }
}
