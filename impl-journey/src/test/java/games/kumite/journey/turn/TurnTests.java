package games.kumite.journey.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.journey.Situation;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Maintenance, the Pilgrim phase, End of turn, and quiet points. */
final class TurnTests {

  @Nested
  final class InMaintenance {

    @Test
    @Rule({"JW-EX-12", "JW-TRN-04", "JW-TRN-05", "JW-TRN-06", "JW-RUL-02", "JW-CRD-14"})
    void poison_ofThreeTurns_hurtsTwice() {
      Situation first = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 10).condition("T", "POISONED", 1)
          .when(Turns.maintenance()).isOver();
      assertThat(first.health("T")).isEqualTo(9);

      Situation last = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 8).condition("T", "POISONED", 3)
          .when(Turns.maintenance()).isOver();
      assertThat(last.health("T")).isEqualTo(8);
      assertThat(last.conditions("T")).isEmpty();
    }

    @Test
    @Rule({"JW-TRN-22", "JW-CRD-14"})
    void endOfTurn_addsATurnToken() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").condition("T", "POISONED", 0).demon("1 warrior 0,0 N")
          .condition("1", "SLOWED", 1).when(Turns.end()).isOver();
      assertThat(s.conditions("T")).containsExactly("POISONED 1");
      assertThat(s.conditions("1")).containsExactly("SLOWED 2");
    }

    @Test
    @Rule({"JW-EX-12", "JW-CRD-15", "JW-RUL-31"})
    void secondCopy_startsFresh() {
      Situation s = Situation.on(5, 8).pilgrim("M 2,0 S").condition("M", "POISONED", 2).demon("1 archer 2,3 N")
          .dice("red=0 black=6 blue-1=2,0").attack("1").isOver();
      assertThat(s.conditions("M")).containsExactly("POISONED 0");
    }

    @Test
    @Rule({"JW-EX-09", "JW-TRN-07", "JW-TRN-08", "JW-RUL-04", "JW-RUL-81", "JW-RUL-53", "JW-END-02", "JW-END-03"})
    void unconscious_stepsToDeath_andTripitakasDeathLoses() {
      for (int lying = 1; lying <= 2; lying++) {
        Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 0).with('T', Counters.LYING, lying)
            .when(Turns.maintenance()).isOver();
        assertThat(s.number('T', Counters.LYING)).isEqualTo(lying + 1);
        assertThat(s.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.DRAW);
      }
      Situation dead = Situation.on(3, 3).pilgrim("T 1,1 N").health("T", 0).with('T', Counters.LYING, 3)
          .when(Turns.maintenance()).isOver();
      assertThat(dead.where("T")).isEqualTo("none");
      assertThat(dead.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.LOSS);
    }

    @Test
    @Rule({"JW-TRN-02", "JW-TRN-03"})
    void cardsOfAll_areChecked_inInitiativeOrder() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,1 N").pilgrim("M 0,0 N").pilgrim("S 2,2 N")
          .with('T', Counters.PLACE, 3).with('S', Counters.PLACE, 1).condition("T", "POISONED", 1).condition("M", "BURNING", 1)
          .condition("S", "POISONED", 2).when(Turns.maintenance()).isOver();
      assertThat(s.events().stream().filter(text -> text.contains("takes 1 damage")).map(text -> text.split(" takes")[0]))
          .containsExactly("Monk Sha", "Monkey King", "Tripitaka");
    }

    @Test
    @Rule({"JW-RUL-03", "JW-RUL-01"})
    void knockedOutInMaintenance_doesNotStep() {
      Situation s = Situation.on(3, 3).pilgrim("M 1,1 N").health("M", 1).condition("M", "POISONED", 1)
          .when(Turns.maintenance()).isOver();
      assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
    }

    @Test
    @Rule("JW-TRN-09")
    void conditionsOfTheUnconscious_goOn() {
      Situation s = Situation.on(3, 3).pilgrim("M 1,1 N").health("M", 0).condition("M", "SLOWED", 2)
          .when(Turns.maintenance()).isOver();
      assertThat(s.conditions("M")).isEmpty();
      assertThat(s.number('M', Counters.LYING)).isEqualTo(2);
    }

    @Test
    @Rule({"JW-RUL-33", "JW-TRN-08"})
    void sutraOfTheDead_liesOnItsSquare() {
      Situation s = Situation.of("U . .", ". . .").pilgrim("M 2,1 N").health("M", 0).with('M', Counters.LYING, 3)
          .with('M', Counters.SUTRAS, 1).and(it -> it.take(0)).when(Turns.maintenance()).isOver();
      assertThat(s.journey().square(0)).isEqualTo(s.journey().scene().ground.square(2, 1));
      assertThat(s.journey().isThere(0)).isTrue();
      assertThat(s.number('M', Counters.SUTRAS)).isZero();
    }

    @Test
    @Rule({"JW-RUL-34", "JW-CRD-29"})
    void damageOfConditions_isComparedAlone_andBringsNobodyKarma() {
      Situation s = Situation.on(3, 3).demon("1 warrior 1,1 N").condition("1", "POISONED", 1)
          .condition("1", "BURNING", 1).demon("2 iron-fan 0,0 N").health("2", 1).condition("2", "POISONED", 1)
          .when(Turns.maintenance()).isOver();
      assertThat(s.where("1")).as("1 and 1 are not 2 at once").isEqualTo("1,1 N");
      assertThat(s.health("1")).isEqualTo(3);
      assertThat(s.where("2")).isEqualTo("none");
      assertThat(s.journey().defeats(s.journey().definition().type("iron-fan"))).isEqualTo(1);
    }

    @Test
    @Rule({"JW-TRN-10", "JW-RAG-05", "JW-TRN-11", "JW-RUL-59"})
    void rageCard_andSpecialCards_go() {
      Situation s = Situation.on(3, 3).and(it -> it.set(Counters.RAGE, 1)).when(Turns.maintenance()).isOver();
      assertThat(s.journey().get(Counters.RAGE)).isZero();
    }
  }

  @Nested
  final class InThePilgrimPhase {

    @Test
    @Rule({"JW-TRN-12", "JW-TRN-13", "JW-TRN-01"})
    void pilgrims_areActivatedInTheirOrder_withTwoPoints() {
      Situation s = Situation.on(5, 5).seats(4).pilgrim("T 0,0 N").pilgrim("M 1,0 N").pilgrim("S 2,0 N")
          .pilgrim("H 3,0 N").with('T', Counters.PLACE, 4).with('M', Counters.PLACE, 2).with('S', Counters.PLACE, 1)
          .with('H', Counters.PLACE, 3).when(PilgrimPhase.BEGIN);
      assertThat(s.asked()).isEqualTo("act Cy");
      assertThat(s.journey().get(Counters.POINTS)).isEqualTo(2);
      s.play("end");
      assertThat(s.asked()).isEqualTo("act Bo");
      s.play("end");
      assertThat(s.asked()).isEqualTo("act Di");
      s.play("end");
      assertThat(s.asked()).isEqualTo("act Ana");
      s.play("end").isOver();
    }

    @Test
    @Rule({"JW-RUL-32", "JW-RUL-33", "JW-DEF-02"})
    void revived_actsInThisTurn_ifItsPlaceHasNotPassed() {
      Situation s = Situation.on(5, 5).seats(4).pilgrim("T 0,0 N").pilgrim("M 1,0 N").health("M", 0)
          .when(PilgrimPhase.BEGIN).play("revive figure:monkey-king", "give 2 0", "end");
      assertThat(s.asked()).isEqualTo("act Bo");

      Situation late = Situation.on(5, 5).seats(4).pilgrim("T 0,0 N").with('T', Counters.PLACE, 2).with('M', Counters.PLACE, 1)
          .pilgrim("M 1,0 N").health("M", 0).when(PilgrimPhase.BEGIN).play("revive figure:monkey-king", "give 2 0", "end");
      assertThat(late.asked()).isEqualTo("over");
    }

    @Test
    @Rule("JW-CRD-18")
    void paralyzed_isNotAsked() {
      Situation s = Situation.on(5, 5).pilgrim("M 1,0 N").condition("M", "PARALYZED", 0).hand('M', "F02").health("M", 5)
          .when(PilgrimPhase.BEGIN).isOver();
      assertThat(s.health("M")).isEqualTo(5);
    }
  }

  @Nested
  final class QuietPoints {

    @Test
    @Rule({"JW-RUL-41", "JW-RUL-109"})
    void seats_areAskedInInitiativeOrder_onceForAllTheirPilgrims() {
      Situation s = Situation.on(5, 5).seats(2).pilgrim("T 0,0 N").pilgrim("M 1,0 N").pilgrim("S 2,0 N")
          .pilgrim("H 3,0 N").with('T', Counters.PLACE, 2).with('M', Counters.PLACE, 1).hand('T', "F03").hand('S', "F03")
          .hand('M', "F02").with('T', Counters.CHI, 1).with('S', Counters.CHI, 1).health("M", 1).when(QuietPoint.POINT);
      assertThat(s.asked()).as("Monkey King is first").isEqualTo("quiet Bo");
      s.play("pass");
      assertThat(s.asked()).isEqualTo("quiet Ana");
      assertThat(s.options()).containsExactlyInAnyOrder("play card:F03 figure:tripitaka", "play card:F03.2 figure:monk-sha",
          "pass");
      s.play("pass").isOver();
    }

    @Test
    @Rule({"JW-RUL-109", "JW-TRN-14"})
    void whoHasPassed_isAskedAgain_onlyAfterAChange() {
      Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").health("T", 5).hand('T', "F02").when(PilgrimPhase.BEGIN);
      assertThat(s.asked()).isEqualTo("quiet Ana");
      s.play("pass", "move", "go space:a1 east 1");
      assertThat(s.asked()).as("nothing has changed").isEqualTo("act Ana");
    }

    @Test
    @Rule("JW-RUL-109")
    void change_ofChi_asksAgain() {
      Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").health("T", 5).with('T', Counters.CHI, 1).hand('T', "F02")
          .when(PilgrimPhase.BEGIN).play("pass", "rest");
      assertThat(s.asked()).isEqualTo("quiet Ana");
    }

    @Test
    @Rule("JW-RUL-101")
    void uselessCard_isNotAsked() {
      Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").hand('T', "F02", "F05").when(QuietPoint.POINT).isOver();
      assertThat(s.hand('T')).hasSize(2);
    }

    @Test
    @Rule({"JW-EX-16", "JW-CRD-21"})
    void omMala_withoutASkill_stillDraws() {
      Situation s = Situation.on(5, 5).pilgrim("T 0,0 N").hand('T', "F01").onTop("T5").when(QuietPoint.POINT)
          .play("play card:F01 figure:tripitaka").isOver();
      assertThat(s.hand('T')).containsExactly("T5");
    }
  }
}
