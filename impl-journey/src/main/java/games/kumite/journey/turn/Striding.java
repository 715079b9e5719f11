package games.kumite.journey.turn;

import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Route;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Steps;

/** The moves of demons, on which blue and red squares have no effect (JW-MOV-12, JW-TER-06). Stateless. */
final class Striding {

  private Striding() {}

  /**
   * Moves a demon according to its plan, or as far as Om Chant lets it.
   *
   * @return whether it is held in its new pose (JW-CRD-25)
   */
  static boolean to(Journey journey, int demon, int pose) {
    int end = Route.end(journey, demon, pose);
    int from = journey.pose(demon);
    Steps.to(journey, demon, end);
    journey.tell(journey.terms().told.strode, demon, journey.placeOf(Pose.square(end)), Pose.facing(end),
        journey.placeOf(Pose.square(from)));
    return Inactive.isHeld(journey, demon, end);
  }
}
