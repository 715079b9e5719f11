package games.kumite.journey.demon;

import games.kumite.journey.map.BasePoses;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/**
 * Om Chant, or a card like it: demons on the tile of its owner are inactive until the end of the turn, and those that come
 * there stop (JW-CRD-25, JW-RUL-49). Stateless.
 */
public final class OmChant {

  private static final EventType CHANTED = EventTypes.figure("chanted", "JW-CRD-25");

  private OmChant() {}

  /** Begins the chant of a pilgrim. */
  public static void begin(GameState state, int pilgrim) {
    state.set(Counters.CHANTING, state.get(Counters.CHANTING) | 1 << pilgrim);
    state.emit(CHANTED, pilgrim);
  }

  /** Returns whether a pilgrim chants. */
  public static boolean isChanting(GameState state, int pilgrim) {
    return (state.get(Counters.CHANTING) >> pilgrim & 1) != 0;
  }

  /** Returns whether no pilgrim chants. */
  static boolean isSilent(GameState state) {
    return state.get(Counters.CHANTING) == 0;
  }

  /** Returns whether a pose of a demon has a base square on the tile of a pilgrim that chants (JW-DFN-07). */
  public static boolean holds(GameState state, int demon, int pose) {
    int chanting = state.get(Counters.CHANTING);
    for (int pilgrim = 0; chanting >> pilgrim != 0; pilgrim++) {
      if ((chanting >> pilgrim & 1) != 0 && state.pose(pilgrim) != Pose.NONE
          && shareTile(state.footing(demon), pose, state.footing(pilgrim), state.pose(pilgrim))) {
        return true;
      }
    }
    return false;
  }

  private static boolean shareTile(BasePoses footing, int pose, BasePoses others, int other) {
    for (int k = 0; k < others.size(); k++) {
      if (footing.isOn(pose, footing.ground().tile(others.square(other, k)))) {
        return true;
      }
    }
    return false;
  }
}
