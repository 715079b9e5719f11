package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Single attacks in which several rules meet, worked out by hand. */
final class StrikeCornerTests {

  /**
   * A line hides the General straight ahead; his other square is seen past the corner. He is pushed along that diagonal,
   * and nobody is asked to follow across the line.
   */
  @Test
  @Rule({"JW-ATK-06", "JW-RUL-12", "JW-RUL-17", "JW-SPC-01", "JW-SPC-08", "JW-RUL-104"})
  void largeTarget_isHitByOneSquare_andPushedAlongThatRay() {
    Situation s = Situation.on(6, 6).line(2, 2, Facing.SOUTH, 'y').pilgrim("M 2,3 N").demon("1 general 2,1 N")
        .dice("red-1=1,0 white-1=4 blue=1").attack("M").isOver();

    assertThat(s.where("1")).isEqualTo("3,0 N");
    assertThat(s.where("M")).isEqualTo("2,3 N");
    assertThat(s.health("1")).isEqualTo(5);
  }

  /** An Archer has no defense dice; a paralyzed Warrior rolls none. */
  @Test
  @Rule({"JW-ATK-24", "JW-TER-07", "JW-RUL-51", "JW-ATK-13", "JW-RUL-44"})
  void greenSquare_helpsOnlyWhoRolls() {
    Situation archer = Situation.of(". g .", ". . .").pilgrim("M 1,1 N").demon("1 archer 1,0 S")
        .dice("red-1=2,0 white-1=1").attack("M").play("kill").isOver();
    assertThat(archer.where("1")).isEqualTo("none");

    Situation held = Situation.of(". g .", ". . .").pilgrim("M 1,1 N").demon("1 warrior 1,0 S")
        .condition("1", "PARALYZED", 0).dice("red-1=2,1 white-1=1").attack("M").play("kill").isOver();
    assertThat(held.where("1")).isEqualTo("none");

    Situation free = Situation.of(". g .", ". . .").pilgrim("M 1,1 N").demon("1 warrior 1,0 S")
        .dice("red-1=2,1 white-1=1 blue=0").attack("M").isOver();
    assertThat(free.where("1")).isEqualTo("1,0 S");
  }

  @Test
  @Rule({"JW-ATK-17", "JW-ATK-18", "JW-RUL-75"})
  void miniatureThatComesBack_hasNoneOfItsConditions() {
    Situation s = Situation.on(3, 3).pilgrim("M 1,1 N").demon("1 warrior 1,0 S").condition("1", "SLOWED", 1)
        .dice("red-1=3,1 white-1=1 blue=0").attack("M").play("kill").isOver();

    assertThat(s.conditions("1")).isEmpty();
    assertThat(s.journey().free(s.journey().definition().type("warrior"))).isEqualTo(s.figure("1"));
  }

