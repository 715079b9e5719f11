package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Death, the body, and coming back. */
final class DeathTests {

  /** A dies by the Technodrome Guardian; the other Levels differ unless told. */
  private static Played died(String victim, String b, String c, String d) {
    Played game = Scene.of(4).player("A", victim).player("B", b).player("C", c).player("D", d).fight("M35");
    game.dice().layUsual("run-1=1");
    game.until(now -> now.asked().endsWith("loot-body") || !now.match().table(Viewer.spectator())
        .find("seat:1").orElseThrow().get("dead").equals(false), "pass");
    return game;
  }

  @Nested
  final class Body {

    @Test
    @Rule({"MT-DTH-01", "MT-KAT-10", "MT-STN-02", "MT-RUL-17"})
    void dead_keepsCharacterLevelStanceKatasAndTraps() {
      Played game = died("CH2 L7 S1 K06 K11 A04 I22 T13 T15 | M01", "L4", "L3", "L2");
      assertThat(game.table("A")).isEqualTo("K06 K11 S1");
      assertThat(game.attribute("seat:1", "level")).isEqualTo(7);
      assertThat(game.table().find("card:CH2")).isPresent();
      assertThat(game.hand("A")).isEmpty();
      assertThat(game.kept("A")).as("T13 goes with its combat").isEqualTo("T13 T15");
      assertThat(game.zone("body")).isEqualTo("A04 I22 M01");
    }

    @Test
    @Rule({"MT-DTH-02", "MT-DTH-06"})
    void body_liesFaceUp_withAttachedCardsApart() {
      Played game = died("L7 I38+C01 ~I22 | M01 O14", "L4", "L3", "L2");
      assertThat(game.asked()).isEqualTo("B loot-body");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:I38", "take card:C01", "take card:I22",
          "take card:M01", "take card:O14");
      assertThat(game.match().table(game.match().seats().get(3)).find("card:M01")).isPresent();
      assertThat(game.table().find("card:O14")).as("the spectator sees it too").isPresent();
    }

    @Test
    @Rule({"MT-DTH-03", "MT-DTH-04", "MT-DTH-05"})
    void highestLevel_takesFirst_oneCardEach_theRestIsDiscarded() {
      Played game = died("L7 I22 I01 | M01 M02 O14", "L2", "L5 S3", "L4");
      assertThat(game.asked()).isEqualTo("C loot-body");
      game.play("C take card:I22");
      assertThat(game.hand("C")).isEqualTo("I22");
      assertThat(game.table("C")).isEqualTo("S3");
      game.play("D take card:M01", "B take card:M02");
      assertThat(game.zone("body")).isEmpty();
      assertThat(game.zone("treasure-discard")).isEqualTo("I01 O14");
      assertThat(game.hand("D")).isEqualTo("M01");
      assertThat(game.hand("B")).isEqualTo("M02");
    }

    @Test
    @Rule({"MT-DTH-03", "MT-RUL-45"})
    void tiedLevels_rollAndRollAgain() {
      Played game = Scene.of(4).player("A", "L5 | M01 M02 M03 M04").player("B", "L2").player("C", "L2")
          .player("D", "L2").fight("M35")
          .play("A pass ; run-1=1 loot-order-2=3 loot-order-3=5 loot-order-4=3 loot-order-2=1 loot-order-4=6");
      assertThat(game.asked()).isEqualTo("C loot-body");
      game.play("C take card:M01", "D take card:M02");
      assertThat(game.asked()).isEqualTo("B loot-body");
    }

    @Test
    @Rule("MT-RUL-45")
    void deadWithoutCards_areNotRolledFor() {
      Played game = Scene.of(4).player("A", "L5 K01").player("B", "L2 | O14").player("C", "L2").player("D", "L2")
          .fight("M35");
      game.dice().layUsual("run-1=1");
      game.until(now -> game.active().equals("B"), "pass");
      assertThat(game.table("A")).isEqualTo("K01");
      assertThat(game.rolls()).as("the die on the run alone").containsExactly("run-1=1");
    }

