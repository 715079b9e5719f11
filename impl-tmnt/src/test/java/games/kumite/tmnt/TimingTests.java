package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.window.PriorityWindow;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** When something can be done: the sets of actions, the order of asking, the closing of windows. */
final class TimingTests {

  @Nested
  final class Sets {

    @Test
    @Rule("MT-WHN-01")
    void anytimeSet_isOpenInEveryWindow_onAnyTurn_inCombatAndOnTheRun() {
      String words = "CH3 L2 S2 K01 A01 | A03 L01 T01";
      String[] set = {"discard card:S2", "discard card:K01", "discard card:A01", "play card:A03", "play card:L01",
          "trap card:T01 seat:1", "trap card:T01 seat:2", "trap card:T01 seat:3"};
      assertThat(Scene.of(3).player("A", words).turn().options()).contains(set);
      assertThat(Scene.of(3).player("B", words).turn().options()).contains(set);
      assertThat(Scene.of(3).player("B", words).closing().options()).contains(set);
      assertThat(Scene.of(3).player("B", words).doors("E01").kick().options()).contains(set);
      assertThat(Scene.of(3).player("A", words).fight("M22").options()).contains(set);
      Played game = Scene.of(3).player("A", "L1").player("B", words).fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.options()).contains(set);
      game.pass("B");
      assertThat(game.asked()).isEqualTo("B window-run");
      assertThat(game.options()).contains(set);
      game = Scene.of(3).player("A", "L1").player("B", words).fight("M34")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept");
      assertThat(game.asked()).as("a helper").isEqualTo("B window-combat");
      assertThat(game.options()).contains(set);
    }

