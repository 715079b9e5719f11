package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** Combat checks: targets, pools, hits, strikebacks. */
final class CombatTests {

  @Test
  @Rule({"BT-EX-03", "BT-CMB-03", "BT-CMB-10", "BT-CMB-01", "BT-CMB-04"})
  void successesThatReachTheDefense_killAMinion_andPay() {
    Played game = Scene.of(1).hero("A", "jack S6 chi=3").minions("LD@S6").dice("action-1=3,1,1 combat-1=4")
        .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die mind", "done");
    assertThat(game.minions()).isEmpty();
    assertThat(game.chi("A")).isEqualTo(4);
  }

  @Test
  @Rule({"BT-EX-04", "BT-CMB-13", "BT-CMB-14", "BT-ENM-15", "BT-CMB-02"})
  void failure_isStruckBack_withADefenseRoll() {
    Played game = Scene.of(1).hero("A", "gracie S6").minions("HM@S6")
        .dice("action-1=1,3,5 combat-1=1,4 defense-1=4,1").begin(BeginTurn.OF_A)
        .play("fight figure:HatchetMan-1", "slot die body", "slot die mind", "done");
    assertThat(game.health("A")).isEqualTo(8);
    assertThat(game.minions()).containsExactly("HM@S6");
    assertThat(game.actions()).as("the third die is unspent").contains("rest");
  }

  @Test
  @Rule({"BT-EX-05", "BT-CMB-15", "BT-CMB-05", "BT-CMB-06", "BT-CMB-09"})
  void rangedFailureAgainstAFarMeleeEnemy_isNotStruckBack() {
    Played game = Scene.of(1).hero("A", "eddie S8 ED1 health=7").minions("HM@S10").dice("action-1=5,1,1 combat-1=1")
        .begin(BeginTurn.OF_A).play("fight figure:HatchetMan-1", "slot die spirit", "done");
    assertThat(game.health("A")).isEqualTo(7);
    assertThat(game.kind()).isEqualTo("turn");
  }

