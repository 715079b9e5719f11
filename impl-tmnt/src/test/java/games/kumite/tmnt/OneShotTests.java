package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.PlayTime;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One-Shots: from where, when, for whom, and where they end. */
final class OneShotTests {

  @Test
  @Rule("MT-ONE-01")
  void oneShot_isUsedOnce() {
    assertThat(Cardbox.SHIPPED.treasures()).filteredOn(card -> card.entry().type() == CardType.ONE_SHOT).hasSize(16);
    Played game = Scene.of(3).player("A", "CH5 L1 | O03 E01").fight("M22").play("A play card:O03", "A target side");
    assertThat(game.strengths()).isEqualTo("4:8");
    game.refused("play card:O03");
    assertThat(game.hand("A")).isEqualTo("E01");
  }

  @Test
  @Rule({"MT-ONE-02", "MT-ONE-06", "MT-SET-14"})
  void oneShot_isPlayedFromHandOrTable_withoutBeingEquipped() {
    Played game = Scene.of(3).player("A", "CH5 L1 I22 I21 O03 | O04").fight("M22");
    assertThat(game.strengths()).as("it has no effect while it lies there").isEqualTo("5:8");
    assertThat(game.options()).contains("play card:O03", "play card:O04");
    game.play("A play card:O03", "A target side", "A play card:O04", "A target card:M22");
    assertThat(game.strengths()).isEqualTo("8:13");
    assertThat(game.table("A")).isEqualTo("I21 I22");
    game = Scene.of(3).player("A", "I22 O03").turn();
    assertThat(game.options()).doesNotContain("equip card:O03", "sideways card:O03");
  }

  @Test
  @Rule({"MT-ONE-02", "MT-TRE-02"})
  void oneShot_isPutOnTheTableInTheOwnTurn() {
    Played game = Scene.of(3).player("A", "CH5 L1 I22 I21 | O03 O01 O13").turn()
        .play("A play card:O03", "A play card:O01");
    assertThat(game.table("A")).as("nothing to place").isEqualTo("I21 I22 O01 O03");
    assertThat(game.zone("treasure-discard")).isEmpty();
    game = Scene.of(3).player("B", "I22 | O03").turn().pass("A");
    assertThat(game.asked()).isEqualTo("B window-arrange");
    assertThat(game.options()).doesNotContain("play card:O03");
  }

  @Test
  @Rule({"MT-ONE-03", "MT-INT-01", "MT-RUL-47"})
  void combatOneShot_isPlayedByAnybody_forEitherSide() {
    Played game = Scene.of(4).player("A", "CH5 L1 | O07").player("C", "| O03 O04").fight("M22")
        .play("A play card:O07", "A target card:M22");
    assertThat(game.strengths()).as("against oneself").isEqualTo("1:10");
    game.play("A pass", "C play card:O03");
    assertThat(game.options()).containsExactlyInAnyOrder("target side", "target card:M22");
    game.play("C target side", "C play card:O04", "C target card:M22");
    assertThat(game.strengths()).isEqualTo("4:15");
  }

  @Test
  @Rule({"MT-ONE-03", "MT-MON-07"})
  void combatOneShot_choosesAmongTheMonsters() {
    Played game = Scene.of(3).player("A", "CH5 L1").player("B", "| W01 M05 O03").fight("M22").pass("A")
        .play("B play card:wandering", "B play card:O03");
    assertThat(game.options()).containsExactlyInAnyOrder("target side", "target card:M22", "target card:M05");
    game.play("B target card:M05");
    assertThat(game.strengths()).isEqualTo("1:13");
  }

  @Test
  @Rule("MT-ONE-04")
  void combatOneShot_isDiscardedWhenItsCombatEnds() {
    Played game = Scene.of(3).player("A", "CH5 L3 | O03 E01").fight("M22").play("A play card:O03", "A target side");
    assertThat(game.zone("combat")).isEqualTo("M22 O03");
    assertThat(game.zone("treasure-discard")).isEmpty();
    game.closes("run-1=5");
    assertThat(game.zone("treasure-discard")).isEqualTo("O03");
  }

