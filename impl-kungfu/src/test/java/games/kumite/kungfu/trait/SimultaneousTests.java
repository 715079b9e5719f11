package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What befalls several figures of a player at once: he says in which order. Bo begins. */
final class SimultaneousTests {

  @Test
  @Rule({"KF-RUL-05", "KF-TRT-27g"})
  void whoOfHisBurningFigures_burnsFirst_theirPlayerSays() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.BURNING_BY_FIREBALL);
      state.figures().inflict(1, Condition.BURNING_BY_FIREBALL);
    }, "2 hero 4000 4000", "2 hero 6000 4000", "1 student 500 8500").play("end-turn");
    assertThat(ring.actor() + ring.kind()).isEqualTo("Boresolve");
    ring.dice("peril=6,1 defence-2=2,6").play("resolve figure:2-2");
    assertThat(ring.figures().wounds(1)).isEqualTo(1);
    assertThat(ring.figures().wounds(0)).isZero();
    assertThat(ring.actor()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-RUL-05", "KF-CPL-06b"})
  void burningScenery_scorchesTheTurnPlayersFirst_thenTheOthers() {
    games.kumite.kungfu.geometry.Piece crates = new games.kumite.kungfu.geometry.Piece("k1", "CRATES",
        games.kumite.kungfu.geometry.Polygon.rectangle(5000, 5000, 5600, 5600), 0, 250,
        games.kumite.kungfu.geometry.Flag.BLOCK.bit() | games.kumite.kungfu.geometry.Flag.SCENIC.bit());
    Ring ring = Ring.of(state -> {
      state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
      state.lay(state.board().plus(crates));
      state.burn(0);
    }, "1 hero 4875 5300", "2 hero 5725 5300", "2 hero 5300 5725").dice("fire-2=1").play("end-turn");
    assertThat(ring.actor() + ring.kind()).as("Bo's before Ana's").isEqualTo("Boresolve");
    assertThat(ring.listed()).containsExactly("resolve figure:2-1", "resolve figure:2-2");
    ring.dice("peril=1,1,6 defence-2=6,6 defence-1=2").play("resolve figure:2-2");
    assertThat(ring.figures().wounds(0)).as("the last one of each is not asked for").isEqualTo(1);
  }

  @Test
  @Rule({"KF-RUL-05", "KF-RUL-40"})
  void whoLeavesCombat_isHackedInTheOrderThatTheirPlayerChooses() {
    Ring ring = leaving("1 thug 4250 4000", "1 thug 3750 4000");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "hack figure:1-2", "waive");
    ring.dice("attack-1=1 defence-2=6").play("hack figure:1-2");
    assertThat(ring.listed()).as("the other one is left").containsExactly("hack figure:1-1", "waive");
    ring.dice("attack-1=6 defence-2=1").play("hack figure:1-1");
    assertThat(ring.kind()).isEqualTo("effect");
    assertThat(ring.place("2-1")).as("he has not won it").isEqualTo("4000 4000");
    assertThat(leaving("1 thug 4250 4000", "1 thug 3750 4000").play("waive").place("2-1")).as("all of them waive")
        .isEqualTo("4000 5000");
  }

  @Test
  @Rule({"KF-RUL-05", "KF-RUL-128", "KF-RUL-40"})
  void nobodysFigures_hackLast_andUnasked() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 3750, 4000), "2 bruiser 4000 4000", "1 thug 4250 4000", "2 hero 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 4000 5000");
    assertThat(ring.listed()).containsExactly("hack figure:1-1", "waive");
    ring.dice("attack=1 defence-2=6").play("waive");
    assertThat(ring.place("2-1")).isEqualTo("4000 5000");
  }

  private static Ring leaving(String one, String other) {
    return Ring.of("2 hero 4000 4000", one, other, "2 student 8000 8000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move", "to 4000 5000");
  }
}