  @Test
  @Rule({"BT-EX-06", "BT-CMB-13"})
  void rangedFailureAgainstARangedEnemy_isStruckBack() {
    Played game = Scene.of(1).hero("A", "eddie S8 ED1 health=7").minions("SS@S10")
        .dice("action-1=5,1,1 combat-1=4 defense-1=6,1").begin(BeginTurn.OF_A)
        .play("fight figure:SixShooter-1", "slot die spirit", "done");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-CMB-13", "BT-CMB-15"})
  void bossFarAway_strikesBackIfItIsRanged() {
    Scene melee = Scene.of(2).hero("B", "eddie S8 ED1 health=7").boss("Thunder", "S10", 5).dice("action-2=5,1,1 combat-2=1");
    assertThat(melee.begin(BeginTurn.OF_B).play("fight figure:Thunder", "slot die spirit", "done").health("B"))
        .isEqualTo(7);
    Scene ranged = Scene.of(2).hero("B", "eddie S8 ED1 health=7").boss("Lightning", "S10", 4)
        .dice("action-2=5,1,1 combat-2=1 defense-2=1,1");
    assertThat(ranged.begin(BeginTurn.OF_B).play("fight figure:Lightning", "slot die spirit", "done").health("B"))
        .isEqualTo(4);
  }

  @Test
  @Rule({"BT-EX-07", "BT-CMB-07", "BT-RUL-13", "BT-CMB-08"})
  void sight_crossesNoRedLineAndNoCorner() {
    Played game = Scene.of(1).hero("A", "eddie S2 ED1").minions("HM@D1 HM@S6 HM@S4").dice("action-1=5,1,1")
        .begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("fight figure:HatchetMan-3")
        .doesNotContain("fight figure:HatchetMan-1", "fight figure:HatchetMan-2");
  }

  @Test
  @Rule({"BT-EX-08", "BT-FAT-09", "BT-FAT-11", "BT-FAT-13", "BT-CMB-18"})
  void fateSuccess_turnsAMiss_andIsRolledToTheTrackAtTheEndOfTheTurn() {
    Played game = Scene.of(1).hero("A", "gracie S6 chi=5").minions("HM@S6").fate("success")
        .dice("action-1=1,3,5 combat-1=1,4 fate-1=2").begin(BeginTurn.OF_A)
        .play("fight figure:HatchetMan-1", "slot die body", "slot die mind", "done");
    assertThat(game.kind()).isEqualTo("add-success");
    game.play("add success");
    assertThat(game.minions()).isEmpty();
    assertThat(game.chi("A")).isEqualTo(6);
    assertThat(game.actions()).as("the allowance is used").noneMatch(action -> action.startsWith("draw"));
    game.play("end");
    assertThat(game.state().get(Counters.FATE_PLACES)).as("slot 1").isEqualTo(Counters.ON_TRACK);
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-CMB-16", "BT-CMB-20", "BT-CMB-19"})
  void onlyTheTarget_strikesBack_andOnlyOnce() {
    Played game = Scene.of(1).hero("A", "jack S6").minions("LD@S6 SP@S6")
        .dice("action-1=1,3,5 combat-1=1 defense-1=1,1").begin(BeginTurn.OF_A)
        .play("fight figure:LordOfDeath-1", "slot die body", "done");
    assertThat(game.health("A")).isEqualTo(8);
  }

  @Test
  @Rule({"BT-CMB-17", "BT-RUL-63"})
  void hero_attacksAsOftenAsDiceAllow_withEnemiesInTheSpace() {
    Played game = Scene.of(1).hero("A", "jack S6").boss("Rain", "S6", 4)
        .dice("action-1=1,1,1 combat-1=6 combat-epic-1=6").begin(BeginTurn.OF_A)
        .play("fight figure:Rain", "slot die body", "done");
    assertThat(game.boss("Rain")).isEqualTo("S6 3");
    assertThat(game.actions()).contains("fight figure:Rain", "rest", "move")
        .noneMatch(action -> action.startsWith("trigger") || action.startsWith("activate"));
  }

  @Test
  @Rule({"BT-RUL-80", "BT-ACT-14", "BT-ACT-13"})
  void upgradesAddTheirDice_epicOnesInTheirOwnKind() {
    Played game = Scene.of(1).hero("A", "wang S6 UQ2 UQ4").minions("SP@S6")
        .dice("action-1=1,3,5 combat-1=1,4 defense-1=4,4,4,4").begin(BeginTurn.OF_A)
        .play("fight figure:SpiritPathWarrior-1", "slot die body", "done");
    assertThat(game.health("A")).as("3 defense dice and the charm's prevent all").isEqualTo(10);
    Played epic = Scene.of(1).hero("A", "wang S6 UQ2+").minions("HM@S6")
        .dice("action-1=1,3,5 combat-1=1 combat-epic-1=6").begin(BeginTurn.OF_A)
        .play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(epic.minions()).isEmpty();
  }

  @Test
  @Rule({"BT-DIE-06"})
  void bluntKnives_takeADie_butLeaveOne() {
    Played game = Scene.of(1).hero("A", "jack S6 HL08").minions("LD@S6").dice("action-1=3,3,5 combat-1=4")
        .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die mind", "done");
    assertThat(game.minions()).as("one die is left").isEmpty();
  }

  @Test
  @Rule({"BT-RUL-80"})
  void reroll_isOffered_onceForSoManyDice() {
    Played game = Scene.of(1).hero("A", "jack S6 JK4+").minions("HM@S6").dice("action-1=3,3,5 combat-1=1,1,4,4")
        .begin(BeginTurn.OF_A).play("fight figure:HatchetMan-1", "slot die mind", "slot die mind", "done");
    assertThat(game.actions()).containsExactly("reroll", "pass");
    game.play("reroll");
    assertThat(game.actions()).containsExactly("skill-die 1", "skill-die 2", "done");
    game.play("skill-die 2", "skill-die 1");
    assertThat(game.minions()).as("1 and 1").isEmpty();
  }

  @Test
  @Rule({"BT-RUL-72"})
  void strikebackThatKills_endsNothing() {
    Played game = Scene.of(1).hero("A", "jack S6 health=1").minions("SP@S6")
        .onTop(state -> state.zones().hells, "HL07").dice("action-1=1,3,5 combat-1=1 defense-1=1,1")
        .begin(BeginTurn.OF_A).play("fight figure:SpiritPathWarrior-1", "slot die body", "done");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.threat()).isEqualTo(1);
    assertThat(game.actions()).contains("move", "fight figure:SpiritPathWarrior-1");
  }

  @Test
  @Rule({"BT-RUL-90"})
  void flashBulb_sparesTheFirstStrikebackOfTheTurn_theEpicSideAll() {
    Played once = Scene.of(1).hero("A", "margo S6 MG3").minions("HM@S6")
        .dice("action-1=1,3,5 combat-1=1,1 defense-1=1").begin(BeginTurn.OF_A)
        .play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(once.health("A")).isEqualTo(10);
    once.play("fight figure:HatchetMan-1", "slot die mind", "done");
    assertThat(once.health("A")).isEqualTo(7);
    Played epic = Scene.of(1).hero("A", "gracie S6 GR4+").minions("HM@S6").dice("action-1=1,3,5 combat-1=1")
        .begin(BeginTurn.OF_A).play("fight figure:HatchetMan-1", "slot die body", "done");
    assertThat(epic.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-RUL-69"})
  void ownKill_triggersWhatIsPrinted() {
    Played game = Scene.of(1).hero("A", "wang S6 WG2 health=5").minions("LD@S6").dice("action-1=1,3,5 combat-1=4")
        .begin(BeginTurn.OF_A).play("fight figure:LordOfDeath-1", "slot die body", "done");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-SET-22"})
  void companionsDice_areUsedBeforeTheRoll_successesAfterIt_once() {
    Played game = Scene.of(1).hero("A", "egg S6").minions("SP@S6 SP@S6")
        .with(state -> MoveTests.companion(state, "companion-jack"))
        .dice("action-1=1,3,5 combat-1=1,1,1 combat-epic-1=6,2,1 defense-1=1").begin(BeginTurn.OF_A)
        .play("fight figure:SpiritPathWarrior-1", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("before-roll");
    assertThat(game.actions()).containsExactly("call card:companion-jack", "pass");
    game.play("call card:companion-jack");
    assertThat(game.minions()).as("2 skill dice and 3 epic ones").hasSize(1);
    game.play("fight figure:SpiritPathWarrior-2", "slot die mind", "done");
    assertThat(game.kind()).as("spent, and its die is for the first roll of the turn").isEqualTo("turn");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-SET-16"})
  void epicAll_makesSkillDiceEpic_toTheEndOfTheTurn() {
    Played game = Scene.of(1).hero("A", "jack S6 special").minions("SP@S6")
        .dice("action-1=3,3,5 combat-epic-1=5,2").begin(BeginTurn.OF_A)
        .play("ability", "fight figure:SpiritPathWarrior-1", "slot die mind", "slot die mind", "done");
    assertThat(game.minions()).isEmpty();
    assertThat(game.actions()).doesNotContain("ability");
    assertThat(game.seat("A", Counters.SPENT)).isEqualTo(1);
  }
}
