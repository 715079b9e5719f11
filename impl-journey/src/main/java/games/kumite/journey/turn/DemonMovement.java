package games.kumite.journey.turn;

import games.kumite.journey.demon.DemonMove;
import games.kumite.journey.demon.OmChant;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Relocation;
import java.util.Arrays;
import java.util.List;

/** The moves of demons, on which blue and red squares have no effect (JW-MOV-12, JW-TER-06). Stateless. */
final class DemonMovement {

  private DemonMovement() {}

  /**
   * Moves a demon according to its plan, or as far as Om Chant lets it.
   *
   * @return whether it is held in its new pose (JW-CRD-25)
   */
  static boolean to(GameState state, int demon, int pose) {
    int end = DemonMove.end(state, demon, pose);
    int from = state.pose(demon);
    List<String> way = state.isWatched() ? way(state, demon, end) : List.of();
    Relocation.to(state, demon, end);
    Relocation.tell(state, demon, from, way);
    state.emit(EventTypes.STRODE, demon, Pose.square(end), Pose.facing(end), Pose.square(from));
    return OmChant.holds(state, demon, end);
  }

  private static List<String> way(GameState state, int demon, int end) {
    return Arrays.stream(DemonMove.of(state, demon, end)).mapToObj(pose -> state.scene().space(Pose.square(pose))).toList();
  }
}
