package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.state.Counters;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Answers and consequences that come in the middle of something else. */
final class InterruptTests {

  @Test
  @Rule({"MT-TRP-08", "MT-TAB-03", "MT-CBT-03"})
  void allyThatCancelsATrapInCombat_isMissedAtOnce_andTold() {
    Played game = Scene.of(3).player("A", "CH5 L3 A05 | O14").player("B", "| T13 E01").fight("M09").pass("A")
        .play("B trap card:T13 seat:1");
    assertThat(game.strengths()).as("3, 1 and 1 against a gang").isEqualTo("5:3");
    game.play("A team-up card:A05");
    assertThat(game.strengths()).isEqualTo("3:3");
    assertThat(game.events()).extracting(Event::text)
        .containsSubsequence("A teams up with Nobody.", "A cancels Too Much Pizza.");
    assertThat(game.kept("A")).isEmpty();
    assertThat(game.zone("door-discard")).isEqualTo("A05 T13");
    assertThat(game.asked()).as("B's action goes on").isEqualTo("B window-combat");
  }

  @Test
  @Rule({"MT-TRP-08", "MT-ONE-04"})
  void cardThatCancels_isTold_whereverItComesFrom() {
    Played game = Scene.of(3).player("A", "CH5 L3 | O14").player("B", "| T01 E01").turn()
        .play("A pass", "B trap card:T01 seat:1", "A use card:O14");
    assertThat(game.events()).extracting(Event::text)
        .containsSubsequence("A plays Trap Detector.", "A cancels Slipped on a Manhole.");
    game = Scene.of(3).player("A", "CH5 L3 K13 | M01 M02").player("B", "| T01 E01").turn()
        .play("A pass", "B trap card:T01 seat:1", "A use card:K13");
    assertThat(game.events()).extracting(Event::text).contains("A uses Iron Shell.");
    game = Scene.of(3).player("A", "CH5 L3 T15 | O14").turn().play("A use card:O14");
    assertThat(game.events()).extracting(Event::text)
        .containsSubsequence("A plays Trap Detector.", "A cancels Cursed Amulet.");
    assertThat(game.kept("A")).isEmpty();
  }

  @Test
  @Rule({"MT-TAB-03", "MT-ITM-10"})
  void roomLostWithATeamUp_isSettledBeforeItsTargetIsChosen() {
    Played game = Scene.of(3).player("A", "CH5 L1 A06 I08 I09 | O14").player("B", "| W01 M04 E07").fight("M01")
        .pass("A").play("B play card:wandering", "B pass", "A team-up card:A06");
    assertThat(game.asked()).isEqualTo("A surplus");
    game.play("A sideways card:I09");
    assertThat(game.asked()).isEqualTo("A target");
    assertThat(game.options()).containsExactlyInAnyOrder("target card:M01", "target card:M04");
    game.play("A target card:M01");
    assertThat(game.strengths()).as("1 and the armor").isEqualTo("4:1");
  }

  @Test
  @Rule({"MT-CHA-08", "MT-ALY-05", "MT-ITM-10"})
  void roomLostWithAnAllyJustReceived_isSettledBeforeTheNextCardIsPlayed() {
    Played game = Scene.of(3).active("C").player("C", "CH1 L5 | E01 E02 E03 E04 E05 A01 K01")
        .player("A", "CH5 L1 A06 I08 I13").player("B", "CH6 L3").charity()
        .play("C give card:A01", "C give card:K01", "A play card:A01");
    assertThat(game.asked()).isEqualTo("A surplus");
    game.play("A sideways card:I13");
    assertThat(game.asked()).isEqualTo("A window-receive");
    assertThat(game.options()).containsExactlyInAnyOrder("play card:K01", "pass");
  }

  @Test
  @Rule({"MT-TRE-06", "MT-KAT-08", "MT-CON-02"})
  void stolenLevel_costsTheRobbedAKata_beforeAnythingElse() {
    Played game = Scene.of(4).active("C").player("C", "CH5 L4 | L09 O14").player("A", "CH1 L4 K11 K01")
        .player("B", "CH2 L1").player("D", "CH3 L2").turn().play("C play card:L09");
    assertThat(game.options()).as("not B, who has nothing to lose, not C")
        .containsExactlyInAnyOrder("steal seat:1", "steal seat:4");
    game.play("C steal seat:1");
    assertThat(game.asked()).isEqualTo("A rank-excess");
    assertThat(game.level("C")).isEqualTo(5);
    game.play("A discard card:K01");
    assertThat(game.table("A")).isEqualTo("K11");
    assertThat(game.asked()).isEqualTo("C window-arrange");
  }

