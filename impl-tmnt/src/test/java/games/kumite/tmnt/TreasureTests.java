package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Card;
import games.kumite.tmnt.content.CardType;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Treasures: what is an Item and what is not, and when they are put on the table. */
final class TreasureTests {

  @Test
  @Rule("MT-TRE-01")
  void treasures_areItemsOrSpecialCards() {
    assertThat(Cardbox.SHIPPED.treasures()).extracting(card -> card.entry().type())
        .containsOnly(CardType.ITEM, CardType.ONE_SHOT, CardType.LEVEL_CARD, CardType.SPECIAL);
    assertThat(Cardbox.SHIPPED.treasures()).map(Card::entry).filteredOn(card -> !card.type().isItem())
        .allMatch(card -> card.gold() == 0);
    Played game = Scene.of(3).player("A", "I35 ~O10 | L01 C01 P01 L09 O03 I45").turn().play("A sell");
    assertThat(game.options()).as("Items and One-Shots alone are sold")
        .containsExactlyInAnyOrder("sell card:I35", "sell card:I45", "sell card:O03", "sell card:O10", "back");
    game.refused("sell card:L01");
    game.refused("sell card:C01");
  }

  @Nested
  final class Moment {

    @Test
    @Rule({"MT-TRE-02", "MT-WHN-03", "MT-PHS-02"})
    void item_isPlayedInTheOwnTurnOutsideCombat() {
      assertThat(Scene.of(3).player("A", "| I22").turn().options()).contains("play card:I22");
      assertThat(Scene.of(3).player("A", "| I22").doors("E01").kick().options()).contains("play card:I22");
      assertThat(Scene.of(3).player("A", "| I22").closing().options()).contains("play card:I22");
      Played game = Scene.of(3).player("A", "| I22").turn().play("A play card:I22", "A equip card:I22");
      assertThat(game.table("A")).isEqualTo("I22");
      game = Scene.of(3).player("A", "L1 | I22").fight("M22");
      assertThat(game.options()).doesNotContain("play card:I22");
      assertThat(game.refused("play card:I22").rule()).contains("MT-CBT-14");
      game = Scene.of(3).player("A", "L1 S1 | I22").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.refused("play card:I22").rule()).contains("MT-CBT-14");
    }

