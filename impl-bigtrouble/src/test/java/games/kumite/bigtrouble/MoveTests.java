package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** The movement action: points, ways, evasion. */
final class MoveTests {

  private static Played begin(String hero, String minions, String dice) {
    Scene scene = Scene.of(1).hero("A", hero).dice(dice);
    return (minions.isEmpty() ? scene : scene.minions(minions)).begin(BeginTurn.OF_A);
  }

  @Test
  @Rule({"BT-EX-01", "BT-ACT-06", "BT-ACT-04", "BT-MOV-01", "BT-MOV-04", "BT-ACT-07", "BT-ACT-11"})
  void diceOfOneAction_addUp_eachByItsOwnSlot() {
    Played game = begin("jack D1", "", "action-1=1,1,3").play("move", "slot die body", "slot die body", "done");
    assertThat(game.play("go space:S2", "go space:S3", "go space:S6", "go space:S10", "go space:S13").space("A"))
        .isEqualTo("S13");
    assertThat(game.kind()).as("5 points, not more").isEqualTo("turn");
    assertThat(game.seat("A", Counters.FILLED_SLOTS)).isEqualTo(0b11);
    assertThat(game.actions()).as("the mind die is unspent").contains("rest");
  }

  @Test
  @Rule({"BT-EX-02", "BT-MOV-09", "BT-MOV-11", "BT-DIE-02", "BT-UPG-09", "BT-RUL-42", "BT-DIE-03", "BT-DIE-11"})
  void evasionThatKills_isADeathInsideTheMove_andTheMoveGoesOn() {
    Played game = Scene.of(1).hero("A", "wang S6 health=2 chi=1").minions("HM@S6 HM@S6").threat(5)
        .onTop(state -> state.zones().hells, "HL01").dice("action-1=1,3,5").begin(BeginTurn.OF_A);
    game.play("move", "slot die body", "done", "go space:S3", "go space:S2");
    assertThat(game.space("A")).isEqualTo("S2");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.chi("A")).isZero();
    assertThat(game.threat()).isEqualTo(6);
    assertThat(game.actions()).contains("move", "rest");
  }

  @Test
  @Rule({"BT-EX-34", "BT-ACT2-15", "BT-RUL-51", "BT-MOV-06"})
  void elevator_costsAPointForEachLevel_onItsOwnSide() {
    Played game = Scene.of(1).actTwo().hero("A", "egg L1-1").dice("action-1=5,1,1").begin(BeginTurn.OF_A);
    game.play("move", "slot die spirit", "done");
    assertThat(game.actions()).contains("go space:L2-1").doesNotContain("go space:L2-6", "go space:L3-1");
    assertThat(game.play("go space:L2-1", "go space:L3-1").space("A")).isEqualTo("L3-1");
  }

  @Test
  @Rule({"BT-MOV-12", "BT-MOV-10", "BT-MOV-15", "BT-RUL-10"})
  void evasion_isTakenForEachEnemy_inEachSpaceLeft_withoutRoll() {
    Played game = begin("jack S1", "LD@S1 HM@S1 LD@S2", "action-1=1,1,3");
    game.play("move", "slot die body", "slot die body", "done", "go space:S2");
    assertThat(game.health("A")).as("two enemies at S1").isEqualTo(8);
    game.play("go space:S3", "go space:S4", "stop");
    assertThat(game.health("A")).as("one at S2").isEqualTo(7);
    assertThat(game.space("A")).isEqualTo("S4");
  }

  @Test
  @Rule({"BT-MOV-13", "BT-MOV-06", "BT-MOV-07", "BT-MOV-08", "BT-RUL-09"})
  void gateway_isAStepLikeAnother_withEvasion() {
    Played game = begin("jack S1", "LD@S1", "action-1=1,1,3").play("move", "slot die body", "done");
    assertThat(game.actions()).containsExactly("go space:S2", "go space:S5", "go space:U1", "stop");
    assertThat(game.play("go space:U1").health("A")).isEqualTo(9);
    assertThat(game.space("A")).isEqualTo("U1");
  }

  @Test
  @Rule({"BT-MOV-03", "BT-MOV-02", "BT-MOV-16", "BT-RUL-71"})
  void walls_areClosed_redLinesCostOnePoint() {
    Played game = begin("jack S3", "", "action-1=1,1,3").play("move", "slot die body", "done");
    assertThat(game.actions()).as("D2 and T2 are behind walls")
        .containsExactly("go space:S2", "go space:S4", "go space:S6", "stop");
  }

  @Test
  @Rule({"BT-ACT2-16", "BT-RUL-45"})
  void closedDoors_areNoWay_openOnesAre() {
    Played shut = Scene.of(2).actTwo().hero("A", "jack L2-3").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("move", "slot die body", "done");
    assertThat(shut.actions()).containsExactly("go space:L2-2", "stop");
    Played open = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-3").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("move", "slot die body", "done");
    assertThat(open.actions()).contains("go space:L2-7");
  }

  @Test
  @Rule("BT-RUL-90")
  void noEvasion_andFirstEvasionFree_spareTheHero() {
    Played feet = begin("wang S1 WG3", "LD@S1 LD@S1", "action-1=1,3,5")
        .play("move", "slot die body", "done", "go space:S2");
    assertThat(feet.health("A")).isEqualTo(10);
    Played eddie = Scene.of(1).hero("A", "jack S1").minions("LD@S1 LD@S1 LD@S2").dice("action-1=1,1,3")
        .with(state -> companion(state, "companion-eddie")).begin(BeginTurn.OF_A)
        .play("move", "slot die body", "slot die body", "done", "go space:S2");
    assertThat(eddie.health("A")).as("the first point is free").isEqualTo(9);
    assertThat(eddie.play("go space:S3").health("A")).as("once in a turn").isEqualTo(8);
    Played late = begin("jack S1", "LD@S1 LD@S2", "action-1=1,1,3")
        .play("move", "slot die body", "slot die body", "done", "go space:S2");
    companion(late.state(), "companion-eddie");
    assertThat(late.play("go space:S3").health("A")).as("the first point of the turn has been taken").isEqualTo(8);
  }

  @Test
  @Rule("BT-RUL-90")
  void noEvasion_onceEachTurn_sparesTheHeroOnce() {
    Played game = Scene.of(1).content(OwnCards.upgrade("passive: noEvasion /turn")).hero("A", "jack S1 JK1")
        .minions("LD@S1 LD@S2").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("move", "slot die body", "slot die body", "done", "go space:S2");
    assertThat(game.health("A")).isEqualTo(10);
    assertThat(game.play("go space:S3").health("A")).isEqualTo(9);
  }

  static void companion(GameState state, String id) {
    state.cards().moveToTop(Scene.token(state, id), state.zones().withHero[0]);
  }

  @Test
  @Rule({"BT-RUL-80", "BT-SET-22"})
  void movePlus_countsInEachAction_margosOnlyInTheFirst() {
    Played game = Scene.of(1).hero("A", "eddie S1 ED2").dice("action-1=1,1,3")
        .with(state -> companion(state, "companion-margo")).begin(BeginTurn.OF_A)
        .play("move", "slot die body", "done", "go space:S2", "go space:S3", "go space:S4", "go space:S7");
    assertThat(game.kind()).as("2 + 1 + 1 points").isEqualTo("turn");
    game.play("move", "slot die body", "done", "go space:S4", "go space:S3", "go space:S2");
    assertThat(game.kind()).as("2 + 1 points").isEqualTo("turn");
  }

  @Test
  @Rule({"BT-SET-17", "BT-RUL-61", "BT-RUL-109"})
  void coopOfMovement_isTestedAtItsStart() {
    Played near = Scene.of(2).hero("A", "eddie S1 co-op").hero("B", "jack S2").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("move", "slot die body", "done", "go space:S5", "go space:S8", "go space:S12");
    assertThat(near.space("A")).as("3 points, though Jack is far by now").isEqualTo("S12");
    Played far = Scene.of(2).hero("A", "eddie S1 co-op").hero("B", "jack U1").dice("action-1=1,1,3")
        .begin(BeginTurn.OF_A).play("move", "slot die body", "done", "go space:S5", "go space:S8");
    assertThat(far.kind()).as("a gateway is not near").isEqualTo("turn");
  }

  @Test
  @Rule({"BT-DIE-06"})
  void wetRopes_takeAPoint_butLeaveOne() {
    Played game = begin("jack S1 HL07", "", "action-1=1,1,3").play("move", "slot die body", "done", "go space:S2");
    assertThat(game.kind()).isEqualTo("turn");
  }

  @Test
  @Rule({"BT-RUL-101"})
  void enemiesThatArriveWhileAHeroLeaves_doNoMoreDamage() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").minions("LD@S1")
        .onTop(state -> state.zones().hells, "HL03").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("move", "slot die body", "done", "go space:S2");
    assertThat(game.minions()).containsExactly("LD@S1", "LD@S1", "LD@S1");
    assertThat(game.health("A")).as("10 after the death, nothing more").isEqualTo(10);
    assertThat(game.play("go space:S3").space("A")).as("the points that are left go on").isEqualTo("S3");
  }

  @Test
  @Rule({"BT-RUL-102"})
  void ropesDrawnInAMove_leaveItsPoints() {
    Played game = Scene.of(1).hero("A", "jack S1 health=1").minions("LD@S1")
        .onTop(state -> state.zones().hells, "HL07").dice("action-1=1,1,3").begin(BeginTurn.OF_A)
        .play("move", "slot die body", "done", "go space:S2", "go space:S3");
    assertThat(game.space("A")).isEqualTo("S3");
  }

  @Test
  @Rule({"BT-RUL-103", "BT-SHP-05"})
  void evasionOfOneSpace_isOneDamage_thatARemedyAnswers() {
    Played game = begin("jack S1 health=2 item=EggsRemedy", "LD@S1 LD@S1 LD@S1", "action-1=1,1,3")
        .play("move", "slot die body", "done", "go space:S2");
    assertThat(game.kind()).isEqualTo("remedy");
    assertThat(game.play("use token:EggsRemedy").health("A")).isEqualTo(10);
    assertThat(game.threat()).as("no death").isZero();
    assertThat(game.space("A")).isEqualTo("S2");
  }

  @Test
  @Rule({"BT-MOV-01", "BT-MOV-02"})
  void heroWhoseTurnItIs_walks() {
    Played game = Scene.of(2).hero("A", "jack S1").hero("B", "wang S9").dice("action-2=1,1,3").begin(BeginTurn.OF_B)
        .play("move", "slot die body", "done");
    assertThat(game.kind()).isEqualTo("walk");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
  }
}