  /** One die of two, 2 and 2 by the card make 4; 2 chi for the blood, 2 for the card. */
  @Test
  @Rule({"JW-ATK-20", "JW-ATK-21", "JW-RUL-111", "JW-CRD-05", "JW-RUL-63"})
  void cleanse_withACloudedMindThirstAndNineSkulls() {
    Situation s = Situation.on(3, 4).pilgrim("S 1,2 N").hand('S', "S7").corrupted('S', "C04", "C05")
        .demon("1 berserker 1,1 S").dice("red-1=3,3 white-1=1 blue=0 red-1=2").attack("S")
        .play("cleanse", "play card:S7 figure:monk-sha").isOver();

    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.number('S', Counters.GOOD)).isEqualTo(3);
    assertThat(s.number('S', Counters.CHI)).isEqualTo(6);
    assertThat(s.cards(s.journey().zones().inPlay[Situation.pilgrim('S')])).containsExactly("S7");
  }

  /** One chi does not pay for the blood: there is no choice. */
  @Test
  @Rule({"JW-ATK-19", "JW-RUL-104", "JW-CRD-05"})
  void thirstForBlood_withoutChi_leavesOnlyTheKill() {
    Situation s = Situation.on(3, 4).pilgrim("S 1,2 N").with('S', Counters.CHI, 1).corrupted('S', "C04")
        .demon("1 archer 1,1 S").dice("red-1=3,3 white-1=1").attack("S").isOver();

    assertThat(s.number('S', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('S', Counters.CHI)).isEqualTo(1);
  }

  /**
   * Two targets. Mercy takes the first attack back, its fire too, before any defense; the second takes place. Whoever
   * stands on another tile is not helped.
   */
  @Test
  @Rule({"JW-CRD-26", "JW-RUL-112", "JW-DFN-07"})
  void prayerOfMercy_takesBackOneOfTwo_onHisTileAlone() {
    Situation s = Situation.on(8, 6).secondTileFrom(4).pilgrim("T 0,5 N").pilgrim("M 3,3 N").pilgrim("S 4,3 N")
        .hand('T', "T3").demon("1 general 4,2 S").dice("red=3,3,3 black=6 red=1,1,1 black=1 blue-1=0,0").attack("1");
    s.play("target figure:monkey-king", "play card:T3 figure:tripitaka").isOver();

    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.conditions("M")).isEmpty();
    assertThat(s.health("S")).isEqualTo(11);
    assertThat(s.number('T', Counters.CHI)).isEqualTo(7);

    Situation other = Situation.on(8, 6).secondTileFrom(4).pilgrim("T 0,5 N").pilgrim("S 4,3 N").hand('T', "T3")
        .demon("1 general 4,2 S").dice("red=3,3,3 black=6 blue-1=0,0").attack("1").isOver();
    assertThat(other.health("S")).as("9 and the fire at once").isEqualTo(4);
  }

  /** The blow will fell him, but he is pushed, and she comes after him, before the damage is summed up. */
  @Test
  @Rule({"JW-RUL-19", "JW-RUL-21", "JW-SPC-07", "JW-DEF-01"})
  void demonFollows_beforeTheBlowThatItBelongsToIsSummedUp() {
    Situation s = Situation.on(5, 6).pilgrim("T 0,0 N").pilgrim("M 2,3 S").health("M", 3).demon("1 iron-fan 2,2 S")
        .dice("red=2,1,1 black=4 blue-1=1,0").attack("1").isOver();

    assertThat(s.where("M")).isEqualTo("2,4 S");
    assertThat(s.where("1")).isEqualTo("2,3 S");
    assertThat(s.health("M")).isZero();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
  }

  /** Pushed through a red square onto another one: 2 damage and 2 by them; defense takes nothing from those. */
  @Test
  @Rule({"JW-RUL-106", "JW-TER-04", "JW-RUL-09", "JW-SPC-04"})
  void redSquares_onTheWayOfAKnockBack_areInTheTotal_andCrushingAtItsEndToo() {
    Situation s = Situation.of(". . . . .", ". . . . .", ". . . . .", ". . r . .", ". . r . .").pilgrim("T 0,0 N")
        .pilgrim("M 2,2 S").demon("1 iron-fan 2,1 S").dice("red=2,1,1 black=5 blue-1=1,1").attack("1").isOver();

    assertThat(s.where("M")).isEqualTo("2,4 S");
    assertThat(s.health("M")).as("4 - 2, two red squares, one square short").isEqualTo(9);
  }

  /** Paper Charm adds to a defense: there is none of the paralyzed, and none against what is reflected. */
  @Test
  @Rule({"JW-RUL-101", "JW-CRD-18", "JW-RUL-45", "JW-CRD-27"})
  void paperCharm_isNotOffered_whereNobodyDefends() {
    Situation held = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 2,2 N").condition("M", "PARALYZED", 0)
        .hand('T', "F08").demon("1 warrior 2,1 S").dice("red=1,1").attack("1").isOver();
    assertThat(held.health("M")).isEqualTo(12);

    Situation reflected = Situation.on(4, 4).pilgrim("T 2,2 N").pilgrim("M 0,0 N").hand('T', "T4").hand('M', "F08")
        .demon("1 warrior 2,1 S").dice("red=1,1").attack("1").play("play card:T4 figure:tripitaka").isOver();
    assertThat(reflected.hand('M')).containsExactly("F08");
    assertThat(reflected.health("1")).isEqualTo(3);
  }

  /** The charm answers an attack on any pilgrim; one on a demon lets nobody add to its defense. */
  @Test
  @Rule({"JW-CRD-04", "JW-ATK-11", "JW-RUL-101"})
  void paperCharm_isNoHelpForADemonsDefense() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 2,2 N").hand('T', "F08").hand('M', "F08")
        .demon("1 warrior 2,1 S").dice("red-1=3,1 white-1=1 blue=0").attack("M");
    assertThat(s.asked()).isEqualTo("verdict Ana");
    assertThat(s.hand('T')).containsExactly("F08");
    assertThat(s.hand('M')).containsExactly("F08");
  }
  @Test
  @Rule({"JW-RUL-71", "JW-SPC-07", "JW-TER-04"})
  void followOntoARedSquare_costsOneHealth_andNoAp() {
    Situation s = Situation.of(". . . . .", ". . . . .", ". . . . .", ". . . r .", ". . . . .").pilgrim("M 3,4 N")
        .demon("1 warrior 3,2 N").dice("red-1=1,1 white-1=4 blue=2").attack("M").play("follow").isOver();

    assertThat(s.where("1")).isEqualTo("3,1 N");
    assertThat(s.where("M")).isEqualTo("3,3 N");
    assertThat(s.health("M")).isEqualTo(13);
  }

  /** Fire is nothing to demons: not where they are knocked back, and not where they follow. */
  @Test
  @Rule({"JW-TER-06", "JW-RUL-61", "JW-RUL-106"})
  void demonsKnockedBackOrFollowing_areNotBurned() {
    Situation pushed = Situation.of(". . .", ". r .", ". . .", ". . .").pilgrim("M 1,3 N").demon("1 warrior 1,2 S")
        .dice("red-1=2,1 white-1=4 blue=1").attack("M").play("stay").isOver();
    assertThat(pushed.where("1")).as("2 of 3").isEqualTo("1,1 S");

    Situation follows = Situation.of(". . .", ". r .", ". . .").pilgrim("M 1,1 N").demon("1 iron-fan 1,0 S")
        .dice("red=0,0,0 black=2 blue-1=0,0").attack("1").isOver();
    assertThat(follows.where("1")).isEqualTo("1,1 S");
    assertThat(follows.health("1")).isEqualTo(16);
  }

  /** Sealed off, he needs neither mercy nor a charm: once the attack goes back, nobody is asked about it. */
  @Test
  @Rule({"JW-RUL-45", "JW-CRD-26", "JW-CRD-27"})
  void attackThatGoesBack_isNeitherCancelledNorDefended() {
    Situation s = Situation.on(4, 4).pilgrim("T 1,2 N").hand('T', "T3", "T4", "F08").pilgrim("S 3,3 N").hand('S', "S1", "F08")
        .demon("1 warrior 1,1 S").dice("red=1,1").attack("1").play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.hand('T')).containsExactlyInAnyOrder("T3", "F08");
  }
}
