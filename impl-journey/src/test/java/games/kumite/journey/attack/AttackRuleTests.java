package games.kumite.journey.attack;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.journey.Situation;
import games.kumite.journey.content.Goal;
import games.kumite.journey.map.Facing;
import games.kumite.journey.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Rules of attacks, in positions where they are easily got wrong. */
final class AttackRuleTests {

  @Nested
  final class Defense {

    @Test
    @Rule({"JW-ATK-12", "JW-SPC-04", "JW-RUL-18"})
    void defense_neverTouchesCrushing() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,0 S").demon("1 kogaiji 1,1 N")
          .dice("red=1,0,0 black=1 blue-1=2,2").attack("1").isOver();
      assertThat(s.health("T")).as("defense 4 against 1").isEqualTo(12);

      Situation crushed = Situation.on(3, 3).pilgrim("T 1,0 S").demon("1 iron-fan 1,1 N")
          .dice("red=1,0,0 black=3 blue-1=2,2").attack("1").isOver();
      assertThat(crushed.health("T")).as("knocked back 2 squares off the map").isEqualTo(10);
    }

    @Test
    @Rule({"JW-ATK-12", "JW-CRD-16", "JW-RUL-18"})
    void defense_neverTouchesTheDamageOfConditions() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,0 S").demon("1 kogaiji 1,1 N")
          .dice("red=0,0,0 black=4 blue-1=2,2").attack("1").isOver();

