package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.Shipped;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans that are carried out as told or given up on the way, and victories in the middle of an activation. */
final class ChangedPlanTests {

  private static final String PEACH = "\"trigger\": \"ANY\", \"effects\": \"heal(self,5)\"";

  @TempDir
  private Path directory;

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /** JW-EX-24: it says once what it is going to do, and does that. */
  @Test
  @Rule({"JW-EX-24", "JW-AI-03"})
  void planThatIsCarriedOut_isToldOnce() {
    Situation s = Situation.on(8, 6).pilgrim("T 2,5 N").health("T", 10).pilgrim("M 5,5 N").demon("1 warrior 2,0 S")
        .and(ChangedPlanTests::buryAbsent).dice("red=0,0 blue-1=0,0").when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.events()).filteredOn(text -> text.startsWith("Warrior 1 can "))
        .containsExactly("Warrior 1 can attack Tripitaka: 1 AP to move, 1 to attack.");
  }

  /** In rage: down the column, a blow at Monk Sha, and off toward Tripitaka. */
  @Test
  @Rule({"JW-RUL-24", "JW-RAG-04", "JW-AI-05"})
  void moveBlowAndClosingMove_areOnePlan() {
    Situation s = Situation.on(11, 4).pilgrim("T 0,1 E").pilgrim("S 10,3 N").demon("1 warrior 10,0 S")
        .and(it -> it.set(Counters.RAGE, 1)).and(ChangedPlanTests::buryAbsent).dice("red=0,0 blue-1=0,0")
        .when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.where("1")).isEqualTo("7,2 W");
    assertThat(s.events()).filteredOn(text -> text.equals("Warrior 1 attacks Monk Sha.")).hasSize(1);
  }

  /** Come to him it is turned round: with the AP that is left it can only turn back. */
  @Test
  @Rule({"JW-RUL-134", "JW-AI-03"})
  void demonThatIsTurnedRoundAfterItsMove_plansAgain() throws IOException {
    Content turning = Shipped.with(directory, "fortunes", PEACH,
        "\"trigger\": \"ANY\", \"effects\": \"face(demons on own tile,opposite)\"");
    Situation s = Situation.on(12, 1).content(turning).secondTileFrom(6).pilgrim("T 4,0 E").hand('T', "F02")
        .demon("1 warrior 8,0 W").and(ChangedPlanTests::buryAbsent).when(DemonPhase.ACTIVATE)
        .play("play card:F02 figure:tripitaka").isOver();
    assertThat(s.where("1")).isEqualTo("5,0 W");
    assertThat(s.events()).noneMatch(text -> text.contains(" attacks "));
  }

  @Test
  @Rule({"JW-TRN-13", "JW-CRD-14"})
  void activation_isToldWithItsAp() {
    Situation s = Situation.on(3, 3).pilgrim("M 1,1 N").condition("M", "DAZED", 0)
        .when(Turns.activation('M')).play("end").isOver();
    assertThat(s.events()).contains("Monkey King is activated with 1 AP.");
  }

  /** Poison that does a Warrior no harm is told of all the same. */
  @Test
  @Rule({"JW-TRN-06", "JW-RUL-34", "JW-ATK-15"})
  void poisonedDemon_suffersInMaintenance_alsoTheFirstOfAll() {
    Situation s = Situation.on(5, 5).pilgrim("T 1,1 N").demon("1 warrior 3,3 N").condition("1", "POISONED", 1)
        .and(ChangedPlanTests::buryAbsent).when(Turns.maintenance()).isOver();
    assertThat(s.events()).contains("Warrior 1 suffers from POISONED.");
    assertThat(s.health("1")).isEqualTo(3);
  }

  /** The last one who lay is up again: they need not wait for the end of his activation. */
  @Test
  @Rule({"JW-RUL-64", "JW-END-01", "JW-ACT-22"})
  void reviveThatWins_endsTheMatchAtOnce() {
    Situation s = Situation.on(3, 3).victory(new Goal.AllConscious(), new Goal.VillagersRescued(1)).pilgrim("T 1,1 N")
        .pilgrim("M 1,2 N").health("M", 0).with('T', Counters.VILLAGERS, 1).when(Turns.activation('T'))
        .play("revive figure:monkey-king", "give 1 0");
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.ending()).isEqualTo("victory");
  }

  /** With the action that a card has granted him he brings the last one back. */
  @Test
  @Rule({"JW-RUL-64", "JW-RUL-102"})
  void grantedReviveThatWins_endsTheMatchAtOnce() {
    Situation s = Situation.on(3, 3).victory(new Goal.AllConscious(), new Goal.VillagersRescued(1)).pilgrim("T 1,1 N")
        .pilgrim("M 1,2 N").health("M", 0).pilgrim("S 0,0 N").with('T', Counters.VILLAGERS, 1).hand('S', "S3")
        .when(Turns.activation('S')).play("play card:S3 figure:monk-sha", "revive figure:monkey-king", "give 1 0");
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.ending()).isEqualTo("victory");
  }
}
