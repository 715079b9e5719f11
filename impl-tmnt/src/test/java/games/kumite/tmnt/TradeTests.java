package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.EventReader;
import games.kumite.api.Prompt;
import games.kumite.api.Seat;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Trades and gifts: what changes hands, when, and how the talk goes. */
final class TradeTests {

  @Nested
  final class Things {

    @Test
    @Rule("MT-TRD-01")
    void itemsInPlay_areTraded_andNothingElse() {
      Played game = Scene.of(3).player("A", "L3 K01 S1 A01 I22 ~I08+C01 O03 T15 | I09 L01 K02")
          .player("B", "L3 K03 S2 A03 I01 O04 | I02 L02").turn().play("A trade seat:2");
      assertThat(game.asked()).isEqualTo("A trade-give");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I08", "give card:I22", "give card:O03", "done",
          "back");
      game.play("A give card:I08");
      assertThat(game.options()).as("one after the other in the order of ids")
          .containsExactlyInAnyOrder("give card:I22", "give card:O03", "done", "back");
      game.play("A done");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:I01", "take card:O04", "send", "back");
      game.play("A take card:I01", "A send");
      assertThat(game.asked()).isEqualTo("B trade-answer");
      assertThat(game.options()).containsExactlyInAnyOrder("accept", "decline");
      game.play("B accept");
      assertThat(game.zone("treasure-discard")).as("what was attached stays behind").isEqualTo("C01");
      assertThat(game.hand("A")).isEqualTo("I09 K02 L01");
      assertThat(game.hand("B")).isEqualTo("I02 L02");
    }

    @Test
    @Rule({"MT-TRD-01", "MT-RUL-57"})
    void whoPutsItTogether_isToldWhatItHolds_andOthersThatItIsOnItsWay() {
      Played game = Scene.of(3).player("A", "L1 I22 O03").player("B", "L1 I01").turn().play("A trade seat:2");
      Prompt giving = game.match().decision().prompt();
      assertThat(giving.chooser()).isEqualTo("What do you give to B?");
      assertThat(giving.waiting()).isEqualTo("A puts a trade with B together.");
      game.play("A give card:I22");
      String picked = game.match().decision().prompt().chooser();
      assertThat(picked).startsWith("What do you give to B? So far: ").endsWith(".");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("A puts a trade with B together.");
      String name = picked.substring("What do you give to B? So far: ".length(), picked.length() - 1);
      game.play("A done");
      assertThat(game.match().decision().prompt().chooser()).isEqualTo("You give " + name + ". What do you want of B?");
      game = Scene.of(3).player("A", "L1 I22 O03").player("B", "L1 I01").turn().play("A gift seat:2");
      assertThat(game.match().decision().prompt().waiting()).isEqualTo("A puts a gift for B together.");
    }

