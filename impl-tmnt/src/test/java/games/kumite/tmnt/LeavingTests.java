package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** MT-END-05: a player who leaves is treated as dead without revival. */
@Rule("MT-END-05")
final class LeavingTests {

  @Test
  void leaving_isOffUnlessAskedFor() {
    Played game = Scene.of(3).player("A", "| K01").turn();
    assertThat(game.options()).doesNotContain("leave");
    assertThat(game.refused("leave").rule()).contains("MT-END-05");
  }

  @Test
  void leaver_isLooted_andItsTurnIsOver() {
    Played game = Scene.of(4).leaving().player("A", "L3 K02 | K01 M01 M02").player("B", "L2").player("C", "L4")
        .player("D", "L2").turn().play("A leave ; loot-order-2=3 loot-order-4=1");
    assertThat(game.isAlive("A")).isFalse();
    assertThat(game.table("A")).isEqualTo("K02");
    game.play("C take card:M01", "B take card:K01");
    assertThat(game.hand("C")).isEqualTo("M01");
    assertThat(game.hand("D")).isEqualTo("M02");
    game.pass("B");
    assertThat(game.active()).isEqualTo("B");
    assertThat(game.phase()).isEqualTo("arrange");
    assertThat(game.attribute("seat:1", "left")).isEqualTo(true);
  }

  @Test
  @Rule("MT-END-05")
  void whoHasNothingElseToDo_mayLeaveInEveryWindow() {
    Played game = Scene.of(3).leaving().player("A", "L1").player("B", "L2").player("C", "L3").turn();
    assertThat(game.asked()).isEqualTo("A window-arrange");
    assertThat(game.options()).containsExactly("leave", "pass");
    game.pass("A");
    assertThat(game.asked()).isEqualTo("B window-arrange");
  }

  @Test
  @Rule("MT-END-05")
  void whoHasNothing_mayLeaveOnTheRunToo_alsoInDiscreetWindows() {
    Played game = Scene.of(3).leaving().discreet().player("A", "L1").player("B", "L2").player("C", "L3").fight("M22");
    game.dice().layUsual("run-1=1");
    for (String window : List.of("window-combat", "window-run", "window-die")) {
      assertThat(game.asked()).isEqualTo("A " + window);
      assertThat(game.options()).contains("leave");
      game.until(now -> !now.asked().endsWith(window), "pass");
    }
  }

  @Test
  void leaver_neverComesBack() {
    Played game = Scene.of(3).leaving().player("A", "| K01").turn().play("A leave ; loot-order-2=3 loot-order-3=1");
    game.dice().layUsual("run-2=6 run-3=6");
    String[] plain = {"pass", "loot", "to-hand", "run", "lose", "discard", "give", "to"};
    for (String next : "C B C B".split(" ")) {
      game.until(now -> game.active().equals(next) || game.match().isOver(), plain);
      assertThat(game.active()).isEqualTo(next);
      assertThat(game.isAlive("A")).isFalse();
      assertThat(game.handSize("A")).isZero();
    }
  }

  @Test
  @Rule({"MT-TMU-17", "MT-TMU-15"})
  void helperWhoLeaves_takesTheAgreementAlong_andOneForcedThenGetsNothing() {
    Played game = Scene.of(4).leaving().player("A", "L4 I22 | O15 L01").player("B", "L2").player("C", "L5").player("D", "L1")
        .treasures("I01 I02").fight("M22").play("A ask seat:2", "A treasures 1", "A pick-order helper-first",
            "A add card:I22", "A add card:L01", "A send", "B accept", "A pass", "B leave", "C pass", "D pass",
            "A play card:O15", "A force seat:3");
    game.until(now -> !now.asked().endsWith("window-combat"), "pass");
    assertThat(game.level("A")).as("11 against 8").isEqualTo(5);
    assertThat(game.hand("A")).isEqualTo("I01 I02 L01");
    assertThat(game.table("A")).isEqualTo("I22");
    assertThat(game.level("C")).isEqualTo(5);
    assertThat(game.handSize("C")).isZero();
  }

