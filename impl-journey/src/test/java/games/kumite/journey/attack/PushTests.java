package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.QuestToken;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Knock backs of small and large bases against whatever is in the way, worked out by hand. */
final class PushTests {

  /** Along the bridge he gives way, and 4 are not 5; against its railing he does not: 1 crushing more. */
  @Test
  @Rule({"JW-SPC-06", "JW-TER-03", "JW-RUL-17", "JW-RUL-76"})
  void generalOnTheBridge_isCrushedAtItsRailing_orPushedAlongIt() {
    Situation railing = bridge();
    assertThat(railing.asked()).isEqualTo("ray Ana");
    assertThat(railing.options()).containsExactlyInAnyOrder("ray ahead", "ray ahead-left");
    railing.play("ray ahead-left");
    assertThat(railing.asked()).isEqualTo("verdict Ana");
    railing.play("kill").isOver();
    assertThat(railing.number('M', Counters.BAD)).isEqualTo(3);

    Situation along = bridge().play("ray ahead", "follow").isOver();
    assertThat(along.where("1")).isEqualTo("9,4 W");
    assertThat(along.where("M")).isEqualTo("8,4 E");
  }

  private static Situation bridge() {
    return Situation.quest("Q3").pilgrim("M 7,4 E").demon("1 general 8,4 W").dice("red-1=3,1 white-1=4 blue=0").attack("M");
  }

  /** Off the end of the bridge onto the other bank, along the long side of the base. */
  @Test
  @Rule({"JW-SPC-02", "JW-RUL-17", "JW-RUL-21"})
  void berserker_isPushedOffTheBridge_backward() {
    Situation s = Situation.quest("Q3").pilgrim("M 10,3 E").demon("1 berserker 11,3 W").moved("berserker 1", "none")
        .dice("red-1=0,0 white-1=4 blue=0").attack("M").play("follow").isOver();
    assertThat(s.where("1")).isEqualTo("12,3 W");
    assertThat(s.where("M")).isEqualTo("11,3 E");
  }

  /** A closed door stops him, 2 and 1 crushing are his 3; through a broken one he goes. */
  @Test
  @Rule({"JW-MOV-05", "JW-SPC-05", "JW-TER-12", "JW-RUL-79"})
  void door_crushesWhileItIsClosed() {
    Situation shut = door(0);
    assertThat(shut.asked()).isEqualTo("verdict Ana");

    Situation broken = door(1);
    assertThat(broken.where("1")).isEqualTo("2,1 S");
    broken.play("follow").isOver();
    assertThat(broken.where("M")).isEqualTo("2,2 N");
  }

  private static Situation door(int broken) {
    return Situation.of(". . . .", ". . D D", ". . . .", ". . . .").taken(QuestToken.Kind.DOOR, broken).pilgrim("M 2,3 N")
        .demon("1 warrior 2,2 S").dice("red-1=2,1 white-1=4 blue=1").attack("M");
  }

  /** A base of one by two is pushed sideways with both its squares; a villager before the rear one stops it. */
  @Test
  @Rule({"JW-RUL-17", "JW-SPC-03", "JW-MOV-15"})
  void longBase_needsBothSquares_sideways() {
    Situation free = Situation.on(6, 4).pilgrim("M 1,1 E").demon("1 berserker 2,1 N").dice("red-1=2,2 white-1=4 blue=1")
        .attack("M").play("ray ahead", "follow").isOver();
    assertThat(free.where("1")).isEqualTo("3,1 N");
    assertThat(free.where("M")).isEqualTo("2,1 E");

    Situation blocked = Situation.of(". . . . . .", ". . . . . .", ". . . V . .", ". . . . . .").pilgrim("M 1,1 E")
        .demon("1 berserker 2,1 N").dice("red-1=2,2 white-1=4 blue=1").attack("M")
        .play("ray ahead");
    assertThat(blocked.asked()).as("3 and 1 are his 4").isEqualTo("verdict Ana");
    assertThat(blocked.where("1")).isEqualTo("2,1 N");
  }