    @Test
    @Rule({"MT-DTH-05", "MT-DTH-06"})
    void fewCards_leaveLaterPlayersNothing() {
      Played game = died("L7 | M01 M02", "L6", "L5", "L4 | O14");
      assertThat(game.options()).as("taking is no offer").containsExactlyInAnyOrder("take card:M01", "take card:M02");
      game.play("B take card:M02");
      assertThat(game.hand("B")).contains("M02");
      assertThat(game.hand("C")).as("the only one left").isEqualTo("M01");
      assertThat(game.hand("D")).isEqualTo("O14");
    }

    @Test
    @Rule("MT-DTH-03")
    void deadPlayers_takeNothing() {
      Played game = Scene.of(4).player("A", "L7 | M01 M02 M03").player("B", "L6 dead").player("C", "L5")
          .player("D", "L4").fight("M35").play("A pass ; run-1=1");
      assertThat(game.asked()).isEqualTo("C loot-body");
      game.play("C take card:M01", "D take card:M02");
      assertThat(game.hand("B")).doesNotContain("M03");
      assertThat(game.zone("door-discard")).contains("M03");
    }

    @Test
    @Rule({"MT-DTH-01", "MT-DTH-02", "MT-RUN-08"})
    void fighterAndHelper_mayDieOneAfterTheOther() {
      Played game = Scene.of(4).player("A", "L5 | M01 M02 M03 M04").player("B", "L6 | M05").player("C", "L3")
          .player("D", "L2").fight("M35").play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-1=1")
          .play("B take card:M01", "C take card:M02", "D take card:M03 ; run-2=1");
      assertThat(game.asked()).as("A is dead and takes nothing").isEqualTo("C loot-body");
      assertThat(game.options()).containsExactlyInAnyOrder("take card:M01", "take card:M05");
      game.play("C take card:M05");
      assertThat(game.hand("C")).startsWith("M02 M05");
      assertThat(game.hand("D")).contains("M01");
    }

    @Test
    @Rule({"MT-RUL-19", "MT-DTH-04"})
    void lootedItem_isPlayedOnReceipt_outsideCombat() {
      Played game = died("L7 I22 | M01", "L6", "L5", "L4");
      game.play("B take card:I22");
      game.until(now -> !now.asked().endsWith("loot-body"), "take");
      assertThat(game.asked()).isEqualTo("B window-receive");
      game.play("B play card:I22", "B equip card:I22");
      assertThat(game.table("B")).isEqualTo("I22");
    }

    @Test
    @Rule({"MT-DTH-02", "MT-ITM-02", "MT-ITM-08"})
    void lootedItem_comesIntoPlayLikeAnyOther_howeverItLayBefore() {
      Played game = died("L7 I22 I38+C01", "L6", "L5", "L4");
      game.play("B take card:I22", "C take card:I38", "B play card:I22", "B sideways card:I22");
      assertThat(game.table("B")).as("it was equipped").isEqualTo("~I22");
      game.until(now -> now.asked().equals("C window-receive"), "pass");
      game.play("C play card:I38");
      assertThat(game.table("C")).as("without its Cheat! and without the Stance").isEqualTo("~I38");
    }

