package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.Content;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words of the vocabulary on an owner's cards, and for the first seat as well as for the others. */
final class WordTests {

  private static Content printed(String... prints) {
    return Cardbox.printed(List.of(prints));
  }

  private static List<String> types(Played game, String type) {
    return game.events().stream().map(Event::type).filter(type::equals).toList();
  }

  @Test
  @Rule({"MT-TMU-15", "MT-TMU-03"})
  void firstSeat_isForcedLikeAnyOther() {
    Played game = Scene.of(3).active("C").player("C", "L2 | O15").player("A", "CH5 L4").player("B", "L1 | L01").fight("M22")
        .play("C play card:O15", "C force seat:1");
    assertThat(game.helper()).isEqualTo("A");
    assertThat(game.strengths()).isEqualTo("6:8");
  }

  @Test
  @Rule({"MT-TMU-02", "MT-RUL-55"})
  void secondForceOfACard_findsAHelper_alsoInTheFirstSeat() {
    Played game = Scene.of(3).cards(printed("O15 effects: FORCEHELP; FORCEHELP")).active("C").player("C", "L2 | O15")
        .player("A", "CH5 L4").player("B", "L1 | L01").fight("M22").play("C play card:O15", "C force seat:1");
    assertThat(types(game, "helps")).hasSize(1);
  }

  @Test
  @Rule({"MT-RUL-55", "MT-LVL-04"})
  void theftWithoutAnybodyToRob_isLeftOut_andTheRestCarriedOut() {
    Played game = Scene.of(3).cards(printed("L09 effects: STEALLEVEL 1 TARGET; DRAW TREASURE 1")).treasures("O13")
        .player("A", "L4 | L09 L01").player("B", "L1").player("C", "L1").turn().play("A play card:L09");
    assertThat(game.hand("A")).isEqualTo("L01 O13");
    assertThat(List.of(game.level("A"), game.level("B"), game.level("C"))).containsExactly(4, 1, 1);
  }

  @Test
  @Rule({"MT-LVL-02", "MT-END-02", "MT-LVL-06"})
  void trapThatGivesLevels_raisesToNineAtMost() {
    Played game = Scene.of(3).cards(printed("T01 effects: LEVEL +2", "T02 effects: LEVEL +2"))
        .player("A", "L8 | T01 T02 L01").player("B", "L3").turn().play("A trap card:T01 seat:1");
    assertThat(game.level("A")).isEqualTo(9);
    assertThat(types(game, "raised")).hasSize(1);
    game.play("A trap card:T02 seat:2");
    assertThat(game.level("B")).isEqualTo(5);
  }

  @Test
  @Rule({"MT-RUN-13", "MT-TAB-04"})
  void escapeOfTheSide_isOfAHelperInTheFirstSeatToo() {
    Played game = Scene.of(4).active("C").player("C", "L2").player("A", "CH5 L1 | L01").player("D", "A02").fight("M22")
        .play("C ask seat:1", "C treasures 0", "C send", "A accept");
    game.until(now -> now.asked().equals("D window-run"), "pass");
    game.play("D team-up card:A02");
    assertThat(types(game, "escaped-all")).hasSize(2);
    game.until(now -> now.asked().endsWith("window-end"), "pass");
    assertThat(List.of(game.level("C"), game.level("A"))).containsExactly(2, 1);
  }

  @Test
  @Rule({"MT-RUN-13", "MT-TAB-04"})
  void escapeOfTheSide_isOnlyOfWhomHasNotEscaped() {
    Played game = Scene.of(3).player("A", "CH5 L1 | O01 L01").player("C", "A02").fight("M22").closes()
        .play("A play card:O01");
    assertThat(types(game, "escaped-all")).hasSize(1);
    assertThat(game.asked()).isEqualTo("A window-run");
    game.pass("A");
    assertThat(game.options()).contains("discard card:A02").doesNotContain("team-up card:A02");
    game = Scene.of(3).player("A", "CH5 L1 | O01 L01").player("B", "CH1 L2").player("C", "A02").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept").closes().play("A play card:O01").pass("A")
        .play("C team-up card:A02");
    assertThat(types(game, "escaped-all")).as("the helper's").hasSize(1);
    game = Scene.of(3).player("A", "CH5 L1").player("C", "A02").fight("M22").closes().play("C team-up card:A02");
    assertThat(types(game, "escaped-all")).as("nobody helps").hasSize(1);
  }

