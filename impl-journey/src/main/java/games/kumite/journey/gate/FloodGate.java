package games.kumite.journey.gate;

import games.kumite.journey.demon.ActivationOrder;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;

/** Flood Gate, which brings demons in play back to the gate that drew the card. Stateless. */
final class FloodGate {

  private static final EventType FLOODED =
      EventTypes.at(EventTypes.demon("flooded", "JW-SDC-04").word("gate", EventTypes::tokenId));

  private FloodGate() {}

  /**
   * Moves each demon in play to its best pose at the gate if that brings it nearer (JW-SDC-04, JW-SDC-07), one after the
   * other in the order of activation. Inactive ones stay (JW-RUL-49).
   */
  static void open(GameState state, int gate) {
    ActivationOrder order = DemonOrder.order(state);
    for (int place = 0; place < order.size(); place++) {
      int demon = order.at(place);
      if (!Inactive.isDemon(state, demon)) {
        int pose = SpawnPose.nearer(state, demon, gate);
        if (pose != state.pose(demon)) {
          state.place(demon, pose);
          state.emit(FLOODED, demon, gate, Pose.square(pose), Pose.facing(pose));
        }
      }
    }
  }
}
