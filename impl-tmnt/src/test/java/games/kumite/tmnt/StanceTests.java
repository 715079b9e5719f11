package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Stances: when they are played and given up, and what they give. */
final class StanceTests {

  @Test
  @Rule("MT-STN-01")
  void stances_areThree() {
    assertThat(Cardbox.SHIPPED.doors()).map(Card::entry).filteredOn(card -> card.type() == CardType.STANCE)
        .extracting(card -> card.name() + " " + card.copies())
        .containsExactly("Aggressive Stance 3", "Defensive Stance 3", "Technical Stance 3");
    assertThat(Scene.of(3).player("A", "CH6 L1 S1 | O13").fight("M22").monsters()).isEqualTo("M22:11");
    assertThat(Scene.of(3).player("A", "CH6 L1 S2 | O13").fight("M17").monsters()).isEqualTo("M17:9");
    assertThat(Scene.of(3).player("A", "CH6 L1 S3 | O13").fight("M27").monsters()).isEqualTo("M27:14");
  }

  @Nested
  final class InPlay {

    @Test
    @Rule({"MT-STN-02", "MT-STN-05"})
    void ability_appliesAtOnce() {
      Played game = Scene.of(3).player("A", "CH5 L3 | S2").fight("M22").play("A play card:S2").pass("A")
          .play("A pass ; run-1=4");
      assertThat(game.table("A")).isEqualTo("S2");
      assertThat(game.level("A")).as("4 and 1 escape").isEqualTo(3);
    }

    @Test
    @Rule("MT-STN-02")
    void ability_endsWithTheDiscard() {
      Played game = Scene.of(3).player("A", "CH5 L3 S2 | S1").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      game.play("A pass ; run-1=4");
      assertThat(game.level("A")).as("4 and 1 escape").isEqualTo(3);
      game = Scene.of(3).player("A", "CH5 L3 S2 | E01").fight("M22").pass("A")
          .play("A discard card:S2 ; run-1=4");
      assertThat(game.level("A")).as("4 is caught").isEqualTo(1);
    }

    @Test
    @Rule({"MT-STN-03", "MT-STN-07"})
    void secondStance_replacesTheFirstInOneAction() {
      Played game = Scene.of(3).player("A", "S1 | S2 S3").turn().play("A play card:S2");
      assertThat(game.table("A")).isEqualTo("S2");
      assertThat(game.topDiscard("door")).isEqualTo("S1");
      game.play("A play card:S3");
      assertThat(game.table("A")).isEqualTo("S3");
      assertThat(game.zone("door-discard")).isEqualTo("S1 S2");
    }

