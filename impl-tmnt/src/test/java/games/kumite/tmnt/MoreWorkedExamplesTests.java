package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The worked examples of the ledger from number 22 on: death, Charity, Traps, windows, limits. */
final class MoreWorkedExamplesTests {

  @Test
  @Rule("MT-EX-22")
  void krang_pursuesOnlyTheHigherLevel() {
    Played game = Scene.of(3).player("A", "L4 ~I09").player("B", "L5").fight("M34")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept ; run-2=2");
    assertThat(game.isAlive("A")).isTrue();
    assertThat(game.level("A")).isEqualTo(4);
    assertThat(game.isAlive("B")).isFalse();
  }

  /** B has died as a helper in A's turn. */
  private static Played looting() {
    return Scene.of(4).player("A", "L4").player("B", "L5 A04 I21 I09 S3 K01 | M01 M02 M03").player("C", "L6")
        .player("D", "L6").fight("M34")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept")
        .closes().closes("run-2=2 loot-order-3=2 loot-order-4=5");
  }

  @Test
  @Rule("MT-EX-23")
  void body_isLootedByLevel_tiesByDie() {
    Played game = looting();
    assertThat(game.zone("body")).isEqualTo("A04 I09 I21 M01 M02 M03");
    game.play("D take card:I21", "C take card:A04", "A take card:M03");
    assertThat(game.hand("D")).isEqualTo("I21");
    assertThat(game.hand("C")).isEqualTo("A04");
    assertThat(game.hand("A")).isEqualTo("M03");
    assertThat(game.zone("treasure-discard")).isEqualTo("I09");
    assertThat(game.zone("door-discard")).contains("M01").contains("M02");
    assertThat(game.level("B")).isEqualTo(5);
    assertThat(game.table("B")).isEqualTo("K01 S3");
    assertThat(game.handSize("B")).isZero();
  }

  @Test
  @Rule("MT-EX-24")
  void dead_nextInTurn_drawsFourAndFour() {
    Played game = looting().play("D take card:I21", "C take card:A04", "A take card:M03");
    assertThat(game.isAlive("B")).isFalse();
    game.until(now -> game.active().equals("B"), "pass");
    assertThat(game.isAlive("B")).isTrue();
    assertThat(game.handSize("B")).isEqualTo(8);
    assertThat(game.phase()).isEqualTo("arrange");
  }

  @Test
  @Rule("MT-EX-25")
  void dead_onTheOwnTurn_livesAgainAtTheNext() {
    Played game = Scene.of(3).player("A", "L5 I08 I22 K01 | M01 M02 M03 M04 M05 M06").doors("M11").fight("M34")
        .closes().closes("run-1=2 loot-order-2=5 loot-order-3=1");
    assertThat(game.isAlive("A")).isFalse();
    game.until(now -> game.active().equals("B"), "take", "pass");
    assertThat(game.isAlive("A")).isTrue();
    assertThat(game.handSize("A")).isZero();
    assertThat(game.table("A")).isEqualTo("K01");
    assertThat(game.level("A")).isEqualTo(5);
    game.until(now -> game.asked().equals("B window-combat"), "pass");
    assertThat(game.options()).contains("ask seat:1");
    game.dice().layUsual("run-2=6 run-3=6");
    game.until(now -> game.active().equals("A"), "pass", "loot", "to-hand", "lose", "discard", "give", "to");
    assertThat(game.handSize("A")).isEqualTo(8);
  }

  @Test
  @Rule("MT-EX-26")
  void charity_ofThreeToTwo_leavesTheThirdToTheGiver() {
    Played game = Scene.of(4).player("A", "L5 | M01 M02 M03 M04 M05 M06 M07 M08").player("B", "L2").player("C", "L2")
        .player("D", "L7").charity();
    assertThat(game.options()).containsExactly("to seat:2", "to seat:3");
    game.play("A to seat:3", "A give card:M08", "A give card:M05", "A give card:M01");
    assertThat(game.hand("A")).isEqualTo("M02 M03 M04 M06 M07");
    assertThat(game.hand("B")).isEqualTo("M08");
    assertThat(game.hand("C")).isEqualTo("M01 M05");
  }

  @Test
  @Rule("MT-EX-27")
  void charity_ofTheLowest_isDiscarded() {
    Played game = Scene.of(3).player("A", "L2 | M01 M02 M03 M04 M05 M06 M07").player("B", "L2").player("C", "L4")
        .charity().play("A discard card:M02", "A discard card:M06");
    assertThat(game.hand("A")).isEqualTo("M01 M03 M04 M05 M07");
    assertThat(game.zone("door-discard")).isEqualTo("M02 M06");
    assertThat(game.handSize("B")).isZero();
  }

