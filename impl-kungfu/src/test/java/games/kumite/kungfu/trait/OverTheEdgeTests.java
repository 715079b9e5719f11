package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whoever an attack fells with his base over an edge; stances on cars; the claw of a dragon against an ambush. */
final class OverTheEdgeTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  /** A roof 720 high from 3000 to 5000. */
  private static Consumer<GameState> roof() {
    return Ground.bare().rock(3000, 3000, 5000, 5000, 720).laid();
  }

  @ParameterizedTest
  @CsvSource({"4200, 0", "4100, 720"})
  @Rule({"KF-RUL-176", "KF-TRT-62c"})
  void aShotgun_throwsBack_andWhoThenLiesOverTheEdge_falls(int x, int level) {
    Ring ring = Ring.of(roof(), "2 thug/shotgun 3200 4000 720", "1 thug/pistol " + x + " 4000 720", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 shot-2=3 dodge-1=3 fall-1=3")
        .play("roll 1", "shoot", "inflict disarm-drops");
    assertThat(Place.level(ring.figures().place(1))).isEqualTo(level);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "6, 720"})
  @Rule({"KF-RUL-176", "KF-TRT-35h"})
  void aGrenade_fellsWhoIsLeftOverTheEdge(int balance, int level) {
    Ring ring = Ring.of(roof(), "2 hero/grenade 1500 4000", "1 thug 4200 4000 720", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 throw-2=6,6 blast-2=1 dodge-1=6").play("roll 1", "grenade");
    ring.play("mark 3800 4000 720").dice("balance-1=" + balance + (balance == 1 ? " fall-1=6" : "")).play("turn 0");
    assertThat(Place.level(ring.figures().place(1))).isEqualTo(level);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "6, 720"})
  @Rule({"KF-RUL-176", "KF-CON-15"})
  void whoLosesHisBalanceOverTheEdge_whenAFriendIsPushedAgainstHim_falls(int balance, int level) {
    Ring ring = Ring.of(roof(), "2 thug 4900 3250 720", "1 hero 4900 3500 720", "1 thug 4900 3900 720", OTHER)
        .play("activate figure:2-1").dice("activation-2=5 attack-2=5 defence-1=2").play("roll 1", "attack")
        .dice("balance-1=6," + balance + (balance == 1 ? " fall-1=6" : "")).play("inflict recoil-short", "turn 0");
    assertThat(ring.place("1-1")).as("pushed along the edge").isEqualTo("4900 4250");
    assertThat(Place.level(ring.figures().place(2))).isEqualTo(level);
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isEqualTo(balance == 1);
  }

  @Test
  @Rule({"KF-CON-15", "KF-RUL-104"})
  void whoIsPushedOverTheEdge_andLosesHisBalance_fallsOnce() {
    Ring ring = Ring.of(roof(), "2 thug 4100 4000 720", "1 hero 4350 4000 720", "1 thug 4750 4000 720", OTHER)
        .play("activate figure:2-1").dice("activation-2=5 attack-2=5 defence-1=2").play("roll 1", "attack")
        .dice("balance-1=6,1 fall-1=6").play("inflict recoil-short", "turn 0");
    assertThat(ring.figures().place(2)).isEqualTo(Place.of(5125, 4000, 0));
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"4950, 0", "4800, 720"})
  @Rule({"KF-RUL-176", "KF-TRT-50a"})
  void whomAGongFellsOverTheEdge_falls(int x, int level) {
    Ring ring = Ring.of(roof(), "2 hero/magic-gong 4000 4000 720", "1 thug " + x + " 4000 720", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 gong-2=6 gong-1=1" + (level == 0 ? " fall-1=6" : ""))
        .play("roll 1", "cast gong");
    assertThat(Place.level(ring.figures().place(1))).isEqualTo(level);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-176", "KF-STU-14h", "KF-STU-16"})
  void whoHangsOnWhenHeIsFelledOverTheEdge_liesNoMore_andStandsWhenHeHasClimbedUp() {
    Ring ring = Ring.of(roof(), "2 hero 4650 4000 720", "1 hero 4900 4000 720", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5 attack-2=4 defence-1=2 fall-1=6")
        .play("roll 1", "attack", "inflict knocked-down");
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isTrue();
    ring.play("end-turn", "activate figure:1-1").dice("activation-1=5,5").play("roll 2", "climb-up");
    ring.play(ring.listed().get(0));
    assertThat(ring.is("1-1", Condition.CLIFFHANGING)).isFalse();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-176", "KF-CON-02"})
  void whomASecondLimpingFellsOverTheEdge_falls() {
    Ring ring = Ring.of(roof().andThen(state -> state.figures().inflict(1, Condition.LIMPING)), "2 hero 4700 4000 720",
        "1 thug 4950 4000 720", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5 attack-2=3 defence-1=2 fall-1=6").play("roll 1", "attack", "inflict limping");
    assertThat(Place.level(ring.figures().place(1))).isZero();
  }

  @Test
  @Rule({"KF-RUL-104", "KF-STU-12b", "KF-RUL-12"})
  void whoDropsWhereThereIsNoRoomBesideHisVictim_overlapsNobody() {
    Ring ring = Ring.of(Ground.bare().rock(3000, 3228, 6000, 5000, 500).fence(2000, 2500, 7000, 2600).laid(),
        "2 hero/huge 4706 3400 500", "1 hero 4722 2725", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move").dice("attack-2=1 defence-1=6").play("to 4722 2725", "hack figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    long place = ring.figures().place(0);
    assertThat(Gaps.overlap(place, Size.HUGE, ring.figures().place(1), Size.NORMAL)).isFalse();
    assertThat(ring.fight().board().isEnd(Place.x(place), Place.y(place), Place.level(place), Size.HUGE)).isTrue();
  }

  @Test
  @Rule("KF-TRT-44a")
  void onACarThatMoves_nobodyTakesAStance() {
    Ring ring = Ring.of(CarTests.car().laid(), "1 student 500 8500", "2 hero/pistol 8000 1500", OTHER,
        "2 hero/immovable-stance 4250 1500 350").play("activate figure:2-3").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("stance")).as("it is parked").isEqualTo("legal");
    ring.play("stop", "activate figure:2-1").dice("activation-2=5,5 shot-2=2 car=4").play("roll 2", "shoot",
        "fire-at-brake 1 1", "end-turn", "end-turn", "activate figure:2-3").dice("activation-2=5").play("roll 1");
    assertThat(Place.level(ring.figures().place(3))).as("he rolls along").isEqualTo(350);
    assertThat(ring.refused("stance")).isEqualTo("KF-TRT-44a");
  }

  @Test
  @Rule({"KF-TRT-66a", "KF-TRT-65"})
  void aDragonsClaw_helpsAgainstASneakyAmbush_whichIsAnAttack() {
    Ring ring = Ring.unrecorded(state -> { }, "2 hero/sneaky 4000 4000", "1 hero/southern-dragon-claw 4250 4000", OTHER,
        FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    ring.fight().figures().inflict(0, Condition.AMBUSHING);
    ring.play("attack");
    assertThat(ring.kind() + ring.actor()).isEqualTo("clawAna");
    ring.dice("attack-2=5 defence-1=5").play("claw southern-dragon");
    assertThat(ring.kind()).as("5 + 4 + 1 to 5 + 4 + 2, and it cannot be answered").isEqualTo("nominate");
  }
}
