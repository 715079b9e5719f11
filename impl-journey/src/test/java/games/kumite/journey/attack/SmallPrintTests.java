package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What single attacks do at their limits, and what is told of them, worked out by hand. */
final class SmallPrintTests {

  /** No damage is done: none is told, and the card that answers damage is not asked for, though he is hurt. */
  @Test
  @Rule({"JW-ATK-14", "JW-RUL-18"})
  void attackThatFails_isNoDamage() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 N").health("H", 9).hand('H', "H3").demon("1 warrior 2,1 S")
        .dice("red=1,0 blue-1=1").attack("1").isOver();
    assertThat(s.health("H")).isEqualTo(9);
    assertThat(s.events()).noneMatch(text -> text.contains("takes 0 damage"));
  }

  /** Hair Doubles is for the whole attack action: who has passed when it started is not offered it any more. */
  @Test
  @Rule({"JW-RUL-103", "JW-ATK-01"})
  void cardForThePattern_isNotOfferedBeforeTheSingleAttack() {
    Situation s = Situation.on(5, 5).pilgrim("M 2,2 N").hand('M', "M2").demon("1 warrior 2,1 S")
        .dice("red-1=0,0 white-1=1 blue=1").attack("M");
    assertThat(s.asked()).isEqualTo("declare Ana");
    s.play("pass").isOver();
    assertThat(s.number('M', Counters.CHI)).isEqualTo(10);
  }

  /** What the dice come to so far is said to those who may answer: 2 and 2 by the black die, then 3 of defense. */
  @Test
  @Rule({"JW-CRD-04", "JW-ATK-10", "JW-ATK-11"})
  void promptsAfterTheDice_sayWhatTheyComeTo() {
    Situation s = Situation.on(5, 5).pilgrim("T 2,2 N").hand('T', "F08", "F09").demon("1 berserker 2,1 S")
        .dice("red=1,1 black=6 blue-1=2,1").attack("1");
    assertThat(s.match().decision().prompt().chooser()).startsWith("Berserker 1 attacks Tripitaka with 4 so far");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("defense-rolled Ana");
    assertThat(s.match().decision().prompt().chooser()).startsWith("Berserker 1 attacks Tripitaka, 4 against 3 so far");
  }

  /** Three in reach of a Berserker: the first place is asked, the second, and the third is who is left. */
  @Test
  @Rule({"JW-AI-08", "JW-AI-16", "JW-RUL-104"})
  void orderOfThreeTargets_isAskedPlaceByPlace() {
    Situation s = Situation.on(6, 6).pilgrim("T 2,2 S").pilgrim("M 1,2 S").pilgrim("S 3,2 S").demon("1 berserker 2,3 N")
        .dice("red=0,0 black=1 blue-1=0,0 red=0,0 black=1 blue-1=0,0 red=0,0 black=1 blue-1=0,0").attack("1");
    assertThat(s.options()).containsExactlyInAnyOrder("target figure:tripitaka", "target figure:monkey-king",
        "target figure:monk-sha");
    s.play("target figure:monk-sha");
    assertThat(s.options()).containsExactlyInAnyOrder("target figure:tripitaka", "target figure:monkey-king");
    s.play("target figure:tripitaka").isOver();
    assertThat(s.events()).filteredOn(text -> text.contains(" attacks ")).containsExactly(
        "Berserker 1 attacks Monk Sha.", "Berserker 1 attacks Tripitaka.", "Berserker 1 attacks Monkey King.");
  }

  /** Three Warriors in reach, and two targets on the Monkey King's sheet. */
  @Test
  @Rule({"JW-ATK-02", "JW-RUL-16"})
  void targets_areNoMoreThanTheSheetAllows() {
    Situation s = Situation.on(6, 6).pilgrim("M 2,3 N").demon("1 warrior 1,2 S").demon("2 warrior 2,2 S")
        .demon("3 warrior 3,2 S").dice("red-1=0,0 white-1=1 blue=0 red-1=0,0 white-1=1 blue=0").attack("M")
        .play("target figure:warrior-3", "target figure:warrior-1").isOver();
    assertThat(s.events()).filteredOn(text -> text.contains(" attacks ")).containsExactly(
        "Monkey King attacks Warrior 3.", "Monkey King attacks Warrior 1.");
  }

  /** His only die fails and is rolled again; with a clouded mind he has none, and the card is of no use. */
  @Test
  @Rule({"JW-RUL-101", "JW-RUL-111", "JW-ATK-20"})
  void rakeTheSoul_needsADie() {
    Situation s = Situation.on(5, 5).pilgrim("H 2,2 N").hand('H', "H8").demon("1 archer 2,1 S")
        .dice("red-1=3,3 white-1=1 red-1=1").attack("H").play("cleanse");
    assertThat(s.asked()).isEqualTo("cleanse-rolled Ana");
    s.dice("red-1=3").play("play card:H8 figure:cho-hakkai").isOver();
    assertThat(s.number('H', Counters.GOOD)).isEqualTo(2);

    Situation none = Situation.on(5, 5).pilgrim("H 2,2 N").hand('H', "H8").corrupted('H', "C05").demon("1 archer 2,1 S")
        .dice("red-1=3,3 white-1=1").attack("H").play("cleanse").isOver();
    assertThat(none.number('H', Counters.CHI)).isEqualTo(10);
    assertThat(none.where("1")).isEqualTo("2,1 S");
  }

  /** The first die stays as it is, the second falls again: 3 and 2. His own player says which. */
  @Test
  @Rule({"JW-ATK-08", "JW-CRD-04"}) // JW-D-24
  void fieryEyes_rollTheDieAgainThatIsNamed() {
    Situation s = Situation.on(5, 5).seats(4).pilgrim("M 2,2 N").hand('M', "M6").demon("1 iron-fan 2,1 S")
        .dice("red-2=3,0 white-2=1").attack("M").play("play card:M6 figure:monkey-king");
    assertThat(s.asked()).isEqualTo("reroll Bo");
    assertThat(s.options()).containsExactlyInAnyOrder("reroll red 1", "reroll red 2");
    s.dice("red-2=2 blue=0,0").play("reroll red 2", "done").isOver();
    assertThat(s.health("1")).isEqualTo(11);
  }

  /** The last one who was not across is knocked over by a General. */
  @Test
  @Rule({"JW-RUL-64", "JW-END-01", "JW-RUL-83"})
  void knockBackOntoTheTile_mayWin() {
    Situation s = Situation.on(8, 4).secondTileFrom(4).victory(new Goal.EverybodyOn("T2A")).pilgrim("T 6,0 N")
        .pilgrim("M 3,1 N").demon("1 general 2,1 E").dice("red=0,0,0 black=4 blue-1=0,0").attack("1");
    assertThat(s.where("M")).isEqualTo("4,1 N");
    assertThat(s.ending()).isEqualTo("victory");
  }
}
