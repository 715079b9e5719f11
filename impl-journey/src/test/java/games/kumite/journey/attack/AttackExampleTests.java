package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The worked examples of attacks. */
final class AttackExampleTests {

  @Test
  @Rule({"JW-EX-01", "JW-ATK-15", "JW-ATK-14"})
  void oneHitKill_missed_changesNothing() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,3 N").demon("1 warrior 2,2 S")
        .dice("red-1=2,1 white-1=1 blue=1").attack("M").isOver();

    assertThat(s.health("1")).isEqualTo(3);
    assertThat(s.number('M', Counters.BAD)).isZero();
    assertThat(s.number('M', Counters.GOOD)).isZero();
  }

  @Test
  @Rule({"JW-EX-02", "JW-ATK-17", "JW-ATK-18", "JW-KAR-02", "JW-KAR-03", "JW-RUL-75"})
  void kill_atNineBadKarma_upgradesTheWeapon() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,3 N").demon("1 warrior 2,2 S").with('M', Counters.BAD, 9).onTop("C09")
        .dice("red-1=3,2 white-1=5 blue=2").attack("M");
    assertThat(s.asked()).isEqualTo("verdict Ana");
    assertThat(s.options()).containsExactly("kill", "cleanse");

    s.play("kill").isOver();

    assertThat(s.number('M', Counters.BAD)).isZero();
    assertThat(s.number('M', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[1])).containsExactly("C09");
    assertThat(s.journey().free(s.journey().definition().type("warrior"))).isEqualTo(s.figure("1"));
  }

  @Test
  @Rule({"JW-EX-03", "JW-ATK-20", "JW-ATK-22", "JW-RUL-20"})
  void cleanse_failed_leavesTheDemonAsItWas() {
    Situation s = Situation.on(5, 5).pilgrim("S 2,3 N").demon("1 warrior 2,2 S")
        .dice("red-1=2,3,0,1 white-1=3 blue=1").attack("S").play("cleanse").isOver();

    assertThat(s.health("1")).isEqualTo(3);
    assertThat(s.where("1")).isEqualTo("2,2 S");
    assertThat(s.number('S', Counters.GOOD)).isZero();
    assertThat(s.number('S', Counters.BAD)).isZero();
  }

  @Test
  @Rule({"JW-EX-04", "JW-ATK-09", "JW-ATK-13", "JW-ATK-19", "JW-ATK-21", "JW-KAR-01"})
  void cleanse_withTheWeaponsHelp_bringsASkill() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,3 N").demon("1 archer 2,2 S").with('T', Counters.GOOD, 8).onTop("T4", "T5")
        .dice("red-1=3,0,0,1,1 white-1=5").attack("T").play("cleanse").isOver();

    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.number('T', Counters.GOOD)).isZero();
    assertThat(s.hand('T')).containsExactly("T5");
    assertThat(s.cards(s.journey().zones().skillDiscards[0])).containsExactly("T4");
  }

  @Test
  @Rule({"JW-EX-05", "JW-SPC-03", "JW-SPC-04", "JW-SPC-05"})
  void crushing_atTheMapsEdge_isDamage() {
    Situation s = Situation.on(5, 5).pilgrim("H 1,3 W").demon("1 warrior 0,3 E")
        .dice("red-1=1,0 white-1=6 blue=2").attack("H").isOver();

    assertThat(s.health("1")).isEqualTo(3);
    assertThat(s.where("1")).isEqualTo("0,3 E");
    assertThat(s.events()).anyMatch(text -> text.contains("withstands 2 damage"));
  }

  @Test
  @Rule({"JW-RUL-58", "JW-EX-06", "JW-SPC-01", "JW-SPC-02", "JW-SPC-07", "JW-RUL-18"})
  void attack_thatFails_stillKnocksBack_andTheAttackerMayFollow() {
    Situation s = Situation.on(5, 5).pilgrim("M 3,4 N").demon("1 warrior 3,2 W")
        .dice("red-1=1,1 white-1=4 blue=2").attack("M");
    assertThat(s.where("1")).isEqualTo("3,1 W");
    assertThat(s.options()).containsExactly("follow", "stay");

    s.play("follow").isOver();

    assertThat(s.where("M")).isEqualTo("3,3 N");
    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.health("1")).isEqualTo(3);
  }

  @Test
  @Rule({"JW-EX-07", "JW-ATK-03", "JW-RUL-15"})
  void twoTargets_haveDiceOfTheirOwn() {
    Situation s = Situation.on(8, 8).pilgrim("H 4,4 N").demon("1 warrior 4,3 S").demon("2 warrior 5,3 S")
        .dice("red-1=2,2,0,1 white-1=4,2 blue=1,0").attack("H");
    assertThat(s.options()).containsExactlyInAnyOrder("target figure:warrior-1", "target figure:warrior-2");

    s.play("target figure:warrior-1", "target figure:warrior-2", "kill").isOver();

    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.number('H', Counters.BAD)).isEqualTo(1);
    assertThat(s.health("2")).isEqualTo(3);
    assertThat(s.where("2")).isEqualTo("5,3 S");
  }

  @Test
  @Rule({"JW-EX-08", "JW-ATK-16", "JW-TER-11"})
  void healthTrack_losesDamageAndCrushing() {
    Situation s = Situation.of(". . W . .", ". . . . .", ". . . . .", ". . . . .").pilgrim("M 2,3 N")
        .demon("1 iron-fan 2,2 S").with('M', Counters.LEVEL, 3).dice("red-1=3,2 white-1=6 blue=2,1").attack("M")
        .play("stay").isOver();

    assertThat(s.where("1")).isEqualTo("2,1 S");
    assertThat(s.health("1")).isEqualTo(9);
  }

  @Test
  @Rule({"JW-EX-10", "JW-KAR-02", "JW-KAR-06"})
  void bigStepOfBadKarma_leavesTheRest() {
    Situation s = Situation.on(6, 6).pilgrim("S 2,3 N").demon("1 general 2,2 S").with('S', Counters.BAD, 8).onTop("C09")
        .dice("red-1=3,3 white-1=6 blue=0").attack("S").play("kill").isOver();

    assertThat(s.number('S', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('S', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[2])).containsExactly("C09");
  }

  @Test
  @Rule({"JW-EX-11", "JW-CRD-27", "JW-CRD-28", "JW-RUL-45", "JW-RUL-77"})
  void asureSeal_turnsEveryEffectRound() {
    Situation s = Situation.on(8, 8).pilgrim("T 4,2 N").demon("1 general 5,1 S").hand('T', "T4").with('T', Counters.CHI, 6)
        .dice("red=3,2,1 black=4 red-1=3,2,1").attack("1");
    assertThat(s.asked()).isEqualTo("before-attack Ana");

    s.play("play card:T4 figure:tripitaka");
    assertThat(s.number('T', Counters.CHI)).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("verdict Ana");
    s.play("cleanse").isOver();

    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.number('T', Counters.GOOD)).isEqualTo(5);
  }

  @Test
  @Rule({"JW-EX-38", "JW-RUL-35", "JW-RUL-68"})
  void karma_betweenSingleAttacks_changesTheWeaponOfTheNext() {
    Situation s = Situation.on(8, 8).pilgrim("H 4,4 N").demon("1 warrior 4,3 S").demon("2 warrior 5,3 S")
        .with('H', Counters.BAD, 9).onTop("C06")
        .dice("red-1=2,3,1,2 white-1=4,5 blue=1,1").attack("H")
        .play("target figure:warrior-1", "target figure:warrior-2", "kill");
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[3])).containsExactly("C06");

    s.play("stay");
    assertThat(s.asked()).as("net 3: with the card of level 1 it would be 2").isEqualTo("verdict Ana");
  }

  @Test
  @Rule({"JW-EX-39", "JW-RUL-68", "JW-RUL-21"})
  void target_lostByFollowing_isSkipped() {
    Situation s = Situation.on(8, 8).pilgrim("M 3,4 N").demon("1 warrior 3,3 S").demon("2 warrior 4,3 S")
        .dice("red-1=1,1 white-1=4 blue=2").attack("M")
        .play("target figure:warrior-1", "target figure:warrior-2", "follow").isOver();

    assertThat(s.where("M")).isEqualTo("3,3 N");
    assertThat(s.events()).noneMatch(text -> text.contains("attacks Warrior 2"));
  }

  @Test
  @Rule({"JW-EX-39", "JW-RUL-68"})
  void target_stillThereAfterStaying_isAttacked() {
    Situation s = Situation.on(8, 8).pilgrim("M 3,4 N").demon("1 warrior 3,3 S").demon("2 warrior 4,3 S")
        .dice("red-1=1,1,0,0 white-1=4,1 blue=2,2").attack("M")
        .play("target figure:warrior-1", "target figure:warrior-2", "stay").isOver();

    assertThat(s.events()).anyMatch(text -> text.contains("attacks Warrior 2"));
  }

  @Test
  @Rule({"JW-EX-40", "JW-RUL-17", "JW-RUL-76", "JW-SPC-06"})
  void knockBack_intoAVoid_crushesAndDefeats() {
    Situation s = Situation.of(". . .", ". # .", ". . .", ". . .").pilgrim("M 1,3 N").demon("1 warrior 1,2 S")
        .dice("red-1=2,1 white-1=4 blue=1").attack("M");
    assertThat(s.where("1")).isEqualTo("1,2 S");
    assertThat(s.asked()).isEqualTo("verdict Ana");
    s.play("kill").isOver();
    assertThat(s.journey().pose(s.figure("1"))).isEqualTo(Pose.NONE);
  }
}
