package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.journey.Situation;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Gates that draw one after the other, and demons whose activation is changed in the middle, worked out by hand. */
final class DemonTurnsTests {

  private static Situation alone(Situation s, String alive) {
    for (char letter : "TMSH".toCharArray()) {
      if (alive.indexOf(letter) < 0) {
        s.with(letter, Counters.LYING, Counters.DEAD);
      }
    }
    return s;
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

  private static long told(Situation s, String text) {
    return s.events().stream().filter(text::equals).count();
  }

  @Nested
  final class OmChant {

    private Situation border(int chanting) {
      return alone(Situation.on(16, 3).secondTileFrom(8).pilgrim("T 0,1 E").pilgrim("M 7,1 E").demon("1 iron-fan 8,1 W"), "TM")
          .and(it -> it.set(Counters.CHANTING, chanting));
    }

    /** She strikes from the other tile and comes after him whom she has pushed: that is entering, and the end of it. */
    @Test
    @Rule({"JW-CRD-25", "JW-RUL-21", "JW-RUL-129"})
    void demonThatFollowsOntoTheTile_becomesInactive() {
      Situation s = border(1).dice("red=0,0,0 black=2 blue-1=0,0").when(DemonPhase.ACTIVATE).isOver();
      assertThat(s.where("1")).isEqualTo("7,1 W");
      assertThat(s.where("M")).isEqualTo("6,1 E");
      assertThat(told(s, "Iron Fan attacks Monkey King.")).isEqualTo(1);
    }

    @Test
    @Rule({"JW-RUL-25", "JW-AI-05"})
    void withoutTheChant_sheGoesOn() {
      Situation s = border(0).dice("red=0,0,0 black=2 blue-1=0,0 red=0,0,0 black=1 blue-1=0,0").when(DemonPhase.ACTIVATE)
          .isOver();
      assertThat(told(s, "Iron Fan attacks Monkey King.")).isEqualTo(2);
    }

    /** The chant is about where he is: he lies there, and they are inactive all the same. */
    @Test
    @Rule({"JW-CRD-25", "JW-CRD-08"})
    void chantOfTheFallen_lastsToTheEndOfTheTurn() {
      Situation s = alone(Situation.on(6, 3).pilgrim("T 0,1 E").health("T", 0).pilgrim("M 5,1 E").demon("1 warrior 4,1 E"), "TM")
          .and(it -> it.set(Counters.CHANTING, 1)).when(DemonPhase.ACTIVATE).isOver();
      assertThat(s.events()).contains("Warrior 1 is held by Om Chant and inactive.");
    }

    /** Once the turn is over the next one begins without it. */
    @Test
    @Rule({"JW-CRD-08", "JW-TRN-22"})
    void chant_endsWithTheTurn() {
      Situation s = alone(Situation.on(6, 3).pilgrim("T 0,1 E").demon("1 warrior 1,1 W"), "T")
          .and(it -> it.set(Counters.CHANTING, 1)).dice("red=0,0,0,0 blue-1=0,0,0,0").when(AndTheNext.TURN).isOver();
      assertThat(told(s, "Warrior 1 attacks Tripitaka.")).isEqualTo(2);
    }
  }

  private enum AndTheNext implements Step<GameState> {
    TURN;

    @Override
    public void run(GameState it) {
      it.then(DemonPhase.ACTIVATE);
      it.then(Turns.end());
      it.then(DemonPhase.ACTIVATE);
    }
  }

  @Nested
  final class Row {

    /** Three gates at the same distance: the numbers decide; what the first draws counts for those after it. */
    @Test
    @Rule({"JW-GAT-03", "JW-TRN-17", "JW-RUL-30", "JW-SDC-08"})
    void equallyDistantGates_drawByTheirNumber() {
      Situation s = alone(Situation.of(
          "G . . . . . . . . . G",
          ". . . . . . . . . . .",
          ". . . . . . . . . . .",
          ". . . . . . . . . . .",
          "G . . . . . . . . . .").onTop("wild-attacks", "phase-march", "one-warrior").pilgrim("T 5,2 N"), "T")
          .when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).filteredOn(text -> text.contains("draws")).extracting(text -> text.substring(5))
          .containsExactly("G1 draws Wild Attacks.", "G2 draws Phase March.", "G3 draws One warrior.");
      assertThat(s.cards(s.journey().zones().special)).containsExactlyInAnyOrder("wild-attacks", "phase-march");
    }

    /** No demon is in play: the card is spent on nobody, and the next gate's demon stays where it appears. */
    @Test
    @Rule({"JW-SDC-07", "JW-SDC-04"})
    void floodGate_withNobodyInPlay_isDiscarded() {
      Situation s = alone(Situation.of("G . . . . . . . . . . . G").onTop("flood-gate", "one-warrior").pilgrim("T 3,0 E"), "T")
          .when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).filteredOn(text -> text.startsWith("Warrior 1"))
          .containsExactly("Warrior 1 appears at gate G2.");
      assertThat(s.cards(s.journey().zones().special)).isEmpty();
    }

