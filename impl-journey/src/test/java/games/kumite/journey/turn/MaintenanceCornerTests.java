package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Pose;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Maintenance in which several rules meet, worked out by hand. */
final class MaintenanceCornerTests {

  private enum Parts implements Step<GameState> {
    THREE_TURNS {
      @Override
      public void run(GameState state) {
        state.then(Turns.maintenance(), Stage.TURN);
        state.then(Turns.maintenance(), Stage.TURN);
        state.then(Turns.maintenance(), Stage.TURN);
      }
    },
    THEN_PILGRIMS {
      @Override
      public void run(GameState state) {
        state.then(TurnSteps.MAINTENANCE, Stage.MAINTENANCE);
        state.then(PilgrimPhase.BEGIN, Stage.TURN);
      }
    },
    THEN_DEMONS {
      @Override
      public void run(GameState state) {
        state.then(TurnSteps.MAINTENANCE, Stage.MAINTENANCE);
        state.then(DemonPhase.BEGIN, Stage.TURN);
      }
    }
  }

  private static void buryAbsent(GameState it) {
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      if (it.pose(pilgrim) == Pose.NONE) {
        it.setPilgrim(pilgrim, Counters.LYING, Counters.DEAD);
      }
    }
  }

  /** Poison that finds no health does nothing and is not told; it ages, and hurts again after he has been revived. */
  @Test
  @Rule({"JW-RUL-148", "JW-TRN-09", "JW-TRN-06"})
  void conditionOfAPilgrimAtNoHealth_takesNothing_andIsNotTold() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").health("M", 0).condition("M", "POISONED", 1)
        .condition("T", "POISONED", 1).when(Turns.maintenance()).isOver();
    assertThat(s.events()).contains("Tripitaka suffers from POISONED.")
        .noneMatch(text -> text.startsWith("Monkey King suffers"));
    assertThat(s.conditions("M")).containsExactly("POISONED 1");

    Situation revived = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").health("M", 1).condition("M", "POISONED", 1)
        .when(Turns.maintenance()).isOver();
    assertThat(revived.events()).contains("Monkey King suffers from POISONED.", "Monkey King is unconscious.");
  }

  /** The first of two conditions knocks him out: the second finds nothing. */
  @Test
  @Rule({"JW-RUL-148", "JW-RUL-34"})
  void secondConditionOfTheSameMaintenance_findsNothingLeft() {
    Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").health("M", 1).condition("M", "POISONED", 1)
        .condition("M", "BURNING", 1).when(Turns.maintenance()).isOver();
    assertThat(s.events()).filteredOn(text -> text.startsWith("Monkey King suffers")).hasSize(1);
    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
  }

  @Test
  @Rule({"JW-RUL-04", "JW-DEF-04", "JW-TRN-07", "JW-RUL-33"})
  void pilgrimThatNobodyRevives_diesInTheThirdMaintenance_andLeavesItsSutras() {
    Situation s = Situation.of("U . .", ". . .").pilgrim("T 0,1 N").pilgrim("M 2,1 N").health("M", 0)
        .with('M', Counters.SUTRAS, 1).and(it -> it.take(0)).when(Parts.THREE_TURNS).isOver();

    assertThat(s.number('M', Counters.LYING)).isEqualTo(Counters.DEAD);
    assertThat(s.where("M")).isEqualTo("none");
    assertThat(s.journey().isThere(0)).isTrue();
    assertThat(s.number('M', Counters.SUTRAS)).isZero();
  }

  /** Cho Hakkai's card expires, Monk Sha lies already, the Monkey King falls now. */
  @Test
  @Rule({"JW-RUL-01", "JW-RUL-03", "JW-TRN-05", "JW-TRN-09"})
  void poison_fellsOne_hurtsNobodyTwice_andExpiresBeforeItHurts() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 1,1 N").pilgrim("S 2,2 N").pilgrim("H 3,3 N")
        .health("M", 1).health("S", 0).with('S', Counters.LYING, 2).health("H", 1)
        .condition("M", "POISONED", 1).condition("S", "POISONED", 1).condition("H", "POISONED", 3)
        .when(Turns.maintenance()).isOver();

    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.number('S', Counters.LYING)).as("on its back, not face down again").isEqualTo(3);
    assertThat(s.number('H', Counters.LYING)).isZero();
    assertThat(s.health("H")).isEqualTo(1);
    assertThat(s.conditions("H")).isEmpty();
    assertThat(s.conditions("M")).containsExactly("POISONED 1");
  }

  @Test
  @Rule({"JW-RUL-70", "JW-CRD-02"})
  void pageOfTheDeathBook_keepsThePoisonedUp() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 1,1 N").health("M", 1).hand('M', "M3")
        .condition("M", "POISONED", 1).when(Turns.maintenance());
    assertThat(s.options()).containsExactlyInAnyOrder("play card:M3 figure:monkey-king", "pass");

    s.play("play card:M3 figure:monkey-king").isOver();

    assertThat(s.health("M")).isEqualTo(1);
    assertThat(s.number('M', Counters.LYING)).isZero();
    assertThat(s.number('M', Counters.CHI)).isEqualTo(6);
    assertThat(s.hand('M')).isEmpty();
  }

  @Test
  @Rule({"JW-CRD-18", "JW-RUL-70"})
  void paralyzed_playsNoCardAgainstItsDeath() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 1,1 N").health("M", 1).hand('M', "M3")
        .condition("M", "POISONED", 1).condition("M", "PARALYZED", 1).when(Turns.maintenance()).isOver();

    assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    assertThat(s.hand('M')).containsExactly("M3");
  }

  /** Paralyzed expires before the poison hurts. */
  @Test
  @Rule({"JW-RUL-01", "JW-TRN-04", "JW-RUL-70"})
  void whoIsParalyzedNoLonger_playsItAtOnce() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("M 1,1 N").health("M", 1).hand('M', "M3")
        .condition("M", "POISONED", 1).condition("M", "PARALYZED", 2).when(Turns.maintenance());

    assertThat(s.options()).contains("play card:M3 figure:monkey-king");
  }

  @Test
  @Rule({"JW-CRD-04", "JW-CRD-20", "JW-TRN-06"})
  void bellyLaugh_answersDamageOfMaintenance_upToTheMaximum() {
    Situation s = Situation.on(4, 4).pilgrim("T 0,0 N").pilgrim("H 1,1 N").health("H", 15).hand('H', "H3")
        .condition("H", "POISONED", 1).when(Turns.maintenance());
    s.play("play card:H3 figure:cho-hakkai").isOver();

    assertThat(s.health("H")).as("14 and 4, of 16").isEqualTo(16);
    assertThat(s.number('H', Counters.CHI)).isEqualTo(8);
  }

  /** Gained in the Demon phase of turn t: it binds in turn t + 1, and no longer in turn t + 2. */
  @Test
  @Rule({"JW-RUL-02", "JW-TRN-04", "JW-TRN-13"})
  void dazed_takesOnePoint_inOneTurn() {
    for (int tokens = 1; tokens <= 2; tokens++) {
      Situation s = Situation.on(4, 4).pilgrim("M 1,1 N").condition("M", "DAZED", tokens).when(Parts.THEN_PILGRIMS);
      assertThat(s.asked()).isEqualTo("act Ana");
      assertThat(s.journey().get(Counters.POINTS)).isEqualTo(tokens);
    }
  }

  /** The lord falls by poison, though Tripitaka, who lies on his back, would die a moment later. */
  @Test
  @Rule({"JW-RUL-64", "JW-RUL-34", "JW-RUL-01"})
  void lordThatPoisonFells_winsBeforeTheTrackIsStepped() {
    Situation s = Situation.on(4, 4).victory(new Goal.Defeated("iron-fan")).pilgrim("T 0,0 N").pilgrim("M 3,3 N")
        .health("T", 0).with('T', Counters.LYING, 3).demon("1 iron-fan 1,1 N").health("1", 1)
        .condition("1", "POISONED", 1).when(Turns.maintenance()).isOver();

    assertThat(s.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.WIN);
    assertThat(s.number('T', Counters.LYING)).isEqualTo(3);
  }

  /** Both Generals are in play, paralyzed; the Warrior has three points again. */
  @Test
  @Rule({"JW-RAG-05", "JW-RAG-06", "JW-RAG-02", "JW-TRN-21", "JW-RAG-04"})
  void rage_endsInMaintenance_andBeginsAgainInTheSameTurn() {
    for (String card : new String[] {"general", "archer"}) {
      Situation s = Situation.of(
          "G . . . . . . . . .",
          ". . . . . . . . . .",
          ". . . . . . . . . .",
          ". . . . . . . . . .").onTop(card).pilgrim("T 9,3 W").demon("1 warrior 8,3 E").demon("2 general 4,0 N")
          .demon("3 general 6,0 N").condition("2", "PARALYZED", 0).condition("3", "PARALYZED", 0)
          .and(it -> it.set(Counters.RAGE, 1)).and(MaintenanceCornerTests::buryAbsent)
          .dice("red=0,0,0,0,0,0 blue-1=0,0,0,0,0,0").when(Parts.THEN_DEMONS);

      assertThat(s.journey().get(Counters.RAGE)).as(card).isEqualTo(card.equals("general") ? 1 : 0);
      assertThat(s.events()).filteredOn("Warrior 1 attacks Tripitaka."::equals)
          .hasSize(card.equals("general") ? 3 : 2);
    }
  }
}