      assertThat(s.health("T")).isEqualTo(11);
      assertThat(s.conditions("T")).containsExactly("BURNING 0");
    }

    @Test
    @Rule({"JW-ATK-24", "JW-TER-07", "JW-RUL-51"})
    void greenSquare_addsOne_forThoseWhoRollDice() {
      Situation s = Situation.of(". g .", ". . .").pilgrim("T 1,0 S").demon("1 warrior 1,1 N")
          .dice("red=3,2 blue-1=1,0").attack("1").isOver();
      assertThat(s.health("T")).isEqualTo(9);

      Situation archer = Situation.of(". g .", ". . .").pilgrim("T 1,1 N").demon("1 archer 1,0 S")
          .dice("red-1=1 white-1=3").attack("T").play("kill").isOver();
      assertThat(archer.where("1")).as("no DF, no green").isEqualTo("none");
    }

    @Test
    @Rule({"JW-CRD-18", "JW-RUL-51", "JW-RUL-44"})
    void paralyzed_rollsNoDefense_andHasNoGreen() {
      Situation s = Situation.of(". g .", ". . .").pilgrim("T 1,0 S").condition("T", "PARALYZED", 0)
          .demon("1 warrior 1,1 N").dice("red=3,2").attack("1").isOver();
      assertThat(s.health("T")).isEqualTo(7);

      Situation demon = Situation.on(3, 3).pilgrim("T 1,1 N").demon("1 warrior 1,0 S").condition("1", "PARALYZED", 0)
          .dice("red-1=2 white-1=3").attack("T").play("kill").isOver();
      assertThat(demon.where("1")).isEqualTo("none");
    }

    @Test
    @Rule({"JW-CRD-17", "JW-RUL-44"})
    void disabled_stillDefends() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,0 S").condition("T", "DISABLED", 0).demon("1 warrior 1,1 N")
          .dice("red=3,2 blue-1=2,2").attack("1").isOver();
      assertThat(s.health("T")).isEqualTo(11);
    }
  }

  @Nested
  final class Totals {

    @Test
    @Rule({"JW-ATK-15", "JW-RUL-76", "JW-RUL-18"})
    void oneHit_addsNetDamageCrushingAndConditions() {
      Situation s = Situation.on(3, 3).pilgrim("H 1,1 N").with('H', Counters.LEVEL, 3).demon("1 warrior 1,0 S")
          .dice("red-1=0,0 white-1=6 blue=2").attack("H");
      assertThat(s.asked()).as("net 2, burning 1").isEqualTo("verdict Ana");
    }

    @Test
    @Rule({"JW-ATK-22", "JW-RUL-20", "JW-RUL-105"})
    void failedCleanse_givesBackHealthAndConditions_butNotThePosition() {
      Situation s = Situation.on(3, 5).pilgrim("H 1,4 N").with('H', Counters.LEVEL, 3).demon("1 koorogg 1,2 N")
          .health("1", 2).condition("1", "BURNING", 1)
          .dice("red-1=3,3,1 white-1=6 blue=0,0,0").attack("H").play("ray ahead", "cleanse").isOver();

      assertThat(s.health("1")).isEqualTo(2);
      assertThat(s.conditions("1")).containsExactly("BURNING 1");
      Situation pushed = Situation.on(3, 5).pilgrim("M 1,3 N").with('M', Counters.LEVEL, 3).demon("1 warrior 1,2 S")
          .dice("red-1=3,3,1 white-1=5 blue=0").attack("M").play("stay", "cleanse").isOver();
      assertThat(pushed.where("1")).isEqualTo("1,0 S");
      assertThat(pushed.health("1")).isEqualTo(3);
    }

    @Test
    @Rule({"JW-RUL-106", "JW-RUL-09", "JW-TER-04", "JW-RUL-83"})
    void knockBack_overRedSquares_isPartOfTheTotal() {
      Situation s = Situation.of(". r .", ". r .", ". . .", ". . .").pilgrim("T 1,2 S").demon("1 iron-fan 1,3 N")
          .dice("red=0,0,0 black=3 blue-1=2,2").attack("1").isOver();

      assertThat(s.where("T")).isEqualTo("1,0 S");
      assertThat(s.health("T")).isEqualTo(10);
      assertThat(s.number('T', Counters.MOVED)).isEqualTo(1);
      assertThat(s.where("1")).as("a demon always follows").isEqualTo("1,2 N");
      assertThat(s.events()).anyMatch(text -> text.contains("takes 2 damage"));
    }

    @Test
    @Rule({"JW-RUL-107", "JW-RUL-17"})
    void brittleBones_countOncePerAttackThatCrushes() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,0 S").corrupted('T', "C06").demon("1 iron-fan 1,1 N")
          .dice("red=0,0,0 black=3 blue-1=2,2").attack("1").isOver();
      assertThat(s.health("T")).as("2 crushing and 1").isEqualTo(9);

      Situation free = Situation.on(3, 4).pilgrim("T 1,2 S").corrupted('T', "C06").demon("1 iron-fan 1,3 N")
          .dice("red=0,0,0 black=3 blue-1=2,2").attack("1").isOver();
      assertThat(free.health("T")).as("nothing crushes").isEqualTo(12);
    }

    @Test
    @Rule({"JW-ATK-16", "JW-DEF-01", "JW-DEF-04", "JW-DEF-02"})
    void pilgrim_atZero_isUnconsciousFaceDown() {
      Situation s = Situation.on(3, 3).pilgrim("T 1,0 S").pilgrim("M 0,0 S").health("T", 3).demon("1 warrior 1,1 N")
          .dice("red=3,2 blue-1=0,0").attack("1").isOver();

      assertThat(s.health("T")).isZero();
      assertThat(s.number('T', Counters.LYING)).isEqualTo(1);
      assertThat(s.journey().get(Counters.FALLEN)).isEqualTo(1);
    }
  }

  @Nested
  final class Lines {

    @Test
    @Rule({"JW-TER-02", "JW-ATK-07"})
    void yellowLine_hidesATarget() {
      Situation s = Situation.on(3, 3).line(1, 1, Facing.NORTH, 'y').pilgrim("T 1,1 N").demon("1 warrior 1,0 S")
          .attack("T").isOver();
      assertThat(s.events()).isEmpty();
    }

    @Test
    @Rule({"JW-TER-01", "JW-TER-03", "JW-RUL-17"})
    void lines_stopAKnockBack() {
      for (char line : new char[] {'y', 'p'}) {
        Situation s = Situation.on(3, 5).line(1, 2, Facing.NORTH, line).pilgrim("M 1,3 N").demon("1 warrior 1,2 S")
            .dice("red-1=2,1 white-1=4 blue=1").attack("M");
        assertThat(s.where("1")).isEqualTo("1,2 S");
        assertThat(s.asked()).as("net 2 and 1 crushing").isEqualTo("verdict Ana");
      }
    }

    @Test
    @Rule("JW-RUL-17")
    void largeTarget_onSeveralRays_letsTheAttackerChooseTheWay() {
      Situation s = Situation.on(6, 6).pilgrim("M 2,4 N").with('M', Counters.LEVEL, 2).demon("1 general 2,2 N")
          .dice("red-1=1,0 white-1=4 blue=2").attack("M");
      assertThat(s.asked()).isEqualTo("ray Ana");
      assertThat(s.options()).containsExactlyInAnyOrder("ray ahead", "ray ahead-right");

      s.play("ray ahead-right");
      assertThat(s.where("1")).as("north-east").isEqualTo("3,1 N");
      s.play("stay").isOver();
    }

    @Test
    @Rule({"JW-ATK-04", "JW-RUL-13", "JW-ATK-05"})
    void ownKind_isNoTarget_andCoversWhatIsAfterIt() {
      Situation s = Situation.on(5, 5).pilgrim("M 2,4 N").pilgrim("T 2,3 N").demon("1 warrior 2,2 S").attack("M").isOver();
      assertThat(s.events()).isEmpty();
    }

    @Test
    @Rule({"JW-RUL-14", "JW-DEF-03"})
    void unconsciousPilgrim_isNoTarget_andCovers() {
      Situation s = Situation.on(5, 6).pilgrim("T 2,3 N").health("T", 0).pilgrim("M 2,4 N").demon("1 archer 2,0 S")
          .attack("1").isOver();
      assertThat(s.events()).isEmpty();
    }
  }

  @Nested
  final class OfDemons {

    @Test
    @Rule("JW-AI-08")
    void everybodyInRange_isAttacked_inTheOrderThatTripitakasPlayerSays() {
      Situation s = Situation.on(5, 5).seats(2).pilgrim("M 1,1 S").pilgrim("H 3,1 S").pilgrim("T 4,4 N")
          .demon("1 berserker 2,2 N").dice("red=1,0 black=1 blue-2=0 red=2,0 black=1 blue-2=0,0").attack("1");
      assertThat(s.asked()).isEqualTo("order-targets Ana");
      assertThat(s.options()).containsExactly("target figure:monkey-king", "target figure:cho-hakkai");

      s.play("target figure:cho-hakkai").isOver();

      assertThat(s.health("H")).isEqualTo(15);
      assertThat(s.health("M")).isEqualTo(12);
    }

    @Test
    @Rule("JW-RUL-41")
    void order_isAskedOfTheNextInOrder_whileTripitakaIsUnconscious() {
      Situation s = Situation.on(5, 5).seats(3).pilgrim("S 1,1 S").pilgrim("H 3,1 S").pilgrim("T 4,4 N").health("T", 0)
          .demon("1 berserker 2,2 N").attack("1");
      assertThat(s.asked()).as("Monkey King is next").isEqualTo("order-targets Bo");
    }

    @Test
    @Rule({"JW-SDC-02", "JW-SDC-03"})
    void guestLord_leavesAfterOneFullAttack_hitOrMiss() {
      Situation s = Situation.on(5, 5).pilgrim("M 2,1 S").demon("1 iron-fan 2,2 N")
          .and(it -> it.setFigure(it.definition().firstOf(it.definition().type("iron-fan")), Counters.GUEST, 1))
          .dice("red=0,0,0 black=1 blue-1=0,0").attack("1").isOver();

      assertThat(s.where("1")).isEqualTo("none");
      assertThat(s.journey().defeats(s.journey().definition().type("iron-fan"))).isZero();
    }

    @Test
    @Rule("JW-ATK-10")
    void blackDie_isRolledByThoseWhoseSheetSaysSo() {
      Situation s = Situation.on(5, 8).pilgrim("M 2,0 S").demon("1 archer 2,3 N").dice("red=1 black=6 blue-1=2,0")
          .attack("1").isOver();
      assertThat(s.conditions("M")).containsExactly("POISONED 0");
    }
  }

  @Nested
  final class KillOrCleanse {

    @Test
    @Rule({"JW-RUL-130", "JW-CRD-05"})
    void thirst_asksForChiBeforeCleansing() {
      Situation s = Situation.on(3, 3).pilgrim("S 1,1 N").corrupted('S', "C04").with('S', Counters.CHI, 2)
          .demon("1 archer 1,0 S").dice("red-1=2,2,2,2 white-1=1").attack("S").play("cleanse").isOver();
      assertThat(s.number('S', Counters.CHI)).isZero();
      assertThat(s.where("1")).isEqualTo("none");

      Situation poor = Situation.on(3, 3).pilgrim("S 1,1 N").corrupted('S', "C04").with('S', Counters.CHI, 1)
          .demon("1 archer 1,0 S").dice("red-1=2,2 white-1=1").attack("S").isOver();
      assertThat(poor.number('S', Counters.BAD)).as("killed unasked").isEqualTo(1);
    }

    @Test
    @Rule("JW-RUL-111")
    void cloudedMind_isOneDieFewer() {
      Situation s = Situation.on(3, 3).pilgrim("S 1,1 N").corrupted('S', "C05").demon("1 archer 1,0 S")
          .dice("red-1=2,2,2 white-1=1").attack("S").play("cleanse").isOver();
      assertThat(s.number('S', Counters.GOOD)).isEqualTo(2);
    }

    @Test
    @Rule({"JW-RUL-69", "JW-RUL-71"})
    void attacker_knockedOutByFollowing_attacksNobodyElse_butKillsWhomItHit() {
      Situation s = Situation.of(". . . .", ". . . .", ". r . .", ". . . .").pilgrim("M 1,3 N").health("M", 1)
          .pilgrim("T 3,3 N").demon("1 warrior 1,2 S").demon("2 warrior 2,2 S").with('M', Counters.LEVEL, 2)
          .dice("red-1=3,1 white-1=4 blue=1").attack("M")
          .play("target figure:warrior-1", "target figure:warrior-2", "follow").isOver();

      assertThat(s.number('M', Counters.LYING)).isEqualTo(1);
      assertThat(s.where("1")).as("killed: the unconscious cannot cleanse").isEqualTo("none");
      assertThat(s.number('M', Counters.BAD)).isEqualTo(1);
      assertThat(s.events()).noneMatch(text -> text.contains("attacks Warrior 2"));
    }

    @Test
    @Rule("JW-RUL-112")
    void failedCleanse_doesNotEndTheAction() {
      Situation s = Situation.on(8, 8).pilgrim("H 4,4 N").demon("1 warrior 4,3 S").demon("2 warrior 5,3 S")
          .dice("red-1=2,2,0,0,0 white-1=4,1 blue=0,0").attack("H")
          .play("target figure:warrior-1", "target figure:warrior-2", "cleanse").isOver();
      assertThat(s.events()).anyMatch(text -> text.contains("attacks Warrior 2"));
    }

    @Test
    @Rule({"JW-RUL-16", "JW-RUL-104"})
    void fewerTargets_areAllowed_butAtLeastOne() {
      Situation s = Situation.on(8, 8).pilgrim("H 4,4 N").demon("1 warrior 4,3 S").demon("2 warrior 5,3 S").attack("H");
      assertThat(s.refusal("done")).isEqualTo("JW-RUL-16");

      s.dice("red-1=0,0 white-1=1 blue=0").play("target figure:warrior-2", "done").isOver();

      assertThat(s.events()).noneMatch(text -> text.contains("attacks Warrior 1"));
    }
  }

  @Nested
  final class Endings {

    private Situation twoArchers() {
      return Situation.on(8, 8).pilgrim("H 4,4 N").pilgrim("T 0,0 N").demon("1 archer 4,3 S").demon("2 archer 5,3 S")
          .dice("red-1=2,2 white-1=1");
    }

    @Test
    @Rule({"JW-END-01", "JW-RUL-64", "JW-END-03"})
    void victory_endsTheMatchAtOnce_inTheMiddleOfAnAttack() {
      Situation s = Situation.on(8, 8).seats(2).victory(new Goal.Defeated("archer")).pilgrim("H 4,4 N").pilgrim("T 0,0 N")
          .demon("1 archer 4,3 S").demon("2 archer 5,3 S").dice("red-2=2,2 white-2=1").attack("H")
          .play("target figure:archer-1", "target figure:archer-2", "kill").isOver();
      assertThat(s.match().outcome().standings()).extracting(standing -> standing.result())
          .containsOnly(Outcome.Result.WIN);
      assertThat(s.events()).noneMatch(text -> text.contains("attacks Archer 2"));
    }

    @Test
    @Rule({"JW-RUL-64", "JW-END-02"})
    void victoryAndFailureTogether_areAWin() {
      Situation s = twoArchers().victory(new Goal.Defeated("archer")).failure(new Goal.Defeated("archer")).attack("H")
          .play("target figure:archer-1", "done", "kill").isOver();
      assertThat(s.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.WIN);
      Situation lost = twoArchers().failure(new Goal.Defeated("archer")).attack("H")
          .play("target figure:archer-1", "done", "kill").isOver();
      assertThat(lost.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.LOSS);
    }
  }
}
