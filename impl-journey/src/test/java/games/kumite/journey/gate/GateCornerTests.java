package games.kumite.journey.gate;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.map.Facing;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.turn.DemonPhase;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Demon cards that meet in one Demon phase, worked out by hand. */
final class GateCornerTests {

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /**
   * Round the line the Warrior has 10 steps to Tripitaka, from beside the second gate 6. Phase March, which the first gate
   * has drawn, lets D ignore the line: 2 steps, so the Warrior stays, and walks through.
   */
  @Test
  @Rule({"JW-SDC-04", "JW-SDC-09", "JW-GAT-08", "JW-GAT-03", "JW-SDC-07"})
  void floodGate_underPhaseMarch_measuresThroughLines() {
    Situation s = Situation.of(
        "T . . . . . . .",
        ". . . . . . . .",
        ". . . . . . . .",
        "G . . . . . . .",
        ". . . . . . . .",
        ". . . G . . . .").onTop("phase-march", "flood-gate");
    for (int y = 0; y < 4; y++) {
      s.line(1, y, Facing.EAST, 'y');
    }
    s.pilgrim("T 0,0 S").demon("1 warrior 2,0 S").dice("red=0,0 blue-1=0,0").and(GateCornerTests::buryAbsent)
        .when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).containsSubsequence("Gate G1 draws Phase March.", "Gate G2 draws Flood Gate.",
        "Warrior 1 can attack Tripitaka: 1 AP to move, 1 to attack.");
    assertThat(s.where("1")).isEqualTo("1,0 W");
    assertThat(s.cards(s.journey().zones().special)).containsExactly("phase-march");
  }

  /** As near as the nearest place at the gate: it stays. The other one comes, though it will not act. */
  @Test
  @Rule({"JW-SDC-05", "JW-SDC-04", "JW-SDC-06", "JW-RUL-91", "JW-SDC-07"})
  void floodGate_takesOnlyWhomItBringsNearer_theParalyzedToo() {
    Situation s = Situation.of(
        ". . . . . . . . .",
        ". . . . G . . . .",
        ". . . . . . . . .").onTop("flood-gate").pilgrim("T 0,1 N").demon("1 warrior 2,0 N").demon("2 warrior 8,1 N")
        .condition("1", "PARALYZED", 0).condition("2", "PARALYZED", 0).and(GateCornerTests::buryAbsent)
        .when(DemonPhase.BEGIN).isOver();

    assertThat(s.where("1")).isEqualTo("2,0 N");
    assertThat(s.where("2")).as("two steps from where it could attack").isEqualTo("3,1 W");
    assertThat(s.cards(s.journey().zones().special)).isEmpty();
  }

  /** In a corridor the first one stands in the way of the second, and thinks nothing of it. */
  @Test
  @Rule({"JW-AI-13", "JW-AI-11", "JW-AI-07"})
  void demons_doNotMakeRoomForOneAnother() {
    Situation s = Situation.on(8, 1).pilgrim("T 0,0 E").demon("1 warrior 5,0 W").demon("2 warrior 6,0 W")
        .dice("red=0,0 blue-1=0,0").and(GateCornerTests::buryAbsent).when(DemonPhase.ACTIVATE).isOver();

    assertThat(s.where("1")).isEqualTo("1,0 W");
    assertThat(s.where("2")).isEqualTo("2,0 W");
    assertThat(s.events()).filteredOn(text -> text.endsWith("attacks Tripitaka.")).containsExactly("Warrior 1 attacks Tripitaka.");
  }

  /**
   * All miniatures but one Warrior are in play. The gate's card brings the last one and then rage; the second gate draws
   * nothing.
   */
  @Test
  @Rule({"JW-RUL-28", "JW-RUL-73", "JW-RAG-01", "JW-RAG-02", "JW-RAG-03", "JW-RUL-29"})
  void twoWarriors_whenOneIsLeft_bringOneAndRage() {
    Situation s = crowd(5);
    assertThat(s.content().conditions().get(1).entry().id()).isEqualTo("PARALYZED");
    assertThat(s.events()).filteredOn(text -> text.contains("appears")).hasSize(1);
    assertThat(s.events()).filteredOn(text -> text.contains(" draws ")).containsExactly("Gate G1 draws Two warriors.");
    assertThat(s.journey().get(Counters.RAGE)).isEqualTo(1);
    assertThat(s.journey().free(s.journey().definition().type("warrior"))).isNegative();
    assertThat(crowd(6).events()).as("not for each of the two").filteredOn(text -> text.contains("in a rage")).hasSize(1);
  }

  /** All miniatures but one Warrior or none, and a gate that draws Two warriors. */
  private static Situation crowd(int warriors) {
    return Situation.of(
        "G . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . .",
        ". . . . . . . . . . . . . . . . . . . . . . . G").onTop("two-warriors", "archer").pilgrim("T 0,7 N")
        .and(it -> {
          String[] types = {"warrior", "archer", "drummer", "berserker", "yoke-beast", "general"};
          int[] counts = {warriors, 4, 2, 2, 1, 2};
          int place = 0;
          for (int i = 0; i < types.length; i++) {
            for (int k = 0; k < counts[i]; k++, place++) {
              int figure = it.free(it.definition().type(types[i]));
              it.enter(figure, Pose.of(it.scene().ground.square(3 + 2 * (place % 10), place < 10 ? 1 : 4), 0));
            }
          }
          for (int figure = Content.PILGRIMS; figure < it.definition().figures(); figure++) {
            it.setTurnTokens(figure, 1, 0); // paralyzed
          }
        }).and(GateCornerTests::buryAbsent).when(DemonPhase.BEGIN).isOver();
  }

  /** Kogaiji and the guest lord are in play: whoever has to draw again sees the whole deck once. */
  @Test
  @Rule({"JW-RUL-94", "JW-GAT-07", "JW-RUL-50"})
  void lordsThatAreInPlay_areDrawnOver_untilSomethingElseComes() {
    Situation s = Situation.of(
        "G . . . . . . . . .",
        ". . . . . . . . . .",
        ". . . . . . . . . .").onTop("kogaiji", "spawn-demon-lord", "one-warrior").pilgrim("T 9,2 N")
        .demon("1 kogaiji 6,0 N").demon("2 iron-fan 3,2 N").condition("1", "PARALYZED", 0)
        .condition("2", "PARALYZED", 0).and(GateCornerTests::buryAbsent).when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).filteredOn(text -> text.contains("appears")).containsExactly("Warrior 1 appears at gate G1.");
    assertThat(s.cards(s.journey().zones().discards(Deck.DEMON))).hasSize(3);
  }

  /** The last card of the deck names a lord who is in play: the deck is renewed, and the gate goes on. */
  @Test
  @Rule({"JW-RUL-94", "JW-GAT-07", "JW-RUL-67"})
  void gateThatDrawsAgain_goesOnWithTheRenewedDeck() {
    Situation s = Situation.of("G . . . . . . . .").pilgrim("T 8,0 N").demon("1 kogaiji 6,0 N")
        .condition("1", "PARALYZED", 0).and(GateCornerTests::buryAbsent).onTop("kogaiji").and(it -> {
          int last = it.cards().top(it.zones().deck(Deck.DEMON));
          it.cards().moveAll(it.zones().deck(Deck.DEMON), it.zones().discards(Deck.DEMON));
          it.cards().moveToTop(last, it.zones().deck(Deck.DEMON));
        }).shuffle("demon-deck").when(DemonPhase.BEGIN).isOver();

    assertThat(s.events()).filteredOn(text -> text.startsWith("Gate G1 draws")).hasSizeGreaterThan(1)
        .startsWith("Gate G1 draws Kogaiji.").last().isNotEqualTo("Gate G1 draws Kogaiji.");
    assertThat(s.events()).contains("The demon deck is renewed from its discards.");
  }

  /** In a corridor that a miniature closes; a turn more would leave it a step behind. */
  @Test
  @Rule({"JW-GAT-05", "JW-RUL-91", "JW-AI-12"})
  void demon_appearsFacingTheWay_thoughSomebodyStandsInIt() {
    Situation s = Situation.of(". . . . . . . . . . . . . . G").onTop("one-warrior").pilgrim("T 0,0 E")
        .demon("1 warrior 3,0 W").condition("1", "PARALYZED", 0).and(GateCornerTests::buryAbsent).when(DemonPhase.BEGIN)
        .isOver();

    int second = s.figure("1") + 1;
    assertThat(s.journey().pose(second)).isEqualTo(Pose.of(s.journey().scene().ground.square(5, 0), 3));
  }
}