  /** Villagers at both corners do not stop a large base on its diagonal; one on its new squares does. */
  @Test
  @Rule({"JW-RUL-17", "JW-RUL-12", "JW-SPC-08"})
  void largeBase_passesBetweenTwoCorners() {
    Situation s = Situation.of(
        ". . . . . .",
        ". . V . . .",
        ". . . . . .",
        ". . . . V .",
        ". . . . . .").pilgrim("M 1,4 N").demon("1 general 2,2 N").dice("red-1=0,0 white-1=4 blue=0").attack("M")
        .play("follow").isOver();
    assertThat(s.where("1")).isEqualTo("3,1 N");
    assertThat(s.where("M")).isEqualTo("1,3 N");

    Situation stopped = Situation.of(
        ". . . . . .",
        ". . . . V .",
        ". . . . . .",
        ". . . . . .",
        ". . . . . .").pilgrim("M 1,4 N").demon("1 general 2,2 N").dice("red-1=0,0 white-1=4 blue=0").attack("M").isOver();
    assertThat(stopped.where("1")).isEqualTo("2,2 N");
  }

  /** A yellow line beneath one of its two squares stops the whole base. */
  @Test
  @Rule({"JW-TER-01", "JW-RUL-17", "JW-MOV-04"})
  void lineUnderOneSquare_stopsALargeBase() {
    Situation s = Situation.on(6, 6).line(2, 2, Facing.NORTH, 'y').pilgrim("M 3,4 N").demon("1 general 2,2 N")
        .dice("red-1=3,1 white-1=4 blue=0").attack("M");
    s.play("ray ahead");
    assertThat(s.asked()).isEqualTo("verdict Ana");
  }

  /** He is pushed from one of his front squares; with a villager before the other one he cannot come after him. */
  @Test
  @Rule({"JW-RUL-21", "JW-SPC-08", "JW-MOV-04"})
  void largeDemon_followsWithItsWholeFront_orNotAtAll() {
    String[] open = {". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . .", ". . . . ."};
    String[] villager = {". . . . .", ". . . . .", ". . . . .", ". . . V .", ". . . . .", ". . . . ."};
    Situation s = Situation.of(open).pilgrim("T 0,0 N").pilgrim("M 2,3 N").demon("1 general 3,2 S")
        .dice("red=0,0,0 black=4 blue-1=0,0").attack("1").isOver();
    assertThat(s.where("M")).isEqualTo("2,4 N");
    assertThat(s.where("1")).isEqualTo("3,3 S");

    Situation stays = Situation.of(villager).pilgrim("T 0,0 N").pilgrim("M 2,3 N").demon("1 general 3,2 S")
        .dice("red=0,0,0 black=4 blue-1=0,0").attack("1").isOver();
    assertThat(stays.where("M")).isEqualTo("2,4 N");
    assertThat(stays.where("1")).isEqualTo("3,2 S");
  }

  /** Each looks north and pushes to the west: a step ahead would lead away, so nobody is asked and no demon follows. */
  @Test
  @Rule({"JW-RUL-21", "JW-RUL-58", "JW-SPC-07", "JW-SPC-08"})
  void attackerThatLooksElsewhere_doesNotFollow() {
    Situation sideways = Situation.on(6, 5).pilgrim("S 3,2 N").hand('S', "S6").demon("1 warrior 2,2 E")
        .dice("red-1=0,0 white-1=1 blue=0").attack("S").play("play card:S6 figure:monk-sha").isOver();
    assertThat(sideways.where("1")).isEqualTo("0,2 E");
    assertThat(sideways.where("S")).isEqualTo("3,2 N");

    Situation sealed = Situation.on(6, 5).pilgrim("T 3,2 N").hand('T', "T4").demon("1 iron-fan 2,2 E")
        .dice("red=0,0,0 black=2").attack("1").play("play card:T4 figure:tripitaka").isOver();
    assertThat(sealed.where("1")).isEqualTo("1,2 E");
    assertThat(sealed.where("T")).isEqualTo("3,2 N");

    Situation beast = Situation.on(6, 5).pilgrim("T 5,4 N").pilgrim("M 2,2 N").demon("1 yoke-beast 3,2 N")
        .dice("red=0,0 black=3 blue-1=0,0").attack("1").isOver();
    assertThat(beast.where("M")).isEqualTo("1,2 N");
    assertThat(beast.where("1")).isEqualTo("3,2 N");
  }

