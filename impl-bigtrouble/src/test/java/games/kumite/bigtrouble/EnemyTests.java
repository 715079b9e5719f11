package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.bigtrouble.enemy.EnemyActions;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** How enemies move, and for whom they go. */
final class EnemyTests {

  @Test
  @Rule({"BT-EX-23", "BT-ENM-07", "BT-ENM-08", "BT-MOV-05", "BT-RUL-37"})
  void minionsWithoutHeroInTheirZone_stopNextToTheRedLine() {
    Played game = Scene.of(1).hero("A", "jack D1").minions("LD@S4 LD@S2").begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("LD@S2", "LD@S2");
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  @Rule({"BT-ENM-08", "BT-RUL-37"})
  void minion_stopsNextToAGateway_andNeverUsesIt() {
    Played game = Scene.of(1).hero("A", "jack U1").minions("HM@S3").begin(Steps.ENEMIES, Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("HM@S1");
  }

  @Test
  @Rule({"BT-ENM-05", "BT-ENM-23"})
  void equallyNearHeroes_theOneWithTheMostChiIsTheTarget_whateverTheLevels() {
    Played game = Scene.of(2).hero("A", "jack S11 chi=4 level=5").hero("B", "wang S5 chi=6").minions("SG@S9")
        .begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("SG@S8");
  }

  @Test
  @Rule({"BT-ENM-05", "BT-RUL-57", "BT-RUL-82"})
  void equallyNearHeroesWithEqualChi_theFirstPlayerSaysForTheGroup() {
    Played game = Scene.of(2).hero("A", "jack S11 chi=6").hero("B", "wang S5 chi=6").minions("SG@S9")
        .number(Counters.FIRST, 1).begin(Steps.ENEMIES);
    assertThat(game.kind()).isEqualTo("move-target");
    assertThat(game.match().decision().seat().index()).isEqualTo(1);
    assertThat(game.actions()).containsExactly("target seat:1", "target seat:2");
    assertThat(game.play("target seat:1").minions()).containsExactly("SG@S10");
  }

  @Test
  @Rule({"BT-RUL-36", "BT-RUL-88"})
  void severalShortestPaths_theOneWithTheLowestSpacesIsTaken() {
    Played game = Scene.of(1).hero("A", "jack S13").minions("SG@S11").begin(Steps.ENEMIES);
    assertThat(game.minions()).as("S10 comes before S14").containsExactly("SG@S10");
  }

  @Test
  @Rule({"BT-ENM-04", "BT-RUL-83"})
  void heroInTheZone_comesBeforeANearerOneOutside() {
    Played game = Scene.of(2).hero("A", "jack D1").hero("B", "wang S7").minions("SG@S2").begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("SG@S3");
  }

  @Test
  @Rule({"BT-ENM-09", "BT-ENM-10", "BT-RUL-38"})
  void bossInActOne_crossesRedLinesAndGateways() {
    Played red = Scene.of(1).hero("A", "jack D2").boss("Thunder", "S2", 5).begin(Steps.ENEMIES);
    assertThat(red.boss("Thunder")).isEqualTo("D2 5");
    Played gateway = Scene.of(1).hero("A", "jack U2").boss("Thunder", "S1", 5).begin(Steps.ENEMIES);
    assertThat(gateway.boss("Thunder")).isEqualTo("U2 5");
  }

  @Test
  @Rule({"BT-ENM-10", "BT-RUL-38"})
  void bossInActTwo_stopsAtTheElevator_butCrossesOpenDoors() {
    Played elevator = Scene.of(1).actTwo().hero("A", "jack L2-1").boss("Rain", "L1-3", 4).begin(Steps.ENEMIES);
    assertThat(elevator.boss("Rain")).isEqualTo("L1-1 4");
    Played open = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-8").boss("Rain", "L2-3", 4)
        .begin(Steps.ENEMIES);
    assertThat(open.boss("Rain")).isEqualTo("L2-8 4");
  }

  @Test
  @Rule({"BT-RUL-37", "BT-RUL-45"})
  void minionWithoutAnyWayToAHero_stays() {
    Played game = Scene.of(1).actTwo().hero("A", "jack L1-1").minions("GU@L2-8").begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("GU@L2-8");
  }

  @Test
  @Rule({"BT-ACT2-30", "BT-ACT2-32"})
  void minionInTheLair_staysInItsZone_whenTheDoorsAreOpen() {
    Played game = Scene.of(1).actTwo().number(Counters.ARENA_OPEN, 1).hero("A", "jack L2-7").minions("GU@L2-1")
        .begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("GU@L2-3");
  }

  @Test
  @Rule({"BT-ENM-06", "BT-ENM-21"})
  void minionMoves_asFarAsItCan_andStopsInTheSpaceOfItsTarget() {
    Played far = Scene.of(1).hero("A", "jack S4").minions("LD@S1").begin(Steps.ENEMIES);
    assertThat(far.minions()).containsExactly("LD@S3");
    Played near = Scene.of(1).hero("A", "jack S2").minions("LD@S1").begin(Steps.ENEMIES);
    assertThat(near.minions()).containsExactly("LD@S2");
  }

  @Test
  void heldMinion_skipsOneMove() {
    Played game = Scene.of(1).hero("A", "jack S4").minions("LD@S1").with(state -> EnemyActions.hold(state, 0))
        .begin(Steps.ENEMIES);
    assertThat(game.minions()).containsExactly("LD@S1");
    assertThat(Scene.of(1).hero("A", "jack S4").minions("LD@S1").with(state -> EnemyActions.hold(state, 0))
        .begin(Steps.ENEMIES, Steps.ENEMIES).minions()).containsExactly("LD@S3");
  }

  @Test
  void heldBoss_skipsOneMove() {
    Played game = Scene.of(1).hero("A", "jack S4").boss("Rain", "S1", 4).with(state -> EnemyActions.hold(state, 0))
        .begin(Steps.ENEMIES);
    assertThat(game.boss("Rain")).isEqualTo("S1 4");
  }

  @Test
  void march_movesMinionsOfTheStreetsAlone_andNobodyAttacks() {
    Played game = Scene.of(1).hero("A", "jack S4").minions("LD@S1 GU@D2 HM@S3").boss("Rain", "S1", 4)
        .begin(Steps.MARCH);
    assertThat(game.minions()).containsExactly("LD@S2", "GU@D2", "HM@S4");
    assertThat(game.boss("Rain")).isEqualTo("S1 4");
    assertThat(game.health("A")).isEqualTo(10);
  }

  @Test
  void lightning_fleesToTheLowestSpaceNextToIt_neverOverAClosedDoor() {
    assertThat(Scene.of(1).boss("Lightning", "S2", 3).begin(Steps.FLEE).boss("Lightning")).isEqualTo("S1 3");
    assertThat(Scene.of(1).boss("Lightning", "S5", 3).begin(Steps.FLEE).boss("Lightning")).isEqualTo("S1 3");
    assertThat(Scene.of(1).boss("Lightning", "D1", 3).begin(Steps.FLEE).boss("Lightning"))
        .as("over the red line").isEqualTo("S2 3");
    assertThat(Scene.of(1).boss("Lightning", "U5", 3).begin(Steps.FLEE).boss("Lightning"))
        .as("not by the gateway").isEqualTo("U4 3");
    assertThat(Scene.of(1).actTwo().boss("Lightning", "L2-4", 3).begin(Steps.FLEE).boss("Lightning"))
        .isEqualTo("L2-5 3");
  }

  @Test
  @Rule({"BT-ENM-12", "BT-ACT2-21", "BT-ACT2-22"})
  void meleeBoss_andLoPanInTheFlesh_attackNobodyWhomTheyOnlySee() {
    Played rain = Scene.of(2).hero("A", "jack S4").hero("B", "wang S4").boss("Rain", "S1", 4)
        .with(state -> EnemyActions.hold(state, state.board().at("S1"))).begin(Steps.ENEMIES);
    assertThat(rain.kind()).isEqualTo("over");
    assertThat(rain.health("A") + rain.health("B")).isEqualTo(20);
    Played flesh = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).number(Counters.FLESH, 1).hero("A", "jack L2-8")
        .hero("B", "wang L1-1").boss("lo-pan", "L2-10", 2).begin(Steps.ENEMIES);
    assertThat(flesh.boss("lo-pan")).isEqualTo("L2-10 2");
    assertThat(flesh.health("A")).isEqualTo(10);
    Played beside = Scene.of(2).actTwo().number(Counters.ARENA_OPEN, 1).number(Counters.FLESH, 1).hero("A", "jack L2-10")
        .hero("B", "wang L1-1").boss("lo-pan", "L2-10", 2).begin(Steps.ENEMIES);
    assertThat(beside.health("A")).isEqualTo(10 - beside.state().content().loPan().fleshAttack());
  }
}
