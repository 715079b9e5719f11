package games.kumite.journey.turn;

import games.kumite.journey.demon.Inactive;
import games.kumite.journey.demon.Route;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Steps;

/** Moves of demons; blue and red squares are nothing to them (JW-MOV-12, JW-TER-06). Stateless. */
final class Striding {

  private Striding() {}

  /**
   * A demon moves as its plan says, or as far as Om Chant lets it.
   *
   * @return whether it is held where it has come to (JW-CRD-25)
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
