package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.content.DeckKind;
import org.junit.jupiter.api.Test;

/** Two monsters of one card in one combat: whatever is said of one must not be said of the other. */
final class TwinTests {

  @Test
  @Rule({"MT-RUL-21", "MT-MON-07"})
  void enhancerOfTheCopy_isToldWithTheNameOfItsMonster_andGoesWithTheCopy() {
    Played game = Scene.of(3).player("A", "L1 | E01 E08 O12 O14").fight("M22")
        .play("A play card:E08", "A play card:E01", "A target token:twin-2");
    assertThat(game.events()).extracting(Event::text).contains("Armored is used on Bludgeon.");
    assertThat(game.monsters()).isEqualTo("M22:8 M22:13");
    assertThat(game.treasures()).isEqualTo(5);
    game.play("A play card:O12", "A target token:twin-2");
    assertThat(game.events()).extracting(Event::text).contains("Open Sewer Grate is used on Bludgeon.");
    assertThat(game.zone("door-discard")).as("the copy is no card, what was played on it is one").isEqualTo("E01");
    assertThat(game.zone("combat")).isEqualTo("E08 M22 O12");
    assertThat(game.strengths()).isEqualTo("1:8");
  }

  @Test
  @Rule({"MT-RUL-30", "MT-RUL-21"})
  void levelOnly_isThePowerOfTheCopyToo_whenTheOriginalIsAway() {
    Played game = Scene.of(3).player("A", "CH5 L7 I08 | E08 O11 O14").fight("M33")
        .play("A play card:E08", "A play card:O11", "A target card:M33");
    assertThat(game.strengths()).as("the armor sleeps on").isEqualTo("7:16");
    assertThat(game.events()).extracting(Event::text)
        .contains("Metalhead Overclocked leaves the fight; Treasures saved: 4.");
    assertThat(game.zone("door-discard")).isEqualTo("M33");
  }

  @Test
  @Rule({"MT-RUL-21", "MT-RUL-49"})
  void monsterNamedInAPower_countsOnce_andItsOwnCopyDoesNot() {
    Played game = Scene.of(3).player("A", "L1 | E08 O12 O14").player("B", "| W01 M21 E07").fight("M20").pass("A")
        .play("B play card:wandering", "B pass", "A play card:E08", "A target card:M20");
    assertThat(game.monsters()).isEqualTo("M20:12 M21:12 M20:12");
    game.play("A play card:O12", "A target card:M21");
    assertThat(game.monsters()).as("two Bebops are no Rocksteady").isEqualTo("M20:8 M20:8");
  }

  @Test
  @Rule({"MT-RUL-21", "MT-CBT-08", "MT-CBT-18"})
  void copyThatIsKilled_paysALevelItsTreasuresAndWhatItsKillBrings() {
    Played game = Scene.of(3).player("A", "CH5 L4 | E08 O14").treasures("I01 I02 I03 I04 I05").fight("M04")
        .play("A play card:E08").closes();
    assertThat(game.level("A")).isEqualTo(6);
    assertThat(game.hand("A")).as("one each, and one more each for a fighter alone").isEqualTo("I01 I02 I03 I04 O14");
    assertThat(game.zone("door-discard")).as("one card for the two").isEqualTo("E08 M04");
  }

  @Test
  @Rule({"MT-MON-08", "MT-RUL-49"})
  void countOfMonsters_isThatOfThoseWhoAreThere() {
    Played game = Scene.of(3).player("A", "CH5 L2 K07 I19 | E08 O12 O14").fight("M22");
    assertThat(game.strengths()).isEqualTo("3:8");
    game.play("A play card:E08");
    assertThat(game.strengths()).as("the kick and the heels").isEqualTo("8:16");
    game.play("A play card:O12", "A target token:twin-2");
    assertThat(game.strengths()).isEqualTo("3:8");
  }

  @Test
  @Rule({"MT-TMU-15", "MT-TMU-16"})
  void copyThatMakesTheWinPossible_freesTheForcedHelper_forGood() {
    Played game = Scene.of(3).player("A", "CH5 L6 | O15 O14").player("B", "CH6 L3").player("C", "| E08 O12 O03")
        .fight("M33").play("A play card:O15", "A force seat:2");
    assertThat(game.strengths()).as("6 and two Levels are no win").isEqualTo("9:16");
    game.play("C play card:E08");
    assertThat(game.helper()).as("6 and four Levels are one").isEqualTo("nobody");
    game.play("C play card:O12", "C target token:twin-2");
    assertThat(game.helper()).as("the signal is spent").isEqualTo("nobody");
    assertThat(game.strengths()).isEqualTo("6:16");
    assertThat(game.zone("combat")).contains("O15");
  }