    @Test
    @Rule({"MT-RUL-19", "MT-WHN-05", "MT-WHN-04"})
    void lootedItem_waits_ifTheTakerIsRunning() {
      Played game = Scene.of(3).player("A", "L7 I22 | M01").player("B", "L6").player("C", "L5").fight("M35")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-1=1").play("B take card:I22 ; run-2=5");
      assertThat(game.hand("B")).isEqualTo("I22");
      assertThat(game.table("B")).isEmpty();
    }
  }

  @Nested
  final class Meanwhile {

    @Test
    @Rule({"MT-DTH-07", "MT-RUL-42", "MT-WHN-07"})
    void dead_getsNothing_andIsNotAsked() {
      Played game = Scene.of(4).player("A", "L3 I41 | M01 M02 M03 M04 M05 M06 L01").player("B", "L1 dead")
          .player("C", "L2").player("D", "L5").charity();
      game.play("A give card:M02", "A give card:M01");
      assertThat(game.hand("C")).isEqualTo("M01 M02");
      assertThat(game.hand("B")).isEmpty();
      game = Scene.of(3).player("A", "L3 I41 | L01").player("B", "L1 dead A02 | L02 T01").closing();
      assertThat(game.refused("trade seat:2").rule()).contains("MT-RUL-42");
      game.play("A play card:L01");
      assertThat(game.options()).containsExactlyInAnyOrder("level seat:1", "level seat:3");
      assertThat(game.refused("level seat:2").rule()).isPresent();
    }

    @Test
    @Rule({"MT-DTH-07", "MT-TMU-03"})
    void dead_cannotBeAskedOrForced() {
      Played game = Scene.of(3).player("A", "L3 | O15").player("B", "L9 dead").player("C", "| O03").fight("M22");
      assertThat(game.options()).contains("ask seat:3").doesNotContain("ask seat:2");
      assertThat(game.refused("ask seat:2").rule()).contains("MT-TMU-03");
      game.play("A play card:O15");
      assertThat(game.helper()).as("the only one").isEqualTo("C");
    }

    @Test
    @Rule({"MT-PHS-15", "MT-RUL-15"})
    void deadActivePlayer_hasNoEndOfTurn() {
      Played game = died("L7 | M01 M02 M03 M04 M05 M06 M07 M08", "L2 | O14", "L5", "L4");
      game.play("C take card:M01", "D take card:M02", "B take card:M03");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.zone("door-discard")).contains("M04", "M05", "M08");
    }
  }

  @Nested
  final class Return {

    @Test
    @Rule({"MT-DTH-08", "MT-DTH-10"})
    void dead_livesAgain_whenTheNextTurnBegins_withoutCards() {
      Played game = Scene.of(3).player("A", "L7 K06 | M01").player("B", "L2").player("C", "L1").doors("M22")
          .fight("M35");
      game.dice().layUsual("run-1=1");
      game.until(now -> game.active().equals("B"), "pass", "take");
      assertThat(game.hand("B")).isEqualTo("M01");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.isAlive("A")).isTrue();
      assertThat(game.handSize("A")).isZero();
      assertThat(game.level("A")).isEqualTo(7);
    }

    @Test
    @Rule({"MT-DTH-08", "MT-TMU-03"})
    void risen_mayHelp() {
      Played game = Scene.of(3).player("A", "L7 K06").player("B", "L2").player("C", "L1").doors("M22").fight("M35");
      game.dice().layUsual("run-1=1");
      game.until(now -> now.asked().equals("B window-combat"), "pass");
      assertThat(game.options()).contains("ask seat:1");
      game.play("B ask seat:1", "B treasures 0", "B send", "A accept");
      assertThat(game.strengths()).as("Level and kept Kata").isEqualTo("11:8");
    }

    @Test
    @Rule({"MT-DTH-09", "MT-SET-03"})
    void ownTurn_beginsWithFourAndFour() {
      Played game = Scene.of(3).player("B", "new-hand L4").player("A", "| O14").treasures("I01 I02 I03 I04 I05")
          .doors("M01 M02 M03 M04 M05").closing().pass("A");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.hand("B")).isEqualTo("I01 I02 I03 I04 M01 M02 M03 M04");
      assertThat(game.table().find("card:I01")).as("face down").isEmpty();
      assertThat(game.asked()).isEqualTo("B window-receive");
      game.pass("B");
      assertThat(game.asked()).isEqualTo("B window-arrange");
      assertThat(game.options()).contains("play card:I01");
    }

    @Test
    @Rule({"MT-DTH-09", "MT-DTH-10"})
    void killedAsHelper_drawsAtTheStartOfTheNextTurn_ifItIsTheOwn() {
      Played game = Scene.of(3).player("A", "L4 | O14").player("B", "L5 | M01").player("C", "L2").fight("M35")
          .play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-2=1");
      assertThat(game.isAlive("B")).as("A, of Level 4, is not pursued").isFalse();
      assertThat(game.hand("A")).isEqualTo("M01 O14");
      game.pass("A");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.isAlive("B")).isTrue();
      assertThat(game.handSize("B")).isEqualTo(8);
    }

    @Test
    @Rule("MT-DTH-09")
    void anotherPlayersTurn_bringsNoCards() {
      Played game = Scene.of(3).player("C", "new-hand L4").player("A", "| O14").player("B", "| O01").closing()
          .pass("A");
      assertThat(game.active()).isEqualTo("B");
      assertThat(game.handSize("C")).isZero();
    }
  }
}