  @Test
  @Rule({"MT-ONE-04", "MT-ONE-07"})
  void dieAndTrapOneShots_areDiscardedWhenTheirCombatEnds_orAtOnceOutsideOne() {
    Played game = Scene.of(3).player("A", "CH5 L3 | O13").player("C", "A03").fight("M22");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-die"), "pass");
    game.play("A face 5");
    assertThat(game.asked()).isEqualTo("C window-die");
    assertThat(game.zone("combat")).isEqualTo("M22 O13");
    assertThat(game.zone("treasure-discard")).isEmpty();
    game.pass("C");
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.zone("treasure-discard")).isEqualTo("O13");
    game = Scene.of(3).player("A", "CH5 L3 | O14").player("B", "| T01 T02").player("C", "L2 O14-2 A01")
        .cards(Cardbox.printed(List.of("O14 copies: 2"))).fight("M22").pass("A")
        .play("B trap card:T01 seat:1", "A use card:O14");
    assertThat(game.zone("combat")).as("of somebody in combat").isEqualTo("M22 O14");
    game.play("B trap card:T02 seat:3", "C use card:O14-2");
    assertThat(game.zone("treasure-discard")).as("of a bystander").isEqualTo("O14-2");
    game.until(now -> now.asked().endsWith("window-run"), "pass");
    assertThat(game.zone("combat")).isEqualTo("M22 O14");
    game = Scene.of(3).player("A", "CH5 L3 S2 | O14").player("B", "| T01").turn()
        .play("A pass", "B trap card:T01 seat:1",
        "A use card:O14");
    assertThat(game.zone("treasure-discard")).isEqualTo("O14");
    assertThat(game.level("A")).isEqualTo(3);
  }

  @Test
  @Rule({"MT-ONE-05", "MT-SEL-03"})
  void oneShot_countsAsAnItem_whereItIsSoldOrTraded() {
    Played game = Scene.of(3).player("A", "I08 O12 S2").player("B", "L2").turn().play("A sell", "A sell card:O12");
    assertThat(game.level("A")).as("600 and 400").isEqualTo(2);
    game = Scene.of(3).player("A", "I08 S2 | O12").player("B", "L2").turn().play("A sell", "A sell card:I08");
    assertThat(game.level("A")).isEqualTo(2);
    game = Scene.of(3).player("A", "I08 O12 | O03").player("B", "L2").turn().play("A gift seat:2");
    assertThat(game.options()).containsExactlyInAnyOrder("give card:I08", "give card:O12", "back");
    game.play("A give card:O12", "A send", "B accept");
    assertThat(game.asked()).as("nothing to place").isEqualTo("A window-arrange");
    assertThat(game.table("B")).isEqualTo("O12");
  }

  @Test
  @Rule({"MT-RUL-26", "MT-ONE-05"})
  void oneShot_onTheTable_isLostAsAnItem_inHandAsAHandCard() {
    Played game = Scene.of(3).player("A", "I22 O03 | O04").player("B", "| T08").turn()
        .play("A pass", "B trap card:T08 seat:1");
    assertThat(game.options()).containsExactlyInAnyOrder("lose card:I22", "lose card:O03");
    game = Scene.of(3).player("A", "CH5 L1 O03 | O04 O06").fight("M17").play("A pass ; run-1=1");
    assertThat(game.hand("A")).as("LOSE HAND ALL").isEmpty();
    assertThat(game.table("A")).isEqualTo("O03");
  }

  @Test
  @Rule("MT-ONE-06")
  void oneShot_needsNoSlot() {
    Played game = Scene.of(3).player("A", "CH5 I22 I21 O01 O02 O03 O04 | O05").turn().play("A play card:O05");
    assertThat(game.table("A")).isEqualTo("I21 I22 O01 O02 O03 O04 O05");
    assertThat(game.attribute("seat:1", "equipped")).isEqualTo("card:I21 card:I22");
    game = Scene.of(3).player("A", "CH5 L1 O03 | O13").player("B", "| E01").fight("M07");
    assertThat(game.strengths()).as("it fills no slot").isEqualTo("1:4");
  }

  @Test
  @Rule("MT-ONE-07")
  void oneShot_ofAnotherMoment_isPlayableOnlyThen() {
    assertThat(Cardbox.card(Cardbox.SHIPPED, "O01").entry().when()).isEqualTo(PlayTime.RUN);
    Played game = Scene.of(3).player("A", "CH5 L3 K01 | O01 O13 O14").player("B", "| O02 O03").fight("M22");
    assertThat(game.options()).noneMatch(option -> option.startsWith("play") || option.startsWith("use"));
    for (String id : "O01 O13 O14".split(" ")) {
      assertThat(game.refused("play card:" + id).rule()).contains("MT-ONE-07");
    }
    game.pass("A", "B");
    assertThat(game.asked()).isEqualTo("A window-run");
    assertThat(game.options()).containsExactlyInAnyOrder("play card:O01", "discard card:K01", "pass");
    assertThat(game.refused("play card:O13").rule()).contains("MT-ONE-07");
    game.play("A play card:O01", "A pass");
    assertThat(game.level("A")).as("escaped, and B was not asked: it does not run").isEqualTo(3);
    assertThat(game.asked()).isEqualTo("A window-end");
    assertThat(game.zone("treasure-discard")).isEqualTo("O01");
  }

  @Test
  @Rule("MT-ONE-07")
  void combatOneShot_isNotPlayedOnTheRun() {
    Played game = Scene.of(3).player("A", "L3 S1 | O03").fight("M22").pass("A");
    assertThat(game.asked()).isEqualTo("A window-run");
    assertThat(game.refused("play card:O03").rule()).contains("MT-ONE-07");
  }
}
