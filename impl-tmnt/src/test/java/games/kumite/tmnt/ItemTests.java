package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.CardType;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Items: worth, slots, turning, losing. */
final class ItemTests {

  @Test
  @Rule("MT-ITM-01")
  void item_withoutWorth_isStillAnItem() {
    assertThat(Cardbox.SHIPPED.treasures()).filteredOn(card -> card.entry().type() == CardType.ITEM)
        .allMatch(card -> card.entry().gold() >= 0).anyMatch(card -> card.entry().gold() == 0);
    Played game = Scene.of(3).player("A", "I45 ~I38").player("B", "| T08").turn().play("A trade seat:3");
    assertThat(game.options()).contains("give card:I45");
    game.play("A back", "A pass", "B trap card:T08 seat:1");
    assertThat(game.options()).containsExactlyInAnyOrder("lose card:I38", "lose card:I45");
  }

  @Test
  @Rule("MT-ITM-02")
  void items_areEquippedOrSideways() {
    Played game = Scene.of(3).player("A", "I22 ~I08").turn();
    assertThat(game.attribute("seat:1", "equipped")).isEqualTo("card:I22");
    assertThat(game.table().find("card:I08")).as("carried too").isPresent();
    game.play("A equip card:I08", "A sideways card:I22");
    assertThat(game.attribute("seat:1", "equipped")).isEqualTo("card:I08");
    assertThat(game.table("A")).isEqualTo("I08 ~I22");
  }

  @Test
  @Rule("MT-ITM-03")
  void items_ofAnyNumberAndKind_areCarried() {
    Played game = Scene.of(3).player("A", "CH5 I22 I21 ~I24 ~I26 ~I35 ~I36 | I30 I34").turn()
        .play("A play card:I30", "A play card:I34");
    assertThat(game.table("A")).isEqualTo("I21 I22 ~I24 ~I26 ~I30 ~I34 ~I35 ~I36");
  }

  @Nested
  final class Places {

    @Test
    @Rule("MT-ITM-04")
    void headArmorAndFoot_holdOneItemEach() {
      Played game = Scene.of(3).player("A", "CH5 I01 I08 I15 ~I02 ~I09 ~I16 | I03").turn();
      for (String id : "I02 I09 I16".split(" ")) {
        assertThat(game.options()).doesNotContain("equip card:" + id);
        assertThat(game.refused("equip card:" + id).rule()).contains("MT-ITM-04");
      }
      game.play("A play card:I03");
      assertThat(game.table("A")).as("sideways, without asking").contains("~I03");
      game.play("A sideways card:I01");
      assertThat(game.options()).contains("equip card:I02", "equip card:I03").doesNotContain("equip card:I09");
    }

    @Test
    @Rule({"MT-ITM-04", "MT-RUL-28"})
    void hands_holdTwoSmallItemsOrALargeOne() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22 ~I21 ~I24 ~I35").turn();
      assertThat(game.options()).contains("equip card:I21", "equip card:I24").doesNotContain("equip card:I35");
      assertThat(game.refused("equip card:I35").rule()).contains("MT-ITM-04");
      game.play("A equip card:I21");
      assertThat(game.options()).doesNotContain("equip card:I24", "equip card:I35");
      assertThat(Scene.of(3).player("A", "CH5 L1 I22 I21 | O13").fight("M22").strengths()).as("both count fully")
          .isEqualTo("5:8");
      game = Scene.of(3).player("A", "CH5 L1 I35 ~I21 ~I36 S2").turn();
      assertThat(game.options()).doesNotContain("equip card:I21", "equip card:I36");
      assertThat(Scene.of(3).player("A", "CH5 ~I35 ~I21").turn().options())
          .contains("equip card:I35", "equip card:I21");
    }

