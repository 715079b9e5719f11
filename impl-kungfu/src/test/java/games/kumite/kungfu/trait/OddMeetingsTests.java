package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What rarely comes together: two losses of one action, a push that ends half on a pile. */
final class OddMeetingsTests {

  private static final String OTHER = "2 thug 8000 8000";

  @Test
  @Rule({"KF-TRT-34b", "KF-LOC-19f"})
  void greedTakesTheFirstAction_aGrislyFindTheNext() {
    Ring ring = Ring.skip(Ring.of(state -> {
      state.figures().inflict(0, Condition.GLOATING);
      state.figures().note(0, PlotDeed.SHOCKED);
    }, "2 hero/greedy 4000 4000", "1 hero 8000 500", OTHER)).play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1"));
    assertThat(ring.figures().has(0, PlotDeed.SHOCKED)).as("there was one action, and greed took it").isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  private static void gravel(GameState state) {
    state.lay(state.board().plus(new Piece("g1", "GRAVEL", Polygon.rectangle(4800, 4100, 5600, 5000), 0, 150, Flag.STAND.bit())));
  }

  @Test
  @Rule({"KF-RUL-14", "KF-RUL-16"})
  void aRecoilAlongTheRimOfAPile_endsWhereTheBaseHasRoom() {
    Ring ring = Ring.skip(Ring.of(OddMeetingsTests::gravel, "2 hero 4000 4000", "1 hero 4250 4000", OTHER)).play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).dice("attack-2=3 defence-1=2").play("attack");
    Ring.skip(ring).play("inflict recoil-short");
    ring.play("turn 0");
    assertThat(Place.x(ring.figures().place(1))).as("the last point before the pile that has room, or the first beyond").isNotEqualTo(5000);
    assertThat(ring.fight().board().isFree(Place.x(ring.figures().place(1)), Place.y(ring.figures().place(1)),
        Place.level(ring.figures().place(1)), ring.figures().size(1))).isTrue();
  }

  @Test
  @Rule({"KF-RUL-39", "KF-CON-11b"})
  void whoIsCarriedAlong_isFreeOfWhomHeLeavesBehind() {
    Ring ring = Ring.skip(Ring.of(state -> {
      state.figures().grappler(0, 1);
      state.figures().grappler(1, 2);
    }, "2 hero/big 4000 4000", "1 thug 4325 4000", "2 thug 4575 4000", "1 hero 8000 500", OTHER)).play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).play("move").play("to 4000 5200");
    assertThat(ring.figures().grappler(0)).isEqualTo(1);
    assertThat(ring.figures().grappler(1)).as("the one who held him stands elsewhere").isEqualTo(-1);
  }

  @Test
  @Rule("KF-TRT-30c")
  void aFlyingSword_forWhichNoPlaceIsLeftBesideItsTarget_standsInNobody() {
    String[] crowd = {"2 hero/flying-sword 2000 4000", "1 hero 4000 4000", "1 thug 4250 4000", "1 thug 4125 4217", "1 thug 3875 4217",
        "1 thug 3750 4000", "1 thug 3875 3783", "1 thug 4125 3783", OTHER};
    Ring ring = Ring.skip(Ring.of(crowd)).play("activate figure:2-1");
    Ring.skip(Ring.skip(ring).dice("activation-2=5").play("roll 1")).play("shoot").dice("shot-2=3 dodge-1=4");
    Ring.skip(ring.play("fire 1 figure:1-1 0"));
    int sword = ring.figure("2-3");
    for (int figure = 0; figure < sword; figure++) {
      int gap = ring.figures().size(figure).radius() + ring.figures().size(sword).radius() - 1;
      assertThat(Place.squared(ring.figures().place(figure), ring.figures().place(sword))).as(crowd[figure])
          .isGreaterThanOrEqualTo((long) gap * gap);
    }
  }
}
