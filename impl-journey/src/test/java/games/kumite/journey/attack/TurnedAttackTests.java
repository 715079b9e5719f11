package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Attacks that are redirected, turned back or cancelled, by several cards and seats, worked out by hand. */
final class TurnedAttackTests {

  private static void guest(GameState it) {
    it.setFigure(it.definition().firstOf(it.definition().type("iron-fan")), Counters.GUEST, 1);
  }

  /**
   * Tripitaka's own card does not help him once another is the target. The Monkey King is too far from him, but not from
   * Monk Sha, to whom the attack has gone; what has come to the Monkey King at last is taken back.
   */
  @Test
  @Rule({"JW-RUL-46", "JW-RUL-41", "JW-CRD-30", "JW-CRD-26", "JW-RUL-110"})
  void attack_goesFromOneToAnotherToAThird_andIsCancelledThere() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("T 4,4 S").pilgrim("M 1,2 S").pilgrim("S 1,1 S").hand('T', "T3", "T4")
        .hand('M', "M7").hand('S', "S1").demon("1 warrior 4,5 N").dice("red=3,3").attack("1");
    assertThat(s.asked()).isEqualTo("before-attack Ana");
    assertThat(s.options()).containsExactly("play card:T4 figure:tripitaka", "pass");
    s.play("pass");
    assertThat(s.asked()).as("the Monkey King is 5 steps from Tripitaka").isEqualTo("before-attack Cy");
    s.play("play card:S1 figure:monk-sha");
    assertThat(s.asked()).as("Tripitaka is no target now").isEqualTo("before-attack Bo");
    s.play("play card:M7 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("attack-rolled Ana");
    s.play("play card:T3 figure:tripitaka").isOver();

    assertThat(s.health("T") + s.health("M") + s.health("S")).isEqualTo(12 + 14 + 14);
    assertThat(s.number('T', Counters.CHI)).isEqualTo(7);
    assertThat(s.number('M', Counters.CHI)).isEqualTo(8);
    assertThat(s.number('S', Counters.CHI)).isEqualTo(8);
    assertThat(s.hand('T')).containsExactly("T4");
  }

  /** What is on him already he does not draw onto himself. */
  @Test
  @Rule({"JW-RUL-101", "JW-RUL-46"})
  void taunt_isNotForAnAttackOnItsOwner() {
    Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").pilgrim("M 2,2 N").hand('M', "M7").demon("1 warrior 2,1 S")
        .dice("red=1,0 blue-1=0,0").attack("1").isOver();
    assertThat(s.health("M")).isEqualTo(13);
    assertThat(s.hand('M')).containsExactly("M7");
  }

