package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Sales: for what, when, and for how many Levels. The character is April O'Neil, who sells like anybody. */
final class SaleTests {

  @Nested
  final class Price {

    @Test
    @Rule("MT-SEL-01")
    void sale_ofAThousand_givesALevel() {
      Played game = Scene.of(3).player("A", "L1 I22 I08 S2 ~I32 | O13").turn().play("A sell");
      assertThat(game.asked()).isEqualTo("A sell-set");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.options()).as("what can still make up 1,000, in any order")
          .containsExactlyInAnyOrder("sell card:I08", "sell card:I22", "sell card:I32", "sell card:O13", "back");
      game.play("A sell card:I32");
      assertThat(game.options()).as("I08 must be among them, and then one more")
          .containsExactlyInAnyOrder("sell card:I22", "sell card:O13");
      game.play("A sell card:O13");
      assertThat(game.options()).as("1,000, and I22 may be thrown in").containsExactlyInAnyOrder("sell card:I22", "done");
      game.play("A done");
      assertThat(game.level("A")).as("600, 100, and 300 without a choice").isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("I22 S2");
      assertThat(game.zone("treasure-discard")).isEqualTo("I08 I32 O13");
    }

    @Test
    @Rule({"MT-SEL-01", "MT-SEL-02"})
    void nineHundredAndNinetyNine_areNotAThousand() {
      Content cards = Cardbox.printed(List.of("I22 gold: 999", "I08 gold: 1000"));
      assertThat(Scene.of(3).cards(cards).player("A", "I22").turn().refused("sell").rule()).contains("MT-SEL-01");
      assertThat(Scene.of(3).cards(cards).player("A", "I08").turn().options()).contains("sell");
    }

    @Test
    @Rule({"MT-SEL-01", "MT-SEL-02"})
    void itemThatDoublesAnother_isNoPartOfWhatTheOthersMustMakeUp() {
      Content cards = Cardbox.printed(List.of("I41 effects: ON SELL: DOUBLE_ONE_ITEM MAX 1 PER TURN"));
      Played game = Scene.of(3).cards(cards).player("A", "L1 I41 I22 I09").turn().play("A sell");
      assertThat(game.options()).containsExactlyInAnyOrder("sell card:I22", "sell card:I09", "back");
      game.play("A sell card:I22");
      assertThat(game.asked()).as("200 and twice 400: there is nothing more to choose").isEqualTo("A window-arrange");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("I41");
    }

    @Test
    @Rule({"MT-SEL-01", "MT-SEL-03"})
    void whatItemsAreWorth_standsInTheQuestion_forTheSellerAlone() {
      Played game = Scene.of(3).player("A", "I22 | I08 L01").turn().play("A sell");
      assertThat(game.match().decision().prompt().chooser()).contains("So far: 0. Yours: Samurai Armor 600, Sai 400.");
      assertThat(game.match().decision().prompt().waiting()).doesNotContain("Armor", "Sai");
    }

    @Test
    @Rule("MT-SEL-01")
    void sale_isLaidOutCardByCard_untilDone() {
      Played game = Scene.of(3).player("A", "L1 I22 I08 ~I32 I43 | O13").turn().play("A sell");
      assertThat(game.options()).contains("sell card:I08", "sell card:I22").doesNotContain("done");
      assertThat(game.refused("done").rule()).contains("MT-SEL-01");
      game.play("A sell card:I08");
      assertThat(game.options()).as("all of them, in any order")
          .containsExactlyInAnyOrder("sell card:I22", "sell card:I32", "sell card:I43", "sell card:O13");
      game.play("A sell card:I43");
      assertThat(game.options()).as("all may be thrown in")
          .containsExactlyInAnyOrder("sell card:I22", "sell card:I32", "sell card:O13", "done");
      game.play("A done");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("I22 ~I32");
      assertThat(game.zone("treasure-discard")).isEqualTo("I08 I43");
    }

    @Test
    @Rule("MT-SEL-01")
    void sale_ofLess_isImpossible() {
      assertThat(Scene.of(3).player("A", "L1 I22 I32 | O13").turn().options()).doesNotContain("sell");
      assertThat(Scene.of(3).player("A", "L1 I22 I32 | O13").turn().refused("sell").rule()).contains("MT-SEL-01");
      assertThat(Scene.of(3).player("A", "L1 I22 ~I01 | O13").turn().options()).as("400, 300, 300").contains("sell");
    }

