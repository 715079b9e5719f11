package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.NoLocals;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.window.PriorityWindow;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** The windows: who is asked in what order, what reopens and closes them, what opens inside. */
final class WindowTests {

  private static final String[] FREE_HELP = {"A ask seat:2", "A treasures 0", "A send", "B accept"};

  @Nested
  final class Order {

    @Test
    @Rule({"MT-CBT-12", "MT-SET-09"})
    void combatWindow_asksClockwise_fromTheFighter() {
      Played game = Scene.of(4).player("A", "| O03").player("B", "| O04").player("C", "| O06").player("D", "| O07")
          .active("C").fight("M22");
      assertThat(game.asked()).isEqualTo("C window-combat");
      game.pass("C", "D", "A");
      assertThat(game.asked()).isEqualTo("B window-combat");
      game.play("B pass ; run-3=5");
    }

    @Test
    void askedPlayer_actsOnUntilItPasses() {
      Played game = Scene.of(3).player("A", "L1").player("B", "| O03 O04 O06").fight("M22").pass("A")
          .play("B play card:O03", "B target side", "B play card:O04", "B target card:M22");
      assertThat(game.asked()).isEqualTo("B window-combat");
    }

    @Test
    @Rule("MT-CBT-12")
    void action_voidsEarlierPasses() {
      Played game = Scene.of(4).player("A", "L1").player("B", "| O03").player("C", "| O04").player("D", "| O06 O07")
          .fight("M22").pass("A", "B", "C").play("D play card:O06", "D target side");
      game.pass("D");
      assertThat(game.asked()).isEqualTo("A window-combat");
      game.pass("A", "B").play("C play card:O04", "C target side");
      assertThat(game.asked()).as("9 wins: A, who cannot ask now, is passed over").isEqualTo("D window-combat");
      game.pass("D");
      assertThat(game.asked()).isEqualTo("B window-combat");
    }

    @Test
    void whoCanDoNothing_isNotAsked() {
      Played game = Scene.of(4).player("A", "L9 | O14").player("B", "| M01 K01 S1 I22 O13").player("C", "| O03")
          .fight("M22");
      assertThat(game.asked()).isEqualTo("C window-combat");
    }

    @Test
    @Rule({"MT-WHN-07", "MT-DTH-07"})
    void deadPlayers_areNotAsked() {
      Played game = Scene.of(4).player("A", "L9 | O14").player("B", "dead | O03").player("C", "| O04").fight("M22");
      assertThat(game.asked()).isEqualTo("C window-combat");
      assertThat(PriorityWindow.COMBAT.mightAct(game.party(), NoLocals.NOTHING, 1)).as("nor in discreet windows").isFalse();
      assertThat(PriorityWindow.COMBAT.mightAct(game.party(), NoLocals.NOTHING, 2)).isTrue();
    }

    @Test
    @Rule({"MT-WHN-03", "MT-STN-05", "MT-KAT-06"})
    void activePlayer_playsStanceAndKatas_inCombatAndOnTheRun() {
      Played game = Scene.of(3).player("A", "L4 | K01 K06 S2 O14").fight("M22").play("A play card:K06");
      assertThat(game.strengths()).isEqualTo("6:8");
      game.closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      game.play("A play card:S2", "A play card:K01");
      game.closes("run-1=3"); // +1 +1
      assertThat(game.asked()).as("Defensive may re-roll").isEqualTo("A window-die");
      game.pass("A");
      assertThat(game.level("A")).isEqualTo(4);
    }

    @Test
    @Rule({"MT-WHN-02", "MT-WHN-04"})
    void bystanders_mayTradeAndTurn_theFightersMayNot_untilTheEnd() {
      Played game = Scene.of(4).player("A", "L1 I41").player("B", "L1 I01").player("C", "I02").player("D", "I03")
          .fight("M35").play(FREE_HELP);
      assertThat(game.asked()).as("A and B can do nothing").isEqualTo("C window-combat");
      assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I02", "trade seat:4", "gift seat:4", "pass");
      assertThat(game.refused("gift seat:2").rule()).contains("MT-TRD-02");
    }
  }

