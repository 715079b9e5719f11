package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Demon phases in which several rules meet, worked out by hand. */
final class DemonCornerTests {

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  private static Situation faceUp(Situation s, String special) {
    return s.and(it -> {
      int token = 0;
      while (!it.face(token).card.id().equals(special)) {
        token++;
      }
      it.cards().moveToTop(token, it.zones().special);
    });
  }

  /**
   * A General of two by two squares before a line, the Monkey King behind it. He can march through both, but he may end on
   * neither, and through the line he sees nobody: the first pose that hits Tripitaka is 5 steps away.
   */
  private static Situation march(char line) {
    return faceUp(Situation.on(9, 2), "phase-march").line(2, 0, Facing.EAST, line).line(2, 1, Facing.EAST, line)
        .pilgrim("M 4,0 W").pilgrim("T 8,1 W").demon("1 general 1,0 E").and(DemonCornerTests::buryAbsent);
  }

  @Test
  @Rule({"JW-SDC-09", "JW-MOV-04"})
  void phaseMarch_takesALargeBaseThroughALineAndAMiniature_toItsFirstLegalPose() {
    Situation s = march('y').when(DemonPhase.ACTIVATE).isOver();

    assertThat(s.events()).contains("General 1 can attack no one and comes nearer to Tripitaka: 2 AP to move.");
    assertThat(s.where("1")).isEqualTo("6,0 E");
  }

  @Test
  @Rule({"JW-SDC-09", "JW-RAG-04"})
  void phaseMarch_inRage_attacksWithTheLastPoint() {
    Situation s = march('y').and(it -> it.set(Counters.RAGE, 1)).dice("red=0,0,0 black=1 blue-1=0,0")
        .when(DemonPhase.ACTIVATE).isOver();

    assertThat(s.events()).contains("General 1 can attack Tripitaka: 2 AP to move, 1 to attack.");
    assertThat(s.where("1")).isEqualTo("6,0 E");
  }

  @Test
  @Rule({"JW-RUL-48", "JW-TER-03"})
  void phaseMarch_endsBeforeAPurpleLine() {
    Situation s = march('p').when(DemonPhase.ACTIVATE).isOver();

    assertThat(s.where("1")).isEqualTo("2,0 E");
  }

  /**
   * One gate draws Wild Attacks, the next one a General when both are in play: rage. The Warrior, who would go for
   * Tripitaka, goes for the weakest instead, and has the third point at once.
   */
  @Test
  @Rule({"JW-RUL-29", "JW-SDC-08", "JW-RUL-47", "JW-RAG-04", "JW-RUL-30"})
  void rage_inTheMiddleOfWildAttacks_givesTheWildAThirdPoint() {
    Situation s = Situation.of(
        "G . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . G")
        .onTop("wild-attacks", "general").pilgrim("T 3,2 W").pilgrim("M 9,2 W").health("M", 5)
        .demon("1 warrior 7,2 W").demon("2 general 5,1 S").demon("3 general 11,1 S")
        .condition("2", "PARALYZED", 0).condition("3", "PARALYZED", 0)
        .dice("red=0,0,0,0 blue-1=0,0,0,0").and(DemonCornerTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).containsSubsequence("Gate G1 draws Wild Attacks.", "Gate G2 draws General.",
        "Warrior 1 attacks anyone within reach: 1 AP to move, 2 to attack.");
    assertThat(s.where("1")).isEqualTo("8,2 E");
    assertThat(s.events()).filteredOn("Warrior 1 attacks Monkey King."::equals).hasSize(2);
    assertThat(s.journey().get(Counters.RAGE)).isEqualTo(1);
    assertThat(s.cards(s.journey().zones().special)).containsExactly("wild-attacks");
  }

  /**
   * Iron Fan begins 2 steps from Tripitaka, who knocks her back into the far corner, 8 steps away, with 2 AP left. She
   * cannot come back to hit him in one move. Measured from there she could attack Monk Sha and come nearer; measured from
   * where she began she cannot, and attacks twice.
   */
  @Test
  @Rule({"JW-RUL-25", "JW-RUL-24"})
  void distanceAtTheStart_countsAfterADisplacement() {
    Situation s = Situation.of(
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . W . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .").line(6, 6, Facing.SOUTH, 'y').pilgrim("T 3,3 N").pilgrim("S 7,6 N").hand('T', "T4")
        .demon("1 iron-fan 4,4 N").and(it -> it.set(Counters.RAGE, 1))
        .dice("red=0,0,0,0,0,0,0,0,0 black=5,1,1 blue-1=0,0,0,0").and(DemonCornerTests::buryAbsent)
        .when(DemonPhase.ACTIVATE);
    assertThat(s.events()).contains("Iron Fan can attack Tripitaka: 0 AP to move, 3 to attack.");

    s.play("play card:T4 figure:tripitaka").isOver();

    assertThat(s.events()).contains("Iron Fan cannot do better against Tripitaka and attacks others: 0 AP to move, 2 to attack.")
        .filteredOn("Iron Fan attacks Monk Sha."::equals).hasSize(2);
    assertThat(s.where("1")).isEqualTo("7,7 N");
  }
}