  @Test
  @Rule({"MT-RUL-36", "MT-SET-11", "MT-RUL-34"})
  void cardThatComesBackIntoPlayInTheSameCombat_isCountedAnew() {
    Played game = Scene.of(3).player("A", "CH5 L2 K09 A07 | M01 M02 M03 L08").nothingElseIn(DeckKind.DOOR).fight("M35")
        .play("A use card:K09", "A pay card:M01", "A use card:K09", "A pay card:M02");
    assertThat(game.strengths()).as("2, 1 and twice 3").isEqualTo("9:18");
    assertThat(game.refused("use card:K09").rule()).contains("MT-RUL-36");
    game.dice().layOrder("door-deck", 0, 1, 2);
    game.play("A discard card:K09");
    game.match().play(game.match().decision().parse("team-up card:A07"));
    game.dice().take();
    game.play("A play card:K09", "A use card:K09", "A pay card:M03");
    assertThat(game.strengths()).as("2 and three times 3, without Pigeon Pete").isEqualTo("11:18");
  }

  @Test
  @Rule({"MT-CBT-17", "MT-ITM-10", "MT-INT-03"})
  void lastMonsterRemovedByATeamUp_leavesNobodyToActInTheCombat() {
    Played game = Scene.of(3).player("A", "CH5 L1 | O14").player("B", "| W01 M05 O03").player("C", "CH1 L2 A06 I08 I13")
        .treasures("I01 I02").fight("M16").pass("B").play("C team-up card:A06");
    assertThat(game.asked()).as("C's room first").isEqualTo("C surplus");
    game.play("C sideways card:I13");
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.level("A")).isEqualTo(1);
    assertThat(game.hand("A")).as("the fighter draws, whoever removed it").isEqualTo("I01 I02 O14");
    assertThat(game.asked()).isEqualTo("A window-receive");
  }

  @Test
  @Rule({"MT-PHS-15", "MT-DTH-08", "MT-WHN-07"})
  void trapOfAnOwnersThatKills_endsTheTurnInTheMiddleOfItsFirstWindow() {
    Played game = Scene.of(3).cards(Cardbox.printed(List.of("T01 effects: DIE"))).player("A", "CH5 L3 I22 | I41")
        .player("B", "CH6 L2 | T01 E01").player("C", "CH1 L1").turn().pass("A").play("B trap card:T01 seat:1");
    assertThat(game.isAlive("A")).isFalse();
    game.play("B take card:I22");
    assertThat(game.hand("C")).isEqualTo("I41");
    assertThat(game.asked()).as("what was looted, in the turn that is over").isEqualTo("B window-receive");
    game.play("B pass", "C pass");
    assertThat(game.asked()).as("no door was opened").isEqualTo("B window-arrange");
    assertThat(game.isAlive("A")).isTrue();
  }

  @Test
  @Rule({"MT-PHS-06", "MT-STN-07", "MT-STN-11"})
  void stanceTurnedUp_andPlayedAtOnce_replacesTheOldOne_andWhatNeedsItSleeps() {
    Played game = Scene.of(3).player("A", "CH5 L1 S2 I05 | M22").doors("S3").kick().play("A play");
    assertThat(game.table("A")).isEqualTo("I05 S3");
    assertThat(game.events()).extracting(Event::text)
        .contains("A replaces Defensive Stance with Technical Stance.");
    game.closes().play("A trouble card:M22");
    assertThat(game.strengths()).as("the helmet needs the Defensive Stance").isEqualTo("1:8");
  }

  @Test
  @Rule({"MT-CHA-01", "MT-CHA-02"})
  void stanceGivenUpBeforeCharity_takesItsHandLimitAlong() {
    Played game = Scene.of(3).player("A", "CH5 L5 S3 | E01 E02 E03 E04 E05 E06").player("B", "CH6 L1")
        .player("C", "CH1 L2").closing()
        .play("A discard card:S3");
    assertThat(game.asked()).isEqualTo("A charity-cards");
    game.play("A give card:E02");
    assertThat(game.hand("B")).isEqualTo("E02");
  }

  @Test
  @Rule({"MT-RUL-19", "MT-WHN-04", "MT-DTH-04"})
  void bodyOfTheHelper_isReceivedByAFighterWhoIsInCombatStill() {
    Played game = Scene.of(3).player("A", "CH5 L6 | O14").player("B", "CH6 L6 I22 | M01").player("C", "CH1 L1 | L08")
        .fight("M35").play("A ask seat:2", "A treasures 0", "A send", "B accept").closes().closes("run-1=6")
        .closes("run-2=1").play("A take card:I22");
    assertThat(game.hand("C")).isEqualTo("L08 M01");
    assertThat(game.asked()).as("the Item waits for the end of the combat").isEqualTo("A window-end");
    assertThat(game.options()).contains("play card:I22");
  }

  @Test
  @Rule({"MT-ITM-10", "MT-KAT-11", "MT-RUN-07"})
  void roomPaidForASmallerLoss_isSettledBeforeTheNextAnswer() {
    Played game = Scene.of(3).player("A", "CH5 L6 K03 A06 I08 I09 T13 | M01 O14").fight("M28");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-bad"), "pass");
    game.play("A use card:K03", "A pay card:A06");
    assertThat(game.asked()).isEqualTo("A surplus");
    game.play("A sideways card:I08");
    assertThat(game.asked()).isEqualTo("A window-bad");
    assertThat(game.level("A")).isEqualTo(6);
    game.play("A pass");
    assertThat(game.level("A")).as("two of three").isEqualTo(4);
  }

  @Test
  @Rule({"MT-ITM-10", "MT-RUN-02", "MT-KAT-11"})
  void roomPaidForAReRoll_isSettledBeforeTheDieFallsAgain() {
    Played game = Scene.of(3).player("A", "CH5 L1 S2 A06 I15 I16 | O14").fight("M28");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-die"), "pass");
    game.play("A reroll card:S2", "A pay card:A06");
    assertThat(game.asked()).isEqualTo("A surplus");
    assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I15", "sideways card:I16");
    game.play("A sideways card:I15 ; run-1=6");
    assertThat(game.party().get(Counters.DIE)).isEqualTo(6);
  }

  @Test
  @Rule({"MT-TRP-08", "MT-TAB-02"})
  void keptTrap_isCancelledByNobodyWhileSomebodyRunsAway() {
    Played game = Scene.of(3).player("A", "CH5 L1 | O14").player("B", "CH6 L5 T15 K13 A05 | M01 M02 L08").fight("M22");
    game.until(now -> now.asked().equals("B window-combat"), "pass");
    assertThat(game.options()).as("a bystander in the combat").contains("use card:K13", "team-up card:A05");
    game.until(now -> now.asked().equals("B window-run"), "pass");
    assertThat(game.refused("use card:K13").rule()).contains("MT-TRP-08");
    assertThat(game.refused("team-up card:A05").rule()).contains("MT-TAB-02");
  }

  @Test
  @Rule("MT-CON-01")
  void aloneMeansAFighterWithoutAHelper_andNobodyOutsideCombat() {
    Scene scene = Scene.of(3).cards(Cardbox.printed(List.of("P01 effects: DRAW TREASURE 2 IF SELF(ALONE)")))
        .player("A", "CH5 L1 I41 | P01");
    assertThat(scene.turn().refused("play card:P01").rule()).contains("MT-CON-01");
  }

  @Test
  @Rule({"MT-RUL-36", "MT-RUN-07"})
  void limitOfASmallerLoss_isCounted() {
    Played game = Scene.of(3).cards(Cardbox.printed(
        List.of("K03 effects: ACTIVATE {DISCARD 1} REDUCE_LEVEL_LOSS 1 ON BADSTUFF MAX 1 PER COMBAT")))
        .player("A", "CH5 L6 K03 | M01 M02 O14").fight("M28");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().equals("A window-bad"), "pass");
    game.play("A use card:K03", "A pay card:M01");
    assertThat(game.level("A")).as("two of three, unasked").isEqualTo(4);
    assertThat(game.hand("A")).isEqualTo("M02 O14");
  }

  @Test
  @Rule({"MT-RUL-36", "MT-TRP-08"})
  void limitOfWhatCancelsTraps_isCounted() {
    Played game = Scene.of(3).cards(Cardbox.printed(
        List.of("K13 effects: STR +1; ACTIVATE {DISCARD 1} CANCELTRAP SELF MAX 1 PER TURN")))
        .player("A", "CH5 L5 K13 | M01 M02").player("B", "| T01 T02 E01").turn().pass("A")
        .play("B trap card:T01 seat:1", "A use card:K13", "A pay card:M01");
    assertThat(game.level("A")).isEqualTo(5);
    game.play("B trap card:T02 seat:1");
    assertThat(game.level("A")).as("A is not asked").isEqualTo(4);
  }

  @Test
  @Rule({"MT-ITM-07", "MT-TRD-02"})
  void bystander_neitherTurnsNorTradesItemsWhileSomebodyRunsAway() {
    Played game = Scene.of(3).player("A", "CH5 L1 | O14").player("B", "CH6 L5 I22 ~I41 | L08").player("C", "CH1 L1 I21")
        .fight("M22");
    game.until(now -> now.asked().equals("B window-combat"), "pass");
    assertThat(game.options()).contains("sideways card:I22", "equip card:I41", "trade seat:3");
    game.until(now -> now.asked().equals("B window-run"), "pass");
    assertThat(game.refused("sideways card:I22").rule()).contains("MT-ITM-07");
    assertThat(game.refused("equip card:I41").rule()).contains("MT-ITM-07");
    assertThat(game.refused("trade seat:3").rule()).contains("MT-TRD-02");
  }
}