  @Test
  @Rule("MT-EX-28")
  void trap_onTheNextCombat_countsInThisOne() {
    Played game = Scene.of(3).player("A", "L5 I26").player("B", "| T13 E06").fight("M22");
    assertThat(game.strengths()).isEqualTo("9:8");
    game.play("B trap card:T13 seat:1");
    assertThat(game.strengths()).isEqualTo("4:8");
    assertThat(game.kept("A")).isEqualTo("T13");
    game.closes("run-1=6");
    assertThat(game.kept("A")).isEmpty();
    assertThat(game.zone("door-discard")).contains("T13");
  }

  @Test
  @Rule("MT-EX-29")
  void trap_withoutTargetOrWithAChoice() {
    Played game = Scene.of(3).player("A", "I22 I21").player("B", "| T04 T07").turn()
        .play("A pass", "B trap card:T04 seat:1");
    assertThat(game.table("A")).isEqualTo("I21 I22");
    assertThat(game.topDiscard("door")).isEqualTo("T04");
    game.play("B trap card:T07 seat:1");
    assertThat(game.actor()).isEqualTo("A");
    assertThat(game.options()).containsExactlyInAnyOrder("lose card:I21", "lose card:I22");
    game.play("A lose card:I21");
    assertThat(game.table("A")).isEqualTo("I22");
  }

  @Test
  @Rule("MT-EX-30")
  void trap_isCancelledByIronShell() {
    Played game = Scene.of(3).player("A", "L3 K13 | M01 M02").player("C", "| T15").turn()
        .play("A pass", "C trap card:T15 seat:1");
    assertThat(game.options()).containsExactlyInAnyOrder("use card:K13", "accept");
    game.play("A use card:K13");
    if (game.options().contains("pay card:M01")) {
      game.play("A pay card:M01");
    }
    assertThat(game.kept("A")).isEmpty();
    assertThat(game.table("A")).isEqualTo("K13");
    assertThat(game.handSize("A")).isZero();
    assertThat(game.zone("door-discard")).isEqualTo("M01 M02 T15");
  }

  @Test
  @Rule("MT-EX-31")
  void levelOnly_countsLevelsAndOneShots() {
    Played game = Scene.of(3).player("A", "L8 I26 I33 I08").player("B", "L7 I38 S1 I09 | O03").fight("M33")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(game.strengths()).isEqualTo("15:16");
    game.play("B play card:O03", "B target side");
    assertThat(game.strengths()).isEqualTo("18:16");
    game.closes();
    assertThat(game.winner()).isEqualTo("A");
    assertThat(game.level("A")).isEqualTo(10);
  }

  @Test
  @Rule("MT-EX-32")
  void bystanders_winTheFightTogether() {
    Played game = Scene.of(4).player("A", "L4 I22").player("C", "| O04").player("D", "A04")
        .treasures("O13 O14 O15 O16").fight("M30");
    assertThat(game.strengths()).isEqualTo("6:14");
    game.pass("A", "C").play("D team-up card:A04");
    assertThat(game.strengths()).isEqualTo("6:9");
    game.pass("A").play("C play card:O04", "C target side");
    assertThat(game.level("A")).isEqualTo(5);
    assertThat(game.hand("A")).isEqualTo("O13 O14 O15 O16");
  }

  @Test
  @Rule("MT-EX-33")
  void trade_duringACombat_isForBystanders() {
    Played game = Scene.of(4).player("A", "L1 I22").player("B", "~I21 | O03").player("C", "~I09").player("D", "I01")
        .fight("M22").play("A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(game.actor()).isEqualTo("B");
    assertThat(game.options()).doesNotContain("equip card:I21", "trade seat:4");
    game.pass("B");
    assertThat(game.actor()).isEqualTo("C");
    assertThat(game.options()).contains("trade seat:4", "equip card:I09").doesNotContain("trade seat:1", "trade seat:2");
    game.play("C trade seat:4", "C give card:I09", "C done", "C take card:I01", "C send", "D accept");
    assertThat(game.actor()).isEqualTo("C");
    assertThat(game.options()).containsExactlyInAnyOrder("equip card:I01", "sideways card:I01");
    game.play("C equip card:I01", "D sideways card:I09");
    assertThat(game.table("C")).isEqualTo("I01");
    assertThat(game.table("D")).isEqualTo("~I09");
  }

  @Test
  @Rule("MT-EX-34")
  void hands_areFullWithABoStaff() {
    Played game = Scene.of(3).player("A", "I35 | I22").turn().play("A play card:I22");
    assertThat(game.table("A")).isEqualTo("~I22 I35");

    game = Scene.of(3).player("A", "I35 I40 | I22").turn().play("A play card:I22", "A equip card:I22");
    assertThat(game.table("A")).isEqualTo("I22 I35 I40");

    game = Scene.of(3).player("A", "L1 I35 I40 I22").player("B", "| T08").fight("M22").play("A pass");
    assertThat(game.strengths()).isEqualTo("6:8");
    game.play("B trap card:T08 seat:1", "B lose card:I40");
    assertThat(game.actor()).isEqualTo("A");
    assertThat(game.options()).containsExactlyInAnyOrder("sideways card:I22", "sideways card:I35");
  }

  @Test
  @Rule("MT-EX-35")
  void window_closesAfterAFullRoundOfPasses() {
    Played game = Scene.of(4).player("A", "L9 I26 I33 | O03 O04").player("B", "| O05").player("C", "| E01 E02")
        .player("D", "| O06").treasures("I01 I02 I03").fight("M11")
        .pass("A", "B").play("C play card:E01").pass("C", "D").play("A play card:O03", "A target side")
        .pass("A", "B", "C");
    assertThat(game.asked()).isEqualTo("D window-combat");
    game.pass("D");
    assertThat(game.winner()).isEqualTo("A");
  }

  @Test
  @Rule("MT-EX-36")
  void forcedHelp_forTheWin_isIllegal() {
    Played game = Scene.of(3).player("A", "L9 | O15 O03").fight("M11");
    assertThat(game.options()).doesNotContain("play card:O15");
    assertThat(game.refused("play card:O15").rule()).contains("MT-TMU-15");
  }

  @Test
  @Rule("MT-EX-37")
  void lastMonsterRemoved_endsTheCombatAtOnce() {
    Played game = Scene.of(3).player("A", "L3 | O11").player("B", "| E01 W01 M01").treasures("O13 O14 O15").fight("M16")
        .pass("A").play("B play card:E01").pass("B").play("A play card:O11");
    assertThat(game.strengths()).isEqualTo("no combat");
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.hand("A")).isEqualTo("O13 O14 O15");
    assertThat(game.zone("combat")).isEmpty();
    game.until(now -> !game.active().equals("A"), "pass");
    assertThat(game.hand("A")).as("nothing was looted").isEqualTo("O13 O14 O15");
    assertThat(game.hand("B")).isEqualTo("M01 wandering");
  }