  /** Drawn onto himself, the first attack fells him; the second, on him in his own right, does not take place. */
  @Test
  @Rule({"JW-RUL-68", "JW-RUL-46", "JW-DEF-03"})
  void redirectedAttack_thatFells_leavesNoAttackInItsOwnRight() {
    Situation s = Situation.on(5, 5).pilgrim("T 1,1 S").pilgrim("M 3,1 S").health("M", 2).hand('M', "M7")
        .with('M', Counters.CHI, 2).demon("1 berserker 2,2 N").dice("red=3,2 black=1 blue-1=2,1").attack("1")
        .play("target figure:tripitaka", "play card:M7 figure:monkey-king").isOver();
    assertThat(s.health("M")).isZero();
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.number('M', Counters.CHI)).isZero();
  }

  /** The one who lies does not take it on himself, the paralyzed does not call it off. */
  @Test
  @Rule({"JW-DEF-02", "JW-CRD-18"})
  void fallenAndParalyzed_areNotAskedForTheOthers() {
    Situation s = Situation.on(6, 6).seats(4).pilgrim("T 0,0 S").pilgrim("M 3,3 S").pilgrim("S 1,1 S").health("S", 0)
        .hand('T', "T3").condition("T", "PARALYZED", 1).hand('S', "S1").demon("1 warrior 3,4 N").dice("red=1,1 blue-2=0,0")
        .attack("1").isOver();
    assertThat(s.health("M")).isEqualTo(12);
    assertThat(s.hand('T')).containsExactly("T3");
  }

  /** Cancelled or not, it was his full attack action: the guest leaves. */
  @Test
  @Rule({"JW-SDC-02", "JW-CRD-26"})
  void guestLord_whoseAttackIsCancelled_leavesAllTheSame() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,0 S").pilgrim("M 3,3 S").hand('T', "T3").with('T', Counters.CHI, 3)
        .demon("1 iron-fan 3,4 N").and(TurnedAttackTests::guest).dice("red=3,3,3 black=6").attack("1")
        .play("play card:T3 figure:tripitaka").isOver();
    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.journey().defeats(s.journey().definition().type("iron-fan"))).isZero();
  }

  /** Defeated by her own blow before she leaves, she counts like any other: BKR 5. */
  @Test
  @Rule({"JW-RUL-50", "JW-CRD-28", "JW-ATK-18"})
  void guestLord_defeatedByAReflection_bringsKarma() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("T 3,3 S").health("T", 1).hand('T', "T4").with('T', Counters.CHI, 4)
        .demon("1 iron-fan 3,4 N").health("1", 3).and(TurnedAttackTests::guest).dice("red=1,1,1 black=1").attack("1")
        .play("play card:T4 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("verdict Ana");
    s.play("kill").isOver();
    assertThat(s.number('T', Counters.BAD)).isEqualTo(5);
    assertThat(s.health("T")).isEqualTo(1);
    assertThat(s.journey().defeats(s.journey().definition().type("iron-fan"))).isEqualTo(1);
  }

  /** PARALYZED comes back to her with one AP left: her activation ends. */
  @Test
  @Rule({"JW-RUL-123", "JW-CRD-29"})
  void paralysisThatComesBack_endsTheActivation() {
    Situation s = Situation.on(6, 6).pilgrim("T 3,3 S").hand('T', "T4").demon("1 iron-fan 3,4 N").dice("red=1,1,1 black=6")
        .with('M', Counters.LYING, Counters.DEAD).with('S', Counters.LYING, Counters.DEAD).with('H', Counters.LYING, Counters.DEAD)
        .when(DemonPhase.ACTIVATE).play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.health("1")).isEqualTo(13);
    assertThat(s.conditions("1")).containsExactly("PARALYZED 0");
    assertThat(s.events()).filteredOn("Iron Fan attacks Tripitaka."::equals).hasSize(1);
  }

  /** She is paralyzed by her own blow, and yet strikes the other one: that belongs to the same action. */
  @Test
  @Rule({"JW-RUL-129", "JW-RUL-112", "JW-RUL-44"})
  void paralysisThatComesBack_leavesTheOtherTargetsOfTheAction() {
    Situation s = Situation.on(7, 7).pilgrim("T 3,3 S").pilgrim("M 2,3 S").hand('T', "T4").demon("1 iron-fan 3,4 N")
        .dice("red=1,1,1,3,2,1 black=6,1 blue-1=0,0").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka").isOver();
    assertThat(s.conditions("1")).containsExactly("PARALYZED 0");
    assertThat(s.health("M")).isEqualTo(8);
  }

  /** Weakened by its own blow the Drummer has no die left for the other one. */
  @Test
  @Rule({"JW-RUL-129", "JW-ATK-08"})
  void weaknessThatComesBack_takesADieOfTheNextSingleAttack() {
    Situation s = Situation.on(7, 7).pilgrim("T 3,3 S").pilgrim("M 2,3 S").hand('T', "T4").demon("1 drummer 3,4 N")
        .dice("red=1 black=5,1 blue-1=0,0").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka").isOver();
    assertThat(s.conditions("1")).containsExactly("WEAKENED 0");
    assertThat(s.health("M")).isEqualTo(14);
  }

  /**
   * Monk Sha, far off and with his last health, takes on himself what goes for the Monkey King, whom the Berserker pushes
   * nowhere: his own direction counts, and there he is crushed as well.
   */
  @Test
  @Rule({"JW-RUL-46", "JW-SPC-03", "JW-CRD-30", "JW-DEF-01"})
  void redirectedKnockBack_pushesTheOneInWhoseWayItIsNow() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,0 N").pilgrim("M 2,1 S").pilgrim("S 5,4 N").health("S", 1).hand('S', "S1")
        .with('S', Counters.CHI, 2).demon("1 berserker 2,2 N").dice("red=0,0 black=5 blue-1=2,2").attack("1")
        .play("play card:S1 figure:monk-sha").isOver();
    assertThat(s.where("M")).isEqualTo("2,1 S");
    assertThat(s.where("S")).as("south-east is off the map").isEqualTo("5,4 N");
    assertThat(s.health("S")).isZero();
    assertThat(s.number('S', Counters.LYING)).isEqualTo(1);
  }

  /** 3 and 3 and 1 and 1 for the General are 8; two dice of his, a card and a second throw leave 2. */
  @Test
  @Rule({"JW-RUL-41", "JW-CRD-05"})
  void defense_isMadeUpOfSeveralCardsOfSeveralSeats() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("T 0,0 N").pilgrim("H 3,3 N").hand('T', "F08").hand('H', "H5", "F09")
        .with('H', Counters.CHI, 1).demon("1 general 3,4 N").dice("red=3,3,1 black=2 blue-1=0,1,2").attack("1");
    assertThat(s.asked()).isEqualTo("attack-rolled Ana");
    s.play("play card:F08 figure:tripitaka", "play card:H5 figure:cho-hakkai", "play card:F09 figure:cho-hakkai");
    s.play("reroll blue 1", "done").isOver();
    assertThat(s.health("H")).as("8 less 3 less 2 less 1").isEqualTo(14);
    assertThat(s.number('H', Counters.CHI)).isZero();
  }

  /** Blind Rage takes his only die: no green square for him. Thick Hide gives him one back, and the green square with it. */
  @Test
  @Rule({"JW-RUL-51", "JW-ATK-24"})
  void lastDefenseDie_takesTheGreenSquareWithIt() {
    Situation bare = Situation.of(". g .", ". . .").pilgrim("T 0,1 N").pilgrim("H 1,0 S").corrupted('H', "C10")
        .demon("1 warrior 1,1 N").dice("red=2,1").attack("1").isOver();
    assertThat(bare.health("H")).isEqualTo(13);

    Situation hide = Situation.of(". g .", ". . .").pilgrim("T 0,1 N").pilgrim("H 1,0 S").corrupted('H', "C10")
        .hand('H', "H5").demon("1 warrior 1,1 N").dice("red=2,1 blue-1=0").attack("1")
        .play("play card:H5 figure:cho-hakkai").isOver();
    assertThat(hide.health("H")).isEqualTo(14);
  }
}
