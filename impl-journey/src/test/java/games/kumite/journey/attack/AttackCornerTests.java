package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.ShippedWords;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Attacks in which several rules meet, worked out by hand. */
final class AttackCornerTests {

  /**
   * Lines keep the Monkey King from the square of the General before him: to two others the way is 4 steps. The upper one
   * counts, from which he stands due south; from the other one he would be pushed south-east.
   */
  private static Situation taunting(String tripitaka) {
    return Situation.on(8, 8).line(5, 2, Facing.SOUTH, 'y').line(5, 2, Facing.EAST, 'y').line(5, 3, Facing.WEST, 'y')
        .pilgrim("T " + tripitaka).pilgrim("M 5,3 N").hand('M', "M7").demon("1 general 5,2 S");
  }

  @Test
  @Rule({"JW-RUL-46", "JW-RUL-110", "JW-RUL-21"})
  void taunt_withTwoNearestSquares_pushesFromTheUpperOne() {
    Situation s = taunting("4,4 N").dice("red=1,1,1 black=4 blue-1=0,0").attack("1");
    assertThat(s.asked()).isEqualTo("before-attack Ana");

    s.play("play card:M7 figure:monkey-king").isOver();

    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.health("M")).isEqualTo(11);
    assertThat(s.where("M")).isEqualTo("5,4 N");
    assertThat(s.where("1")).as("no following across a line").isEqualTo("5,2 S");
  }

  /** Beside him, but three steps away round the line. */
  @Test
  @Rule("JW-RUL-110")
  void taunt_goesByTheWay_notByTheSquares() {
    Situation s = taunting("4,3 N").dice("red=0,0,1 black=1 blue-1=2,2").attack("1").isOver();

    assertThat(s.hand('M')).containsExactly("M7");
  }

  /** Two targets; the second turns it back, and 3 damage and 1 crushing at the map's edge defeat a Berserker of 4. */
  @Test
  @Rule({"JW-CRD-28", "JW-RUL-45", "JW-SPC-03", "JW-RUL-68"})
  void reflection_afterAnotherTarget_crushesALongBaseAlongTheDiagonal() {
    Situation s = Situation.on(8, 8).pilgrim("T 2,2 N").pilgrim("M 4,2 N").hand('T', "T4").demon("1 berserker 3,1 S")
        .dice("red=1,1 black=1 blue-1=0,0 red=2,1 black=5").attack("1")
        .play("target figure:monkey-king", "play card:T4 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("verdict Ana");
    assertThat(s.options()).containsExactly("kill", "cleanse");

    s.play("kill").isOver();

    assertThat(s.health("M")).isEqualTo(12);
    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.number('T', Counters.BAD)).isEqualTo(2);
    assertThat(s.where("1")).isEqualTo("none");
  }

  /** 6 damage and 1 by BURNING defeat the General of 5; the cleanse roll comes to 2 of 5, so all of it is taken back. */
  @Test
  @Rule({"JW-RUL-20", "JW-RUL-112", "JW-ATK-22", "JW-CRD-28"})
  void reflection_andAFailedCleanse_leaveTheDemonWell_toAttackTheNextTarget() {
    Situation s = Situation.on(8, 8).pilgrim("T 4,2 N").pilgrim("M 5,2 N").hand('T', "T4").demon("1 general 5,1 S")
        .dice("red=3,2,1 black=6 red-1=0,1,1 red=1,1,1 black=1 blue-1=0,0").attack("1")
        .play("target figure:tripitaka", "play card:T4 figure:tripitaka", "cleanse").isOver();

    assertThat(s.health("1")).isEqualTo(5);
    assertThat(s.conditions("1")).isEmpty();
    assertThat(s.where("1")).isEqualTo("5,1 S");
    assertThat(s.number('T', Counters.GOOD)).isZero();
    assertThat(s.number('T', Counters.CHI)).isEqualTo(6);
    assertThat(s.health("M")).isEqualTo(11);
  }

  @Test
  @Rule({"JW-RUL-107", "JW-RUL-18", "JW-RUL-14"})
  void crushing_withBrittleBones_knocksOutWithoutDamage_andTheFallenBlocks() {
    Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").pilgrim("M 2,4 S").health("M", 2).corrupted('M', "C06")
        .demon("1 general 3,3 S").dice("red=1,0,0 black=4 blue-1=2,0").attack("1").isOver();

    assertThat(s.health("M")).isZero();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.where("M")).isEqualTo("2,4 S");
    assertThat(s.where("1")).isEqualTo("3,3 S");
  }

  /** 2 damage leave 1; BURNING takes it at once and lies on, by the one who has fallen by it. */
  @Test
  @Rule({"JW-RUL-18", "JW-TRN-09", "JW-CRD-16"})
  void condition_thatFells_staysWithTheFallen() {
    Situation s = Situation.on(5, 6).pilgrim("T 0,0 N").pilgrim("M 2,4 S").health("M", 3).demon("1 general 3,3 S")
        .dice("red=1,1,1 black=6 blue-1=1,0").attack("1").isOver();

    assertThat(s.health("M")).isZero();
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.conditions("M")).containsExactly("BURNING 0");
  }

  @TempDir
  private Path directory;

  /** Monk Sha takes on himself what was meant for Tripitaka, and draws Losing Health for his wound: it fells him. */
  @Test
  @Rule({"JW-RUL-68", "JW-RUL-46", "JW-RUL-55", "JW-CRD-23", "JW-CRD-30"})
  void misfortune_withinARedirectedAttack_leavesNoSecondTarget() throws IOException {
    Situation s = Situation.on(5, 5).content(unlucky()).pilgrim("T 1,1 S").pilgrim("S 3,1 S").health("S", 5)
        .hand('S', "S1", "S8").onTop("N01").demon("1 berserker 2,2 N").dice("red=1,1 black=1 blue-1=0,0").attack("1")
        .play("target figure:tripitaka", "play card:S1 figure:monk-sha", "play card:S8 figure:monk-sha").isOver();

    assertThat(s.health("T")).isEqualTo(12);
    assertThat(s.health("S")).isZero();
    assertThat(s.number('S', Counters.LYING)).isEqualTo(1);
    assertThat(s.events()).filteredOn(text -> text.startsWith("Berserker 1 strikes")).hasSize(1);
  }

  private Content unlucky() throws IOException {
    String text = Shipped.text("skills");
    String changed = text.replaceAll("\"ANY\",\\s+\"cost\": \"chi 3\", \"effects\": \"removeCondition\\(any pilgrim,1\\)\"",
        "\"AFTER(damage on self)\", \"cost\": \"chi 3\", \"effects\": \"draw(misfortune,1)\"");
    assertThat(changed).isNotEqualTo(text);
    Files.writeString(directory.resolve("skills.json"), changed);
    return Content.shelf(ShippedWords.ALL).of(directory.toString());
  }
}
