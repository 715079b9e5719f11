package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.journey.turn.Turns;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Conditions and corruption on both sides of an attack, worked out by hand. */
final class ConditionsInAttackTests {

  /** Paralyzed by the spade, the Yoke Beast rolls nothing against the second blow: 4 are its 4. */
  @Test
  @Rule({"JW-RUL-44", "JW-CRD-18", "JW-ATK-15"})
  void paralyzedBySpade_isBareAgainstTheNextAttack() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("S 2,3 N").with('S', Counters.LEVEL, 3).demon("1 yoke-beast 2,2 S")
        .dice("red-3=0,0,3,0 white-3=6,1 blue=0").when(Turns.activation('S')).play("attack");
    assertThat(s.conditions("1")).containsExactly("PARALYZED 0");
    assertThat(s.health("1")).isEqualTo(4);
    s.play("attack");
    assertThat(s.asked()).isEqualTo("verdict Cy");
  }

  /** An Archer that is weakened has no red die; the black one still poisons. */
  @Test
  @Rule({"JW-ATK-10", "JW-RUL-18", "JW-ATK-12"})
  void weakenedArcher_poisonsWithoutADie() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,5 N").pilgrim("M 2,0 S").demon("1 archer 2,3 N").condition("1", "WEAKENED", 0)
        .dice("black=6 blue-1=2,2").attack("1").isOver();
    assertThat(s.conditions("M")).containsExactly("POISONED 0");
    assertThat(s.health("M")).isEqualTo(14);
  }

  /** Disabled, a demon beside Tripitaka does nothing to him: it stands where it would want to be. */
  @Test
  @Rule({"JW-RUL-44", "JW-AI-07"})
  void disabledDemon_doesNotAttackWhomItStandsBeside() {
    Situation s = Situation.on(6, 6).pilgrim("T 2,2 N").demon("1 warrior 2,1 S").condition("1", "DISABLED", 0)
        .with('M', Counters.LYING, Counters.DEAD).with('S', Counters.LYING, Counters.DEAD).with('H', Counters.LYING, Counters.DEAD)
        .when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.where("1")).isEqualTo("2,1 S");
    assertThat(s.events()).noneMatch(text -> text.contains("attacks"));
  }

  /** The Seal costs 4 of 5 chi: Thirst for Blood leaves Tripitaka no cleansing, and nobody is asked. */
  @Test
  @Rule({"JW-CRD-28", "JW-RUL-104", "JW-RUL-77"})
  void reflection_withThirstForBlood_isAKill() {
    Situation s = Situation.on(6, 6).pilgrim("T 2,2 N").with('T', Counters.CHI, 5).corrupted('T', "C04").hand('T', "T4")
        .demon("1 warrior 2,1 S").dice("red=3,1").attack("1").play("play card:T4 figure:tripitaka").isOver();
    assertThat(s.number('T', Counters.BAD)).isEqualTo(1);
    assertThat(s.number('T', Counters.CHI)).isEqualTo(1);
  }

  /** Two copies of a fortune card are two cards, for one attack too: 6 less 3 less 3. */
  @Test
  @Rule({"JW-RUL-62", "JW-RUL-101"})
  void twoCharms_defendTogether() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,5 N").pilgrim("M 2,2 N").hand('T', "F08", "F08").demon("1 warrior 2,1 S")
        .dice("red=3,3 blue-1=0,0").attack("1").play("play card:F08 figure:tripitaka");
    s.play(s.options().get(0)).isOver();
    assertThat(s.health("M")).isEqualTo(14);
    assertThat(s.hand('T')).isEmpty();
  }

  /** The edge is for one single attack: 1 and 2 are the first Warrior's 3, the second one has 1. */
  @Test
  @Rule({"JW-RUL-103", "JW-RUL-15"})
  void sharpenedEdge_isForOneOfTwoTargets() {
    Situation s = Situation.on(6, 6).pilgrim("H 3,3 N").hand('H', "F07").demon("1 warrior 3,2 S").demon("2 warrior 4,2 S")
        .dice("red-1=1,0,1,0 white-1=1,1 blue=0,0").attack("H").play("target figure:warrior-1", "target figure:warrior-2",
            "play card:F07 figure:cho-hakkai", "kill").isOver();
    assertThat(s.where("1")).isEqualTo("none");
    assertThat(s.where("2")).isEqualTo("4,2 S");
  }

  /** Brotherhood for the paralyzed: it is Monk Sha who defends, with his own dice. */
  @Test
  @Rule({"JW-CRD-30", "JW-CRD-18", "JW-RUL-46"})
  void brotherhood_forTheParalyzed_isDefended() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("T 0,5 N").pilgrim("M 2,2 N").condition("M", "PARALYZED", 0)
        .pilgrim("S 5,5 N").hand('S', "S1").with('S', Counters.CHI, 2).demon("1 warrior 2,1 S").dice("red=3,2 blue-3=2,1")
        .attack("1").play("play card:S1 figure:monk-sha").isOver();
    assertThat(s.health("S")).isEqualTo(12);
    assertThat(s.health("M")).isEqualTo(14);
  }

  /** Two squares off, but the way to him is longer. */
  @Test
  @Rule({"JW-RUL-110", "JW-RUL-10"})
  void taunt_countsTheWayRoundAToken() {
    Situation token = Situation.of(". . . .", ". V . .", ". . . .").pilgrim("T 2,1 E").pilgrim("M 0,1 N").hand('M', "M7")
        .demon("1 warrior 3,1 W").dice("red=1,0 blue-1=0,0").attack("1").isOver();
    assertThat(token.health("T")).as("4 steps round the villager").isEqualTo(11);

    Situation open = Situation.on(4, 3).pilgrim("T 2,1 E").pilgrim("M 0,1 N").hand('M', "M7")
        .demon("1 warrior 3,1 W").dice("red=1,0 blue-1=0,0").attack("1").play("play card:M7 figure:monkey-king").isOver();
    assertThat(open.health("M")).isEqualTo(13);
  }

  /** The gate stands on the next tile, beside Tripitaka: near enough, unless a line parts them. */
  @Test
  @Rule({"JW-CRD-24", "JW-DFN-01", "JW-RUL-11"})
  void prayerOfSealing_reachesTheNextTile_ifTheGateIsAdjacent() {
    Situation s = Situation.of(". . . G . .", ". . . . . .").secondTileFrom(3).pilgrim("T 2,1 N").hand('T', "T1")
        .with('T', Counters.CHI, 4).when(Turns.activation('T')).play("play card:T1 figure:tripitaka");
    assertThat(s.journey().closedGates("")).isNotZero();

    Situation parted = Situation.of(". . . G . .", ". . . . . .").secondTileFrom(3).line(2, 1, Facing.EAST, 'y')
        .line(2, 0, Facing.EAST, 'y').pilgrim("T 2,1 N").hand('T', "T1").when(Turns.activation('T'));
    assertThat(parted.refusal("play card:T1 figure:tripitaka")).isEqualTo("JW-RUL-101");
  }

  /** Monk Sha's gift to an attacker: the kill is the attacker's, and his weapon's row with it. */
  @Test
  @Rule({"JW-RUL-102", "JW-RUL-54", "JW-KAR-02"})
  void grantedAttack_bringsItsKarmaToWhoMakesIt() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("S 0,0 N").hand('S', "S3").pilgrim("H 3,3 N").with('H', Counters.BAD, 9)
        .onTop("C11").demon("1 archer 3,2 S").dice("red-1=3,0 white-1=1").when(Turns.activation('S'))
        .play("play card:S3 figure:monk-sha", "attack", "kill");
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.number('H', Counters.BAD)).isZero();
    assertThat(s.number('S', Counters.BAD)).isZero();
    assertThat(s.asked()).isEqualTo("act Cy");
  }
}
