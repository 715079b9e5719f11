package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import games.kumite.api.IllegalActionException;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is refused in a turn, and by which rule: each the nearest to the truth. */
final class RefusalTests {

  static IllegalActionException refused(Played game, String notation) {
    IllegalActionException refused = catchThrowableOfType(IllegalActionException.class, () -> game.play(notation));
    assertThat(refused).as(notation).isNotNull();
    return refused;
  }

  static String rule(Played game, String notation) {
    return refused(game, notation).rule().orElse("");
  }

  private static Played turn(String hero) {
    return Scene.of(2).hero("A", hero).hero("B", "wang T1 HL07").dice("action-1=1,3,5 fate-1=1").begin(BeginTurn.OF_A);
  }

  @Test
  @Rule({"BT-FAT-02", "BT-FAT-16"})
  void fateDie_afterTheAllowance_orWhereNoneShowsTheFace() {
    Played game = turn("jack S1");
    assertThat(rule(game, "draw wild")).isEqualTo("BT-FAT-16");
    game.play("draw double-body");
    assertThat(rule(game, "draw double-body")).isEqualTo("BT-FAT-02");
    assertThat(rule(turn("jack S1 HL14"), "draw double-body")).isEqualTo("BT-FAT-02");
  }

  @Test
  @Rule({"BT-TSK-13", "BT-TSK-12", "BT-TSK-10"})
  void prayer_withTooFewDice_withoutAHellCard_orElsewhere() {
    Played game = turn("egg B2 health=1");
    assertThat(rule(game, "pray seat:1")).isEqualTo("BT-TSK-12");
    game.play("rest", "slot die body", "slot die mind", "done");
    assertThat(rule(game, "pray seat:2")).isEqualTo("BT-TSK-13");
    assertThat(rule(turn("egg S9"), "pray seat:2")).isEqualTo("BT-TSK-10");
  }

  @Test
  @Rule({"BT-TSK-15", "BT-TSK-10", "BT-TSK-16"})
  void zoneActions_withoutTokens_elsewhere_orForNothing() {
    Played game = Scene.of(1).hero("A", "jack D1").with(state ->
        state.set(Counters.STACKS + ItemKind.FORTUNE_COOKIE.ordinal(), 0)).begin(BeginTurn.OF_A);
    assertThat(rule(game, "buy token:FortuneCookie")).isEqualTo("BT-TSK-15");
    assertThat(rule(game, "buy token:HugeBuzz")).isEqualTo("BT-TSK-10");
    assertThat(rule(turn("jack G1"), "recover")).isEqualTo("BT-RUL-108");
    assertThat(rule(turn("jack S1 health=1"), "recover")).isEqualTo("BT-TSK-10");
  }

  @Test
  @Rule({"BT-UPG-14", "BT-UPG-16"})
  void upgrade_thatIsNotOwned_passive_orNotPaidFor() {
    Played game = turn("wang S1 WG3 WG4");
    assertThat(rule(game, "activate card:WG1")).isEqualTo("BT-UPG-14");
    assertThat(rule(game, "activate card:WG3")).isEqualTo("BT-UPG-16");
    assertThat(rule(Scene.of(1).hero("A", "wang S1 WG4").dice("action-1=1,1,3").begin(BeginTurn.OF_A),
        "activate card:WG4")).as("no die that pays").isEqualTo("BT-ACT-03");
  }