    @Test
    @Rule({"MT-TRE-02", "MT-WHN-03"})
    void item_onAnothersTurn_isRefused() {
      Played game = Scene.of(3).player("B", "I08 | I22 P01").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.refused("play card:I22").rule()).contains("MT-TRE-02");
      assertThat(game.refused("play card:P01").rule()).contains("MT-TRE-02");
    }

    @Test
    @Rule({"MT-TRE-02", "MT-WHN-05"})
    void item_justReceived_isPlayedOnAnothersTurn() {
      Played game = Scene.of(3).player("A", "L3").player("B", "L8 I01 | I09").treasures("I22 O01").fight("M22")
          .play("A ask seat:2", "A treasures 2", "A pick-order helper-first", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("B window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:I22", "play card:O01", "pass");
      assertThat(game.refused("play card:I09").rule()).contains("MT-WHN-06");
      game.play("B play card:I22", "B equip card:I22", "B play card:O01");
      assertThat(game.table("B")).isEqualTo("I01 I22 O01");
    }
  }

  @Nested
  final class NoItems {

    @Test
    @Rule("MT-TRE-03")
    void pizzaDelivery_drawsTwo_outsideCombatOnly() {
      Played game = Scene.of(3).player("A", "| P01").treasures("O13 O15 O16").turn().play("A play card:P01");
      assertThat(game.zone("treasure-discard")).isEqualTo("P01");
      assertThat(game.hand("A")).isEqualTo("O13 O15");
      game = Scene.of(3).player("A", "L1 | P01").fight("M22");
      assertThat(game.options()).doesNotContain("play card:P01");
      assertThat(game.refused("play card:P01").rule()).contains("MT-TRE-02");
    }

    @Test
    @Rule({"MT-TRE-03", "MT-TRE-02"})
    void specialCard_justReceived_isPlayedInTheOwnTurnOnly() {
      Played game = Scene.of(3).player("A", "L8 I22").treasures("P01 I01 O13 O14").fight("M22");
      assertThat(game.asked()).isEqualTo("A window-receive");
      game.play("A play card:P01");
      assertThat(game.options()).as("what it draws has just been received too")
          .containsExactlyInAnyOrder("play card:I01", "play card:O13", "play card:O14", "pass");
      game = Scene.of(3).player("A", "L3").player("B", "L8 I01").treasures("P01 O01").fight("M22")
          .play("A ask seat:2", "A treasures 2", "A pick-order helper-first", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("B window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:O01", "pass");
    }

    @Test
    @Rule("MT-TRE-03")
    void cheat_staysWithItsItem() {
      Played game = Scene.of(3).player("A", "CH4 I22 ~I37 ~O01 | C01").turn().play("A play card:C01");
      assertThat(game.asked()).isEqualTo("A target");
      game.play("A attach card:I37");
      assertThat(game.asked()).isEqualTo("A place-item");
      assertThat(game.options()).containsExactlyInAnyOrder("equip card:I37", "sideways card:I37");
      game.play("A equip card:I37");
      assertThat(game.table("A")).isEqualTo("C01 I22 I37 O01");
      assertThat(Scene.of(3).player("A", "| C01 O13").turn().options()).as("no Item").doesNotContain("play card:C01");
      assertThat(Scene.of(3).player("A", "L1 I22 | C01").fight("M22").options()).doesNotContain("play card:C01");
    }
  }

  @Nested
  final class LevelCards {

    @Test
    @Rule({"MT-TRE-04", "MT-WHN-01"})
    void levelCard_isPlayedOnAnybodyAtAnyTime() {
      Played game = Scene.of(3).player("A", "| L01 L02 O13").player("B", "L2").turn().play("A play card:L01");
      assertThat(game.options()).containsExactlyInAnyOrder("level seat:1", "level seat:2", "level seat:3");
      game.play("A level seat:2");
      assertThat(game.level("B")).isEqualTo(3);
      assertThat(game.topDiscard("treasure")).isEqualTo("L01");
      game.play("A play card:L02", "A level seat:1");
      assertThat(game.level("A")).isEqualTo(2);

      game = Scene.of(3).player("A", "L1").player("B", "| L01 L02 L03").fight("M22").pass("A")
          .play("B play card:L01", "B level seat:1");
      assertThat(game.strengths()).as("on another's turn, in combat").isEqualTo("2:8");
      game.pass("B", "A");
      assertThat(game.asked()).isEqualTo("B window-run");
      game.play("B play card:L02", "B level seat:2");
      assertThat(game.level("B")).isEqualTo(2);
    }

    @Test
    @Rule({"MT-TRE-04", "MT-DTH-07"})
    void levelCard_isNotPlayedOnTheDead() {
      Played game = Scene.of(4).player("A", "| L01").player("C", "L2 dead").closing().play("A play card:L01");
      assertThat(game.options()).containsExactlyInAnyOrder("level seat:1", "level seat:2", "level seat:4");
    }

    @Test
    @Rule({"MT-TRE-05", "MT-CON-05"})
    void levelCard_isNotPlayedAtLevelNine() {
      Played game = Scene.of(3).player("A", "L9 | L01").player("B", "L9").player("C", "L8").turn()
          .play("A play card:L01");
      assertThat(game.level("C")).as("only C is left, nobody is asked").isEqualTo(9);
      game = Scene.of(3).player("A", "L9 | L01").player("B", "L8").player("C", "L8").turn().play("A play card:L01");
      assertThat(game.options()).containsExactlyInAnyOrder("level seat:2", "level seat:3");
      assertThat(game.refused("level seat:1").rule()).contains("MT-TRE-05");
      game = Scene.of(3).player("A", "L9 I22 | L01").player("B", "L9").player("C", "L9").turn();
      assertThat(game.options()).contains("sideways card:I22").doesNotContain("play card:L01");
      assertThat(game.refused("play card:L01").rule()).contains("MT-TRE-05");
    }

    @Test
    @Rule({"MT-TRE-05", "MT-LVL-07", "MT-END-02"})
    void unlikelyComeback_givesTwoToTheLowest_upToNine() {
      Played game = Scene.of(3).player("A", "L4 | L06").player("B", "L3").player("C", "L5").turn()
          .play("A play card:L06", "A level seat:2");
      assertThat(game.level("B")).isEqualTo(5);
      game = Scene.of(3).player("A", "L4 | L06").player("B", "L3").player("C", "L5").turn()
          .play("A play card:L06", "A level seat:3");
      assertThat(game.level("C")).isEqualTo(6);
      game = Scene.of(3).player("A", "L8 | L06").player("B", "L8").player("C", "L9").turn()
          .play("A play card:L06", "A level seat:2");
      assertThat(game.level("B")).isEqualTo(9);
    }

    @Test
    @Rule({"MT-TRE-06", "MT-END-02", "MT-CON-05"})
    void stolenLevel_isNotTheWinningOne() {
      Played game = Scene.of(3).player("A", "L8 | L09 O13").player("B", "L2").player("C", "L5").turn()
          .play("A play card:L09");
      assertThat(game.options()).containsExactlyInAnyOrder("steal seat:2", "steal seat:3");
      game.refused("steal seat:1");
      game.play("A steal seat:2");
      assertThat(game.level("A")).isEqualTo(9);
      assertThat(game.level("B")).isEqualTo(1);
      assertThat(game.topDiscard("treasure")).isEqualTo("L09");
      game = Scene.of(3).player("A", "L9 | L09 O13").player("B", "L2").turn();
      assertThat(game.asked()).isEqualTo("A window-arrange");
      assertThat(game.options()).doesNotContain("play card:L09");
      assertThat(game.refused("play card:L09").rule()).contains("MT-TRE-06");
    }

    @Test
    @Rule({"MT-TRE-06", "MT-TRE-03", "MT-LVL-04"})
    void level_isStolenFromLevelTwoOn_inTheOwnTurnOutsideCombat() {
      Played game = Scene.of(3).player("A", "L3 | L09 O13").player("B", "L1").player("C", "L1").turn();
      assertThat(game.options()).doesNotContain("play card:L09");
      game = Scene.of(3).player("A", "L3 | L09").player("B", "L2").fight("M22");
      assertThat(game.options()).doesNotContain("play card:L09");
      game = Scene.of(3).player("A", "L3 I22").player("B", "I08 | L09").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).doesNotContain("play card:L09");
    }
  }
}