    @Test
    @Rule("MT-ITM-05")
    void itemsWithoutSlot_areNotLimited() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22 I21 I39 I41 I43 ~I45 ~I40").turn();
      assertThat(game.options()).contains("equip card:I45", "equip card:I40");
      game.play("A equip card:I45", "A equip card:I40");
      assertThat(game.table("A")).isEqualTo("I21 I22 I39 I40 I41 I43 I45");
    }

    @Test
    @Rule({"MT-ITM-06", "MT-RUL-40"})
    void allyAndCharacter_liftTheLimits() {
      Played game = Scene.of(3).player("A", "CH5 I01 I22 I21 ~I02 ~I24 A06").turn();
      assertThat(game.options()).contains("equip card:I02", "equip card:I24");
      game.play("A equip card:I02");
      assertThat(game.options()).as("one Item of any slot, not two").doesNotContain("equip card:I24");
      game = Scene.of(3).player("A", "CH6 I22 I21 ~I24 ~I26").turn();
      assertThat(game.options()).as("Casey Jones").contains("equip card:I24", "equip card:I26");
      game.play("A equip card:I24");
      assertThat(game.options()).doesNotContain("equip card:I26");
    }

    @Test
    @Rule({"MT-RUL-40", "MT-ITM-06"})
    void extraHand_holdsAOneHandItemOnly() {
      Played game = Scene.of(3).player("A", "CH5 L1 I35 I40 ~I22 ~I36 S2 ~I01").turn();
      assertThat(game.options()).contains("equip card:I22").doesNotContain("equip card:I36");
      game = Scene.of(3).player("A", "CH6 L4 K14 I40 I22 I21 I24 I26 ~I30 ~I28").turn();
      assertThat(game.options()).as("three extra hands add up").contains("equip card:I30", "equip card:I28");
      game.play("A equip card:I30");
      assertThat(game.options()).doesNotContain("equip card:I28");
      game = Scene.of(3).player("A", "CH6 L1 I35 I22 | O13").fight("M22");
      assertThat(game.strengths()).as("an extra Item gives its full bonus").isEqualTo("6:8");
    }

    @Test
    @Rule({"MT-RUL-40", "MT-ITM-06"})
    void handItemThatGivesRoomItself_isEquippedAsTheThird() {
      Played game = Scene.of(3).cards(Cardbox.printed(List.of("I32 effects: EXTRASLOT HAND 1")))
          .player("A", "CH5 L1 I22 I21 ~I32 ~I24").turn();
      assertThat(game.options()).contains("equip card:I32").doesNotContain("equip card:I24");
      game.play("A equip card:I32");
      assertThat(game.table("A")).isEqualTo("I21 I22 ~I24 I32");
    }

    @Test
    @Rule({"MT-ITM-06", "MT-RUL-40", "MT-ITM-08"})
    void cheat_liftsSlotAndRequirement() {
      Played game = Scene.of(3).player("A", "CH5 I08 ~I14+C01 ~I09").turn();
      assertThat(game.options()).contains("equip card:I14").doesNotContain("equip card:I09");
      game.play("A equip card:I14");
      assertThat(game.table("A")).contains("I08 ~I09 I14");
      game = Scene.of(3).player("A", "CH5 L1 I08 I14+C01 | O13").fight("M22");
      assertThat(game.strengths()).isEqualTo("8:8");
      game = Scene.of(3).player("A", "CH5 I14+C01 ~I09").turn();
      assertThat(game.options()).as("it uses no slot").contains("equip card:I09");
    }

    @Test
    @Rule({"MT-ITM-06", "MT-ITM-10", "MT-RUL-39"})
    void cheat_thatIsPaidAway_leavesItsItemWithoutRoom() {
      Played game = Scene.of(3).player("A", "CH5 L4 S3 I08 ~I09 | C01 O03").doors("M35").turn()
          .play("A play card:C01", "A attach card:I09");
      assertThat(game.events()).extracting(Event::text).contains("A puts Cheat! on Padded Hoodie.");
      game.play("A equip card:I09");
      assertThat(game.table("A")).isEqualTo("C01 I08 I09 S3");
      game.closes().play("A use card:S3", "A pay card:C01");
      assertThat(game.asked()).isEqualTo("A surplus");
      game.play("A sideways card:I08");
      assertThat(game.table("A")).isEqualTo("~I08 I09 S3");
    }

    @Test
    @Rule({"MT-ITM-06", "MT-TRE-01", "MT-ONE-06"})
    void cheat_onAOneShotInPlay_goesWithIt() {
      Played game = Scene.of(3).player("A", "CH5 O03 ~I09 | C01").doors("M22").turn().play("A play card:C01");
      assertThat(game.options()).containsExactlyInAnyOrder("attach card:O03", "attach card:I09");
      game.play("A attach card:O03");
      assertThat(game.asked()).as("it is not equipped").isEqualTo("A window-arrange");
      game.closes().play("A play card:O03", "A target side");
      assertThat(game.table("A")).isEqualTo("~I09");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01");
    }

    @Test
    @Rule({"MT-ITM-06", "MT-ONE-05"})
    void cheat_onAOneShotThatIsTraded_isDiscarded() {
      Played game = Scene.of(3).player("A", "CH5 O03+C01 K01").turn()
          .play("A gift seat:2", "A give card:O03", "A send", "B accept");
      assertThat(game.table("B")).isEqualTo("O03");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01");
    }

    @Test
    @Rule({"MT-ITM-10", "MT-RUL-40"})
    void surplus_whereOneItemAloneMakesRoom_isTurnedUnasked() {
      Played game = Scene.of(3).player("A", "CH5 A06 I35 I22 I21 | I41").turn().play("A discard card:A06");
      assertThat(game.asked()).as("a small one would not be enough").isEqualTo("A window-arrange");
      assertThat(game.table("A")).isEqualTo("I21 I22 ~I35");
      game = Scene.of(3).cards(Cardbox.printed(List.of("I21 slot: twohand"))).player("A", "CH5 A06 I21 I22 I24 | I41").turn()
          .play("A discard card:A06");
      assertThat(game.table("A")).as("the first of them in the order of ids").isEqualTo("~I21 I22 I24");
    }

    @Test
    @Rule("MT-RUL-41")
    void cheatedItem_isOfItsSlot_forLossesAndEmptiness() {
      Played game = Scene.of(3).player("A", "CH5 L1 I14+C01 | L01").fight("M13");
      assertThat(game.strengths()).as("the armor slot is not empty").isEqualTo("5:4");
      game = Scene.of(3).player("A", "CH5 I14+C01 I08").player("B", "| T05").turn().play("A pass",
          "B trap card:T05 seat:1");
      assertThat(game.options()).containsExactlyInAnyOrder("lose card:I08", "lose card:I14");
      game.play("A lose card:I14");
      assertThat(game.table("A")).isEqualTo("I08");
      assertThat(game.zone("treasure-discard")).isEqualTo("C01 I14");
    }

    @Test
    @Rule({"MT-ITM-08", "MT-WHN-02"})
    void requirement_mustBeMetToEquip() {
      Played game = Scene.of(3).player("A", "CH5 L1 ~I05 ~I20 ~I10 ~I07 ~I31 S1").turn();
      assertThat(game.options()).contains("equip card:I07", "equip card:I31")
          .doesNotContain("equip card:I05", "equip card:I20", "equip card:I10");
      assertThat(game.refused("equip card:I05").rule()).contains("MT-ITM-08");
      game = Scene.of(3).player("A", "CH1 L1 ~I05 ~I20 ~I10 ~I07 ~I31 S2").turn();
      assertThat(game.options()).contains("equip card:I05", "equip card:I20", "equip card:I10")
          .doesNotContain("equip card:I07", "equip card:I31");
    }
  }

  @Nested
  final class Turning {

    @Test
    @Rule({"MT-ITM-07", "MT-WHN-02"})
    void turning_isPossibleOnAnyTurn_outsideCombat() {
      Played game = Scene.of(4).player("A", "L1").player("C", "~I22 I08 | O03").fight("M22").pass("A", "B");
      assertThat(game.asked()).as("C is not in the combat").isEqualTo("C window-combat");
      game.play("C equip card:I22", "C sideways card:I08");
      assertThat(game.table("C")).isEqualTo("~I08 I22");
      game = Scene.of(4).player("C", "~I22").turn().pass("A", "B");
      assertThat(game.asked()).isEqualTo("C window-arrange");
      assertThat(game.options()).contains("equip card:I22");
    }

    @Test
    @Rule({"MT-ITM-07", "MT-CBT-14", "MT-WHN-04"})
    void turning_isImpossibleInCombatAndRunningAway() {
      Played game = Scene.of(3).player("A", "L1 I22 ~I08 S1").player("B", "L1 I21 ~I09 S2").fight("M22");
      assertThat(game.refused("sideways card:I22").rule()).contains("MT-ITM-07");
      assertThat(game.refused("equip card:I08").rule()).contains("MT-ITM-07");
      game.play("A ask seat:2", "A treasures 0", "A send", "B accept");
      assertThat(game.asked()).isEqualTo("A window-combat");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.refused("sideways card:I21").rule()).contains("MT-ITM-07");
      assertThat(game.refused("equip card:I09").rule()).contains("MT-ITM-07");
      game.pass("B");
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:S1", "pass");
      assertThat(game.refused("sideways card:I22").rule()).contains("MT-ITM-07");
    }

    @Test
    @Rule("MT-ITM-07")
    void item_isTurnedOnceInAWindow() {
      Played game = Scene.of(3).player("A", "~I22 | O13").turn().play("A equip card:I22");
      assertThat(game.options()).doesNotContain("sideways card:I22");
      assertThat(game.refused("sideways card:I22").rule()).contains("MT-ITM-07");
      game = Scene.of(3).player("A", "~I22 | O13").doors("E01").turn().play("A equip card:I22").closes();
      assertThat(game.asked()).isEqualTo("A window-door");
      assertThat(game.options()).contains("sideways card:I22");
    }

    @Test
    @Rule("MT-ITM-09")
    void item_isNotDiscardedWithoutReason() {
      Played game = Scene.of(3).player("A", "I22 ~I09 | I02").turn();
      assertThat(game.options()).noneMatch(option -> option.startsWith("discard"));
      assertThat(game.refused("discard card:I22").rule()).contains("MT-ITM-09");
      assertThat(game.refused("discard card:I09").rule()).contains("MT-ITM-09");
      game.refused("discard card:I02");
      assertThat(game.refused("sell").rule()).as("1,000 would be a reason").contains("MT-SEL-01");
    }

    @Test
    @Rule({"MT-ITM-10", "MT-RUL-40"})
    void surplus_isTurnedAtOnce_byChoice_alsoInCombat() {
      Played game = Scene.of(3).player("A", "CH5 L1 I22 I21 I24 A06 I41").player("B", "| T12 E01").fight("M22")
          .play("A pass", "B trap card:T12 seat:1");
      assertThat(game.asked()).isEqualTo("A surplus");
      assertThat(game.options()).as("what needs no hand cannot help")
          .containsExactlyInAnyOrder("sideways card:I21", "sideways card:I22", "sideways card:I24");
      game.play("A sideways card:I24");
      assertThat(game.table("A")).isEqualTo("I21 I22 ~I24 I41");
      assertThat(game.events()).filteredOn(event -> event.type().equals("surplus")).extracting(Event::text)
          .as("everybody is told").hasSize(1).first().asString().contains("Nunchaku");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.strengths()).isEqualTo("6:8");
    }

    @Test
    @Rule("MT-ITM-10")
    void surplus_isTurnedWhenTheLiftingItemIsTurned() {
      Played game = Scene.of(3).player("A", "CH5 I35 I22 I40").turn().play("A sideways card:I40");
      assertThat(game.asked()).isEqualTo("A surplus");
      assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I22", "sideways card:I35");
    }

    @Test
    @Rule({"MT-ITM-10", "MT-RUL-40", "MT-RUL-39"})
    void surplus_arisesWhenCheatIsPaid() {
      Played game = Scene.of(3).player("A", "CH5 L2 I08+C01 I13 K09 | E01").fight("M22")
          .play("A use card:K09", "A pay card:C01");
      assertThat(game.asked()).isEqualTo("A surplus");
      game.play("A sideways card:I13");
      assertThat(game.table("A")).isEqualTo("I08 ~I13 K09");
      assertThat(game.strengths()).as("2, 3 and 3").isEqualTo("8:8");
    }

    @Test
    @Rule({"MT-RUL-37", "MT-CBT-14"})
    void item_lostInCombat_leavesItsSlotEmpty() {
      Played game = Scene.of(3).player("A", "CH5 L1 I08 ~I09").player("B", "| T05 E01").fight("M22");
      assertThat(game.strengths()).isEqualTo("4:8");
      game.play("A pass", "B trap card:T05 seat:1", "A lose card:I08", "B pass");
      assertThat(game.asked()).isEqualTo("A window-combat");
      assertThat(game.strengths()).isEqualTo("1:8");
      assertThat(game.refused("equip card:I09").rule()).contains("MT-ITM-07");
    }
  }

  @Nested
  final class Effects {

    @Test
    @Rule({"MT-ITM-11", "MT-RUL-08"})
    void hockeyMask_givesTwo_andTwoMoreInAggressiveStance() {
      assertThat(Scene.of(3).player("A", "CH5 L1 I01 | O13").fight("M19").strengths()).isEqualTo("3:6");
      assertThat(Scene.of(3).player("A", "CH5 L1 I01 S2 | O13").fight("M19").strengths()).isEqualTo("3:6");
      assertThat(Scene.of(3).player("A", "CH5 L1 I01 S1 | O13 M01 M02").fight("M19").strengths()).isEqualTo("5:6");
      Played game = Scene.of(3).player("A", "I01 I35 ~I02 | I03").turn();
      assertThat(game.attribute("card:I01", "gold")).isEqualTo(300);
      assertThat(game.options()).as("it is Headgear").doesNotContain("equip card:I02");
    }

    @Test
    @Rule("MT-ITM-12")
    void sidewaysItem_givesNeitherBonusNorAbility() {
      assertThat(Scene.of(3).player("A", "CH5 L1 ~I08 ~I44 S3 | O13").fight("M22").strengths()).isEqualTo("1:8");
      Played game = Scene.of(3).player("A", "CH5 L3 ~I15").fight("M22").closes("run-1=4");
      assertThat(game.level("A")).as("Rocket Skates do not help").isEqualTo(1);
      game = Scene.of(3).player("A", "CH5 I22 I21 ~I40 ~I24").turn();
      assertThat(game.options()).as("no extra hand").doesNotContain("equip card:I24");
      game = Scene.of(3).player("A", "CH5 L1 ~I12 | E01 E02 E03 E04 E05 E06").charity();
      assertThat(game.asked()).as("the limit is five").isEqualTo("A charity-cards");
      assertThat(Scene.of(3).player("A", "CH5 L1 I12 | E01 E02 E03 E04 E05 E06").doors("E07").charity().active())
          .as("the limit is six").isNotEqualTo("A");
    }
  }
}