  @Test
  @Rule({"BT-RUL-87", "BT-FRE-15", "BT-QST-03"})
  void token_withoutADieForItsCheck_elsewhere_orOfAnother() {
    Played spent = Scene.of(1).hero("A", "jack S9 item=FortuneCookie").quest(2, "SQ02").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A);
    spent.state().setSeat(0, Counters.FILLED_SLOTS, 0b111111);
    spent.state().setSeat(0, Counters.FILLED_SLOTS + 1, 0b111111);
    spent.state().setSeat(0, Counters.FILLED_SLOTS + 2, 0b111111);
    spent.play("use token:FortuneCookie");
    assertThat(rule(spent, "trigger token:SQ02")).isEqualTo("BT-RUL-87");
    assertThat(rule(Scene.of(1).hero("A", "jack S8").quest(2, "SQ02").begin(BeginTurn.OF_A), "trigger token:SQ02"))
        .isEqualTo("BT-FRE-15");
    assertThat(rule(Scene.of(1).hero("A", "jack K1").quest(0, "MQ-GR2").begin(BeginTurn.OF_A), "trigger token:MQ-GR2"))
        .isEqualTo("BT-QST-03");
  }

  @Test
  @Rule({"BT-RUL-20", "BT-FRE-11", "BT-FRE-15"})
  void trade_ofWhatIsNotThere_elsewhere_twice_orAfterANo() {
    Played game = Scene.of(3).hero("A", "jack S1 item=LuckyCoin").hero("B", "wang S1 item=HugeBuzz")
        .hero("C", "egg T1")
        .begin(BeginTurn.OF_A);
    assertThat(rule(game, "offer token:HugeBuzz seat:2")).isEqualTo("BT-FRE-11");
    assertThat(rule(game, "offer token:LuckyCoin seat:3")).isEqualTo("BT-FRE-15");
    game.play("wish token:HugeBuzz seat:2", "refuse");
    assertThat(rule(game, "wish token:HugeBuzz seat:2")).isEqualTo("BT-RUL-20");
    game.play("offer token:LuckyCoin seat:2", "accept");
    assertThat(rule(game, "wish token:LuckyCoin seat:2")).isEqualTo("BT-RUL-20");
  }

  @Test
  @Rule({"BT-FRE-08", "BT-RUL-95", "BT-FRE-15"})
  void crate_thatMayNotBeLookedAt_orNotAgain() {
    assertThat(rule(crate("jack S4").begin(BeginTurn.OF_A), "peek 1")).isEqualTo("BT-FRE-08");
    Played game = crate("gracie S4 GR3").begin(BeginTurn.OF_A).play("peek 1", "leave");
    assertThat(rule(game, "peek 1")).isEqualTo("BT-RUL-95");
    assertThat(rule(crate("gracie S3 GR3").begin(BeginTurn.OF_A), "open 1")).isEqualTo("BT-FRE-15");
  }

  private static Scene crate(String hero) {
    return Scene.of(1).hero("A", hero).with(state -> {
      int token = Scene.token(state, "LuckyCoin");
      state.cards().moveToTop(token, state.zones().placed);
      state.placeCrate(token, state.board().at("S4"));
    });
  }

  @Test
  @Rule({"BT-SET-15", "BT-SET-16", "BT-SET-22", "BT-RUL-90", "BT-RUL-108"})
  void special_thatIsNotThere_spent_ofAnotherMoment_orForNothing() {
    assertThat(rule(turn("margo S1 co-op"), "ability")).isEqualTo("BT-SET-15");
    assertThat(rule(turn("margo S1 special"), "ability")).as("the threat is at its start").isEqualTo("BT-RUL-108");
    Played game = Scene.of(1).hero("A", "margo S1 special").threat(5).with(state ->
        MoveTests.companion(state, "companion-jack")).begin(BeginTurn.OF_A).play("ability");
    assertThat(rule(game, "ability")).isEqualTo("BT-SET-16");
    assertThat(rule(game, "call card:companion-jack")).isEqualTo("BT-RUL-90");
    assertThat(rule(game, "call card:companion-chu")).isEqualTo("BT-SET-22");
    Played called = Scene.of(1).hero("A", "jack S1 health=5").with(state -> MoveTests.companion(state, "companion-chu"))
        .begin(BeginTurn.OF_A).play("call card:companion-chu");
    called.state().setSeat(0, Counters.HEALTH, 5);
    assertThat(rule(called, "call card:companion-chu")).as("spent for good").isEqualTo("BT-SET-22");
  }

  @Test
  @Rule({"BT-FRE-10", "BT-RUL-108", "BT-SHP-17"})
  void item_thatIsNotKept_orForNothing() {
    Played game = turn("jack S1 item=EggsRemedy item=GetOutOfHellFree");
    assertThat(refused(game, "use token:HugeBuzz").getMessage()).contains("the hero does not have this item");
    assertThat(rule(game, "use token:HugeBuzz")).isEqualTo("BT-FRE-10");
    assertThat(rule(game, "use token:EggsRemedy")).isEqualTo("BT-RUL-108");
    assertThat(rule(game, "use token:GetOutOfHellFree")).isEqualTo("BT-RUL-108");
    assertThat(refused(Scene.of(2).hero("A", "jack S1").hero("B", "wang S1").begin(BeginTurn.OF_A),
        "wish token:HugeBuzz seat:2").getMessage()).contains("who would give the item does not have it");
  }

  @Test
  @Rule({"BT-CMB-04", "BT-CMB-07"})
  void enemy_elsewhere_orOutOfSight() {
    assertThat(rule(Scene.of(1).hero("A", "jack S1").minions("LD@S2")
        .begin(BeginTurn.OF_A), "fight figure:LordOfDeath-1"))
        .isEqualTo("BT-CMB-04");
    assertThat(rule(Scene.of(1).hero("A", "jack S1 JK1").minions("LD@S6").begin(BeginTurn.OF_A),
        "fight figure:LordOfDeath-1")).isEqualTo("BT-CMB-07");
  }

  @Test
  @Rule({"BT-ACT-03", "BT-CMB-01"})
  void diceActions_withoutADieLeft() {
    Played game = Scene.of(1).hero("A", "jack D1 JK1 HL12 health=5").minions("LD@D1 LD@T1").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A).play("move", "slot die body", "slot die mind", "slot die spirit", "stop");
    assertThat(game.actions()).containsExactly("draw double-body", "end");
    for (String action : List.of("move", "rest", "fight figure:LordOfDeath-1", "fight figure:LordOfDeath-2",
        "buy token:FortuneCookie", "activate card:JK1")) {
      assertThat(rule(game, action)).as(action).isEqualTo("BT-ACT-03");
    }
  }

  @Test
  @Rule({"BT-TSK-09", "BT-RST-04"})
  void tasks_withAnEnemyInTheSpace_andRestUnderSleeplessDrums() {
    Played game = Scene.of(1).hero("A", "jack D1 HL12 health=5").minions("LD@D1").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A);
    assertThat(rule(game, "buy token:FortuneCookie")).isEqualTo("BT-TSK-09");
    assertThat(rule(game, "rest")).isEqualTo("BT-RST-01");
    assertThat(game.actions()).contains("move", "fight figure:LordOfDeath-1").doesNotContain("rest");
  }

  @Test
  @Rule("BT-CMB-04")
  void boss_thatIsNotOnTheBoard_isNoTargetAtAll() {
    Played game = Scene.of(1).hero("A", "jack S1").boss("Thunder", "S2", 3).begin(BeginTurn.OF_A);
    assertThat(rule(game, "fight figure:Thunder")).isEqualTo("BT-CMB-04");
    assertThat(rule(game, "fight figure:Rain")).isNotEqualTo("BT-CMB-04");
  }

  @Test
  @Rule({"BT-TSK-01", "BT-TSK-02", "BT-TSK-21"})
  void work_whereNoTaskHasBegun_elsewhere_orForWhatIsCovered() {
    assertThat(rule(Scene.of(1).hero("A", "gracie K1").quest(0, "MQ-GR2 event=1 begun left=1").minions("SG@S1#0")
        .begin(BeginTurn.OF_A), "work token:MQ-GR2")).as("a combat event").isEqualTo("BT-TSK-01");
    assertThat(rule(Scene.of(1).hero("A", "jack S6").quest(2, "SQ01").begin(BeginTurn.OF_A), "work token:SQ01"))
        .as("not begun").isEqualTo("BT-TSK-01");
    assertThat(rule(Scene.of(1).hero("A", "jack S1").quest(2, "SQ01 active begun").begin(BeginTurn.OF_A),
        "work token:SQ01")).as("elsewhere").isEqualTo("BT-TSK-01");
    Played covered = Scene.of(1).hero("A", "jack G1").quest(2, "SQ05 active begun covered=2").dice("action-1=5,5,5")
        .begin(BeginTurn.OF_A);
    assertThat(rule(covered, "work token:SQ05")).as("spirit is covered, mind is open").isEqualTo("BT-ACT-03");
  }

  @Test
  @Rule({"BT-FRE-02", "BT-FRE-05", "BT-RUL-73", "BT-RUL-87"})
  void token_withAnEnemy_withoutAnUnspentDie_orForbidden_butATaskNeedsNoDieThatFits() {
    Played enemy = Scene.of(1).hero("A", "jack S6").quest(2, "SQ01").minions("LD@S6").begin(BeginTurn.OF_A);
    assertThat(rule(enemy, "trigger token:SQ01")).isEqualTo("BT-FRE-05");
    assertThat(enemy.actions()).doesNotContain("trigger token:SQ01");
    Played spent = Scene.of(1).hero("A", "jack S6 health=1").quest(2, "SQ01").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A).play("rest", "slot die body", "slot die mind", "slot die spirit");
    assertThat(rule(spent, "trigger token:SQ01")).isEqualTo("BT-FRE-02");
    Played forbidden = Scene.of(1).content(OwnCards.upgrade("passive: noFree(quest token)")).hero("A", "jack S6 JK1")
        .quest(2, "SQ01").begin(BeginTurn.OF_A);
    assertThat(rule(forbidden, "trigger token:SQ01")).isEqualTo("BT-RUL-73");
    Played full = Scene.of(1).hero("A", "jack S6 item=FortuneCookie").quest(2, "SQ01").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A);
    for (int track = 0; track < 3; track++) {
      full.state().setSeat(0, Counters.FILLED_SLOTS + track, 0b111111);
    }
    full.play("use token:FortuneCookie", "trigger token:SQ01");
    assertThat(full.state().quest(2, Counters.QUEST_BEGUN)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-RUL-73", "BT-CRT-02"})
  void closedHands_keepTheCoinOutOfRolls() {
    Played combat = Scene.of(1).hero("A", "jack S1 HL11 item=LuckyCoin").minions("LD@S1")
        .dice("action-1=1,3,5 combat-1=1")
        .begin(BeginTurn.OF_A);
    assertThat(rule(combat, "use token:LuckyCoin")).isEqualTo("BT-RUL-73");
    combat.play("fight figure:LordOfDeath-1", "slot die body", "done");
    assertThat(combat.kind()).isEqualTo("turn");
    Played travel = Scene.of(1).hero("A", "jack U1 HL11 item=LuckyCoin").dice("travel-1=6").begin(BeginTurn.OF_A)
        .play("travel space:S1");
    assertThat(travel.kind()).isEqualTo("turn");
  }
}