  @Test
  @Rule({"MT-TRE-04", "MT-CON-01"})
  void conditionOfALevelCard_isOfItsPlayer_orOfItsTarget() {
    Played game = Scene.of(3).cards(printed("L01 effects: LEVEL +1 TARGET IF SELF(LEVEL>=5)"))
        .player("A", "L5 | L01 L02").player("B", "L2").turn().play("A play card:L01", "A level seat:2");
    assertThat(game.level("B")).isEqualTo(3);
    game = Scene.of(3).cards(printed("L01 effects: LEVEL +3 TARGET IF TARGET(LOWEST) ELSE LEVEL +1 TARGET"))
        .player("A", "L5 | L01 L02").player("B", "L2").player("C", "L3").turn().play("A play card:L01", "A level seat:3");
    assertThat(game.level("C")).as("not the lowest").isEqualTo(4);
    game = Scene.of(3).cards(printed("L01 effects: LEVEL +3 TARGET IF TARGET(LOWEST) ELSE LEVEL +1 TARGET"))
        .player("A", "L5 | L01 L02").player("B", "L2").player("C", "L3").turn().play("A play card:L01", "A level seat:2");
    assertThat(game.level("B")).isEqualTo(5);
  }

  @Test
  @Rule({"MT-RUL-55", "MT-TRE-04"})
  void levelCardForTheLowest_isForNobodyElse() {
    Played game = Scene.of(4).cards(printed("L01 effects: LEVEL +1 TARGET IF TARGET(LOWEST)")).player("A", "L5 | L01 L02")
        .player("B", "L3").player("C", "L4").player("D", "L3").turn().play("A play card:L01");
    assertThat(game.options()).containsExactlyInAnyOrder("level seat:2", "level seat:4");
    assertThat(game.refused("level seat:3").rule()).contains("MT-CON-01");
    game = Scene.of(3).cards(printed("L01 effects: LEVEL +1 TARGET IF TARGET(LEVEL<=2)")).player("A", "L5 | L01 L02")
        .player("B", "L3").player("C", "L4").turn();
    assertThat(game.options()).as("nobody would rise").contains("play card:L02").doesNotContain("play card:L01");
  }

  @Test
  @Rule({"MT-ITM-06", "MT-ITM-02"})
  void cheat_onAnEquippedItem_asksForNothingMore_andIsAlone() {
    Played game = Scene.of(3).cards(printed("C01 copies: 2")).player("A", "CH5 I22 ~I35 | C01 C01-2 L01").turn()
        .play("A play card:C01", "A attach card:I22");
    assertThat(game.asked()).isEqualTo("A window-arrange");
    game.play("A play card:C01-2");
    assertThat(game.asked()).as("one Item is left without Cheat!").isEqualTo("A place-item");
    game.play("A equip card:I35");
    assertThat(game.table("A")).isEqualTo("C01 C01-2 I22 I35");
  }

  @Test
  @Rule({"MT-TRP-08", "MT-CON-01"})
  void cancellation_withACondition_answersOnlyWhileItHolds() {
    Content content = printed("O14 effects: CANCELTRAP SELF IF LEVEL>=5");
    Played game = Scene.of(3).cards(content).player("A", "L4 | O14 L02").player("B", "| T01 L01").turn().pass("A")
        .play("B trap card:T01 seat:1");
    assertThat(game.level("A")).as("it cannot answer").isEqualTo(3);
    game = Scene.of(3).cards(content).player("A", "L5 | O14 L02").player("B", "| T01 L01").turn().pass("A")
        .play("B trap card:T01 seat:1");
    assertThat(game.asked()).isEqualTo("A window-trap");
    game.play("A use card:O14");
    assertThat(game.level("A")).isEqualTo(5);
  }

  @Test
  @Rule({"MT-TMU-14", "MT-TMU-13"})
  void promisedLevelCard_thatWouldRaiseNobody_staysInTheHand() {
    Content content = printed("L01 effects: LEVEL +1 TARGET IF TARGET(LOWEST)");
    for (int rival : new int[] {1, 4}) {
      Played game = Scene.of(3).cards(content).player("A", "CH5 L5 | L01").player("B", "CH1 L4").player("C", "L" + rival)
          .treasures("I01 I02").fight("M22").play("A ask seat:2", "A treasures 0", "A add card:L01", "A send", "B accept");
      game.closes();
      assertThat(game.level("A")).isEqualTo(6);
      assertThat(game.level("B")).as("C is at %d", rival).isEqualTo(rival == 1 ? 4 : 5);
      assertThat(game.hand("A")).isEqualTo(rival == 1 ? "I01 I02 L01" : "I01 I02");
    }
  }

  @Test
  @Rule({"MT-CBT-07", "MT-CBT-17"})
  void outcomeOfACombat_isTold() {
    Played game = Scene.of(3).player("A", "L3").player("B", "L1 | L01").fight("M22");
    game.closes();
    assertThat(types(game, "combat-lost")).hasSize(1);
    game = Scene.of(3).player("A", "L3 | O11 L01").player("B", "L1").fight("M16").play("A play card:O11");
    assertThat(types(game, "combat-ended")).hasSize(1);
  }
}
