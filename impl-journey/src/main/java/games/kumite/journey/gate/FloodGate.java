package games.kumite.journey.gate;

import games.kumite.journey.demon.Demons;
import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Order;
import games.kumite.journey.demon.SpawnPose;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;

/** Flood Gate, which brings demons in play back to the gate that drew the card. Stateless. */
final class FloodGate {

  private FloodGate() {}

  /**
   * Moves each demon in play to its best pose at the gate if that brings it nearer (JW-SDC-04, JW-SDC-07), one after the
   * other in the order of activation. Inactive ones stay (JW-RUL-49).
   */
  static void open(Journey journey, int gate) {
    Order order = Demons.order(journey);
    for (int place = 0; place < order.size(); place++) {
      int demon = order.at(place);
      if (!Inactive.isDemon(journey, demon)) {
        int pose = SpawnPose.nearer(journey, demon, gate);
        if (pose != journey.pose(demon)) {
          journey.place(demon, pose);
          journey.tell(journey.terms().told.flooded, demon, journey.scene().told(gate),
              journey.placeOf(Pose.square(pose)), Pose.facing(pose));
        }
      }
    }
  }
}