    @Test
    @Rule({"MT-WHN-02", "MT-CBT-14", "MT-TRP-08"})
    void nonCombatSet_isOpenToPlayersOutsideCombat() {
      String words = "CH3 L2 I22 ~I08 T15 | O14";
      String[] set = {"sideways card:I22", "equip card:I08", "trade seat:3", "gift seat:3", "use card:O14"};
      assertThat(Scene.of(3).player("A", words).turn().options()).contains(set);
      assertThat(Scene.of(3).player("B", words).turn().pass("A").options()).contains(set);
      Played game = Scene.of(3).player("A", "L1").player("B", words).fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.options()).contains(set).doesNotContain("trade seat:1", "gift seat:1");
      assertThat(Scene.of(3).player("A", words).fight("M22").options()).doesNotContain(set);
    }

    @Test
    @Rule({"MT-WHN-02", "MT-TRP-03", "MT-CBT-14"})
    void keptTrap_isCancelledOutsideCombat() {
      Played game = Scene.of(3).player("A", "T15 T13 | O14 O13").turn().play("A use card:O14");
      assertThat(game.options()).containsExactlyInAnyOrder("cancel card:T15", "cancel card:T13");
      game.play("A cancel card:T15");
      assertThat(game.kept("A")).isEqualTo("T13");
      assertThat(game.topDiscard("door")).isEqualTo("T15");
      assertThat(game.topDiscard("treasure")).isEqualTo("O14");
      game = Scene.of(3).player("A", "I22 | O14").turn();
      assertThat(game.options()).as("nothing is kept").doesNotContain("use card:O14");
    }

    @Test
    @Rule({"MT-WHN-03", "MT-STN-05", "MT-KAT-06", "MT-CBT-14"})
    void ownTurnSet_inCombat_isStancesAndKatasAndOneShots() {
      Played game = Scene.of(3).player("A", "CH5 L2 I35 ~I14 | S1 K01 I22 O03 P01 C01").player("B", "I09 | L02")
          .fight("M22");
      assertThat(game.options()).contains("play card:S1", "play card:K01", "play card:O03")
          .doesNotContain("play card:I22", "play card:P01", "play card:C01", "sell");
      game = Scene.of(3).player("A", "CH5 L2 I35 ~I14 | S1 K01 I22 O03 P01 C01").turn();
      assertThat(game.options()).contains("play card:S1", "play card:K01", "play card:O03", "play card:I22",
          "play card:P01", "play card:C01", "sell");
      game = Scene.of(3).player("B", "CH5 L2 I35 ~I14 | S1 K01 I22 O03 P01 C01").turn().pass("A");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).noneMatch(option -> option.startsWith("play")).doesNotContain("sell");
    }

    @Test
    @Rule({"MT-WHN-04", "MT-ITM-07", "MT-TRD-02"})
    void combat_lastsFromItsStartUntilItsEnd() {
      Played game = Scene.of(3).player("A", "L3 I41 S2").player("B", "L3 I21 S2").player("C", "I09").fight("M34");
      assertThat(game.options()).doesNotContain("sideways card:I41", "trade seat:2");
      game.play("A ask seat:2", "A treasures 0", "A send", "B accept").closes();
      assertThat(game.asked()).as("running away").isEqualTo("A window-run");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:S2", "pass");
      game.pass("A", "B");
      assertThat(game.asked()).as("not pursued; the helper's own").isEqualTo("B window-run");
      assertThat(game.options()).containsExactlyInAnyOrder("discard card:S2.2", "pass");
      game.pass("B", "A");
      assertThat(game.asked()).isEqualTo("A window-end");
      assertThat(game.options()).as("it is over").contains("sideways card:I41", "trade seat:2");
    }

    @Test
    @Rule({"MT-WHN-05", "MT-CBT-14", "MT-RUL-19"})
    void justReceivedItem_isPlayedOnAnyTurn_outsideCombat() {
      Played game = Scene.of(3).player("A", "CH5 L6 I22 ~I08").player("B", "CH3 L3").player("C", "L2").doors("M34")
          .turn().closes();
      game.closes("run-1=1");
      assertThat(game.asked()).isEqualTo("B loot-body");
      game.play("B take card:I22");
      assertThat(game.asked()).as("to the hand, and played on receipt").isEqualTo("B window-receive");
      assertThat(game.hand("B")).isEqualTo("I22");
      game.play("B play card:I22", "B equip card:I22");
      assertThat(game.asked()).isEqualTo("C window-receive");
      assertThat(game.hand("C")).isEqualTo("I08");
    }

    @Test
    @Rule({"MT-WHN-05", "MT-RUL-19", "MT-WHN-04"})
    void justReceivedItem_isNotPlayedInCombat() {
      Played game = Scene.of(3).player("A", "CH5 L6 I22 ~I08 A01").player("B", "CH3 L5 K02 S2").player("C", "L2")
          .doors("M34").kick().play("A ask seat:2", "A treasures 0", "A send", "B accept").closes()
          .play("A pass", "B pass ; run-1=1", "B take card:I22");
      assertThat(game.asked()).as("the helper has still to run: its Item waits in the hand").isEqualTo("C loot-body");
      game.play("C take card:A01");
      assertThat(game.asked()).isEqualTo("C window-receive");
      game.play("C pass");
      assertThat(game.asked()).isEqualTo("B window-run");
      assertThat(game.hand("B")).isEqualTo("I22");
    }

    @Test
    @Rule({"MT-WHN-06", "MT-KAT-06"})
    void justReceived_endsWithTheReceiveWindow() {
      Played game = Scene.of(3).player("B", "A07 I21").doors("K01 K02").turn().pass("A").play("B team-up card:A07");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "play card:K02", "pass");
      game.play("B pass");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.refused("play card:K01").rule()).contains("MT-KAT-06");
      assertThat(game.hand("B")).isEqualTo("K01 K02");
    }

    @Test
    @Rule("MT-WHN-06")
    void laterReceipt_doesNotReviveAnEarlierOne() {
      Played game = Scene.of(3).player("A", "A07 L2 | P01 K02").doors("K01 E01").treasures("I22 O03").turn()
          .play("A team-up card:A07");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "pass");
      game.play("A pass", "A play card:P01");
      assertThat(game.asked()).isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:I22", "play card:O03", "pass");
    }

    @Test
    @Rule({"MT-WHN-07", "MT-DTH-07"})
    void dead_actInNoWindow() {
      Played game = Scene.of(3).player("A", "S2").player("B", "dead S1 K01").player("C", "S2").closing().pass("A");
      assertThat(game.asked()).isEqualTo("C window-end");
      game = Scene.of(3).player("A", "L1").player("B", "dead S1 K01").fight("M22");
      assertThat(game.options()).contains("ask seat:3").doesNotContain("ask seat:2");
      game.play("A pass ; run-1=3");
      assertThat(game.level("A")).as("B was asked neither here nor in W-RUN").isEqualTo(1);
    }

    @Test
    @Rule({"MT-RUL-46", "MT-MON-02"})
    void drawDuringCombat_goesToTheHand_andMayBeUsedInIt() {
      Played game = Scene.of(3).player("A", "CH5 L1").player("C", "A07 | W01").doors("M05 T01").fight("M22").pass("A");
      assertThat(game.asked()).isEqualTo("C window-combat");
      game.play("C team-up card:A07");
      assertThat(game.asked()).as("neither can be played on receipt").isEqualTo("C window-combat");
      assertThat(game.options()).contains("play card:wandering", "trap card:T01 seat:1");
      game.play("C play card:wandering");
      assertThat(game.monsters()).isEqualTo("M22:8 M05:2");
    }
  }

  @Nested
  final class Windows {

    @Test
    @Rule("MT-CBT-12")
    void players_areAskedClockwise_fromTheWindowsFirst() {
      Played game = Scene.of(4).active("C").player("A", "S2").player("B", "S2").player("C", "S2").player("D", "S1")
          .turn();
      assertThat(game.asked()).isEqualTo("C window-arrange");
      game.play("C pass", "D pass", "A pass");
      assertThat(game.asked()).isEqualTo("B window-arrange");
    }

    @Test
    @Rule("MT-CBT-12")
    void action_voidsAllPasses_andItsPlayerIsAskedAgain() {
      Played game = Scene.of(3).player("A", "S2").player("B", "K01 S2").player("C", "S2").doors("E01").turn()
          .play("A pass", "B discard card:K01");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      game.play("B pass", "C pass", "A pass");
      assertThat(game.asked()).as("closed: all have passed since").isEqualTo("A window-door");
    }

    @Test
    @Rule("MT-WHN-07")
    void playerWithoutAnAction_isNotAsked() {
      Played game = Scene.of(4).player("A", "S2").player("D", "S2").turn().pass("A");
      assertThat(game.actor()).isEqualTo("D");
      game = Scene.of(3).player("A", "S2").player("B", "| O13 M22 E01 W01 K01 I22 C01").doors("E02").turn().pass("A");
      assertThat(game.asked()).as("B can use nothing of that in another's W-ARRANGE").isEqualTo("A window-door");
    }

    @Test
    @Rule({"MT-WHN-01", "MT-PHS-14"})
    void windows_ofATurn_areArrangeDoorEnd() {
      Played game = Scene.of(3).player("A", "CH1 S2").doors("E01 E02").turn();
      assertThat(game.asked()).isEqualTo("A window-arrange");
      assertThat(game.pass("A").asked()).isEqualTo("A window-door");
      assertThat(game.pass("A").asked()).isEqualTo("A window-end");
      assertThat(game.pass("A").active()).isEqualTo("B");
    }

    @Test
    @Rule("MT-END-04")
    void windows_ofATurn_closeAfterFiveHundredActions() {
      Played game = Scene.of(3).player("A", "CH1 S2 K01").player("B", "S2").doors("E01").turn();
      game.party().set(Counters.ACTIONS, PriorityWindow.MAX_ACTIONS - 1);
      assertThat(PriorityWindow.MAX_ACTIONS).isEqualTo(500);
      game.play("A discard card:K01");
      assertThat(game.active()).as("no window of this turn is open any more").isEqualTo("B");
    }
  }
}