    /** Warriors, Archers and Drummers are out: a Berserker comes for a Warrior. A lord is no step of the scheme. */
    @Test
    @Rule({"JW-RAG-01", "JW-RUL-56"})
    void promotion_passesThreeTypes() {
      Situation s = alone(Situation.of(
          "G . . . . . . . . . . . . . . . . . .",
          ". . . . . . . . . . . . . . . . . . .",
          ". . . . . . . . . . . . . . . . . . .").onTop("one-warrior").pilgrim("T 18,2 N"), "T")
          .and(it -> bring(it, "warrior", 6, 4)).and(it -> bring(it, "archer", 4, 10)).and(it -> bring(it, "drummer", 2, 14))
          .when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).contains("Berserker 1 appears at gate G1.");
      assertThat(s.journey().get(Counters.RAGE)).isZero();
    }

    private void bring(GameState it, String type, int count, int from) {
      for (int i = 0; i < count; i++) {
        it.enter(it.free(it.definition().type(type)), Pose.of(it.scene().ground.square(from + i, 1), 0));
      }
    }

    /** The extra card of a gate whose first one begins rage is not drawn, nor is it kept. */
    @Test
    @Rule({"JW-RUL-121", "JW-RAG-03", "JW-RUL-29"})
    void rageByTheFirstCard_takesTheExtraOne() {
      Situation s = alone(Situation.of(
          "G . . . . . . . . . . . . .",
          ". . . . . . . . . . . . . .",
          ". . . . . . . . . . . . . .").onTop("general", "one-warrior").pilgrim("T 13,2 N").demon("1 general 5,1 N")
          .demon("2 general 8,1 N"), "T").and(it -> it.setExtraCards(0, 1))
          .when(Turns.inTurn(DemonPhase.SPAWN, Stage.SPAWNING)).isOver();
      assertThat(s.events()).filteredOn(text -> text.contains("draws")).containsExactly("Gate G1 draws General.");
      assertThat(s.journey().extraCards(0)).isZero();
    }

    /** A gate that the first one's tile hides behind a closed door draws nothing; it has no part in rage either. */
    @Test
    @Rule({"JW-AI-14", "JW-RUL-79", "JW-TRN-17"})
    void confinedGate_drawsNothing_theOtherOneDoes() {
      Situation s = alone(Situation.of(
          "G . D . . . . . G",
          ". . D . . . . . .").onTop("archer", "general")
          .pilgrim("T 3,0 E"), "T").when(DemonPhase.SPAWN).isOver();
      assertThat(s.events()).filteredOn(text -> text.contains("draws")).containsExactly("Gate G2 draws Archer.");
    }
  }

  @Nested
  final class InTheMiddle {

    /** A Warrior in a corner, walled in by pilgrims and tokens: through them it could go, but there is no end for it. */
    @Test
    @Rule({"JW-SDC-09", "JW-AI-07"})
    void phaseMarch_withoutAPlaceToEnd_staysWhereItIs() {
      Situation s = alone(faceUp(Situation.of(
          ". V # #",
          "V # # #",
          "# # # T").pilgrim("T 3,2 N").demon("1 warrior 0,0 N"), "phase-march"), "T").when(DemonPhase.ACTIVATE).isOver();
      assertThat(s.where("1")).startsWith("0,0");
    }

    /** Tripitaka falls to the first; the second, next in the order that was fixed, goes for the nearest then. */
    @Test
    @Rule({"JW-RUL-22", "JW-RUL-23", "JW-DEF-03"})
    void secondDemon_choosesItsOwn_afterTripitakaHasFallen() {
      Situation s = alone(Situation.on(9, 3).pilgrim("T 4,1 N").health("T", 1).pilgrim("M 7,0 N").pilgrim("S 1,2 N")
          .demon("1 warrior 4,0 S").demon("2 warrior 5,1 W"), "TMS")
          .dice("red=3,3 blue-1=0,0 red=0,0,0,0 blue-1=0,0,0,0").when(DemonPhase.ACTIVATE);
      assertThat(s.number('T', Counters.LYING)).isEqualTo(1);
      assertThat(s.events()).noneMatch("Warrior 2 attacks Tripitaka."::equals);
    }

    /** Pushed away by nobody but its own blow that came back: it plans again with what is left, from where it is. */
    @Test
    @Rule({"JW-RUL-45", "JW-RUL-25", "JW-AI-04"})
    void demonPushedByItsOwnBlow_comesBack() {
      Situation s = alone(Situation.on(9, 1).pilgrim("T 0,0 E").hand('T', "T4").demon("1 iron-fan 1,0 W"), "T")
          .dice("red=0,0,0 black=5").when(DemonPhase.ACTIVATE).play("play card:T4 figure:tripitaka", "stay").isOver();
      assertThat(told(s, "Iron Fan attacks Tripitaka.")).isEqualTo(1);
      assertThat(s.where("1")).as("pushed to 4,0, it needs its last point to come into range").isEqualTo("3,0 W");

      Situation after = alone(Situation.on(9, 1).pilgrim("T 0,0 E").hand('T', "T4").demon("1 iron-fan 1,0 W"), "T")
          .dice("red=0,0,0,0,0,0 black=5,1 blue-1=0,0").when(DemonPhase.ACTIVATE)
          .play("play card:T4 figure:tripitaka", "follow").isOver();
      assertThat(told(after, "Iron Fan attacks Tripitaka.")).as("he has come into its range himself").isEqualTo(2);
      assertThat(after.where("1")).isEqualTo("4,0 W");
    }

    /** The third point of rage is spent like the others. */
    @Test
    @Rule({"JW-RAG-04", "JW-RUL-24", "JW-AI-05"})
    void rage_letsADemonAttackTwiceAndRunOn() {
      Situation s = alone(Situation.on(18, 3).pilgrim("T 0,1 E").pilgrim("S 12,2 N").demon("1 warrior 12,1 S"), "TS")
          .and(it -> it.set(Counters.RAGE, 1)).dice("red=0,0,0,0 blue-1=0,0,0,0").when(DemonPhase.ACTIVATE).isOver();
      assertThat(told(s, "Warrior 1 attacks Monk Sha.")).isEqualTo(2);
      assertThat(s.where("1")).isEqualTo("9,1 W");
    }

    /** A guest who finds nobody in one turn attacks in the next one, and is gone. */
    @Test
    @Rule({"JW-SDC-03", "JW-SDC-02"})
    void guest_staysUntilItHasAttacked() {
      Situation s = alone(Situation.on(14, 1).pilgrim("T 0,0 E").demon("1 iron-fan 13,0 W"), "T")
          .and(it -> it.setFigure(it.definition().firstOf(it.definition().type("iron-fan")), Counters.GUEST, 1))
          .dice("red=0,0,0 black=1 blue-1=0,0").when(AndTheNext.TURN).isOver();
      assertThat(told(s, "Iron Fan attacks Tripitaka.")).isEqualTo(1);
      assertThat(s.where("1")).isEqualTo("none");
    }
  }
}
