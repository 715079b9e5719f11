package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Katas: Ranks, the moment of play, what must go, and what is paid for them. */
final class KataTests {

  @Nested
  final class Ranks {

    @Test
    @Rule("MT-KAT-01")
    void katas_areFifteen_ofRanksOneToFour() {
      assertThat(Cardbox.SHIPPED.doors()).map(Card::entry).filteredOn(card -> card.type() == CardType.KATA)
          .hasSize(15).allMatch(card -> card.copies() == 1)
          .extracting(card -> card.rank()).containsOnly(1, 2, 3, 4).contains(1, 2, 3, 4);
    }

    @Test
    @Rule("MT-KAT-02")
    void katas_areFree_whileTheRanksDoNotExceedTheLevel() {
      Played game = Scene.of(3).player("A", "L5 K01 | K02 K03 K06 K11").turn();
      game.play("A play card:K02", "A play card:K03", "A play card:K06");
      assertThat(game.table("A")).isEqualTo("K01 K02 K03 K06");
    }

    @Test
    @Rule("MT-KAT-04")
    void kata_beyondTheLimit_isRefused() {
      Played game = Scene.of(3).player("A", "L4 K11 | K06 K01").turn();
      assertThat(game.options()).contains("play card:K01").doesNotContain("play card:K06");
      assertThat(game.refused("play card:K06").rule()).contains("MT-KAT-04");
      game = Scene.of(3).player("A", "L4 K11 | K06 K01").fight("M22");
      assertThat(game.refused("play card:K06").rule()).contains("MT-KAT-04");
      assertThat(Scene.of(3).player("A", "L4 | K15").turn().options()).contains("play card:K15");
    }

    @Test
    @Rule({"MT-KAT-08", "MT-KAT-02"})
    void rankExcess_costsKatasUntilTheLimitHolds_andNoMore() {
      Played game = Scene.of(3).player("A", "L5 K06 K07 K01").player("B", "| T03").turn()
          .play("A pass", "B trap card:T03 seat:1");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.asked()).isEqualTo("A rank-excess");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:K01", "discard card:K06", "discard card:K07");
      game.play("A discard card:K01");
      assertThat(game.asked()).as("4 is still more than 3").isEqualTo("A rank-excess");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:K06", "discard card:K07");
      game.play("A discard card:K06");
      assertThat(game.table("A")).isEqualTo("K07");
      assertThat(game.zone("door-discard")).isEqualTo("K01 K06 T03");
    }

    @Test
    @Rule("MT-KAT-08")
    void rankExcess_isOverWithOneKata_ifThatSuffices() {
      Played game = Scene.of(3).player("A", "L5 K06 K07 K01").player("B", "| T03").turn()
          .play("A pass", "B trap card:T03 seat:1", "A discard card:K06");
      assertThat(game.table("A")).isEqualTo("K01 K07");
      assertThat(game.actor()).isEqualTo("A");
      assertThat(game.asked()).isNotEqualTo("A rank-excess");
    }