  @Nested
  final class Limits {

    @Test
    @Rule("MT-ITM-07")
    void item_isTurnedOnceInAWindow() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "I41").fight("M22")
          .play("B sideways card:I41");
      assertThat(game.options()).doesNotContain("equip card:I41");
      assertThat(game.refused("equip card:I41").rule()).contains("MT-ITM-07");
    }

    @Test
    @Rule({"MT-ITM-07", "MT-TRD-02"})
    void nextWindow_bringsNewLimits() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "I41").fight("M24").play("A pass");
      game.play("B sideways card:I41");
      for (int i = 0; i < 3; i++) {
        game.play("B gift seat:3", "B back");
      }
      game.dice().layUsual("run-1=6");
      game.until(now -> now.asked().equals("B window-end"), "pass");
      assertThat(game.options()).contains("equip card:I41", "gift seat:3");
    }

    @Test
    @Rule({"MT-WHN-06", "MT-END-04"})
    void cardsThatDrawEachOther_areActionsOfTheTurn_ofWhichThereIsALast() {
      Played game = Scene.of(3).cards(Cardbox.printed(List.of("C01 effects: DRAW TREASURE 2")))
          .player("A", "L4 | P01 C01").nothingElseIn(DeckKind.TREASURE).turn().play("A play card:P01", "A play card:C01");
      assertThat(game.asked()).isEqualTo("A window-receive");
      int plays = 2;
      while (plays < 2 * PriorityWindow.MAX_ACTIONS && game.asked().equals("A window-receive")) {
        game.play("A " + (game.options().contains("play card:P01") ? "play card:P01" : "play card:C01"));
        plays++;
      }
      assertThat(plays).isEqualTo(PriorityWindow.MAX_ACTIONS);
    }

    @Test
    @Rule({"MT-TRD-02", "MT-RUL-50"})
    void player_proposesThreeTrades() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "I41").fight("M22");
      for (int i = 0; i < 3; i++) {
        game.play("B gift seat:3", "B back");
      }
      assertThat(game.options()).doesNotContain("gift seat:3", "trade seat:3");
      assertThat(game.refused("gift seat:3").rule()).contains("MT-RUL-50");
    }
  }

  @Nested
  final class Running {

    @Test
    @Rule({"MT-RUN-06", "MT-WHN-04"})
    void runWindow_opensForEachRunner_whoIsAskedFirst() {
      Played game = Scene.of(3).player("A", "L4 | O01 L02").player("B", "L4 | O02").player("C", "| T16 L01")
          .fight("M35").play(FREE_HELP).pass("A", "C");
      assertThat(game.asked()).isEqualTo("A window-run");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("C window-run");
      game.pass("C");
      assertThat(game.asked()).isEqualTo("B window-run");
      game.pass("B", "C");
      assertThat(game.asked()).isEqualTo("A window-run");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A window-end");
    }

    @Test
    @Rule({"MT-RUN-06", "MT-RUN-13"})
    void runWindow_isNotForWhoHasEscaped() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("B", "L4 | O02").player("C", "L1 A02 | L01")
          .fight("M35").play(FREE_HELP).pass("C");
      assertThat(game.asked()).isEqualTo("C window-run");
      game.play("C team-up card:A02", "C pass");
      assertThat(game.asked()).as("no window for B").isEqualTo("A window-end");
      assertThat(game.hand("B")).isEqualTo("O02");
    }

    @Test
    @Rule({"MT-RUN-13", "MT-ONE-07", "MT-CBT-14"})
    void runWindow_takesNoOtherCards() {
      Played game = Scene.of(3).player("A", "L4 I22 | O01 O03 I41 O14").player("B", "I01 | O02 O04").fight("M22")
          .closes();
      assertThat(game.asked()).isEqualTo("A window-run");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:O01", "pass");
      assertThat(game.refused("play card:O03").rule()).contains("MT-ONE-07");
      assertThat(game.refused("play card:I41").rule()).contains("MT-CBT-14");
      assertThat(game.refused("sideways card:I22").rule()).contains("MT-ITM-07");
      game.play("A pass ; run-1=5");
      assertThat(game.asked()).as("B, with O02 and an Item, has not been asked").isEqualTo("A window-end");
    }

    @Test
    @Rule({"MT-RUN-02", "MT-ONE-07"})
    void dieWindow_opensAfterEveryRoll_theRollerFirst() {
      Played game = Scene.of(3).player("A", "L4 S2 | O14").player("B", "| O13").player("C", "| W01 M05")
          .fight("M22").pass("A").play("C play card:wandering").closes().closes().play("A run card:M22 ; run-1=2");
      assertThat(game.asked()).isEqualTo("A window-die");
      assertThat(game.options()).containsExactlyInAnyOrder("reroll card:S2", "pass");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("B window-die");
      assertThat(game.options()).containsExactlyInAnyOrder("face 1", "face 2", "face 3", "face 4", "face 5", "face 6",
          "pass");
      game.play("B face 1");
      assertThat(game.asked()).as("an action reopens it").isEqualTo("A window-die");
      game.play("A reroll card:S2 ; run-1=4 run-1=6");
      assertThat(game.level("A")).as("4+1 escapes; the cost is paid, the next die falls").isEqualTo(4);
    }

    @Test
    @Rule({"MT-ONE-07", "MT-INT-07"})
    void dieWindow_takesNothingElse() {
      Played game = Scene.of(3).player("A", "L4 I41 S2 A01 | T01 L01 O01 O14").fight("M22").closes().closes("run-1=2");
      assertThat(game.options()).containsExactlyInAnyOrder("reroll card:S2", "pass");
      for (String other : List.of("trap card:T01 seat:2", "discard card:A01", "play card:L01", "play card:O01")) {
        assertThat(game.refused(other).rule()).as(other).contains("MT-ONE-07");
      }
      assertThat(game.refused("discard card:I41").rule()).contains("MT-ITM-09");
      assertThat(game.refused("sideways card:I41").rule()).contains("MT-ITM-07");
    }

    @Test
    @Rule({"MT-RUN-02", "MT-RUN-07"})
    void dieSetByAnother_countsAsRolled() {
      Played game = Scene.of(3).player("A", "L4 | O09").player("B", "| O13").fight("M22").closes("run-1=6");
      assertThat(game.asked()).isEqualTo("B window-die");
      game.play("B face 4");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.topDiscard("treasure")).isEqualTo("O13");
      game = Scene.of(3).player("A", "L4 O13 | I41").fight("M22").closes("run-1=1");
      game.play("A face 5");
      assertThat(game.level("A")).as("from the table, for oneself").isEqualTo(4);
    }

    @Test
    @Rule({"MT-RUN-02", "MT-INT-06"})
    void defensiveStance_reRollsTheOwnDieOnly_asOftenAsItIsPaid() {
      Played game = Scene.of(3).player("A", "L4 | I41").player("B", "S2 | M01").fight("M22").closes().closes("run-1=1");
      assertThat(game.level("A")).as("B's Stance is no help").isEqualTo(2);
      game = Scene.of(3).player("A", "L4 S2 | M01 M02 I41").fight("M22").closes().closes("run-1=1")
          .play("A reroll card:S2", "A pay card:M01 ; run-1=2", "A reroll card:S2", "A pay card:M02 ; run-1=4")
          .pass("A");
      assertThat(game.level("A")).isEqualTo(4);
      assertThat(game.hand("A")).isEqualTo("I41");
    }
  }

  @Nested
  final class Nesting {

    @Test
    @Rule({"MT-TRP-08", "MT-INT-07"})
    void trapWindow_opensInsideAnAction_thenTheWindowGoesOn() {
      Played game = Scene.of(3).player("A", "L9 | O14").player("B", "| T01 O03").player("C", "| O04 L01").fight("M22")
          .play("B trap card:T01 seat:1");
      assertThat(game.asked()).isEqualTo("A window-trap");
      assertThat(game.options()).containsExactlyInAnyOrder("use card:O14", "accept");
      game.play("A accept");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.strengths()).isEqualTo("8:8");
    }

    @Test
    @Rule({"MT-RUL-34", "MT-RUL-46", "MT-WHN-06"})
    void receiveWindow_opensAfterTheAction_forStanceKatasAndAllies() {
      Played game = Scene.of(3).player("A", "L4 A07 | O03").doors("A01 M01").fight("M22").play("A team-up card:A07");
      assertThat(game.asked()).isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:A01", "pass");
      game.pass("A");
      assertThat(game.asked()).isEqualTo("A window-combat");
      game = Scene.of(3).player("A", "L4").player("B", "L4 A07").doors("K01 S1").fight("M35").pass("A")
          .play("B team-up card:A07");
      assertThat(game.asked()).isEqualTo("B window-receive");
      game.play("B play card:S1", "B play card:K01");
      assertThat(game.table("B")).as("a bystander, too").isEqualTo("K01 S1");
    }

    @Test
    @Rule({"MT-WHN-06", "MT-STN-06"})
    void receiveWindowClosed_stanceWaitsForTheOwnTurn() {
      Played game = Scene.of(3).player("A", "L4").player("B", "L4 A07 | O03").doors("K01 S1").fight("M35").pass("A")
          .play("B team-up card:A07", "B pass");
      assertThat(game.asked()).isEqualTo("B window-combat");
      assertThat(game.refused("play card:S1").rule()).contains("MT-STN-06");
    }

    @Test
    @Rule("MT-WHN-06")
    void laterReceipt_doesNotBringBackEarlierCards() {
      Played game = Scene.of(3).player("A", "L4 A07 | P01").doors("K01 S1").treasures("I22 I01").turn()
          .play("A team-up card:A07");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "play card:S1", "pass");
      game.play("A pass", "A play card:P01");
      assertThat(game.asked()).isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:I22", "play card:I01", "pass");
    }

    @Test
    @Rule({"MT-WHN-05", "MT-RUL-46"})
    void treasureWonByTwo_isReceivedByTheHelperFirst() {
      Played game = Scene.of(3).player("A", "L1 | O14").player("B", "L9 | M01").treasures("I22 I01").fight("M22")
          .play("A ask seat:2", "A treasures 1", "A pick-order helper-first", "A send", "B accept", "B take card:I22");
      assertThat(game.asked()).isEqualTo("B window-receive");
      game.play("B play card:I22", "B equip card:I22");
      assertThat(game.asked()).as("combat is over: Items may be played").isEqualTo("A window-receive");
      assertThat(game.options()).containsExactlyInAnyOrder("play card:I01", "pass");
    }

    @Test
    @Rule("MT-RUL-46")
    void monsterAndTrapDrawnInCombat_areUsedInTheSame() {
      Played game = Scene.of(3).player("A", "L4").player("B", "L4 A07 | W01").doors("M05 T01").fight("M35").pass("A")
          .play("B team-up card:A07");
      assertThat(game.asked()).as("nothing to play on receipt").isEqualTo("B window-combat");
      assertThat(game.options()).contains("play card:wandering", "trap card:T01 seat:1");
      game.play("B play card:wandering");
      assertThat(game.monsters()).isEqualTo("M35:18 M05:2");
    }

    @Test
    @Rule({"MT-RUN-07", "MT-WHN-07"})
    void badWindow_isForTheVictimOnly() {
      Played game = Scene.of(3).player("A", "L4 | O09").player("B", "L4 K03 | M01").fight("M22").closes()
          .closes("run-1=1");
      assertThat(game.level("A")).isEqualTo(2);
      assertThat(game.asked()).isNotEqualTo("B window-bad");
    }
  }
}
