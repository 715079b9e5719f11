package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules on which the ledger and the book had left a question open. */
final class SettledRuleTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 student 8000 8000";
  private static final String GUARD = "1 student 500 8500";
  private static final Flag[] TANK = {Flag.BLOCK, Flag.TANK, Flag.SCENIC};

  private static List<String> told(Ring ring) {
    return ring.match().events(Viewer.spectator()).read().stream().map(Event::type).toList();
  }

  private static Consumer<GameState> is(int figure, Condition condition) {
    return state -> state.figures().inflict(figure, condition);
  }

  @ParameterizedTest
  @CsvSource({"true", "false"})
  @Rule({"KF-ACT-30", "KF-RUL-161"})
  void knockedOutFriend_besideAFigure_isCarried_byAnActionOrAFreeOne(boolean isFree) {
    Ring ring = Ring.of(is(0, Condition.KNOCKED_OUT), "2 student 4000 4000", "2 student 4250 4000", OTHER, GUARD)
        .play("activate figure:2-2");
    if (!isFree) {
      ring.dice("activation-2=5,5").play("roll 2");
    }
    ring.play("carry figure:2-1");
    assertThat(ring.figures().carrier(0)).isEqualTo(1);
    assertThat(ring.place("2-1")).isEqualTo("4250 4000");
    if (!isFree) {
      ring.play("move");
      assertThat(ring.refused("to 5300 4000")).as("like a heavy object: Short").isEqualTo("KF-MOV-01");
      ring.play("to 5000 4000");
      assertThat(ring.place("2-1")).isEqualTo("5000 4000");
    }
  }

  @Test
  @Rule({"KF-RUL-161", "KF-RUL-71"})
  void knockedOutEnemy_whoIsNoPrize_isNotCarried() {
    Ring ring = Ring.of(is(0, Condition.KNOCKED_OUT), "1 student 4000 4000", "2 student 4250 4000", OTHER, GUARD)
        .play("activate figure:2-1");
    assertThat(ring.listed()).doesNotContain("carry figure:1-1");
  }

  @Test
  @Rule({"KF-RUL-161", "KF-RUL-180"})
  void carrierOfAFriend_atTheEdge_staysOnTheTable() {
    Ring ring = Ring.of(is(0, Condition.KNOCKED_OUT), "2 student 600 4000", "2 student 850 4000", OTHER, GUARD)
        .play("activate figure:2-2").dice("activation-2=5,5").play("roll 2", "carry figure:2-1", "move", "to 125 4000");
    assertThat(ring.place("2-2")).isEqualTo("125 4000");
    assertThat(ring.place("2-1")).isEqualTo("125 4000");
  }

  @ParameterizedTest
  @CsvSource({"HANDCUFFED, true", "DISTRACTED, false"})
  @Rule("KF-RUL-70")
  void targetWhoIsNoCivilian_inHandcuffs_isLed(Condition condition, boolean isLed) {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 0);
      state.figures().inflict(0, condition);
      state.figures().grappler(0, 1);
    }, "1 student 1050 4000", "2 student 800 4000", OTHER, GUARD).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2");
    assertThat(ring.listed().contains("lead figure:1-1")).isEqualTo(isLed);
    if (isLed) {
      ring.play("lead figure:1-1", "to 125 4000");
      assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    }
  }

  @ParameterizedTest
  @CsvSource({"3750, true", "8000, false"})
  @Rule({"KF-RUL-30", "KF-H2H-06"})
  void fallenProtagonist_ofTheLargerSide_isInTheFray(int x, boolean isMore) {
    Ring ring = Ring.of(is(3, Condition.KNOCKED_DOWN), "1 hero 4000 4000", "2 thug 4250 4000", "2 thug 4000 4250",
        "2 hero " + x + " 4000", OTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=4 defence-1=2").play("attack").choose("target figure:1-1 0");
    assertThat(ring.kind()).as("4 + 2 against 2 + 4").isEqualTo(isMore ? "effect" : "tie-effect");
  }

  @ParameterizedTest
  @CsvSource({"hero, 3, true", "hero/protected, 3, true", "hero/protected, 2, false", "hero/big/difficult-target, 3, true",
    "hero/big/difficult-target, 2, false"})
  @Rule({"KF-RUL-119", "KF-LOC-50d", "KF-RUL-58"})
  void blastOfNobody_asksForNoTrait(String who, int die, boolean isHit) {
    Ring ring = Ring.acting(Ground.bare().piece("t1", 4000, 4000, 4300, 4300, 0, 300, TANK).laid(), 1,
        "2 hero/pistol 7000 4150", "1 " + who + " 3700 4150", GUARD, OTHER).play("shoot")
        .dice("tank-2=5 blast=" + die + " dodge-1=2").choose("fire-at-tank 1");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).as("%d + 4 against 2 + 4", die).isEqualTo(isHit);
  }

  @ParameterizedTest
  @CsvSource({"hero, 4, true", "hero/protected, 4, false", "hero/protected, 5, true", "hero/difficult-target, 4, true",
    "hero/undead, 4, true", "hero/big, 3, false"})
  @Rule({"KF-RUL-58", "KF-TRT-56", "KF-TRT-21a", "KF-GUN-15b", "KF-GUN-15e", "KF-GUN-15f"})
  void grenadeOfAFigure_isARangedAttack_toProtectedAlone(String who, int die, boolean isHit) {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/grenade 1000 4000", "1 " + who + " 3000 4000", GUARD, OTHER).play("grenade")
        .dice("throw-2=5,5 blast-2=" + die + " dodge-1=3 balance-1=6").play("mark 3000 4000");
    while (ring.kind().equals("direction")) {
      ring.play("turn 0");
    }
    assertThat(told(ring).contains("suffered")).as("%d + 4 against 3 + 4", die).isEqualTo(isHit);
  }

  @Test
  @Rule({"KF-RUL-06", "KF-TRT-59a", "KF-ACT-22"})
  void sacrifice_beforeATurnoverIsPaid_paysIt() {
    Ring ring = Ring.skip(Ring.of("2 hero/sacrifice 4000 4000", "2 thug 5000 4000", GUARD, OTHER)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=1,1").play("roll 2");
    while (!ring.kind().equals("owed")) {
      ring.play("pass");
    }
    assertThat(ring.actor()).isEqualTo("Bo");
    ring.play("sacrifice figure:2-1", "victim figure:2-2 chi");
    assertThat(ring.chi(2)).isEqualTo(1);
    assertThat(ring.kind()).isEqualTo("turnover");
    ring.play("pay");
    assertThat(ring.actor()).as("his turn goes on").isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-RUL-06", "KF-TRT-59a", "KF-RUL-24"})
  void sacrifice_beforeEffectsAreLowered_paysForIt() {
    Ring ring = Ring.skip(Ring.of("1 hero/sacrifice 4000 4000", "1 thug 600 600", "2 hero 4250 4000", OTHER))
        .play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).dice("attack-2=5 defence-1=4").play("attack");
    ring.choose("target figure:1-1 0");
    Ring.skip(ring).choose("inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("owedAna");
    ring.play("sacrifice figure:1-1", "victim figure:1-2 chi");
    assertThat(ring.kind()).isEqualTo("reduce");
    ring.play("reduce 1");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-06", "KF-CHI-08"})
  void sacrifice_withFullChi_isNotAskedForBeforeATurnover() {
    Ring ring = Ring.skip(Ring.of(state -> state.gang(1, Counters.CHI, 4), "2 hero/sacrifice 4000 4000", "2 thug 5000 4000", GUARD,
        OTHER)).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=1,1").play("roll 2");
    assertThat(Ring.skip(ring).kind()).isEqualTo("turnover");
  }

  @ParameterizedTest
  @CsvSource({"shotgun, 3, false", "shotgun, 4, true", "throwing-stars/poison, 3, false"})
  @Rule({"KF-TRT-62c", "KF-TRT-72d", "KF-GUN-14"})
  void tiedShot_neitherThrowsBackNorPoisons(String weapon, int die, boolean isHit) {
    Ring ring = Ring.acting(PLAIN, 1, "2 hero/" + weapon + " 4000 4000", "1 hero 5500 4000", GUARD, OTHER)
        .dice("shot-2=" + die + " dodge-1=3").play("shoot").choose("fire 1 figure:1-1 0");
    if (isHit) {
      ring.choose("inflict recoil-short");
      ring.choose("turn 0");
    }
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(isHit);
    assertThat(ring.place("1-1").equals("5500 4000")).isEqualTo(!isHit);
    assertThat(ring.is("1-1", Condition.POISONED)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true"})
  @Rule({"KF-LOC-57a", "KF-RUL-140h", "KF-RUL-140c"})
  void car_meetsTheFirstItemOfTheTable_likeAnyOther(int die, boolean isCrash) {
    Ground ground = Ground.bare().piece("m1", 4000, 3000, 4600, 3600, 0, 250, Flag.FRAGILE, Flag.SCENIC)
        .piece("v1", 4000, 1000, 4500, 2100, 0, 350, CarTests.CAR);
    Ring ring = Ring.driving(state -> {
      ground.laid().accept(state);
      state.cars().wire(state.cars().at(state.board(), 1));
      state.figures().board(0, 1);
    }, "2 hero/pistol 4250 1550", GUARD, OTHER).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2")
        .dice("crash-2=" + die).play("wheel", "drive 0");
    assertThat(ring.fight().board().find("m1") >= 0).as("not solid, and tested all the same").isEqualTo(isCrash);
    assertThat(ring.fight().board().piece(ring.fight().board().find("v1")).is(Flag.CAR)).isEqualTo(!isCrash);
  }

  @Test
  @Rule({"KF-LOC-12c", "KF-LOC-11b"})
  void lostChi_isTold() {
    Ring ring = Ring.of(state -> {
      state.choose(games.kumite.kungfu.content.LocationTrait.CROWD);
      state.gang(1, Counters.CHI, 1);
    }, "2 rookie-cop 4000 4000", "1 student 6000 4000", OTHER, "2 detective 300 300").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("shot-2=2 dodge-1=3 bystander-2=6").play("shoot");
    ring.choose("fire 1 figure:1-1 0");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    assertThat(ring.chi(2)).isZero();
    assertThat(told(ring)).contains("chi-lost");
  }

  @ParameterizedTest
  @CsvSource({"true, effect", "false, nominate"})
  @Rule({"KF-CON-06b", "KF-RUL-94"})
  void prop_isAWoundByTheBook_andAnAttackWithAllEffectsByAnOwnersRow(boolean isOwners, String kind, @TempDir Path directory)
      throws IOException {
    if (isOwners) {
      String shipped = new String(SettledRuleTests.class.getResourceAsStream("/META-INF/kumite/kungfu/props.json").readAllBytes());
      Files.writeString(directory.resolve("props.json"), shipped.replace(
          "\"other\", \"against\": {\"propHarm\": \"prop-attack\", \"combat\": 2, \"lost\": \"wounded\"}",
          "\"other\", \"against\": {\"propHarm\": \"listed-attack\", \"combat\": 2, \"attack\": \"hand-to-hand\"}"));
    }
    Ground crates = Ground.bare().piece("c1", 3200, 3800, 3700, 4300, 0, 250, Flag.BLOCK, Flag.HARD, Flag.SCENIC);
    Ring ring = Ring.owning(isOwners ? directory.toString() : "", crates.laid(), "1 hero 4000 4000", "2 hero 4250 4000", OTHER, GUARD)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=5 defence-1=4").play("attack")
        .choose("target figure:1-1 0").dice("peril=4 defence-1=1").play("inflict prop-activates").choose("prop 1");
    assertThat(ring.kind()).as("4 + 2 against 1 + 4").isEqualTo(kind);
    if (isOwners) {
      ring.play("inflict distracted");
    }
    assertThat(ring.figures().wounds(0)).isEqualTo(isOwners ? 0 : 1);
  }
}
