package games.kumite.journey.state;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Battlefield;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import org.junit.jupiter.api.Test;

/** Rough distances between squares, which estimates ask for. */
final class DistancesTests {

  private static int between(Battlefield field, String from, String to) {
    return field.journey().scene().open.between(Pose.square(field.pose(from + " N")), Pose.square(field.pose(to + " N")));
  }

  @Test
  void steps_goRoundLines() {
    Battlefield field = Battlefield.of(". . . .", ". . . .").line(1, 0, Facing.EAST, 'y');
    assertThat(between(field, "1,0", "1,0")).isZero();
    assertThat(between(field, "0,1", "3,1")).isEqualTo(3);
    assertThat(between(field, "1,0", "2,0")).isEqualTo(3);
    assertThat(between(field, "3,0", "0,0")).isEqualTo(5);
  }

  @Test
  void steps_leadToAGate_butNotPastIt() {
    Battlefield field = Battlefield.of(". . G .");
    assertThat(between(field, "0,0", "2,0")).isEqualTo(2);
    assertThat(between(field, "2,0", "3,0")).as("from the gate itself").isEqualTo(1);
    assertThat(between(field, "0,0", "3,0")).isEqualTo(Distances.FAR);
  }
}
