package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.QuestToken;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Tables at which Tripitaka is not the first, ties, last gates and last turns, worked out by hand. */
final class OddTableTests {

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /** Cho Hakkai, Monk Sha, the Monkey King, Tripitaka. */
  private static Situation backward(Situation s) {
    return s.with('H', Counters.PLACE, 1).with('S', Counters.PLACE, 2).with('M', Counters.PLACE, 3).with('T', Counters.PLACE, 4);
  }

  /** Tripitaka is the last in the order: the next one is the first, though nobody attacks him. */
  @Test
  @Rule({"JW-AI-16", "JW-SET-18"})
  void orderOfTargets_whileTripitakaLies_isAskedOfTheNextInOrder() {
    Situation s = backward(Situation.on(8, 6).seats(4)).pilgrim("T 5,5 N").health("T", 0).pilgrim("H 7,0 S")
        .pilgrim("S 1,2 S").pilgrim("M 3,2 S").demon("1 berserker 2,3 N").attack("1");
    assertThat(s.asked()).isEqualTo("order-targets Di");

    Situation both = backward(Situation.on(8, 6).seats(4)).pilgrim("T 5,5 N").health("T", 0).pilgrim("H 7,0 S")
        .health("H", 0).pilgrim("S 1,2 S").pilgrim("M 3,2 S").demon("1 berserker 2,3 N").attack("1");
    assertThat(both.asked()).isEqualTo("order-targets Cy");
  }

