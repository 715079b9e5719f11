package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The Celebrity. Bo begins; his gang may have made the Celebrity its goal. */
final class CelebrityTests {

  private static final String ANA = "1 hero 1000 1000";
  private static final String BO = "2 hero 8000 8000";
  private static final Consumer<GameState> CELEBRITY = Cast.nobodys(Vip.CELEBRITY, 5000, 5000);
  private static final Consumer<GameState> CRATES = state -> state.lay(state.board().plus(new Piece("k1", "CRATES",
      Polygon.rectangle(5600, 4500, 6200, 5500), 0, 250, Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.SCENIC.bit())));
  private static final Consumer<GameState> CAPTURE = state -> {
    state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
    state.set(Counters.TARGET, state.get(Counters.VIP_FIGURE));
    state.set(Counters.KIDNAPPER, 2);
  };

  private static Ring afterBoth(Ring ring, String dice) {
    return ring.play("end-turn").dice(dice).play("end-turn");
  }

  @Test
  @Rule({"KF-VIP-05d", "KF-RUL-16", "KF-RUL-144"})
  void celebrity_movesMAtRandom_afterBothPlayers() {
    Ring ring = afterBoth(Ring.of(CELEBRITY, ANA, BO), "direction=1,2,6");
    assertThat(ring.place("n-1")).isEqualTo("5000 6200");
    afterBoth(ring, "direction=3,3");
    assertThat(ring.place("n-1")).as("equal dice").isEqualTo("5000 6200");
  }

  @Test
  @Rule({"KF-VIP-05d", "KF-CON-01", "KF-CON-02"})
  void aLimpingCelebrity_movesS_andCrawlsS() {
    Consumer<GameState> lame = state -> state.figures().inflict(state.figures().named("n-1"), Condition.LIMPING);
    assertThat(afterBoth(Ring.of(CELEBRITY.andThen(lame), ANA, BO), "direction=1,2,6").place("n-1")).isEqualTo("5000 5750");
    Consumer<GameState> lamer = lame.andThen(state -> {
      state.figures().inflict(state.figures().named("n-1"), Condition.CRAWLING);
      state.figures().inflict(state.figures().named("n-1"), Condition.KNOCKED_DOWN);
    });
    assertThat(afterBoth(Ring.of(CELEBRITY.andThen(lamer), ANA, BO), "direction=1,2,6").place("n-1")).isEqualTo("5000 5750");
  }

  @Test
  @Rule({"KF-VIP-05e", "KF-RUL-144"})
  void touchingScenery_itHides_untilSomebodyIsWithinS() {
    Ring ring = afterBoth(Ring.of(CELEBRITY.andThen(CRATES), "2 rookie-cop 4000 6500", ANA, BO), "direction=1,2,0");
    assertThat(ring.place("n-1")).isEqualTo("5470 5000");
    assertThat(ring.is("n-1", Condition.HIDING)).isTrue();
    ring.play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3", "shoot");
    assertThat(ring.listed()).as("no line to who hides").contains("fire 1 figure:1-1 0").doesNotContain("fire 1 figure:n-1 0");
    ring.dice("shot-2=4 dodge-1=4").play("fire 1 figure:1-1 0");
    ring.play("move", "to 4700 5700");
    assertThat(ring.is("n-1", Condition.HIDING)).as("1040 less the bases are 790").isTrue();
    ring.play("move", "to 4800 5600");
    assertThat(ring.is("n-1", Condition.HIDING)).isFalse();
    afterBoth(ring, "direction=1,2,12");
    assertThat(ring.place("n-1")).as("away from the crates, which it does not touch anew").isEqualTo("4270 5000");
    assertThat(ring.is("n-1", Condition.HIDING)).isFalse();
  }

  @Test
  @Rule("KF-VIP-05e")
  void whoHides_stays() {
    Ring ring = afterBoth(Ring.of(CELEBRITY.andThen(state -> state.figures().inflict(state.figures().named("n-1"),
        Condition.HIDING)), ANA, BO), "");
    assertThat(ring.place("n-1")).isEqualTo("5000 5000");
  }

