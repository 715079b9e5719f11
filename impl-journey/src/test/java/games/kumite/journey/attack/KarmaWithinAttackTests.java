package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a defeat brings while the attack action goes on, worked out by hand. */
final class KarmaWithinAttackTests {

  private static final String[] ALL_CORRUPTION = {"C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10",
      "C11", "C12"};

  /** Cleansed ahead, killed at his left: both tracks reach 10 in one attack action. */
  @Test
  @Rule({"JW-RUL-35", "JW-KAR-01", "JW-KAR-02", "JW-ATK-21"})
  void bothTracks_areExchangedInOneAttack_eachAtItsMoment() {
    Situation s = Situation.on(6, 6).seats(3).pilgrim("S 3,3 N").with('S', Counters.GOOD, 8).with('S', Counters.BAD, 9)
        .onTop("S1", "S7").onTop("C05").demon("1 warrior 3,2 S").demon("2 warrior 2,3 E")
        .dice("red-3=2,2 white-3=1 blue=0 red-3=1,1,3,0 white-3=1 blue=0").attack("S")
        .play("target figure:warrior-1", "target figure:warrior-2", "cleanse");
    assertThat(s.hand('S')).containsExactly("S7");
    assertThat(s.cards(s.journey().zones().skillDiscards[2])).containsExactly("S1");
    assertThat(s.number('S', Counters.LEVEL)).isEqualTo(1);

    s.play("kill").isOver();

    assertThat(s.number('S', Counters.GOOD)).isZero();
    assertThat(s.number('S', Counters.BAD)).isZero();
    assertThat(s.number('S', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[2])).containsExactly("C05");
  }

  /** Level 3 is the last: the exchange brings corruption alone, each time. */
  @Test
  @Rule({"JW-KAR-04", "JW-KAR-03"})
  void levelThree_isCorruptedAgainAndAgain() {
    Situation s = Situation.on(6, 6).pilgrim("H 3,3 N").with('H', Counters.LEVEL, 2).with('H', Counters.BAD, 7).onTop("C09", "C11")
        .demon("1 general 3,2 S").dice("red-1=3,3 white-1=6 blue=2").attack("H").play("ray ahead", "stay", "kill").isOver();
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(3);
    assertThat(s.number('H', Counters.BAD)).isZero();

    Situation again = Situation.on(6, 6).pilgrim("H 3,3 N").with('H', Counters.LEVEL, 3).with('H', Counters.BAD, 9)
        .corrupted('H', "C09").onTop("C11").demon("1 archer 3,2 S").dice("red-1=3,3 white-1=1").attack("H").play("kill").isOver();
    assertThat(again.number('H', Counters.LEVEL)).isEqualTo(3);
    assertThat(again.cards(again.journey().zones().corruption[3])).containsExactlyInAnyOrder("C09", "C11");
  }

  @Test
  @Rule({"JW-DFN-03", "JW-KAR-02", "JW-KAR-05"})
  void noCorruptionLeft_upgradesTheWeaponAllTheSame() {
    Situation s = Situation.on(6, 6).pilgrim("T 0,5 N").pilgrim("H 3,3 N").with('H', Counters.BAD, 9).corrupted('T', ALL_CORRUPTION)
        .demon("1 archer 3,2 S").dice("red-1=3,3 white-1=1").attack("H").play("kill").isOver();
    assertThat(s.number('H', Counters.BAD)).isZero();
    assertThat(s.number('H', Counters.LEVEL)).isEqualTo(2);
    assertThat(s.cards(s.journey().zones().corruption[3])).isEmpty();
  }

  /** Killing ahead brings Thirst for Blood; with 1 chi he cannot cleanse the next one, and is not asked. */
  @Test
  @Rule({"JW-RUL-35", "JW-RUL-104", "JW-ATK-19"})
  void thirstForBlood_gainedByTheFirst_bindsAtTheSecond() {
    Situation s = Situation.on(6, 6).pilgrim("H 3,3 N").with('H', Counters.BAD, 9).with('H', Counters.CHI, 1).onTop("C04")
        .demon("1 archer 3,2 S").demon("2 archer 4,2 S").dice("red-1=3,3,3,3 white-1=1,1").attack("H")
        .play("target figure:archer-1", "target figure:archer-2", "kill").isOver();
    assertThat(s.number('H', Counters.BAD)).isEqualTo(1);
    assertThat(s.where("2")).isEqualTo("none");
  }

  /** Blind Rage adds its damage at once: 1 and 1 and 1 defeat the second Warrior; Hollow Heart takes chi at once. */
  @Test
  @Rule({"JW-RUL-35", "JW-KAR-02", "JW-DFN-04"})
  void corruption_worksAtOnce() {
    Situation rage = Situation.on(6, 6).pilgrim("H 3,3 N").with('H', Counters.BAD, 9).onTop("C10")
        .demon("1 archer 3,2 S").demon("2 warrior 4,2 S").dice("red-1=3,3,1,1 white-1=1,1 blue=0").attack("H")
        .play("target figure:archer-1", "target figure:warrior-1", "kill");
    assertThat(rage.asked()).isEqualTo("verdict Ana");

    Situation heart = Situation.on(6, 6).pilgrim("H 3,3 N").with('H', Counters.BAD, 9).onTop("C07").demon("1 archer 3,2 S")
        .dice("red-1=3,3 white-1=1").attack("H").play("kill").isOver();
    assertThat(heart.number('H', Counters.CHI)).isEqualTo(8);

    Situation wound = Situation.on(6, 6).pilgrim("H 3,3 N").health("H", 15).with('H', Counters.BAD, 9).onTop("C08")
        .demon("1 archer 3,2 S").dice("red-1=3,3 white-1=1").attack("H").play("kill").isOver();
    assertThat(wound.health("H")).isEqualTo(14);
  }

  /** WEAKENED takes Tripitaka's only red die: the white one alone does 1 damage, a card 2 more. */
  @Test
  @Rule({"JW-ATK-08", "JW-ATK-09", "JW-CRD-09"})
  void attackWithoutARedDie_stillHasTheWeapon() {
    Situation s = Situation.on(6, 6).pilgrim("T 3,3 N").condition("T", "WEAKENED", 0).hand('T', "F07").demon("1 archer 3,2 S")
        .dice("white-1=6 red-1=0,0,1,1").attack("T").play("play card:F07 figure:tripitaka", "cleanse").isOver();
    assertThat(s.number('T', Counters.GOOD)).as("3 dice and 1 by the staff").isEqualTo(2);

    Situation weak = Situation.on(6, 6).pilgrim("T 3,3 N").condition("T", "WEAKENED", 0).demon("1 archer 3,2 S")
        .dice("white-1=6").attack("T").isOver();
    assertThat(weak.where("1")).isEqualTo("3,2 S");
  }

  /** Lucky Coin may be for the white die; the row that counts is that of the second throw. */
  @Test
  @Rule({"JW-ATK-09"})
  void luckyCoin_rollsTheWeaponDieAgain() {
    Situation s = Situation.on(6, 6).pilgrim("H 3,3 N").hand('H', "F09").demon("1 warrior 3,2 S")
        .dice("red-1=0,0 white-1=1 white-1=5 blue=0").attack("H").play("play card:F09 figure:cho-hakkai");
    assertThat(s.options()).containsExactlyInAnyOrder("reroll red 1", "reroll red 2", "reroll white 1");
    s.play("reroll white 1", "stay").isOver();
    assertThat(s.where("1")).isEqualTo("3,1 S");
  }
}