  /** As far from Tripitaka, of the same rank: who came first acts first, whatever its number. */
  @Test
  @Rule({"JW-AI-01", "JW-TRN-18"})
  void demonsThatTie_actInTheOrderInWhichTheyCame() {
    Situation s = Situation.on(9, 3).pilgrim("T 4,1 N").demon("1 warrior 3,1 E").demon("2 warrior 5,1 W")
        .moved("1", "none").and(OddTableTests::again).dice("red=0,0,0,0,0,0,0,0 blue-1=0,0,0,0,0,0,0,0")
        .and(OddTableTests::buryAbsent).when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.events().stream().filter(text -> text.contains(" attacks ")))
        .containsExactly("Warrior 2 attacks Tripitaka.", "Warrior 2 attacks Tripitaka.", "Warrior 1 attacks Tripitaka.",
            "Warrior 1 attacks Tripitaka.");
  }

  private static void again(GameState it) {
    int warrior = it.definition().firstOf(it.definition().type("warrior"));
    it.enter(warrior, Pose.of(it.scene().ground.square(3, 1), 1));
  }

  /** Equally far from both, Tripitaka lies: the first in the order of play takes his place. */
  @Test
  @Rule({"JW-RUL-22", "JW-AI-10"})
  void whoStandsInForTripitaka_isTheFirstInOrderOfThoseWhoTie() {
    Situation s = backward(Situation.on(9, 3)).pilgrim("T 4,0 N").health("T", 0).pilgrim("M 1,1 N").health("M", 3)
        .pilgrim("S 7,1 N").demon("1 warrior 4,1 S").and(OddTableTests::buryAbsent)
        .dice("red=0,0 blue-1=0,0").when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.events()).contains("Warrior 1 attacks Monk Sha.").doesNotContain("Warrior 1 attacks Monkey King.");
  }

  /** The last gate is sealed with an AP left; Cho Hakkai lies, and the victory is no heroic one. */
  @Test
  @Rule({"JW-END-01", "JW-RUL-64", "JW-CRD-24"})
  void lastGateThatIsSealed_endsTheGameInTheMiddleOfTheActivation() {
    Situation s = Situation.of("G . G", ". . .", ". . .").victory(new Goal.GatesClosed(2))
        .heroic(new Goal.AllConscious()).gate("G1", QuestToken.Gate.CLOSED).pilgrim("T 1,1 N").hand('T', "T1")
        .pilgrim("H 0,2 N").health("H", 0)
        .when(Turns.activation('T')).play("play card:T1 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.ending()).isEqualTo("victory");
  }

  /** Turn 3 is the last: the quest is lost when its Demon phase is over, and won if the lord falls in it. */
  @Test
  @Rule({"JW-RUL-64", "JW-END-02", "JW-CRD-28"})
  void lastDemonPhase_mayStillWin() {
    Situation lost = last().dice("red=0,0,0 black=1 blue-1=0,0 red=0,0,0 black=1 blue-1=0,0").when(DemonPhase.BEGIN)
        .play("pass", "pass").isOver();
    assertThat(lost.ending()).isEqualTo("defeat");

    Situation won = last().dice("red=3,1,0 black=1").when(DemonPhase.BEGIN)
        .play("play card:T4 figure:tripitaka", "kill").isOver();
    assertThat(won.ending()).isEqualTo("victory");
  }

  private static Situation last() {
    return Situation.on(5, 5).victory(new Goal.Defeated("kogaiji")).failure(new Goal.TurnReached(3))
        .and(it -> it.set(Counters.TURN, 3)).pilgrim("T 2,2 N").hand('T', "T4").demon("1 kogaiji 2,1 S").health("1", 4)
        .and(OddTableTests::buryAbsent);
  }

  /** The attack on the Monkey King: Monk Sha takes it upon himself, and he takes it back. */
  @Test
  @Rule({"JW-RUL-46", "JW-RUL-41", "JW-CRD-30"})
  void attackThatIsTakenOver_mayBeTakenBack() {
    Situation s = Situation.on(6, 6).seats(4).pilgrim("T 5,5 N").pilgrim("M 2,2 N").pilgrim("S 2,4 N")
        .pilgrim("H 5,0 N").hand('M', "M7").hand('S', "S1").demon("1 warrior 2,1 S").dice("red=3,3 blue-2=0,0")
        .attack("1");
    assertThat(s.asked()).isEqualTo("before-attack Cy");
    s.play("play card:S1 figure:monk-sha");
    assertThat(s.asked()).isEqualTo("before-attack Bo");
    s.play("play card:M7 figure:monkey-king").isOver();
    assertThat(s.health("M")).isEqualTo(8);
    assertThat(s.health("S")).isEqualTo(14);
    assertThat(s.number('M', Counters.CHI)).isEqualTo(8);
    assertThat(s.number('S', Counters.CHI)).isEqualTo(8);
  }

  /** Marked: he counts as 3 weaker, 10 as 7. */
  @Test
  @Rule("JW-AI-10")
  void marked_drawsTheAttack() {
    Situation s = Situation.on(12, 5).pilgrim("T 0,2 N").pilgrim("M 6,1 N").health("M", 10).corrupted('M', "C12")
        .pilgrim("S 6,3 N").health("S", 8).demon("1 warrior 8,2 W").dice("red=0,0 blue-1=0,0")
        .and(OddTableTests::buryAbsent).when(DemonPhase.ACTIVATE).isOver();
    assertThat(s.events()).contains("Warrior 1 attacks Monkey King.");
  }

  /** Two gates as far from Tripitaka: the one with the lower number first. */
  @Test
  @Rule({"JW-GAT-03", "JW-TRN-17"})
  void gatesThatTie_drawByTheirNumber() {
    Situation s = Situation.of("G . . . G", ". . . . .").pilgrim("T 2,1 N").onTop("phase-march", "wild-attacks")
        .and(OddTableTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
    assertThat(s.events()).containsSubsequence("Gate G1 draws Phase March.", "Gate G2 draws Wild Attacks.");
  }

  /** Three players, Tripitaka's and Cho Hakkai's is one: he is asked last, for both at once. */
  @Test
  @Rule({"JW-RUL-41", "JW-RUL-109", "JW-SET-09"})
  void quietPoint_ofThree_goesByTheFirstPilgrimOfEach() {
    Situation s = Situation.on(5, 5).seats(3).with('M', Counters.PLACE, 1).with('S', Counters.PLACE, 2).with('H', Counters.PLACE, 3)
        .with('T', Counters.PLACE, 4).pilgrim("T 0,0 N").pilgrim("M 1,0 N").pilgrim("S 2,0 N").pilgrim("H 3,0 N")
        .health("T", 5).health("M", 5).health("S", 5).health("H", 5).hand('T', "F02").hand('M', "F04").hand('S', "F02")
        .hand('H', "F04")
        .when(QuietPoint.POINT);
    assertThat(s.asked()).isEqualTo("quiet Bo");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Cy");
    s.play("pass");
    assertThat(s.asked()).isEqualTo("quiet Ana");
    assertThat(s.options()).containsExactlyInAnyOrder("play card:F02 figure:tripitaka",
        "play card:F04.2 figure:cho-hakkai", "pass");
    s.play("play card:F02 figure:tripitaka");
    assertThat(s.asked()).isEqualTo("quiet Ana");
  }
}