    @Test
    @Rule("MT-TRD-03")
    void itemsReceived_arePlacedByTheirNewOwners() {
      Played game = Scene.of(3).player("A", "CH5 I22 I01").player("B", "CH3 I08 I34").turn().play("A trade seat:2",
          "A give card:I22", "A done", "A take card:I08", "A take card:I34", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("A place-item");
      assertThat(game.options()).containsExactlyInAnyOrder("equip card:I08", "sideways card:I08");
      game.play("A equip card:I08");
      assertThat(game.asked()).as("I34 is Donatello's, and lies sideways").isEqualTo("B place-item");
      game.play("B sideways card:I22");
      assertThat(game.table("A")).isEqualTo("I01 I08 ~I34");
      assertThat(game.table("B")).isEqualTo("~I22");
    }

    @Test
    @Rule({"MT-TRD-03", "MT-ITM-10"})
    void itemGiven_thatLiftedALimit_isMissedBeforeTheNewOnesArePlaced() {
      Played game = Scene.of(3).player("A", "CH5 I35 I22 I40").player("B", "CH3 I01").turn().play("A trade seat:2",
          "A give card:I40", "A done", "A take card:I01", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("A surplus");
      game.play("A sideways card:I22");
      assertThat(game.asked()).isEqualTo("A place-item");
      game.play("A equip card:I01", "B equip card:I40");
      assertThat(game.table("A")).isEqualTo("I01 ~I22 I35");
      assertThat(game.table("B")).isEqualTo("I40");
    }

    @Test
    @Rule({"MT-TRD-04", "MT-RUL-25"})
    void gift_isATradeWithoutReturn_thatMustBeAccepted() {
      Played game = Scene.of(3).player("A", "I22 I08").player("B", "L2").turn().play("A gift seat:2");
      assertThat(game.options()).as("something must be given")
          .containsExactlyInAnyOrder("give card:I08", "give card:I22", "back");
      game.play("A give card:I22");
      assertThat(game.options()).containsExactlyInAnyOrder("give card:I08", "send", "back");
      game.play("A send");
      assertThat(game.asked()).isEqualTo("B trade-answer");
      game.play("B decline");
      assertThat(game.table("A")).isEqualTo("I08 I22");
      game = Scene.of(3).player("A", "I22 I08").player("B", "L2").turn()
          .play("A gift seat:2", "A give card:I22", "A send", "B accept", "B equip card:I22");
      assertThat(game.table("A")).isEqualTo("I08");
      assertThat(game.table("B")).isEqualTo("I22");
    }

    @Test
    @Rule({"MT-TRD-01", "MT-TRD-04"})
    void trade_isNotEmpty_andMayAskForAnItemForNothing() {
      Played game = Scene.of(3).player("A", "I22").player("B", "I08").turn().play("A trade seat:2", "A done");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:I08", "back");
      game.refused("send");
      game.play("A take card:I08", "A send", "B accept", "A equip card:I08");
      assertThat(game.table("A")).isEqualTo("I08 I22");
      game = Scene.of(3).player("A", "L1").player("B", "I08").turn();
      assertThat(game.options()).contains("trade seat:2").doesNotContain("gift seat:2", "trade seat:3");
    }

    @Test
    @Rule("MT-TRD-05")
    void promises_bindNobody() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22").player("B", "| O04").doors("M22").turn()
          .play("A gift seat:2", "A give card:I22", "A send", "B accept", "B equip card:I22").closes();
      assertThat(game.strengths()).isEqualTo("1:8");
      game.play("A ask seat:2", "A treasures 0", "A send", "B decline", "A pass", "B play card:O04");
      assertThat(game.options()).as("who took the gift may still harm the giver").contains("target card:M22");
    }

    @Test
    @Rule({"MT-TRD-06", "MT-RUL-59"})
    void showingAHand_isNoAction() {
      Played game = Scene.of(3).player("A", "I22 | L01 K01").turn();
      assertThat(game.options()).noneMatch(option -> option.startsWith("show"));
      assertThat(game.match().table(game.match().seats().get(1)).find("card:L01")).isEmpty();
      assertThat(game.match().table(game.match().seats().get(1)).find("hand:1").orElseThrow().number("count"))
          .isEqualTo(2);
    }
  }

  @Nested
  final class Moment {

    @Test
    @Rule({"MT-TRD-02", "MT-WHN-02"})
    void trade_isPossibleOnAnyTurn_outsideCombat() {
      Played game = Scene.of(4).player("B", "I22").player("C", "I08").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).contains("trade seat:1", "trade seat:3", "trade seat:4", "gift seat:1");
      assertThat(Scene.of(3).player("A", "I22").closing().options()).contains("trade seat:2");
      game = Scene.of(3).player("A", "I22").doors("E01").kick();
      assertThat(game.asked()).isEqualTo("A window-door");
      assertThat(game.options()).contains("trade seat:2");
    }

    @Test
    @Rule({"MT-TRD-02", "MT-CBT-14", "MT-WHN-04"})
    void trade_withAPlayerInCombat_isRefused() {
      Played game = Scene.of(4).player("A", "L1 I41").player("B", "L1 I21").player("C", "I08").player("D", "I09")
          .fight("M22");
      assertThat(game.refused("trade seat:3").rule()).contains("MT-TRD-02");
      game.play("A ask seat:2", "A treasures 0", "A send", "B accept");
      assertThat(game.asked()).as("A and B can do nothing").isEqualTo("C window-combat");
      assertThat(game.options()).contains("trade seat:4", "gift seat:4")
          .doesNotContain("trade seat:1", "trade seat:2", "gift seat:1", "gift seat:2");
      assertThat(game.refused("trade seat:2").rule()).contains("MT-TRD-02");
      assertThat(game.refused("gift seat:1").rule()).contains("MT-TRD-02");
      game.play("C trade seat:4", "C give card:I08", "C done", "C take card:I09", "C send", "D accept",
          "D equip card:I08", "C equip card:I09");
      assertThat(game.table("C")).isEqualTo("I09");
    }