  /** Pushed onto a red square he has entered it; it burns again only after a whole turn on it. */
  @Test
  @Rule({"JW-RUL-09", "JW-TER-05", "JW-SPC-04"})
  void redSquareByKnockBack_burnsNotAtTheEndOfTheNextActivation_butAfterThat() {
    Situation s = Situation.of(". . .", ". r .", ". . .", ". . .").pilgrim("T 0,0 N").pilgrim("M 1,2 S").hand('M', "F12")
        .demon("1 iron-fan 1,3 N").dice("red=0,0,0 black=2 blue-1=0,0")
        .attack("1", Turns.inTurn(Turns.activation('M'), Turns.activation('M')));
    assertThat(s.where("M")).isEqualTo("1,1 S");
    assertThat(s.health("M")).isEqualTo(13);
    s.play("end");
    assertThat(s.health("M")).isEqualTo(13);
    s.play("end").isOver();
    assertThat(s.health("M")).isEqualTo(12);
  }

  /** He comes after the first, into the fire, and falls; the second stands before him still, and is not attacked. */
  @Test
  @Rule({"JW-RUL-69", "JW-RUL-71", "JW-RUL-77"})
  void attackerWhoFallsByFollowing_attacksNobodyElse_thoughTheOtherIsInRange() {
    Situation s = Situation.of(". . . .", ". . . .", ". r . .", ". . . .").pilgrim("T 0,0 N").pilgrim("M 1,3 N").health("M", 1)
        .with('M', Counters.LEVEL, 2).demon("1 warrior 2,2 S").demon("2 warrior 1,1 S").dice("red-1=3,1 white-1=4 blue=1").attack("M")
        .play("target figure:warrior-1", "target figure:warrior-2", "follow").isOver();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.where("1")).as("defeated, and killed: he cannot cleanse").isEqualTo("none");
    assertThat(s.where("2")).isEqualTo("1,1 S");
  }

  /** The row pushes nobody; the card does, and 1 and 2 crushing at the edge are the Warrior's 3. */
  @Test
  @Rule({"JW-SPC-03", "JW-RUL-76", "JW-CRD-05"})
  void undertow_atTheEdge_makesAHitOfADamage() {
    Situation s = Situation.on(4, 4).seats(3).pilgrim("S 2,1 N").with('S', Counters.CHI, 2).hand('S', "S6").demon("1 warrior 2,0 S")
        .dice("red-3=2,0 white-3=1 blue=1").attack("S").play("play card:S6 figure:monk-sha");
    assertThat(s.asked()).isEqualTo("verdict Cy");
    s.play("kill").isOver();
    assertThat(s.number('S', Counters.CHI)).isZero();
  }

  /** What stands at his side is pushed sideways: into the well. */
  @Test
  @Rule({"JW-SPC-05", "JW-RUL-17"})
  void wideSwing_pushesAlongItsOwnRay() {
    Situation s = Situation.of(". . . .", "W . . .", ". . . .", ". . . .").pilgrim("H 2,1 N").with('H', Counters.CHI, 2)
        .hand('H', "H2").demon("1 warrior 1,1 N").dice("red-1=2,2 white-1=5 blue=2").attack("H")
        .play("play card:H2 figure:cho-hakkai");
    assertThat(s.asked()).as("4 less 2 and 1 at the well").isEqualTo("verdict Ana");
    assertThat(s.number('H', Counters.CHI)).isZero();
  }
}
