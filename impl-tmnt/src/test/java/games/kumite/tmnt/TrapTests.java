package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.testkit.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Traps: whom they hit, what stays, who answers. */
final class TrapTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  /** B plays a Trap on A outside combat, in A's turn. */
  private static Played trapped(String victim, String trap) {
    return Scene.of(4).player("A", victim + " I41").player("B", "| L08 " + trap).turn().pass("A")
        .play("B trap card:" + trap + " seat:1");
  }

  @Test
  @Rule({"MT-TRP-08", "MT-TAB-01", "MT-KAT-03"})
  void allyAndKataInTheHand_cancelNoTrap() {
    Played game = Scene.of(3).player("A", "L3 | A05 K13 M01 M02").player("B", "| T01 L01").turn().pass("A")
        .play("B trap card:T01 seat:1");
    assertThat(game.asked()).isEqualTo("B window-arrange");
    assertThat(game.level("A")).isEqualTo(2);
    game = Scene.of(3).player("A", "L3 | A05 K13 O14 M02").player("B", "| T01 L01").turn().pass("A")
        .play("B trap card:T01 seat:1");
    assertThat(game.options()).containsExactlyInAnyOrder("use card:O14", "accept");
  }

  @Test
  @Rule("MT-TRP-08")
  void victimWithACardInHand_isAskedInDiscreetWindows_whateverTheCardIs() {
    Played game = Scene.of(3).discreet().player("A", "L3 | M01").player("B", "L2 | T01 T02").turn().pass("A")
        .play("B trap card:T01 seat:1");
    assertThat(game.asked()).isEqualTo("A window-trap");
    assertThat(game.options()).containsExactly("accept");
    game.play("A accept");
    assertThat(game.level("A")).isEqualTo(2);
    game.play("B trap card:T02 seat:3");
    assertThat(game.asked()).as("C has no card, and everybody knows that").isEqualTo("B window-arrange");
  }

  @Nested
  final class Coming {

    @Test
    @Rule({"MT-TRP-01", "MT-PHS-05"})
    void trapTurnedUp_hitsTheActivePlayer() {
      Played game = Scene.of(3).player("B", "L4 | O13").active("B").doors("T01 M05").kick();
      assertThat(game.level("B")).isEqualTo(3);
      assertThat(game.topDiscard("door")).isEqualTo("T01");
      assertThat(game.asked()).isEqualTo("B window-door");
    }

    @Test
    @Rule({"MT-TRP-02", "MT-PHS-11"})
    void trapDrawnFaceDown_goesToHand_andIsPlayedFromThere() {
      Played game = Scene.of(3).player("A", "CH3 L4 | O13").doors("T01").second();
      assertThat(game.level("A")).isEqualTo(4);
      assertThat(game.hand("A")).isEqualTo("O13 T01");
      assertThat(game.asked()).isEqualTo("A window-end");
      game.play("A trap card:T01 seat:1");
      assertThat(game.level("A")).as("on oneself").isEqualTo(3);
    }

    @Test
    @Rule({"MT-TRP-02", "MT-RUL-42"})
    void trap_isAimedAtTheLivingOnly_inAnyTurn() {
      Played game = Scene.of(3).player("A", "I41").player("B", "| T01").player("C", "dead L3").closing()
          .pass("A");
      assertThat(game.options()).contains("trap card:T01 seat:1", "trap card:T01 seat:2");
      assertThat(game.refused("trap card:T01 seat:3").rule()).contains("MT-TRP-02");
    }

    @Test
    @Rule("MT-TRP-03")
    void trap_takesEffectAtOnce_andIsDiscarded() {
      Played game = trapped("L5", "T03");
      assertThat(game.level("A")).as("two from Level 5 on").isEqualTo(3);
      assertThat(game.topDiscard("door")).isEqualTo("T03");
      assertThat(game.kept("A")).isEmpty();
      assertThat(trapped("L4", "T03").level("A")).isEqualTo(3);
    }

    @Test
    @Rule("MT-TRP-03")
    void persistentAndFutureTraps_stayWithTheVictim() {
      Played game = trapped("L5", "T13");
      assertThat(game.kept("A")).isEqualTo("T13");
      assertThat(game.zone("door-discard")).isEmpty();
      assertThat(trapped("L5", "T15").kept("A")).isEqualTo("T15");
    }

    @Test
    @Rule({"MT-TRP-03", "MT-TRP-09"})
    void persistentTrap_outlivesEveryCombat() {
      Played game = Scene.of(3).player("A", "L3 T15 T13 | O14").fight("M22").closes("run-1=5");
      assertThat(game.level("A")).as("5-1 is caught").isEqualTo(1);
      assertThat(game.kept("A")).isEqualTo("T15");
      assertThat(game.zone("door-discard")).isEqualTo("M22 T13");
    }

    @Test
    @Rule("MT-TRP-03")
    void trapOnHand_takesRandomCards() {
      Played game = Scene.of(3).player("A", "I41 | M01 M02 M03").player("B", "| T16 L08").turn().pass("A")
          .play("B trap card:T16 seat:1 ; random-loss-1=2 random-loss-1=0");
      assertThat(game.handSize("A")).isEqualTo(1);
      game = Scene.of(3).player("A", "I41 | M01").player("B", "| T16 L08").turn().pass("A")
          .play("B trap card:T16 seat:1 ; random-loss-1=0");
      assertThat(game.hand("A")).isEmpty();
    }
  }

  @Nested
  final class Choices {

    @Test
    @Rule("MT-TRP-04")
    void victim_choosesAmongSeveral() {
      Played game = trapped("L3 K01 K02", "T11");
      assertThat(game.asked()).isEqualTo("A loss");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:K01", "lose card:K02");
      game.play("A lose card:K02");
      assertThat(game.table("A")).isEqualTo("I41 K01");
    }

    @Test
    @Rule({"MT-TRP-04", "MT-RUN-10"})
    void leftNeighbour_choosesIfTheCardSaysSo() {
      Played game = Scene.of(4).player("A", "I22 ~I01 | I02").player("B", "dead").player("D", "| T08 L08").closing()
          .pass("A", "C").play("D trap card:T08 seat:1");
      assertThat(game.asked()).isEqualTo("C loss");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I01", "lose card:I22");
      game.play("C lose card:I01");
      assertThat(game.table("A")).isEqualTo("I22");
    }

    @Test
    @Rule({"MT-TRP-05", "MT-TRP-03"})
    void trapWithoutATarget_isDiscarded() {
      Played game = trapped("L3", "T10");
      assertThat(game.topDiscard("door")).isEqualTo("T10");
      assertThat(game.table("A")).isEqualTo("I41");
      game = trapped("L3 ~I35 I08", "T06");
      assertThat(game.table("A")).isEqualTo("I08 ~I35 I41");
      assertThat(game.topDiscard("door")).isEqualTo("T06");
    }

    @Test
    @Rule({"MT-TRP-03", "MT-RUL-26", "MT-RUL-41"})
    void itemsOfASlot_areLostSidewaysAndBeyondTheLimitToo() {
      assertThat(trapped("~I01", "T04").table("A")).isEqualTo("I41");
      Played game = trapped("I01+C01", "T04");
      assertThat(game.table("A")).isEqualTo("I41");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01 I01");
      game = Scene.of(3).player("A", "O03 | O04").player("B", "| T08").turn().pass("A").play("B trap card:T08 seat:1");
      assertThat(game.table("A")).as("a One-Shot on the table").isEmpty();
      assertThat(game.hand("A")).isEqualTo("O04");
    }

    @Test
    @Rule({"MT-TRP-03", "MT-KAT-08"})
    void levelTrap_costsKatasAtOnce() {
      Played game = trapped("L3 K01 K06", "T01");
      assertThat(game.asked()).isEqualTo("A rank-excess");
      game.play("A discard card:K01");
      assertThat(game.table("A")).isEqualTo("I41 K06");
      assertThat(game.asked()).isNotEqualTo("A rank-excess");
    }
  }

  @Nested
  final class NextCombat {

    @Test
    @Rule({"MT-TRP-06", "MT-TRP-09"})
    void trapKept_countsInTheNextCombat_andGoesWithIt() {
      Played game = Scene.of(3).player("A", "L9 T13 | O14 O03").fight("M22");
      assertThat(game.strengths()).isEqualTo("4:8");
      game.play("A play card:O03", "A target side").closes("run-1=6");
      assertThat(game.kept("A")).isEmpty();
      assertThat(game.topDiscard("door")).isEqualTo("T13");
    }

    @Test
    @Rule("MT-TRP-06")
    void trapInCombat_countsInThisOne_runningIncluded() {
      Played game = Scene.of(3).player("A", "L3 | I09").player("B", "| T14").fight("M22").pass("A")
          .play("B trap card:T14 seat:1");
      assertThat(game.strengths()).isEqualTo("0:8");
      game.closes("run-1=5");
      assertThat(game.level("A")).as("5-1 is caught").isEqualTo(1);

      game = Scene.of(3).player("A", "L3 | I09").player("B", "| T14").fight("M22").pass("A", "B");
      assertThat(game.asked()).isEqualTo("B window-run");
      game.play("B trap card:T14 seat:1 ; run-1=5");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.kept("A")).isEmpty();
    }

    @Test
    @Rule({"MT-TRP-06", "MT-TRP-09"})
    void trapOfAHelper_countsFromTheMomentOfJoining() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L4 T13").player("C", "| O03 T14").fight("M22");
      assertThat(game.strengths()).isEqualTo("3:8");
      game.play(FREE_HELP);
      assertThat(game.strengths()).isEqualTo("2:8");
      game.play("C trap card:T14 seat:2");
      assertThat(game.strengths()).isEqualTo("-1:8");
      game.play("C pass ; run-1=5 run-2=6");
      assertThat(game.kept("B")).isEmpty();
    }

    @Test
    @Rule({"MT-TRP-06", "MT-TRP-09"})
    void trapOfABystander_waits() {
      Played game = Scene.of(3).player("A", "L3 | O14").player("B", "L4 T13").fight("M22").closes("run-1=5");
      assertThat(game.kept("B")).isEqualTo("T13");
    }
  }

  @Nested
  final class Cancelling {

    @Test
    @Rule({"MT-TRP-07", "MT-KAT-12", "MT-RUL-39"})
    void keptTrap_paysForNothing() {
      Played game = Scene.of(3).player("A", "L3 S3 T13 T15").fight("M22");
      assertThat(game.options()).doesNotContain("use card:S3");
      game = Scene.of(3).player("A", "L3 S3 T13 T15 | M01 M02").fight("M22").play("A use card:S3");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:M01", "pay card:M02");
    }

    @Test
    @Rule("MT-TRP-08")
    void onlyTheVictim_answers() {
      Played game = Scene.of(4).player("A", "I41").player("B", "| T01").player("C", "A05 | O14").turn().pass("A")
          .play("B trap card:T01 seat:1");
      assertThat(game.events()).extracting(Event::type).contains("trap-hit");
      assertThat(game.asked()).as("C is not asked").isNotEqualTo("C window-trap");
      assertThat(game.topDiscard("door")).isEqualTo("T01");
    }

    @Test
    @Rule({"MT-TRP-08", "MT-ONE-07"})
    void trapDetector_cancels_fromHandAndFromTheTable() {
      for (String victim : new String[] {"L3 | O14", "L3 O14"}) {
        Played game = Scene.of(3).player("A", victim).player("B", "| T01 L08").turn().pass("A")
            .play("B trap card:T01 seat:1");
        assertThat(game.asked()).isEqualTo("A window-trap");
        assertThat(game.options()).containsExactlyInAnyOrder("use card:O14", "accept");
        game.play("A use card:O14");
        assertThat(game.level("A")).isEqualTo(3);
        assertThat(game.events()).extracting(Event::type).as("everybody is told").contains("trap-cancelled");
        assertThat(game.topDiscard("door")).isEqualTo("T01");
        assertThat(game.topDiscard("treasure")).isEqualTo("O14");
      }
    }

    @Test
    @Rule("MT-TRP-08")
    void othersImagineNoVictimWithoutAnAnswer() {
      Played game = Scene.of(3).player("A", "L3 | O14 M01 M02").player("B", "| T01 L08").turn().pass("A")
          .play("B trap card:T01 seat:1");
      long able = IntStream.rangeClosed(1, 40).mapToObj(RandomSource::seeded)
          .map(random -> game.match().perspective(game.match().seats().get(2)).imagine(random))
          .filter(imagined -> imagined.actionCount() > 1).count();
      assertThat(able).as("it is asked, so it can answer; few hands can, and a deal is tried only so often")
          .isGreaterThan(10);
    }

    @Test
    @Rule({"MT-TRP-08", "MT-TAB-02", "MT-TRP-01"})
    void nobody_cancelsATrapTurnedUp() {
      Played game = Scene.of(3).player("A", "L4 A05").doors("T13 M05").kick();
      assertThat(game.asked()).isEqualTo("A window-trap");
      assertThat(game.options()).containsExactlyInAnyOrder("team-up card:A05", "accept");
      game.play("A team-up card:A05");
      assertThat(game.kept("A")).isEmpty();
      assertThat(game.zone("door-discard")).isEqualTo("A05 T13");
    }

    @Test
    @Rule("MT-TRP-08")
    void accepting_letsItHit() {
      Played game = Scene.of(3).player("A", "L3 | O14").player("B", "| T01 L08").turn().pass("A")
          .play("B trap card:T01 seat:1", "A accept");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.hand("A")).isEqualTo("O14");
    }

    @Test
    @Rule({"MT-TRP-08", "MT-KAT-14"})
    void ironShell_needsTwoOtherCards() {
      Played game = trapped("L3 K13", "T01");
      assertThat(game.level("A")).as("one Item is too little").isEqualTo(2);
      game = trapped("L3 K13 I22", "T13");
      assertThat(game.asked()).isEqualTo("A window-trap");
      game.play("A use card:K13");
      assertThat(game.table("A")).as("both Items are paid").isEqualTo("K13");
      assertThat(game.kept("A")).isEmpty();
    }

    @Test
    @Rule({"MT-TRP-08", "MT-TRP-06"})
    void keptTrap_isCancelledOutsideCombatOnly() {
      Played game = Scene.of(3).player("A", "L3 T13 T15 A05 | O14").turn();
      assertThat(game.options()).contains("use card:O14", "team-up card:A05");
      game.play("A use card:O14");
      assertThat(game.options()).containsExactlyInAnyOrder("cancel card:T13", "cancel card:T15");
      game.play("A cancel card:T13", "A team-up card:A05");
      assertThat(game.kept("A")).isEmpty();

      game = Scene.of(3).player("A", "L3 T13 A05 | O14").player("B", "L3 T15 A02 | O01").fight("M22");
      assertThat(game.refused("use card:O14").rule()).isPresent();
      assertThat(game.refused("team-up card:A05").rule()).contains("MT-TAB-02");
    }
  }
}