    @Test
    @Rule("MT-SEL-02")
    void everyFullThousand_givesALevel_theRestIsLost() {
      Played game = Scene.of(3).player("A", "L2 I08 I14 I38 I43 | O13").turn().play("A sell", "A sell card:I08",
          "A sell card:I14", "A sell card:I38"); // 600, 800, 800; then I43 with 600
      assertThat(game.level("A")).isEqualTo(2);
      game.play("A done");
      assertThat(game.level("A")).as("2,200").isEqualTo(4);
      assertThat(game.options()).as("200 are lost: I43 and O13 make 900").doesNotContain("sell");
    }

    @Test
    @Rule("MT-SEL-03")
    void sale_takesItemsFromHandAndFromPlay() {
      Played game = Scene.of(3).player("A", "L2 I08 | I22 K01").turn().play("A sell", "A sell card:I22");
      assertThat(game.level("A")).as("the other one is needed too").isEqualTo(3);
      assertThat(game.hand("A")).isEqualTo("K01");
      assertThat(game.table("A")).isEmpty();
      assertThat(game.zone("treasure-discard")).isEqualTo("I08 I22");
      game = Scene.of(3).player("A", "L2 S2 | I08 I22").turn().play("A sell", "A sell card:I08");
      assertThat(game.level("A")).as("from the hand alone").isEqualTo(3);
    }