    @Test
    @Rule({"MT-KAT-08", "MT-RUL-27"})
    void rankExcess_inCombat_comesBeforeTheNextQuestion() {
      Played game = Scene.of(3).player("A", "CH5 L3 K11").player("B", "| T01 E01").fight("M22");
      assertThat(game.strengths()).isEqualTo("6:8");
      game.play("A pass", "B trap card:T01 seat:1");
      assertThat(game.asked()).as("one Kata: nothing to choose").isEqualTo("B window-combat");
      assertThat(game.table("A")).isEmpty();
      assertThat(game.strengths()).isEqualTo("2:8");
      game = Scene.of(3).player("A", "CH5 L3 K06 K01").player("B", "| T01 E01").fight("M22")
          .play("A pass", "B trap card:T01 seat:1");
      assertThat(game.asked()).isEqualTo("A rank-excess");
      game.play("A discard card:K06");
      assertThat(game.strengths()).isEqualTo("3:8");
    }
  }

  @Nested
  final class Moment {

    @Test
    @Rule("MT-KAT-03")
    void kata_worksFromItsPlayUntilItIsLost() {
      Played game = Scene.of(3).player("A", "CH5 L3 | K11").player("B", "| T11").fight("M22").play("A play card:K11");
      assertThat(game.strengths()).isEqualTo("6:8");
      game.play("A pass", "B trap card:T11 seat:1");
      assertThat(game.strengths()).isEqualTo("3:8");
      game = Scene.of(3).player("A", "CH5 L3 K11 | E01").fight("M22").play("A discard card:K11");
      assertThat(game.strengths()).isEqualTo("3:8");
    }

    @Test
    @Rule({"MT-KAT-05", "MT-WHN-01"})
    void discard_isPossibleAtAnyTime() {
      assertThat(Scene.of(3).player("A", "K01").turn().options()).contains("discard card:K01");
      Played game = Scene.of(3).player("B", "K01").turn();
      assertThat(game.asked()).isEqualTo("B window-arrange");
      game.play("B discard card:K01");
      assertThat(game.topDiscard("door")).isEqualTo("K01");
      game = Scene.of(3).player("A", "L1 K01").player("B", "K02").fight("M22");
      assertThat(game.options()).contains("discard card:K01");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.options()).contains("discard card:K02");
      game.pass("B");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).contains("discard card:K01");
    }

    @Test
    @Rule({"MT-KAT-06", "MT-RUL-02", "MT-WHN-03"})
    void play_isPossibleInTheOwnTurn_combatIncluded() {
      assertThat(Scene.of(3).player("A", "| K01").turn().options()).contains("play card:K01");
      assertThat(Scene.of(3).player("A", "| K01").doors("E01").kick().options()).contains("play card:K01");
      assertThat(Scene.of(3).player("A", "| K01").closing().options()).contains("play card:K01");
      Played game = Scene.of(3).player("A", "CH5 L1 | K01 K02").fight("M22").play("A play card:K01");
      assertThat(game.strengths()).isEqualTo("2:8");
      game = Scene.of(3).player("A", "L1 | K02").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).contains("play card:K02");
    }

    @Test
    @Rule({"MT-KAT-06", "MT-RUL-02"})
    void play_onAnothersTurn_isRefused() {
      Played game = Scene.of(3).player("B", "I22 | K01").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).doesNotContain("play card:K01");
      assertThat(game.refused("play card:K01").rule()).contains("MT-KAT-06");
      game = Scene.of(3).player("A", "L1").player("B", "| K01 O03").fight("M22").pass("A");
      assertThat(game.refused("play card:K01").rule()).contains("MT-KAT-06");
    }

    @Test
    @Rule({"MT-KAT-06", "MT-RUL-34", "MT-KAT-04"})
    void play_onReceipt_isPossibleOnAnothersTurn_withinTheRanks() {
      Played game = Scene.of(3).player("B", "L1 A07").doors("K01 K06").turn().play("B team-up card:A07");
      assertThat(game.asked()).isEqualTo("B window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "pass");
      assertThat(game.refused("play card:K06").rule()).contains("MT-KAT-04");
      game = Scene.of(3).player("A", "L1").player("B", "CH5 L2 A07").doors("K06 E01").fight("M22")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept", "B team-up card:A07", "B play card:K06");
      assertThat(game.strengths()).as("1, 2 and the Kata of the helper").isEqualTo("5:8");
    }

    @Test
    @Rule("MT-KAT-07")
    void katas_areReplacedWheneverOneMayBePlayed() {
      Played game = Scene.of(3).player("A", "CH5 L3 K01 K06 | K11 E01").fight("M22");
      assertThat(game.strengths()).isEqualTo("6:8");
      game.play("A discard card:K01", "A discard card:K06", "A play card:K11");
      assertThat(game.table("A")).isEqualTo("K11");
      assertThat(game.strengths()).isEqualTo("6:8");
      assertThat(game.zone("door-discard")).isEqualTo("K01 K06");
    }

    @Test
    @Rule("MT-KAT-09")
    void kata_isNeitherTradedNorGiven() {
      Played game = Scene.of(3).player("A", "L3 K01 I22").player("B", "L3 K02 I08").turn().play("A trade seat:2");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "done", "back");
      game.play("A done");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:I08", "back");
      game.play("A back", "A gift seat:2");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "back");
    }

    @Test
    @Rule("MT-KAT-10")
    void dead_keepsItsKatasInPlay() {
      Played game = Scene.of(3).player("A", "L6 K01 K06 A01").player("C", "L2").fight("M34").closes().closes("run-1=1");
      assertThat(game.asked()).as("the Ally was looted").isEqualTo("C window-receive");
      assertThat(game.isAlive("A")).isFalse();
      assertThat(game.table("A")).isEqualTo("K01 K06");
      assertThat(game.level("A")).isEqualTo(6);
    }

    @Test
    @Rule({"MT-KAT-13", "MT-RUL-07"})
    void fancyFootwork_givesOneToStrengthAndRun() {
      Played game = Scene.of(3).player("A", "CH5 L3 K01").fight("M22");
      assertThat(game.strengths()).isEqualTo("4:8");
      game.closes();
      game.play("A pass ; run-1=4");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(Scene.of(3).player("A", "CH5 L1 I01 | O13").fight("M22").strengths()).as("the mask has +2")
          .isEqualTo("3:8");
    }
  }

  @Nested
  final class Costs {

    @Test
    @Rule({"MT-KAT-11", "MT-RUL-39", "MT-RUL-32"})
    void cost_isAnyCardOfTheOwner() {
      Played game = Scene.of(3).player("A", "CH5 L6 K09 K01 S2 A01 I22 ~I08 | E01 I09").fight("M22")
          .play("A use card:K09");
      assertThat(game.asked()).isEqualTo("A cost");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:E01", "pay card:I09", "pay card:K01",
          "pay-stance card:S2", "pay card:A01", "pay card:I22", "pay card:I08");
      assertThat(game.strengths()).as("6 and K01, S2, A01, I22; the cost comes first").isEqualTo("11:8");
      game.play("A pay card:I22");
      assertThat(game.strengths()).as("two less for Sai, three more").isEqualTo("12:8");
      assertThat(game.zone("treasure-discard")).isEqualTo("I22");
    }

    @Test
    @Rule({"MT-KAT-11", "MT-RUL-39"})
    void cost_paidWithAStance_isTakenFromPlayOrFromHand() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09 S2 | S2 E01").fight("M22").play("A use card:K09");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:S2.2", "pay card:E01", "pay-stance card:S2");
      game.play("A pay-stance card:S2");
      assertThat(game.table("A")).isEqualTo("K09");
      assertThat(game.hand("A")).isEqualTo("E01 S2");
    }

    @Test
    @Rule("MT-RUL-39")
    void cost_paidWithAnItem_takesWhatIsAttachedAlong() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09 I22+C01 | E01").fight("M22").play("A use card:K09");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:E01", "pay card:I22", "pay card:C01");
      game.play("A pay card:I22");
      assertThat(game.table("A")).isEqualTo("K09");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01 I22");

      game = Scene.of(3).player("A", "CH5 L2 K09 I38+C01 | E01").fight("M22");
      assertThat(game.strengths()).isEqualTo("7:8");
      game.play("A use card:K09", "A pay card:C01");
      assertThat(game.table("A")).isEqualTo("I38 K09");
      assertThat(game.strengths()).as("without Cheat! the requirement is missing").isEqualTo("5:8");
    }

    @Test
    @Rule({"MT-KAT-12", "MT-TRP-07"})
    void keptTrap_paysNothing() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09 T15 T13").fight("M22");
      assertThat(game.options()).doesNotContain("use card:K09");
      game.refused("use card:K09");
      game = Scene.of(3).player("A", "CH5 L2 K09 T15 T13 | E01 E02").fight("M22").play("A use card:K09");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:E01", "pay card:E02");
    }

    @Test
    @Rule({"MT-KAT-14", "MT-RUL-39"})
    void kata_doesNotPayForItself() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09").fight("M22");
      assertThat(game.options()).doesNotContain("use card:K09");
      game = Scene.of(3).player("A", "CH5 L3 K09 K01 | E01").fight("M22").play("A use card:K09");
      assertThat(game.options()).containsExactlyInAnyOrder("pay card:E01", "pay card:K01");
      game.refused("pay card:K09");
      game.refused("pay card:CH5");
    }

    @Test
    @Rule({"MT-RUL-36", "MT-RUL-35"})
    void useLimit_isCountedForEachCard() {
      Played game = Scene.of(3).player("A", "CH5 L2 K09 | E01 E02 E03 S3").fight("M22")
          .play("A use card:K09", "A pay card:E01", "A use card:K09", "A pay card:E02");
      assertThat(game.strengths()).isEqualTo("8:8");
      assertThat(game.options()).as("twice a combat").doesNotContain("use card:K09");
      game.play("A discard card:K09");
      assertThat(game.strengths()).as("what was bought stays").isEqualTo("8:8");
    }

    @Test
    @Rule("MT-RUL-36")
    void secondCopyOfAStance_hasItsOwnCount() {
      Played game = Scene.of(3).player("A", "CH5 L2 S3 | E01 E02 E03 E04 S3 M01 M02").fight("M28")
          .play("A use card:S3", "A pay card:E01", "A use card:S3", "A pay card:E02", "A use card:S3",
              "A pay card:E03");
      assertThat(game.strengths()).isEqualTo("8:12");
      assertThat(game.options()).as("three times a combat").doesNotContain("use card:S3");
      game.play("A play card:S3.2");
      assertThat(game.options()).contains("use card:S3.2");
    }
  }
}
