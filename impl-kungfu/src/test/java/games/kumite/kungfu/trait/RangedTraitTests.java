package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traits of those who shoot and of those who are shot at. Bo's figure 0 shoots, figure 1 is Ana's. */
final class RangedTraitTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ROOKIE = "2 rookie-cop 4000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String FARTHER = "1 student 500 8500";
  private static final String WHIP = "2 chain-and-sickle-expert 4000 4000";

  private static Ring ready(Ring ring, String activation) {
    return ring.play("activate figure:2-1").dice("activation-2=" + activation)
        .play("roll " + activation.split(",").length);
  }

  private static Ring shoot(Consumer<GameState> more, String dice, String... figures) {
    return ready(Ring.of(more, figures), "5").dice(dice).play("shoot").choose("fire 1 figure:1-1 0");
  }

  @ParameterizedTest
  @CsvSource({"senior-student, 6000, 6, 3, nominate", "senior-student, 6000, 6, 2, effect", "rookie-cop, 6000, 6, 3, direction"})
  @Rule({"KF-TRT-07a", "KF-RUL-64"})
  void anArrowcatcher_hasOneMore_againstAllButBullets(String shooter, int x, int die, int dodge, String kind) {
    Ring ring = shoot(PLAIN, "shot-2=" + die + " dodge-1=" + dodge, "2 " + shooter + " 4000 4000",
        "1 hero/arrowcatcher " + x + " 4000", OTHER, FARTHER);
    assertThat(ring.kind()).as(die + " + 2 against " + dodge + " + 4, and 1").isEqualTo(kind);
  }

  @Test
  @Rule({"KF-TRT-07b", "KF-RUL-116"})
  void whatHeCatches_heThrowsBack_atAnyEnemyWithinL_orKeeps() {
    Ring ring = shoot(PLAIN, "shot-2=1 dodge-1=1", "2 senior-student 4000 4000", "1 hero/arrowcatcher 6000 4000", "2 student 6000 6000",
        "2 student 6000 6051", FARTHER);
    assertThat(ring.kind() + ring.actor()).as("3 against 6").isEqualTo("throw-backAna");
    assertThat(ring.listed()).as("the thrower first, and who is within L").containsExactly("at figure:2-1", "at figure:2-2", "keep");
    ring.dice("shot-1=1 dodge-2=2").play("at figure:2-1");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 against 2 + 2").isEqualTo("effectAna");
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
    Ring kept = shoot(PLAIN, "shot-2=1 dodge-1=1", "2 senior-student 4000 4000", "1 hero/arrowcatcher 6000 4000", OTHER).play("keep");
    assertThat(kept.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-116", "KF-TRT-07b"})
  void whatIsThrownBack_isNotCaughtAgain_norIsABullet() {
    Ring ring = shoot(PLAIN, "shot-2=1 dodge-1=3", "2 hero/throwing-stars/poison/arrowcatcher 4000 4000", "1 hero/arrowcatcher 6000 4000", OTHER, FARTHER);
    assertThat(ring.kind()).as("5 against 3 + 4 + 1").isEqualTo("throw-back");
    ring.dice("shot-1=1 dodge-2=3").play("at figure:2-1");
    assertThat(ring.kind()).as("he has beaten it by as much").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-21a", "KF-TRT-21b"})
  void aDifficultTarget_isNone_whileHeIsHeld_orHoldsSomebody() {
    String[] figures = {ROOKIE, "1 swat-team-leader 7000 4000", OTHER, FARTHER};
    assertThat(shoot(PLAIN, "shot-2=5 dodge-1=1", figures).kind()).as("5 + 2 - 1 - Protected against 5").isEqualTo("nominate");
    for (Condition condition : new Condition[] {Condition.STUNNED, Condition.TRANSFIXED}) {
      Ring ring = shoot(state -> state.figures().inflict(1, condition), "shot-2=5 dodge-1=1", figures);
      assertThat(ring.kind()).as("%s", condition).isEqualTo("effect");
    }
    Ring holds = shoot(state -> state.figures().grappler(2, 1), "shot-2=5 dodge-1=1", figures);
    assertThat(holds.kind()).isEqualTo("effect");
    Ring held = shoot(state -> state.figures().grappler(1, 2), "shot-2=5 dodge-1=1", figures);
    assertThat(held.kind()).isEqualTo("effect");
    Ring stance = shoot(state -> state.figures().inflict(1, Condition.STANCE), "shot-2=4 dodge-1=1", figures);
    assertThat(stance.kind()).as("KF-TRT-44e: 1 more").isEqualTo("weapon");
  }

  @Test
  @Rule({"KF-TRT-44e", "KF-TRT-44f"})
  void anImmovableStance_isEasierToHit() {
    Ring ring = shoot(state -> state.figures().inflict(1, Condition.STANCE), "shot-2=4 dodge-1=4", ROOKIE,
        "1 bruiser/big 7000 4000", OTHER, FARTHER);
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("4 + 2 + 1 + 1 against 4 + 3").isTrue();
  }

  @Test
  @Rule({"KF-TRT-15b", "KF-TRT-41b", "KF-GUN-15f"})
  void theLarge_areEasierToHit_byOne() {
    assertThat(shoot(PLAIN, "shot-2=4 dodge-1=3", ROOKIE, "1 sumo-bodyguard 7000 4000", OTHER).kind()).isEqualTo("effect");
    assertThat(shoot(PLAIN, "shot-2=3 dodge-1=3", ROOKIE, "1 sumo-bodyguard 7000 4000", OTHER).kind()).isEqualTo("nominate");
    Ring huge = shoot(PLAIN, "shot-2=6 dodge-1=1", "2 detective 4000 4000", "1 dragon 7000 4000", OTHER);
    assertThat(huge.kind()).as("6 + 4 + 1 + 1 - 2 against 1 + 4: 5, and Protected").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-56", "KF-EX-22", "KF-RUL-24"})
  void theProtected_sufferOnePointLess() {
    Ring ring = shoot(PLAIN, "shot-2=6 dodge-1=4", "2 detective 4000 4000", "1 detective 7000 4000", OTHER, FARTHER);
    assertThat(ring.listed()).as("6 + 4 + 1 against 8: by 3, less one").contains("inflict recoil-short", "inflict knocked-down")
        .doesNotContain("inflict wounded");
  }

  private static Consumer<GameState> crates(int x) {
    return state -> state.lay(state.board().plus(new Piece("crates", "CRATES", Polygon.rectangle(x, 4130, x + 500, 4500), 0,
        250, Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.SCENIC.bit())));
  }

  @ParameterizedTest
  @CsvSource({"7000, KF-GUN-02", "5000, legal", "5001, KF-GUN-02"})
  @Rule("KF-TRT-69a")
  void stealth_besideAnItem_allowsShotsWithinS(int x, String verdict) {
    Ring ring = ready(Ring.of(crates(x), ROOKIE, "1 ninja-genin " + x + " 4000", OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo(verdict);
    Ring open = ready(Ring.of(crates(1000), ROOKIE, "1 ninja-genin " + x + " 4000", OTHER), "5");
    assertThat(open.refused("shoot")).as("beside nothing").isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"300, KF-GUN-02", "301, legal"})
  @Rule({"KF-TRT-69a", "KF-RUL-13"})
  void stealth_isNotBesideWhatLiesFarBelow(int level, String verdict) {
    Ring ring = ready(Ring.of(Ground.bare().piece("deck", 6000, 3500, 6900, 4500, 0, level, Flag.BLOCK, Flag.STAND)
        .piece("tramp", 6900, 3500, 7500, 4500, 0, 0, Flag.TRAMP, Flag.SCENIC).laid(), ROOKIE,
        "1 ninja-genin 6775 4000 " + level, OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo(verdict);
  }

  @ParameterizedTest
  @CsvSource({"7125 4000 0, KF-GUN-02", "7150 4000 0, legal", "6500 4000 720, KF-GUN-02"})
  @Rule({"KF-TRT-69a", "KF-RUL-13"})
  void stealth_isBesideAHouse_onTheGroundToo(String place, String verdict) {
    Ring ring = ready(Ring.of(Ground.bare().piece("h.e", 6940, 3500, 7000, 4500, 0, 700, Flag.BLOCK, Flag.OPAQUE, Flag.WALL)
        .piece("h.roof", 6000, 3500, 7000, 4500, 700, 720, Flag.BLOCK, Flag.OPAQUE, Flag.STAND, Flag.ROOF, Flag.SCENIC).laid(),
        "2 rookie-cop 8800 4000", "1 ninja-genin " + place, OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-72b", "KF-CON-04"})
  void throwingStars_distract() {
    Ring ring = shoot(PLAIN, "shot-2=4 dodge-1=3", "2 senior-student 5500 4000", "1 student 7000 4000", OTHER)
        .play("inflict distracted");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
  }

  @Test
  @Rule("KF-TRT-72c")
  void throwingStars_neverTakeTheLastWound() {
    Ring ring = shoot(state -> state.figures().wounds(1, 4), "shot-2=6 dodge-1=2", "2 hero/throwing-stars/poison/arrowcatcher 5500 4000",
        "1 dim-mak-master 7000 4000", OTHER, FARTHER);
    ring.play("inflict wounded");
    assertThat(ring.listed()).as("10 against 2: five points are left").doesNotContain("inflict wounded");
    assertThat(ring.listed()).contains("inflict limping");
  }

  @ParameterizedTest
  @CsvSource({"5, true", "4, false"})
  @Rule({"KF-TRT-72d", "KF-TRT-54a"})
  void thrownWeapons_arePoisoned_firearmsAreNot(int die, boolean isPoisoned) {
    Ring ring = shoot(PLAIN, "shot-2=3 dodge-1=4 poison-2=" + die, "2 hero/throwing-stars/poison/arrowcatcher 5500 4000", "1 student 7000 4000", OTHER)
        .play("inflict distracted");
    assertThat(ring.is("1-1", Condition.POISONED)).isEqualTo(isPoisoned);
  }

  @Test
  @Rule({"KF-TRT-53", "KF-GUN-06"})
  void aPistol_isBetterFromNear_starsAreNot() {
    assertThat(shoot(PLAIN, "shot-2=3 dodge-1=3", "2 rookie-cop 6400 4000", "1 student 7000 4000", OTHER).kind()).isEqualTo("effect");
    assertThat(shoot(PLAIN, "shot-2=3 dodge-1=3", "2 senior-student 6400 4000", "1 student 7000 4000", OTHER).kind())
        .isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-62a", "KF-TRT-62b", "KF-TRT-62c", "KF-TRT-62d", "KF-RUL-67", "KF-EX-48"})
  void aShotgun_alsoHitsFriendsBesideTheTarget_withOrdinaryEffects() {
    Ring ring = ready(Ring.of("2 swat-sergeant 4000 4000", "1 student 4600 4000", "2 student 4600 4450", OTHER), "5")
        .dice("shot-2=3,5 dodge-1=3 dodge-2=4").play("shoot");
    assertThat(ring.listed()).as("a firearm at point-blank: 3 + 2 + 1 against 5").contains("inflict recoil-short");
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("1-1")).isEqualTo("6100 4000");
    assertThat(ring.kind() + ring.actor()).as("5 + 2 + 1 against 4 + 2").isEqualTo("effectBo");
    ring.play("inflict recoil-medium", "turn 0");
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).as("nothing more").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"4500, legal", "5000, legal", "5001, KF-GUN-02"})
  @Rule({"KF-TRT-24a", "KF-RUL-89"})
  void entangle_reachesS(int x, String verdict) {
    assertThat(ready(Ring.of(WHIP, "1 student " + x + " 4000", OTHER), "5").refused("shoot")).isEqualTo(verdict);
  }

  private static Ring entangle(Consumer<GameState> more, int points, String target) {
    return shoot(more, "shot-2=" + Math.min(6, 2 + points) + " dodge-1=3", WHIP, target, OTHER, FARTHER);
  }

  @Test
  @Rule({"KF-TRT-24b", "KF-TRT-24c", "KF-RUL-99"})
  void entangle_onePoint_knocksDown_orDisarms() {
    Ring ring = entangle(PLAIN, 1, "1 student 4800 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("its own table alone").isTrue();
    Ring armed = entangle(PLAIN, 1, "1 enforcer 4800 4000");
    assertThat(armed.listed()).containsExactly("inflict knocked-down", "inflict disarm-flies-short");
  }

  @Test
  @Rule({"KF-TRT-24d", "KF-TRT-24e", "KF-TRT-24f", "KF-TRT-24g", "KF-RUL-49"})
  void entangle_twoPoints_tieUp_takeAWeapon_orKnockAnExtraOut() {
    assertThat(entangle(PLAIN, 2, "1 student 4800 4000").play("inflict extra-knocked-out").is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(entangle(PLAIN, 2, "1 enforcer 4800 4000").listed()).contains("inflict disarm-taken");
    Ring ring = entangle(PLAIN, 2, "1 student 4800 4000").play("inflict tied-up");
    assertThat(ring.is("1-1", Condition.TIED_UP)).isTrue();
    ring.play("end-turn", "activate figure:1-1").dice("activation-1=5,5").play("roll 2");
    assertThat(ring.refused("move")).isEqualTo("KF-RUL-34");
    assertThat(ring.refused("attack")).isEqualTo("KF-RUL-123");
    ring.play("recover");
    assertThat(ring.is("1-1", Condition.TIED_UP)).as("two actions").isFalse();
  }

  @Test
  @Rule({"KF-TRT-24d", "KF-TRT-24e"})
  void theTiedUp_areEasyToShoot_andFreedByAFriend() {
    Consumer<GameState> tied = state -> state.figures().inflict(1, Condition.TIED_UP);
    Ring ring = shoot(tied, "shot-2=2 dodge-1=3", ROOKIE, "1 student 7000 4000", OTHER);
    assertThat(ring.kind()).as("2 + 2 + 2 against 3 + 2").isEqualTo("effect");
    Ring friend = Ring.of(state -> state.figures().inflict(0, Condition.TIED_UP), "2 student 4000 4000",
        "2 student 4250 4000", "1 student 8000 8000").play("activate figure:2-2").dice("activation-2=5,1").play("roll 2")
        .play("untie figure:2-1");
    assertThat(friend.is("2-1", Condition.TIED_UP)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-24h", "KF-RUL-16"})
  void entangle_threePoints_pullsIntoContact_andHacks_butNobodyLarger() {
    Ring ring = entangle(PLAIN, 3, "1 student 4800 4000");
    assertThat(ring.listed()).contains("inflict pulled");
    ring.play("inflict pulled");
    assertThat(ring.place("1-1")).isEqualTo("4250 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("trait-hackBo");
    Ring large = entangle(PLAIN, 4, "1 sumo-bodyguard 4800 4000");
    assertThat(large.listed()).contains("inflict knocked-down").doesNotContain("inflict pulled");
  }

  @Test
  @Rule({"KF-TRT-24i", "KF-RUL-99"})
  void entangle_lostByFour_theOpponentMayPullTheEntanglerIn() {
    Ring ring = shoot(PLAIN, "shot-2=1 dodge-1=6", WHIP, "1 student 4800 4000", OTHER);
    assertThat(ring.kind()).as("4 against 8: first what else goes wrong").isEqualTo("backfire");
    ring.play("pass");
    assertThat(ring.kind() + ring.actor()).isEqualTo("pull-inAna");
    ring.play("pull");
    assertThat(ring.place("2-1")).isEqualTo("4550 4000");
    assertThat(shoot(PLAIN, "shot-2=1 dodge-1=5", WHIP, "1 student 4800 4000", OTHER).kind())
        .as("by 3 alone").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-24j", "KF-RUL-66"})
  void entangle_mayBeUsedInHandToHandCombat() {
    Ring ring = ready(Ring.of(WHIP, "1 student 4250 4000", OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-44d", "KF-RUL-113"})
  void entangle_neverMissesAStance() {
    Ring ring = shoot(state -> state.figures().inflict(1, Condition.STANCE), "shot-2=1 dodge-1=6", WHIP,
        "1 bruiser/big 4800 4000", OTHER, FARTHER);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("a margin of 1 at least").isTrue();
  }

  @Test
  @Rule({"KF-TRT-69b", "KF-TRT-69a"})
  void stealth_isNoHelp_againstEntangle() {
    Ring ring = ready(Ring.of(crates(4900), WHIP, "1 ninja-genin 4900 4000", OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
  }

  @Test
  @Rule("KF-TRT-63a")
  void aSignatureWeapon_isNoHelp_underFire() {
    Ring ring = shoot(PLAIN, "shot-2=6 dodge-1=3", ROOKIE, "1 ninja-assault-master 7000 4000", OTHER, FARTHER);
    assertThat(ring.kind()).as("6 + 2 against 3 + 4").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-RUL-27", "KF-GUN-21"})
  void aTie_isNothing() {
    assertThat(shoot(PLAIN, "shot-2=3 dodge-1=3", ROOKIE, "1 student 7000 4000", OTHER).kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-RUL-20")
  void throwingStars_costOneMore_inAReaction() {
    Ring ring = Ring.of(PLAIN, "2 student 4800 4000", "1 hero/throwing-stars/poison/arrowcatcher 6000 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=2,2").play("roll 2").dice("reaction-1=5,1").play("react figure:1-1");
    assertThat(ring.refused("shoot")).isEqualTo("KF-ACT-26");
  }

  @Test
  @Rule({"KF-GUN-20"})
  void whenNobodyIsLeftToShootAt_aHailIsOver() {
    Ring ring = MovementTests.acting(Ground.bare().wall(7900, 7900, 8200, 8200).laid(), 2, "2 hero/automatic-weapon 4000 4000",
        "1 thug 6000 4000").play("shoot", "hail 1").dice("shot-2=6 dodge-1=1").play("at figure:1-1");
    assertThat(ring.kind()).isEqualTo("effect");
    ring.play("inflict extra-killed");
    assertThat(ring.kind()).as("with nothing but to stop").isEqualTo("nominate");
  }
}