    @Test
    @Rule({"MT-SEL-03", "MT-RUL-41"})
    void soldItem_losesWhatIsAttached() {
      Played game = Scene.of(3).player("A", "L2 I08+C01 S2 | I22").turn().play("A sell", "A sell card:I08");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.table("A")).isEqualTo("S2");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01 I08 I22");
    }

    @Test
    @Rule({"MT-SEL-04", "MT-ITM-01"})
    void itemsWithoutWorth_mayBeThrownIn() {
      Played game = Scene.of(3).player("A", "L2 I08 I22 I45 S2 | O16 O13").turn().play("A sell", "A sell card:I22");
      assertThat(game.options()).as("I08 is needed too").containsExactlyInAnyOrder("sell card:I45", "sell card:O13", "sell card:O16", "done");
      game.play("A sell card:O16", "A sell card:I45", "A done");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.zone("treasure-discard")).isEqualTo("I08 I22 I45 O16");
    }
  }

  @Nested
  final class Limits {

    @Test
    @Rule("MT-SEL-01")
    void sale_givenUpBeforeTheFirstItem_isNotRepeatedInThisWindow() {
      Played game = Scene.of(3).player("A", "L1 I36 I42 S2 | I05").player("B", "| T01").turn()
          .play("A sell", "A back");
      assertThat(game.level("A")).isEqualTo(1);
      assertThat(game.options()).as("a sale uses something up in a window").doesNotContain("sell");
      game.play("A play card:I05", "A equip card:I05", "A pass", "B trap card:T01 seat:2", "B pass");
      game.until(now -> game.asked().equals("A window-arrange"), "pass");
      assertThat(game.options()).as("and one given up is over for this window").doesNotContain("sell");
    }

    @Test
    @Rule("MT-SEL-01")
    void sale_offersEverySetThatMakesUpThePrice_inAnyOrder() {
      Played game = Scene.of(3).player("A", "L1 ~I36 ~I42 | I01").turn().play("A sell", "A sell card:I36");
      assertThat(game.options()).as("700 and 300 are 1,000, nothing more is needed")
          .containsExactlyInAnyOrder("sell card:I01", "sell card:I42");
      game.play("A sell card:I01", "A done");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("~I42");
    }

    @Test
    @Rule({"MT-SEL-01", "MT-SEL-02"})
    void saleOfJustThePrice_needsNoDoubling() {
      Played game = Scene.of(3).player("A", "CH3 L1 ~I08 ~I22 ~I43").turn()
          .play("A sell", "A sell card:I08", "A sell card:I22", "A done");
      assertThat(game.options()).containsExactlyInAnyOrder("double card:I08", "double card:I22", "no-double");
      game.play("A no-double");
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule({"MT-SEL-05", "MT-CON-05", "MT-END-02"})
    void levelNine_sellsNothing() {
      Played game = Scene.of(3).player("A", "L9 I08 I14 I38 I43").turn();
      assertThat(game.asked()).isEqualTo("A window-arrange");
      assertThat(game.options()).doesNotContain("sell");
      assertThat(game.refused("sell").rule()).contains("MT-SEL-05");
    }

    @Test
    @Rule({"MT-SEL-05", "MT-SEL-06"})
    void saleWorthMore_givesLevelsUpToNine() {
      Played game = Scene.of(3).player("A", "L7 S2 I08 I14 I38 I34 ~I36 ~I37").turn().play("A sell", "A sell card:I08",
          "A sell card:I14", "A sell card:I34", "A sell card:I36", "A sell card:I37");
      assertThat(game.level("A")).as("I38 is left").isEqualTo(7);
      game.play("A sell card:I38");
      assertThat(game.level("A")).as("4,200").isEqualTo(9);
      assertThat(game.zone("treasure-discard")).isEqualTo("I08 I14 I34 I36 I37 I38");
      assertThat(game.winner()).isEqualTo("nobody yet");
    }

    @Test
    @Rule("MT-SEL-07")
    void sales_areRepeated() {
      Played game = Scene.of(3).player("A", "L2 S2 ~I14 ~I38 | I08 I22").turn()
          .play("A sell", "A sell card:I08", "A sell card:I22",
          "A done");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.options()).contains("sell");
      game.play("A sell", "A sell card:I14");
      assertThat(game.level("A")).as("1,600").isEqualTo(4);
    }

    @Test
    @Rule({"MT-SEL-01", "MT-WHN-03", "MT-PHS-02"})
    void sale_isPossibleInTheOwnTurnOutsideCombatOnly() {
      assertThat(Scene.of(3).player("A", "I08 I22").turn().options()).contains("sell");
      assertThat(Scene.of(3).player("A", "I08 I22").doors("E01").kick().options()).contains("sell");
      assertThat(Scene.of(3).player("A", "I08 I22").closing().options()).contains("sell");
      Played game = Scene.of(3).player("B", "I08 I22").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.refused("sell").rule()).contains("MT-SEL-01");
      game = Scene.of(3).player("A", "CH5 L1 I08 I22 S1").fight("M22");
      assertThat(game.refused("sell").rule()).contains("MT-SEL-01");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.refused("sell").rule()).contains("MT-SEL-01");
    }

    @Test
    @Rule("MT-SEL-01")
    void soldItem_thatLiftedALimit_isMissedAtOnce() {
      Played game = Scene.of(3).player("A", "CH5 I35 I22 I40 ~I08").turn().play("A sell", "A sell card:I08",
          "A sell card:I40", "A done");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.asked()).isEqualTo("A surplus");
      assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I22", "sideways card:I35");
    }
  }

  @Nested
  final class Donatello {

    @Test
    @Rule("MT-SEL-01")
    void oneItem_countsTwice_namedLast() {
      Played game = Scene.of(3).player("A", "CH3 L1 I21 I08 S2 ~I43 | O13").turn().play("A sell");
      assertThat(game.options()).contains("sell card:I08", "sell card:I21", "sell card:I43");
      game.play("A sell card:I21");
      assertThat(game.options()).as("800 with one doubled: not enough").doesNotContain("done");
      game.play("A sell card:O13", "A done");
      assertThat(game.asked()).as("700, 1,100 or 1,000 with one doubled").isEqualTo("A sell-double");
      assertThat(game.options()).containsExactlyInAnyOrder("double card:I21", "double card:O13");
      game.play("A double card:I21");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.options()).as("once a turn: 1,200 are left without a doubling").contains("sell");
      game.play("A sell", "A sell card:I43");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.table("A")).isEqualTo("S2");
    }

    @Test
    @Rule("MT-SEL-01")
    void doubling_mustReachThePrice() {
      Played game = Scene.of(3).player("A", "CH3 L1 I01 ~I07 ~I32 S2").turn().play("A sell", "A sell card:I32");
      assertThat(game.options()).as("all three are needed: 700, and 300 more")
          .containsExactlyInAnyOrder("double card:I01", "double card:I07");
      assertThat(game.refused("double card:I32").rule()).contains("MT-SEL-01");
      assertThat(game.refused("no-double").rule()).contains("MT-SEL-01");
      game.play("A double card:I07");
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule("MT-SEL-02")
    void doubling_mayBeDeclined_ifThePriceIsReachedWithoutIt() {
      Played game = Scene.of(3).player("A", "CH3 L1 I08 ~I43 ~I34 | O13").turn().play("A sell", "A sell card:I08",
          "A sell card:I43", "A done");
      assertThat(game.options()).containsExactlyInAnyOrder("double card:I08", "double card:I43", "no-double");
      game.play("A no-double");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.options()).as("the doubling is left for 600 twice").contains("sell");
    }

    @Test
    @Rule("MT-SEL-01")
    void doubling_isPossibleAgainInTheNextTurn() {
      Played game = Scene.of(3).player("A", "CH3 L1 I08 ~I43").player("B", "CH1").player("C", "CH2")
          .doors("E01 E02 E03 E04 E05 E06").turn().play("A sell", "A sell card:I08", "A done");
      assertThat(game.level("A")).as("one Item of 600, doubled without a choice").isEqualTo(2);
      assertThat(game.options()).as("600 are left, and no doubling").doesNotContain("sell");
      game.until(now -> game.active().equals("B"), "pass");
      game.until(now -> game.active().equals("A"), "pass");
      assertThat(game.asked()).isEqualTo("A window-arrange");
      game.play("A sell", "A sell card:I43");
      assertThat(game.level("A")).isEqualTo(3);
      assertThat(game.table("A")).isEmpty();
    }
  }

  @Nested
  final class TwoDoublers {

    private static final Content CARDS = Cardbox.printed(List.of("I41 effects: ON SELL: DOUBLE_ONE_ITEM MAX 1 PER TURN",
        "K06 effects: ON SELL: DOUBLE_ONE_ITEM IF SELF(HAS_ALLY)", "I43 effects: ON SELL: DOUBLE_ONE_ITEM"));

    @Test
    @Rule({"MT-RUL-52", "MT-SEL-02"})
    void eachDoublesAnotherItem() {
      Played game = Scene.of(3).cards(CARDS).player("A", "CH3 L1 I41 I09 I01").turn().play("A sell", "A sell card:I09");
      assertThat(game.options()).as("I01 is needed, and twice 500 is enough").containsExactlyInAnyOrder("sell card:I41", "done");
      game.play("A done");
      assertThat(game.asked()).isEqualTo("A sell-double");
      assertThat(game.options()).as("and needs both").containsExactlyInAnyOrder("double card:I01", "double card:I09");
      assertThat(game.refused("no-double").rule()).contains("MT-SEL-01");
      game.play("A double card:I09");
      assertThat(game.asked()).as("the other is I01 without a choice").isEqualTo("A window-arrange");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.table("A")).isEqualTo("I41");
    }

    @Test
    @Rule("MT-RUL-52")
    void noItem_countsMoreThanTwice() {
      Played game = Scene.of(3).cards(CARDS).player("A", "CH3 L1 I41 I22 | I08 O03").turn()
          .play("A sell", "A sell card:I22", "A sell card:I08", "A done", "A double card:I08");
      assertThat(game.asked()).as("1,600 so far").isEqualTo("A sell-double");
      assertThat(game.sum("pile:open", "worth")).isEqualTo("1600 = 1200 card:I08 + 400 card:I22");
      assertThat(game.options()).containsExactlyInAnyOrder("double card:I22", "no-double");
      assertThat(game.refused("double card:I08").rule()).contains("MT-RUL-52");
      game.play("A double card:I22");
      assertThat(game.level("A")).as("2,000").isEqualTo(3);
      assertThat(Scene.of(3).cards(CARDS).player("A", "CH3 L2 K06 A01 I22").turn().refused("sell").rule())
          .as("400 would be 800").contains("MT-SEL-01");
    }

    @Test
    @Rule({"MT-RUL-52", "MT-RUL-36"})
    void eachMayBeKeptForAnotherSale() {
      Played game = Scene.of(3).cards(CARDS).player("A", "CH3 L1 I41 I22 I08 | I02 I09 I14").turn()
          .play("A sell", "A sell card:I22", "A sell card:I08", "A done");
      assertThat(game.match().decision().prompt().chooser()).contains("Donatello");
      game.play("A no-double");
      assertThat(game.match().decision().prompt().chooser()).contains("Lucky Pizza Box");
      game.play("A double card:I08");
      assertThat(game.level("A")).as("1,600").isEqualTo(2);
      game.play("A sell", "A sell card:I14");
      assertThat(game.asked()).as("800 are enough with Donatello").isEqualTo("A sell-set");
      game.play("A done");
      assertThat(game.level("A")).as("the box is used up").isEqualTo(3);
      assertThat(game.table("A")).isEqualTo("I41");
    }

    @Test
    @Rule("MT-RUL-52")
    void doublerThatIsSold_doublesNothing_andAnotherStillDoes() {
      Played game = Scene.of(3).cards(CARDS).player("A", "CH5 L1 I43 I41 | I22").turn().play("A sell");
      game.play("A sell card:I43");
      assertThat(game.options()).as("600 doubled by the box").contains("done");
      game.play("A sell card:I22", "A done");
      assertThat(game.options()).containsExactlyInAnyOrder("double card:I22", "double card:I43", "no-double");
      game.play("A double card:I22");
      assertThat(game.level("A")).isEqualTo(2);
    }

    @Test
    @Rule("MT-RUL-52")
    void whatCanDouble_isLookedAtWhenTheSaleBegins() {
      assertThat(Scene.of(3).cards(CARDS).player("A", "CH5 L2 K06 | I08").turn().options()).doesNotContain("sell");
      Played game = Scene.of(3).cards(CARDS).player("A", "CH5 L2 K06 A01 | I08").turn().play("A sell", "A sell card:I08");
      assertThat(game.level("A")).isEqualTo(3);
    }
  }
}