  @Test
  @Rule({"MT-RUL-21", "MT-RUN-05", "MT-MON-17"})
  void runner_isPursuedByTheCopyOnItsOwn_atTheLevelOfThatMoment() {
    Played game = Scene.of(3).player("A", "CH5 L5 | E08 O14").fight("M29").play("A play card:E08").closes();
    assertThat(game.options()).containsExactlyInAnyOrder("run card:M29", "run token:twin-2");
    game.play("A run token:twin-2 ; run-1=1");
    assertThat(game.level("A")).as("caught once; the original does not pursue Level 3").isEqualTo(3);
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.events()).extracting(Event::text).contains("Triceraton Trooper catches A.",
        "Triceraton Trooper does not pursue A.");
  }

  /** Removed, shuffled back, drawn and sent again: the card fights for the second time, and the first is over. */
  @Test
  @Rule({"MT-MON-14", "MT-SET-11", "MT-RUL-46", "MT-MON-07"})
  void monsterThatComesBackIntoTheCombatItHasLeft_isAnotherOne() {
    Played game = Scene.of(3).player("A", "CH5 L1 | O12 O14").player("B", "CH6 | W01 M05 E01")
        .player("C", "CH1 L2 A07 | W02 E06").nothingElseIn(DeckKind.DOOR).fight("M22").pass("A")
        .play("B play card:wandering", "B play card:E01", "B target card:M05", "C pass",
            "A play card:O12", "A target card:M05", "A pass");
    assertThat(game.monsters()).isEqualTo("M22:8");
    game.dice().layOrder("door-deck", 0, 1);
    game.match().play(game.match().decision().parse("team-up card:A07"));
    game.dice().take();
    game.play("C play card:wandering");
    assertThat(game.monsters()).as("without what was played on it before").isEqualTo("M22:8 M05:2");
    game.play("C play card:E06", "C target card:M05");
    assertThat(game.monsters()).isEqualTo("M22:8 M05:-3");
    game.until(now -> now.asked().endsWith("run-order"), "pass");
    assertThat(game.options()).containsExactlyInAnyOrder("run card:M22", "run card:M05");
    game.play("A run card:M05 ; run-1=6 run-1=6");
    assertThat(game.strengths()).isEqualTo("no combat");
  }

  @Test
  @Rule({"MT-RUL-21", "MT-CBT-17", "MT-RUL-14"})
  void originalAndCopyRemoved_endTheCombat_withTheTreasuresOfTheOneThatSaysSo() {
    Played game = Scene.of(3).player("A", "CH5 L1 | E08 E01 O10 O12").treasures("I01 I02 I03 I04").fight("M22")
        .play("A play card:E08", "A play card:E01", "A target token:twin-2", "A play card:O10",
            "A target token:twin-2", "A play card:O12");
    assertThat(game.level("A")).isEqualTo(1);
    assertThat(game.hand("A")).as("2 and 1 of the armored copy").isEqualTo("I01 I02 I03");
    assertThat(game.strengths()).isEqualTo("no combat");
  }

  @Test
  @Rule({"MT-RUL-21", "MT-MON-07", "MT-RUL-46"})
  void cardThatComesBack_isNotTheTwinThatHasStayed() {
    Played game = Scene.of(3).player("A", "CH5 L1 | E08 O12 O14 E01").player("C", "CH1 L2 A07 | W02 E06")
        .nothingElseIn(DeckKind.DOOR).fight("M22").play("A play card:E08", "A play card:O12", "A target card:M22", "A pass");
    game.match().play(game.match().decision().parse("team-up card:A07"));
    game.dice().take();
    game.play("C play card:wandering", "C play card:E06");
    assertThat(game.options()).containsExactlyInAnyOrder("target token:twin-2", "target card:M22");
    game.play("C target card:M22");
    assertThat(game.monsters()).isEqualTo("M22:8 M22:3");
  }
}
