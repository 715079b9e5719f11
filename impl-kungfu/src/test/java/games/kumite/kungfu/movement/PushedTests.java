package games.kumite.kungfu.movement;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where those end who are pushed, and whose doing it is that they fall. */
final class PushedTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  private static Ring acting(Consumer<GameState> more, String... figures) {
    return Ring.skip(Ring.skip(Ring.of(more, figures)).play("activate figure:2-1").dice("activation-2=5").play("roll 1"));
  }

  @ParameterizedTest
  @CsvSource({"thug, 4950, 400, 4125", "thug/big, 5025, 400, 4314", "thug/big, 5025, 450, 4200", "thug/huge, 5125, 450, 4414"})
  @Rule({"KF-RUL-12", "KF-RUL-16"})
  void whoIsPushedAgainstAPedestal_keepsHisHeadOutOfWhoStandsOnIt(String who, int pusher, int top, int x) {
    Consumer<GameState> pedestal = Ground.bare().piece("pedestal", 2000, 3000, 4000, 5000, 0, top, Flag.BLOCK, Flag.OPAQUE, Flag.STAND).laid();
    Ring ring = acting(pedestal, "2 hero " + pusher + " 4000", "1 " + who + " 4700 4000", "1 thug 3990 4000 " + top, OTHER, FARTHER)
        .dice("attack-2=" + (who.equals("thug") ? 2 : 3) + " defence-1=3" + (x <= 4200 ? " peril=1 defence-1=6" : ""))
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo(x + " 4000");
  }

  /** Two roofs that are higher than M, and Ana's hero Staggering. */
  private static Consumer<GameState> roofs() {
    return Ground.bare().rock(2000, 3000, 3000, 5000, 1300).rock(200, 3000, 800, 5000, 1300).laid().andThen(state -> state.figures().wounds(1, 4));
  }

  @Test
  @Rule({"KF-ADV-01", "KF-RUL-82", "KF-STU-14i", "KF-TRT-35g"})
  void aGrenade_thatThrowsAProtagonistOffARoof_hasPutHimOut() {
    Ring ring = acting(roofs(), "2 hero/grenade 500 4000 1300", "1 hero 2870 4000 1300", OTHER, FARTHER)
        .dice("throw-2=6,6 blast-2=1 dodge-1=6").play("grenade", "mark 2500 4000 1300").dice("fall-1=1 morale-1=6,6,6").play("turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-ADV-01", "KF-RUL-82", "KF-STU-14i", "KF-CON-15", "KF-RUL-191"})
  void whoPushesAProtagonistsFriendAgainstHim_hasPutHimOut_butHasWonNoDuel() {
    Ring ring = acting(roofs().andThen(state -> {
      state.set(Counters.PLOT, Plot.CHALLENGE.ordinal());
      state.figures().note(1, PlotDeed.RECOILED);
      state.figures().note(1, PlotDeed.FELLED);
    }), "2 hero 2370 4000 1300", "1 hero 2870 4000 1300", "1 thug 2620 4000 1300", OTHER, FARTHER)
        .dice("attack-2=4 defence-1=5 balance-1=6,6 fall-1=1 morale-1=6,6,6,6,6,6")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
    assertThat(ring.fight().get(Counters.GOAL)).as("a fall is no effect of his").isZero();
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TRT-67d", "KF-RUL-14", "KF-RUL-37"})
  void whomAWardStops_standsOnWhatIsThere() {
    Ring ring = acting(Ground.bare().piece("gravel", 3500, 3000, 5500, 5000, 0, 150, Flag.STAND, Flag.BROKEN).laid()
        .andThen(state -> state.figures().inflict(2, Condition.SPIRIT_WARD)), "2 hero 3000 4000", "1 thug/undead 3250 4000",
        "1 hero/spirit-ward 5300 4000 150", OTHER, FARTHER).dice("attack-2=3 defence-1=4")
        .play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.figures().place(1)).isEqualTo(Place.of(3849, 4000, 150));
  }

  @ParameterizedTest
  @CsvSource({"attack-1=1 defence-2=6 fall-2=6, 3000, true", "attack-1=2 defence-2=2, 2870, false"})
  @Rule({"KF-CON-24b", "KF-RUL-40", "KF-RUL-104"})
  void whoGropesTowardsAnEdge_fallsOverIt_unlessAHackHoldsHim(String dice, int x, boolean hangs) {
    Ring ring = acting(Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid().andThen(state -> state.figures().inflict(0, Condition.BLINDED)),
        "2 hero 2870 4000 720", "1 thug 2620 4000 720", OTHER, FARTHER).dice("direction-2=2,5,0 " + dice)
        .play("move", "hack figure:1-1");
    if (!hangs) {
      ring.play("inflict distracted");
    }
    assertThat(ring.kind()).isEqualTo("nominate");
    assertThat(ring.place("2-1")).isEqualTo(x + " 4000");
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isEqualTo(hangs);
    assertThat(Place.level(ring.figures().place(0))).isEqualTo(720);
  }

  @Test
  @Rule({"KF-CON-24b", "KF-RUL-16", "KF-STU-14h"})
  void whoGropesOverAHighEdge_falls_andDoesNotJump() {
    Ring ring = acting(roofs().andThen(state -> state.figures().inflict(0, Condition.BLINDED)), "2 hero 2870 4000 1300", "1 hero 8000 500",
        OTHER, FARTHER).dice("direction-2=2,5,0 fall-2=6").play("move");
    assertThat(ring.is("2-1", Condition.CLIFFHANGING)).isTrue();
    assertThat(ring.is("2-1", Condition.LIMPING)).isFalse();
    assertThat(ring.match().events(Viewer.spectator()).read()).noneMatch(event -> event.type().equals("jumped-down"));
  }
}
