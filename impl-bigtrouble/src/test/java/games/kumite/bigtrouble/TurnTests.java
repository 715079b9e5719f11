package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.IllegalActionException;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The order of a turn, and what may be done when. */
final class TurnTests {

  @Test
  @Rule({"BT-ACT-01", "BT-RUL-95"})
  void turn_offersTheFiveDiceActions_whereTheyCanBeTaken() {
    Played game = Scene.of(1).hero("A", "jack S9 health=5").quest(2, "SQ02").quest(3, "SQ09 active begun")
        .with(state -> state.setQuest(3, Counters.QUEST_SPACE, state.board().at("S9"))).dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A);
    assertThat(game.actions()).containsExactly("move", "rest", "work token:SQ09", "trigger token:SQ02",
        "draw double-body", "end");
    assertThat(Scene.of(1).hero("A", "jack S9").minions("LD@S9").begin(BeginTurn.OF_A).actions())
        .contains("fight figure:LordOfDeath-1");
  }

  @Test
  @Rule({"BT-ACT-15", "BT-RUL-08"})
  void diceAction_isCompletedBeforeAnythingElse() {
    Played game = Scene.of(1).hero("A", "jack U4 health=5 item=HugeBuzz item=EggsRemedy").dice("action-1=1,3,5")
        .begin(BeginTurn.OF_A).play("move");
    assertThat(game.actions()).containsExactly("slot die body", "slot die mind", "slot die spirit");
    game.play("slot die body", "done");
    assertThat(game.actions()).containsExactly("go space:U3", "go space:U5", "stop");
  }

  @Test
  @Rule({"BT-RUL-62"})
  void endOfTurn_markersTokenFateDiceThenEffects() {
    Played game = Scene.of(1).content(OwnCards.upgrade("onTurnEnd: damage(self,1)"))
        .hero("A", "jack B2 JK1 health=2 item=DragonSpell").quest(2, "SQ14 active begun covered=1").fate("wild")
        .onTop(state -> state.zones().hells, "HL07").dice("action-1=1,1,3 fate-1=5").begin(BeginTurn.OF_A)
        .play("use token:DragonSpell", "draw wild", "end");
    assertThat(game.state().quest(2, Counters.QUEST_COVERED)).isZero();
    assertThat(game.seat("A", Counters.SPELLS)).as("lost unslotted").isZero();
    assertThat(game.threat()).as("1 by the slot of the track, then 1 at the end of the turn: a death").isEqualTo(1);
    assertThat(game.state().get(Counters.ACTIVE)).isEqualTo(GameState.NONE);
  }

  @Test
  @Rule({"BT-SKL-01", "BT-SKL-02", "BT-SKL-04", "BT-SKL-06", "BT-RUL-84"})
  void skillCheck_asksForDiceAtOnce_andItsResultIsForWhoRolled() {
    Played game = Scene.of(2).hero("A", "jack S9").hero("B", "gracie S9 GR1 chi=3").quest(2, "SQ02")
        .dice("action-2=1,3,5 skill-2=1,1,1").begin(BeginTurn.OF_B).play("trigger token:SQ02");
    assertThat(game.kind()).isEqualTo("slot");
    game.play("slot die body", "slot die mind", "done");
    assertThat(game.kind()).as("two dice and that of Sharp Argument; no die can be added now").isEqualTo("turn");
    assertThat(game.chi("B")).isEqualTo(2);
  }

  @Test
  @Rule({"BT-SET-22"})
  void graciesSuccesses_areAddedAfterTheRoll_threeOfThem() {
    Played game = Scene.of(1).hero("A", "egg S3").with(state -> MoveTests.companion(state, "companion-gracie"))
        .quest(2, "SQ03").dice("action-1=1,3,5 skill-1=1,1").begin(BeginTurn.OF_A)
        .play("trigger token:SQ03", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("add-success");
    game.play("call card:companion-gracie");
    assertThat(game.chi("A")).as("3 of 3: passed").isEqualTo(4);
    assertThat(game.actions()).doesNotContain("call card:companion-gracie");
  }

  @Test
  @Rule({"BT-SKL-09", "BT-RUL-87"})
  void tokenOfACheck_needsADieThatFits() {
    Played game = Scene.of(1).hero("A", "jack S9").quest(2, "SQ02").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "slot die body", "slot die mind");
    assertThat(game.actions()).containsExactly("draw double-body", "end");
    assertThat(game.play("draw double-body").actions()).contains("trigger token:SQ02");
  }

  @Test
  @Rule({"BT-TSK-18", "BT-FRE-01", "BT-FRE-07"})
  void freeActions_areFive_atTheirPlaces() {
    Played game = Scene.of(2).hero("A", "jack U3 item=FortuneCookie").hero("B", "wang U3").quest(2, "SQ06")
        .with(state -> {
          int crate = state.cards().top(state.zones().crates);
          state.cards().moveToTop(crate, state.zones().placed);
          state.placeCrate(crate, state.board().at("U3"));
        }).begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("trigger token:SQ06", "open 1", "use token:FortuneCookie",
        "offer token:FortuneCookie seat:2", "travel space:W3");
    Played street = Scene.of(1).hero("A", "jack S1").quest(2, "SQ06").begin(BeginTurn.OF_A);
    assertThat(street.actions()).containsExactly("move", "rest", "draw double-body", "end");
  }

  @Test
  @Rule({"BT-FAT-01", "BT-FAT-02"})
  void fatePool_isShared_butEachHeroHasItsOwnAllowance() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S1").fate("double-mind double-mind wild")
        .dice("fate-1=1").begin(BeginTurn.OF_A, BeginTurn.OF_B).play("draw double-mind", "end");
    assertThat(game.actions()).contains("draw double-mind", "draw wild");
  }

  @Test
  @Rule({"BT-ACT-18"})
  void rolledDice_keepTheirFaces() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").dice("action-1=1,3,5").begin(BeginTurn.OF_A)
        .play("rest", "slot die body", "done", "move", "slot die spirit", "done", "stop");
    assertThat(game.seat("A", Counters.FACES + 1)).as("mind, as it was rolled").isEqualTo(2);
    assertThat(game.play("rest").seat("A", Counters.FILLED_SLOTS + 1)).isEqualTo(1);
  }

  @Test
  @Rule({"BT-ACT2-26", "BT-RUL-45"})
  void ghost_cannotBeHitIntoTheClosedArena() {
    Scene scene = Scene.of(2).actTwo().boss("lo-pan", "L2-10", 4).hero("A", "eddie L2-3 ED1").hero("B", "jack L2-7 JK1");
    Played game = scene.begin(BeginTurn.OF_A, BeginTurn.OF_B);
    assertThat(game.actions()).noneMatch(action -> action.startsWith("fight"));
    assertThat(game.play("end").actions()).as("from inside it is seen").contains("fight figure:lo-pan");
  }

  @Test
  @Rule({"BT-ACT2-29"})
  void lair_hasNoZoneActions() {
    assertThat(Scene.of(1).actTwo().hero("A", "jack L1-1 health=5 HL07").begin(BeginTurn.OF_A).actions())
        .containsExactly("move", "rest", "draw double-body", "end");
  }

  @Test
  @Rule({"BT-RUL-67", "BT-SKL-05"})
  void tokenAmongEnemies_cannotBeTriggeredUntilTheyAreGone() {
    Played game = Scene.of(1).hero("A", "jack S9").quest(2, "SQ02").minions("LD@S9").dice("action-1=1,3,5 combat-1=4")
        .begin(BeginTurn.OF_A);
    assertThat(game.actions()).doesNotContain("trigger token:SQ02");
    game.play("fight figure:LordOfDeath-1", "slot die body", "done");
    assertThat(game.actions()).contains("trigger token:SQ02");
  }

  @Test
  @Rule({"BT-UPG-16"})
  void passiveUpgrade_isAlwaysOn_andNeverActivated() {
    Played game = Scene.of(1).hero("A", "jack S1 JK1").minions("LD@S4").begin(BeginTurn.OF_A);
    assertThat(game.actions()).contains("fight figure:LordOfDeath-1").noneMatch(
        action -> action.startsWith("activate"));
  }

  @Test
  @Rule({"BT-DIE-14"})
  void health_isNeverAboveTen() {
    assertThat(Scene.of(1).hero("A", "jack S1 health=9").begin(new Carrying("heal(self,5)")).health("A"))
        .isEqualTo(10);
  }

  @Test
  @Rule({"BT-RUL-107", "BT-RUL-80"})
  void fateSuccess_isAddedToADefenseOfNoDice() {
    Played game = Scene.of(1).hero("A", "egg S1 HL09").fate("two-successes").minions("HM@S1").dice("fate-1=1")
        .begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("add-success");
    assertThat(game.play("add two-successes").health("A")).isEqualTo(9);
  }

  @Test
  @Rule({"BT-SHP-19"})
  void remedyOutsideTheTurn_isNotOfferedWhileHealthIsLeft() {
    Played game = Scene.of(1).hero("A", "egg S1 health=9 item=EggsRemedy").minions("HM@S1").begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("over");
    assertThat(game.health("A")).isEqualTo(6);
  }

  @Test
  @Rule({"BT-RST-04", "BT-TSK-09"})
  void refusals_nameTheirRules() {
    Played game = Scene.of(1).hero("A", "jack G1 health=5 item=FortuneCookie").minions("LD@G1").begin(BeginTurn.OF_A);
    assertThat(rule(game, "recover")).isEqualTo("BT-TSK-09");
    assertThat(rule(game, "use token:FortuneCookie")).isEqualTo("BT-FRE-05");
    assertThat(rule(game, "draw wild")).isEqualTo("BT-FAT-16");
    assertThat(rule(game, "ability")).isEqualTo("BT-SET-15");
    assertThat(rule(game, "use token:LuckyCoin")).isEqualTo("BT-FRE-10");
    assertThat(rule(Scene.of(1).hero("A", "jack S1").begin(BeginTurn.OF_A), "open 1")).isEqualTo("BT-FRE-15");
  }

  private static String rule(Played game, String action) {
    try {
      game.play(action);
    } catch (IllegalActionException e) {
      return e.rule().orElse("");
    }
    return "legal";
  }
}