    @Test
    @Rule({"MT-TRD-02", "MT-RUL-42"})
    void trade_withTheDead_isRefused() {
      Played game = Scene.of(3).player("A", "I22").player("B", "dead").closing();
      assertThat(game.options()).contains("trade seat:3").doesNotContain("trade seat:2", "gift seat:2");
      assertThat(game.refused("gift seat:2").rule()).contains("MT-RUL-42");
    }

    @Test
    @Rule("MT-RUL-50")
    void proposal_declined_isNotMadeAgainInTheSameWindow_toTheSamePlayer() {
      Played game = Scene.of(3).player("A", "I22 S1").player("B", "I08 S1").player("C", "S1").doors("E01").turn()
          .play("A gift seat:2", "A give card:I22", "A send", "B decline");
      assertThat(game.options()).contains("trade seat:3", "gift seat:3").doesNotContain("trade seat:2", "gift seat:2");
      assertThat(game.refused("trade seat:2").getMessage()).contains("that player has declined a proposal of yours");
      game.pass("A");
      assertThat(game.options()).as("the other way round").contains("trade seat:1");
      game.closes();
      assertThat(game.asked()).isEqualTo("A window-door");
      assertThat(game.options()).as("in the next window again").contains("trade seat:2");
    }

    @Test
    @Rule("MT-TRD-02")
    void proposals_areThreeInAWindow_givenUpOnesCounted() {
      Played game = Scene.of(3).player("A", "I22").player("B", "I08 | O13").doors("E01").turn()
          .play("A trade seat:2", "A back",
          "A gift seat:3", "A give card:I22", "A back", "A trade seat:2", "A give card:I22", "A done", "A send",
          "B decline");
      assertThat(game.options()).doesNotContain("trade seat:2", "trade seat:3", "gift seat:2");
      assertThat(game.refused("trade seat:2").rule()).contains("MT-RUL-50");
      game.pass("A");
      assertThat(game.options()).as("B has three of its own").contains("trade seat:1");
      game.closes();
      assertThat(game.asked()).isEqualTo("A window-door");
      assertThat(game.options()).as("another window").contains("trade seat:2");
    }

    @Test
    @Rule("MT-RUL-51")
    void proposalGivenUp_isAnAction_thatIsSeenAndVoidsEarlierPasses() {
      Played game = Scene.of(3).player("A", "I22").player("B", "I08").player("C", "I09").turn().pass("A")
          .play("B trade seat:3");
      assertThat(game.attribute("token:talk", "proposer")).as("on its way, for all to see").isEqualTo("seat:2");
      Seat passed = game.match().seats().get(0);
      EventReader seen = game.match().events(passed);
      seen.read();
      game.play("B give card:I08", "B back");
      assertThat(game.table().find("token:talk")).isEmpty();
      assertThat(seen.read()).as("what was picked is told to nobody").isEmpty();
      game.pass("B", "C");
      assertThat(game.asked()).as("A had passed before B began").isEqualTo("A window-arrange");
      game = Scene.of(3).player("A", "I22").player("B", "| I08 I26 I34").player("C", "| A01").active("B").turn().pass("B")
          .pass("C").play("A gift seat:3", "A back", "A pass");
      assertThat(game.asked()).as("a gift").isEqualTo("B window-arrange");
      game.play("B sell", "B back", "B pass", "C pass");
      assertThat(game.asked()).as("a sale").isEqualTo("A window-arrange");
    }

    @Test
    @Rule({"MT-TRD-02", "MT-ITM-07"})
    void tradedItem_thatWasTurnedInThisWindow_isPlacedAndNotTurnedAgain() {
      Played game = Scene.of(3).player("A", "~I22").player("B", "L2").turn().play("A equip card:I22", "A gift seat:2",
          "A give card:I22", "A send", "B accept", "B equip card:I22");
      assertThat(game.asked()).isEqualTo("A window-arrange");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).doesNotContain("sideways card:I22");
    }
  }
}