  @Test
  @Rule({"KF-VIP-05c", "KF-RUL-79", "KF-PLT-06a"})
  void carriedOff_itIsWorthAChiLevel() {
    Ring ring = Ring.of(Cast.nobodys(Vip.CELEBRITY, 300, 5000).andThen(CAPTURE).andThen(state ->
        state.figures().grappler(state.figures().named("n-1"), 0)), "2 student 550 5000", ANA, BO)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "lead figure:n-1", "to 550 5000");
    assertThat(ring.match().isOver()).as("not at the edge").isFalse();
    Ring away = Ring.of(Cast.nobodys(Vip.CELEBRITY, 1000, 4500).andThen(CAPTURE).andThen(state ->
        state.figures().grappler(state.figures().named("n-1"), 0)), "2 student 1000 4750", ANA, BO)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "lead figure:n-1", "to 125 4750");
    assertThat(away.match().isOver()).isTrue();
    assertThat(away.fight().gang(1, Counters.LEVEL_CHANGE)).as("the Plot's, the Celebrity's").isEqualTo(2);
    assertThat(away.fight().gang(0, Counters.THANKS_AFTER)).isZero();
  }

  @Test
  @Rule({"KF-VIP-05f", "KF-RUL-47"})
  void notCarriedOff_itIsGratefulToTheOthers() {
    Ring ring = Ring.of(CELEBRITY.andThen(CAPTURE), ANA, BO);
    for (int turn = 0; turn < 6; turn++) {
      ring.dice("direction=1,1").play("end-turn");
    }
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.fight().gang(0, Counters.THANKS_AFTER)).isEqualTo(1);
    assertThat(ring.fight().gang(1, Counters.THANKS_AFTER)).isZero();
    assertThat(ring.match().events(games.kumite.api.Viewer.spectator()).read())
        .anyMatch(event -> event.type().equals("vip-grateful") && event.text().contains("Ana"));
  }

  @Test
  @Rule({"KF-VIP-05c", "KF-VIP-05f", "KF-RUL-71"})
  void whoIsGoneWithACar_wasNotCarriedOff() {
    Ring ring = Ring.of(CELEBRITY.andThen(CAPTURE)
        .andThen(state -> Casualty.flee(state, state.get(Counters.VIP_FIGURE))), ANA, BO);
    while (!ring.match().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isZero();
    assertThat(ring.fight().gang(0, Counters.THANKS_AFTER)).isEqualTo(1);
  }

  @Test
  @Rule("KF-VIP-05f")
  void gratitude_savesTheFirstTurnoverOfTheNextGame() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.THANKS, 1), "1 student 1000 1000", "2 student 4000 4000", "2 student 6000 4000", BO)
        .play("activate figure:2-1").dice("activation-2=1,1").play("roll 2");
    assertThat(ring.actor() + ring.kind()).as("the turn goes on").isEqualTo("Bonominate");
    ring.play("activate figure:2-2").dice("activation-2=1,1").play("roll 2");
    assertThat(ring.actor()).as("the second one counts").isEqualTo("Ana");
  }

  @Test
  @Rule("KF-RUL-144")
  void withTheCelebrityDead_thePlotIsVoid_andTheGameGoesOn() {
    Ring ring = Ring.of(CELEBRITY.andThen(CAPTURE), "2 bruiser 4750 5000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=6 defence=1")
        .play("attack", "inflict extra-killed");
    assertThat(ring.match().isOver()).isFalse();
    assertThat(ring.fight().get(Counters.VOID)).isEqualTo(1);
    for (int turn = 0; turn < 7; turn++) {
      ring.play("end-turn");
    }
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.match().outcome().toString()).contains("draw");
    assertThat(ring.fight().gang(0, Counters.THANKS_AFTER)).as("the dead thank nobody").isZero();
  }
}