    @Test
    @Rule("MT-STN-08")
    void stance_isNeitherTradedNorGiven() {
      Played game = Scene.of(3).player("A", "S1 I22").player("B", "S2 I08").turn().play("A trade seat:2");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "done", "back");
      game.play("A done");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:I08", "back");
      game.play("A back", "A gift seat:2");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I22", "back");
      game = Scene.of(3).player("A", "S1").player("B", "S2").turn();
      assertThat(game.options()).doesNotContain("trade seat:2", "gift seat:2");
    }
  }

  @Nested
  final class Moment {

    @Test
    @Rule({"MT-STN-04", "MT-WHN-01"})
    void discard_isPossibleAtAnyTime() {
      assertThat(Scene.of(3).player("A", "S1").turn().options()).contains("discard card:S1");
      assertThat(Scene.of(3).player("B", "S1").turn().asked()).isEqualTo("B window-arrange");
      Played game = Scene.of(3).player("A", "CH6 L1 S1 | M01 M02").fight("M19");
      assertThat(game.strengths()).isEqualTo("4:6");
      game.play("A discard card:S1");
      assertThat(game.strengths()).isEqualTo("1:6");
      assertThat(game.topDiscard("door")).isEqualTo("S1");
      game = Scene.of(3).player("A", "CH6 L1").player("B", "CH5 L1 S2").fight("M19")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept");
      assertThat(game.asked()).as("a helper in another's turn").isEqualTo("B window-combat");
      assertThat(game.strengths()).isEqualTo("4:6");
      game.play("B discard card:S2 ; run-1=6 run-2=6");
      game = Scene.of(3).player("A", "CH6 L1 S1 | M01 M02 M03").fight("M19").pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).contains("discard card:S1");
    }

    @Test
    @Rule({"MT-STN-05", "MT-WHN-03"})
    void play_isPossibleInEveryWindowOfTheOwnTurn() {
      assertThat(Scene.of(3).player("A", "| S1").turn().options()).contains("play card:S1");
      Played game = Scene.of(3).player("A", "| S1").doors("E01").kick();
      assertThat(game.asked()).isEqualTo("A window-door");
      assertThat(game.options()).contains("play card:S1");
      assertThat(Scene.of(3).player("A", "| S1").closing().options()).contains("play card:S1");
      game = Scene.of(3).player("A", "| S1").fight("M22");
      assertThat(game.options()).contains("play card:S1");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).contains("play card:S1");
    }

    @Test
    @Rule({"MT-STN-06", "MT-WHN-03"})
    void play_onAnothersTurn_isRefused() {
      Played game = Scene.of(3).player("B", "I22 | S1").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.refused("play card:S1").rule()).contains("MT-STN-06");
      game = Scene.of(3).player("A", "L1").player("B", "| S1 O03").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.refused("play card:S1").rule()).contains("MT-STN-06");
    }

    @Test
    @Rule({"MT-STN-06", "MT-RUL-34"})
    void play_onReceipt_isPossibleOnAnothersTurn_evenInCombat() {
      Played game = Scene.of(3).player("B", "A07 | S3").doors("S1 E01").turn().play("B team-up card:A07");
      assertThat(game.asked()).isEqualTo("B window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:S1", "pass");
      assertThat(game.refused("play card:S3").rule()).contains("MT-WHN-06");
      game.play("B play card:S1");
      assertThat(game.table("B")).isEqualTo("S1");

      game = Scene.of(3).player("A", "CH6 L1").player("B", "CH5 L1 A07").doors("S2 E01").fight("M19")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept", "B team-up card:A07", "B play card:S2");
      assertThat(game.table("B")).isEqualTo("S2");
      assertThat(game.strengths()).as("its owner helps").isEqualTo("4:6");
    }

    @Test
    @Rule("MT-STN-06")
    void play_afterTheReceiveWindow_isTooLate() {
      Played game = Scene.of(3).player("B", "I22 A07").doors("S1 E01").turn().pass("A")
          .play("B team-up card:A07", "B pass");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.refused("play card:S1").rule()).contains("MT-STN-06");
    }
  }

  @Nested
  final class Aggressive {

    @Test
    @Rule("MT-STN-09")
    void aggressive_givesThreeWithTwoCardsInHand() {
      assertThat(Scene.of(3).player("A", "CH6 L1 S1").fight("M19").strengths()).isEqualTo("4:6");
      assertThat(Scene.of(3).player("A", "CH6 L1 S1 | M01 M02").fight("M19").strengths()).isEqualTo("4:6");
      assertThat(Scene.of(3).player("A", "CH6 L1 S1 | M01 M02 M03").fight("M19").strengths()).isEqualTo("1:6");
    }

    @Test
    @Rule({"MT-STN-09", "MT-RUL-13", "MT-MON-16"})
    void aggressive_givesTwoMoreAgainstLevelTen_once() {
      assertThat(Scene.of(3).player("A", "CH6 L1 S1").fight("M24").strengths()).isEqualTo("6:10");
      assertThat(Scene.of(3).player("A", "CH6 L1 S1 | M01 M02 M03").fight("M24").strengths()).isEqualTo("3:10");
      Played game = Scene.of(3).player("A", "CH6 L1 S1 | M01 M02 M03").player("B", "| W01 M26 E01").fight("M24")
          .pass("A")
          .play("B play card:wandering");
      assertThat(game.strengths()).as("two such monsters").isEqualTo("3:20");
      game = Scene.of(3).player("A", "CH6 L1 S1 | M01 M02 M03").player("B", "| E04 E01").fight("M11").pass("A")
          .play("B play card:E04");
      assertThat(game.strengths()).as("the printed Level counts").isEqualTo("1:14");
    }

    @Test
    @Rule("MT-STN-10")
    void aggressive_countsTheHandAllTheTime() {
      Played game = Scene.of(3).player("A", "CH6 L1 S1 A07 | E06 M02 M03").doors("M04 M05").fight("M19");
      assertThat(game.strengths()).isEqualTo("2:6");
      game.play("A play card:E06");
      assertThat(game.strengths()).as("two cards are left").isEqualTo("5:1");
      game = Scene.of(3).player("A", "CH6 L1 S1 A07 | E01 E02").doors("M04 M05").fight("M19");
      assertThat(game.strengths()).isEqualTo("5:6");
      game.play("A team-up card:A07");
      assertThat(game.strengths()).as("four cards, and the Ally is gone").isEqualTo("1:6");
    }
  }

  @Nested
  final class Requirement {

    @Test
    @Rule({"MT-STN-11", "MT-RUL-10"})
    void lostStance_leavesTheItemEquipped_withoutEffect() {
      Played game = Scene.of(3).player("A", "CH6 L1 S2 I05 I27 | S3 S2").fight("M22");
      assertThat(game.strengths()).isEqualTo("7:8");
      game.play("A discard card:S2");
      assertThat(game.table("A")).isEqualTo("I05 I27");
      assertThat(game.strengths()).isEqualTo("1:8");
      game.play("A play card:S3");
      assertThat(game.strengths()).isEqualTo("1:8");
      game.play("A play card:S2.2");
      assertThat(game.strengths()).as("the requirement holds again").isEqualTo("7:8");
    }
  }
}