  @Test
  @Rule("MT-EX-38")
  void forcedHelper_leavesACombatForTheWin() {
    Played game = Scene.of(3).player("A", "L8 | O15").player("B", "L3 I22").player("C", "| W01 M01").fight("M22")
        .play("A play card:O15", "A force seat:2");
    assertThat(game.strengths()).isEqualTo("13:8");
    assertThat(game.helper()).isEqualTo("B");
    game.play("C play card:wandering");
    assertThat(game.helper()).isEqualTo("nobody");
    assertThat(game.strengths()).isEqualTo("8:9");
    game.pass("C");
    assertThat(game.asked()).isEqualTo("A window-combat");
    assertThat(game.options()).contains("ask seat:2", "ask seat:3");
  }

  @Test
  @Rule("MT-EX-39")
  void levelOnly_leavesWinTies() {
    Played game = Scene.of(4).player("A", "L6 K15 I26 I33 I08").player("B", "L5 I38 S1").player("D", "A01")
        .treasures("O13 O14 O15 O16").fight("M33")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept");
    assertThat(game.strengths()).isEqualTo("11:16");
    game.until(now -> game.asked().equals("D window-combat"), "pass");
    game.play("D team-up card:A01");
    assertThat(game.strengths()).isEqualTo("16:16");
    game.closes();
    assertThat(game.level("A")).isEqualTo(8);
    assertThat(game.hand("A")).isEqualTo("O13 O14 O15 O16");
  }

  @Test
  @Rule("MT-EX-40")
  void pursuit_isCheckedWhenItsTurnComes() {
    Played game = Scene.of(3).player("A", "L5 I08").player("B", "| W01 M29").fight("M18")
        .play("B play card:wandering").closes().play("A run card:M18 ; run-1=4");
    assertThat(game.level("A")).isEqualTo(3);
    assertThat(game.table("A")).isEqualTo("I08");
  }

  @Test
  @Rule("MT-EX-41")
  void kata_receivedInCombat_isPlayedAtOnce() {
    Played game = Scene.of(3).player("A", "L1").player("B", "L4 A07").doors("K06 E01").fight("M24")
        .play("A ask seat:2", "A treasures 0", "A send", "B accept", "B team-up card:A07");
    assertThat(game.asked()).isEqualTo("B window-receive");
    assertThat(game.options()).containsExactlyInAnyOrder("play card:K06", "pass");
    assertThat(game.strengths()).isEqualTo("5:10");
    game.play("B play card:K06");
    assertThat(game.strengths()).isEqualTo("7:10");
    assertThat(game.asked()).isEqualTo("B window-combat");
    assertThat(game.options()).contains("play card:E01");
  }

  @Test
  @Rule("MT-EX-42")
  void extraSlots_areCountedTogether() {
    Played game = Scene.of(3).player("A", "CH6 A06 I35 ~I22 ~I21").turn()
        .play("A equip card:I22", "A equip card:I21");
    assertThat(game.table("A")).isEqualTo("A06 I21 I22 I35");
    game.play("A discard card:A06");
    assertThat(game.options())
        .containsExactlyInAnyOrder("sideways card:I21", "sideways card:I22", "sideways card:I35");
    game.play("A sideways card:I35");
    assertThat(game.table("A")).isEqualTo("I21 I22 ~I35");
  }
}