  @Test
  @Rule("MT-RUL-15")
  void fighterWhoLeaves_endsTheCombat_andSparesTheHelper() {
    Played game = Scene.of(3).leaving().player("A", "L1 | O03").player("B", "L2 | O04").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept")
        .play("A leave");
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.asked()).as("One-Shots are Items").isEqualTo("B window-receive");
    game.pass("B");
    assertThat(game.hand("B")).isEqualTo("O03 O04");
    assertThat(game.level("B")).isEqualTo(2);
    assertThat(game.topDiscard("door")).isEqualTo("M22");
    assertThat(game.active()).isEqualTo("B");
  }

  @Test
  @Rule({"MT-RUL-15", "MT-RUL-19", "MT-WHN-05"})
  void helperOfAFighterWhoLeaves_isOutOfCombat_andPlaysWhatItLoots() {
    Played game = Scene.of(3).leaving().player("A", "L1 I21 | I02").player("B", "L2 I22").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept", "A leave", "B take card:I21");
    assertThat(game.asked()).isEqualTo("B window-receive");
    game.play("B play card:I21", "B equip card:I21");
    assertThat(game.table("B")).isEqualTo("I21 I22");
  }

  @Test
  @Rule("MT-RUL-15")
  void fighterWhoLeavesOnTheRun_sparesTheHelper() {
    Played game = Scene.of(3).leaving().player("A", "L1 A02").player("B", "L2").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept").closes();
    assertThat(game.asked()).isEqualTo("A window-run");
    game.play("A leave").pass("B");
    assertThat(game.level("B")).isEqualTo(2);
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.hand("B")).isEqualTo("A02");
  }

  @Test
  @Rule("MT-RUL-15")
  void fighterWhoLeaves_whileTheHelpersDieLies_sparesTheHelper() {
    Played game = Scene.of(3).leaving().player("A", "L1 A02").player("B", "L3").player("C", "L2").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept").closes();
    game.closes("run-1=6").closes("").closes("run-2=1");
    assertThat(game.asked()).isEqualTo("B window-die");
    game.pass("B", "C").play("A leave").pass("B"); // the card of the body
    assertThat(game.asked()).as("nobody is asked about the die any more").isEqualTo("B window-arrange");
    assertThat(game.level("B")).isEqualTo(3);
    assertThat(game.strengths()).isEqualTo("no combat");
  }

  @Test
  @Rule("MT-TMU-17")
  void helperWhoLeaves_letsTheFighterAskAgain() {
    Played game = Scene.of(4).leaving().player("A", "L1").player("B", "L2 | O04").fight("M22")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept", "A pass", "B leave ; loot-order-1=1 loot-order-3=2 loot-order-4=3");
    assertThat(game.hand("D")).isEqualTo("O04");
    assertThat(game.helper()).isEqualTo("nobody");
    game.until(now -> now.asked().equals("A window-combat"), "pass");
    assertThat(game.options()).contains("ask seat:3", "ask seat:4").doesNotContain("ask seat:2");
  }

  @Test
  void lastPlayer_hasWon() {
    Played game = Scene.of(3).leaving().player("A", "L2 K01").player("B", "L5 K02").player("C", "L2 K03").turn()
        .play("A leave");
    game.until(now -> game.actor().equals("B"), "pass");
    assertThat(game.winner()).isEqualTo("nobody yet");
    game.play("B leave");
    assertThat(game.winner()).isEqualTo("C");
    assertThat(game.match().outcome().standing(game.match().seats().get(1)).score()).isZero();
  }

  @Test
  void roundsAreCounted_whenTheFirstPlayerHasLeft() {
    Played game = Scene.of(3).leaving().player("A", "L2 K01").player("B", "L5 K02").player("C", "L2 K03").turn();
    Object round = game.attribute("track:round", "value");
    game.play("A leave");
    game.dice().layUsual("run-2=6 run-3=6");
    String[] plain = {"pass", "loot", "to-hand", "run", "lose", "discard", "give", "to"};
    game.until(now -> game.active().equals("C"), plain);
    assertThat(game.attribute("track:round", "value")).isEqualTo(round);
    game.until(now -> game.active().equals("B"), plain);
    assertThat(game.attribute("track:round", "value")).isEqualTo((Integer) round + 1);
  }

  @Test
  @Rule({"MT-RUL-15", "MT-END-05"})
  void fighterWhoLeavesWhileWinning_killsNothing() {
    Played game = Scene.of(3).leaving().player("A", "L8").player("B", "L2 | O14").fight("M05").play("A leave");
    assertThat(game.level("A")).isEqualTo(8);
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.zone("door-discard")).contains("M05");
  }

  @Test
  @Rule({"MT-TMU-07", "MT-TMU-17"})
  void bystanderWhoLeaves_leavesTheHelperWhereHeIs() {
    Played game = Scene.of(4).leaving().player("A", "L4").player("B", "L2").player("C", "L5 | O04").player("D", "L1")
        .fight("M22").play("A ask seat:2", "A treasures 0", "A send", "B accept", "A pass", "B pass", "C leave");
    assertThat(game.helper()).isEqualTo("B");
    assertThat(game.strengths()).isEqualTo("6:8");
    assertThat(game.hand("A")).isEqualTo("O04");
  }

  @Test
  @Rule({"MT-PHS-15", "MT-END-05"})
  void whoLeavesWhileArranging_opensNoDoorAnyMore() {
    Played game = Scene.of(3).leaving().player("A", "L3").player("B", "L2").player("C", "L4").doors("M22 M23").turn()
        .play("A leave");
    assertThat(game.asked()).isEqualTo("B window-arrange");
    assertThat(game.zone("door-discard")).isEmpty();
    assertThat(game.zone("door")).contains("M22");
  }
}
