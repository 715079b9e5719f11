package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shots on an empty table. Rookie cops have C2 and a pistol, the detective C4, a pistol, Good Shot and Protected. */
final class ShootingTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ROOKIE = "2 rookie-cop 4000 4000";
  private static final String OTHER = "2 student 8000 8000";

  private static Ring shoot(Consumer<GameState> more, String activation, String... figures) {
    return ready(more, activation, figures).play("shoot");
  }

  private static Ring ready(Consumer<GameState> more, String activation, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=" + activation)
        .play("roll " + activation.split(",").length);
  }

  /** What the shooter is asked after a roll of 3 against 3 with C2 each: effect if it has a bonus. */
  private static String result(Consumer<GameState> more, String target) {
    return ready(more, "5", target, ROOKIE, OTHER).dice("shot-2=3 dodge-1=3").play("shoot").kind();
  }

  @Test
  @Rule({"KF-GUN-14", "KF-GUN-21", "KF-GUN-22"})
  void theShooter_causesEffects_theTargetOnlyDefends() {
    Ring ring = ready(PLAIN, "5", "1 student 7000 4000", ROOKIE, OTHER).dice("shot-2=4 dodge-1=3").play("shoot");
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
    assertThat(ring.listed()).contains("inflict extra-knocked-out", "inflict recoil-short")
        .doesNotContain("inflict grappled", "inflict knocked-down");
    Ring lost = ready(PLAIN, "5", "1 student 7000 4000", ROOKIE, OTHER).dice("shot-2=3 dodge-1=5").play("shoot");
    assertThat(lost.is("2-1", Condition.KNOCKED_OUT)).isFalse();
    assertThat(lost.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"5000, effect", "5001, nominate"})
  @Rule({"KF-GUN-06", "KF-GUN-15c"})
  void pointBlank_isWithinS(int x, String kind) {
    assertThat(result(PLAIN, "1 student " + x + " 4000")).as("a gap of 750 or more").isEqualTo(kind);
  }

  @Test
  @Rule({"KF-GUN-15f", "KF-GUN-15g", "KF-GUN-15d", "KF-GUN-16"})
  void largeTransfixedAndSittingTargets_areEasier() {
    assertThat(result(PLAIN, "1 student 7000 4000")).isEqualTo("nominate");
    assertThat(ready(PLAIN, "5", "1 sumo-bodyguard 7000 4000", ROOKIE, OTHER).dice("shot-2=3 dodge-1=2")
        .play("shoot").kind()).as("3 + 2 + 1 against 2 + 3").isEqualTo("effect");
    assertThat(result(state -> state.figures().inflict(0, Condition.TRANSFIXED), "1 student 7000 4000")).isEqualTo("effect");
    Ring duck = ready(state -> state.figures().inflict(0, Condition.SITTING_DUCK), "5", "1 student 7000 4000", ROOKIE, OTHER)
        .dice("shot-2=3 dodge-1=3").play("shoot");
    assertThat(duck.kind()).isEqualTo("effect");
    assertThat(duck.is("1-1", Condition.SITTING_DUCK)).as("only for the first shooter").isFalse();
  }

  @ParameterizedTest
  @CsvSource({"5000, effect", "5001, nominate"})
  @Rule("KF-GUN-15h")
  void theFallen_areEasier_withinS(int x, String kind) {
    assertThat(result(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "1 student " + x + " 4000"))
        .isEqualTo(kind);
  }

  @Test
  @Rule({"KF-GUN-15b", "KF-TRT-21a", "KF-TRT-21b"})
  void difficultTargets_areHarder_unlessStunned() {
    Ring ring = ready(PLAIN, "5", "1 ninja-chunin 7000 4000", ROOKIE, OTHER).dice("shot-2=5 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("5 + 2 - 1 against 3 + 3").isEqualTo("nominate");
    Ring stunned = ready(state -> state.figures().inflict(0, Condition.STUNNED), "5", "1 ninja-chunin 7000 4000", ROOKIE,
        OTHER).dice("shot-2=5 dodge-1=3").play("shoot");
    assertThat(stunned.kind()).isEqualTo("effect");
  }

  @Test
  @Rule({"KF-GUN-15e", "KF-TRT-75a", "KF-RUL-154"})
  void theUndead_areHarderByTwo() {
    Ring ring = ready(PLAIN, "5", "1 zombie 7000 4000", ROOKIE, OTHER).dice("shot-2=5 dodge-1=3").play("shoot");
    assertThat(ring.kind()).isEqualTo("nominate");
    Ring more = ready(PLAIN, "5", "1 zombie 7000 4000", ROOKIE, OTHER).dice("shot-2=6 dodge-1=3").play("shoot");
    assertThat(more.kind()).isEqualTo("effect");
  }

  @Test
  @Rule({"KF-GUN-15j", "KF-TRT-33", "KF-GUN-15i", "KF-GUN-18"})
  void goodShots_andAimedOnes_addToTheRoll() {
    Ring ring = shoot(PLAIN, "5,5,5", "1 student 7000 4000", "2 detective 4000 4000", OTHER).dice("shot-2=1 dodge-1=5")
        .play("fire 1 figure:1-1 1");
    assertThat(ring.kind()).as("1 + 4 + 1 + 1 against 5 + 2").isEqualTo("action");
    Ring two = shoot(PLAIN, "5,5,5", "1 student 7000 4000", "2 detective 4000 4000", OTHER).dice("shot-2=1 dodge-1=5")
        .play("fire 1 figure:1-1 2");
    assertThat(two.kind()).isEqualTo("effect");
    Ring extra = shoot(PLAIN, "5,5,5", "1 student 7000 4000", ROOKIE);
    assertThat(extra.refused("fire 1 figure:1-1 2")).isEqualTo("KF-ACT-25");
  }

  @Test
  @Rule("KF-CON-04")
  void theDistracted_aimNoShots() {
    Ring ring = shoot(state -> { }, "5,5", "1 student 7000 4000", ROOKIE);
    assertThat(ring.refused("fire 1 figure:1-1 1")).isEqualTo("legal");
    Ring distracted = Ring.of("1 student 7000 4000", ROOKIE).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    distracted.figures().inflict(1, Condition.DISTRACTED);
    assertThat(distracted.dice("shot-2=1 dodge-1=1").play("shoot").kind()).as("without a further action, unasked")
        .isEqualTo("action");
  }

  @Test
  @Rule({"KF-GUN-08", "KF-GUN-09", "KF-RUL-63"})
  void extras_shootTheClosest_butMaySkipTheFallen() {
    Ring ring = shoot(PLAIN, "5,5", "1 student 6000 4000", "1 student 4000 7000", ROOKIE);
    assertThat(ring.listed()).containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-1 1");
    Ring fallen = shoot(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "5", "1 student 6000 4000",
        "1 student 4000 7000", ROOKIE);
    assertThat(fallen.listed()).containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-2 0");
    Ring protagonist = shoot(PLAIN, "5", "1 student 6000 4000", "1 student 4000 7000", "2 detective 4000 4000");
    assertThat(protagonist.listed()).containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-2 0");
  }

  @Test
  @Rule({"KF-GUN-11", "KF-RUL-66", "KF-GUN-12"})
  void nobodyShoots_whileFighting_norAtThoseWhoFightAFriend() {
    Ring fighting = Ring.of("1 student 4250 4000", "1 student 7000 4000", ROOKIE).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(fighting.refused("shoot")).isEqualTo("KF-GUN-02");
    Ring friend = Ring.of("1 student 7000 4000", ROOKIE, "2 student 7250 4000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(friend.refused("shoot")).isEqualTo("KF-GUN-02");
    Ring fallen = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "1 student 4250 4000", ROOKIE)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(fallen.refused("shoot")).as("an opponent in contact who lies there").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-GUN-07", "KF-RUL-64", "KF-TRT-72a", "KF-TRT-72b"})
  void throwingStars_reachL_andDistract() {
    Ring near = ready(PLAIN, "5", "1 student 6050 4000", "2 senior-student 4000 4000", OTHER).dice("shot-2=4 dodge-1=3")
        .play("shoot");
    assertThat(near.listed()).contains("inflict distracted");
    Ring far = Ring.of("1 student 6051 4000", "2 senior-student 4000 4000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1");
    assertThat(far.refused("shoot")).isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-TRT-56", "KF-RUL-24"})
  void protected_takesOnePointOff() {
    Ring ring = ready(PLAIN, "5", "1 beat-cop 7000 4000", ROOKIE, OTHER).dice("shot-2=4 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("a margin of 1 does nothing").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-GUN-20", "KF-TRT-13b", "KF-GUN-15j"})
  void aHailOfFire_isAShotForEachPointOfC_andOneMoreWithAnAutomatic() {
    Ring ring = shoot(PLAIN, "5,5", "1 sumo-bodyguard 7000 4000", "2 red-pole-gunman 4000 4000", OTHER).play("hail 1");
    for (int shot = 0; shot < 3; shot++) {
      assertThat(ring.kind()).as("shot " + shot).isEqualTo("hail-target");
      ring.dice("shot-2=1 dodge-1=1").play("at figure:1-1");
    }
    assertThat(ring.kind()).as("C2: three shots for two actions").isEqualTo("nominate");
    assertThat(shoot(PLAIN, "5", "1 student 7000 4000", "1 sumo-bodyguard 4000 8000", "2 red-pole-gunman 4000 4000")
        .refused("hail 1")).isEqualTo("KF-ACT-26");
    assertThat(shoot(PLAIN, "5,5", "1 student 7000 4000", ROOKIE).refused("hail 1")).isEqualTo("KF-GUN-20");
  }

  @Test
  @Rule({"KF-ACT-19", "KF-RUL-20"})
  void aShotInAReaction_costsOneMore() {
    Ring ring = Ring.of("1 detective 1000 1000", "2 student 5000 1000", OTHER).play("activate figure:2-1")
        .dice("activation-2=2,2").play("roll 2").dice("reaction-1=3,1").play("react figure:1-1");
    assertThat(ring.refused("shoot")).as("one action").isEqualTo("KF-ACT-26");
    Ring two = Ring.of("1 detective 1000 1000", "2 student 5000 1000", OTHER).play("activate figure:2-1")
        .dice("activation-2=2,2,5").play("roll 3").dice("reaction-1=3,3").play("react figure:1-1", "shoot");
    assertThat(two.refused("fire 1 figure:2-1 1")).isEqualTo("KF-ACT-26");
    two.dice("shot-1=1 dodge-2=6").play("fire 1 figure:2-1 0");
    assertThat(two.actor()).as("both actions are gone").isEqualTo("Bo");
  }

  @Test
  @Rule({"KF-GUN-25", "KF-GUN-26a", "KF-GUN-26b", "KF-GUN-27", "KF-GUN-28"})
  void aTargetThatWinsByThree_saysWhatGoesWrong_orNothing() {
    Ring ring = ready(PLAIN, "5,5,5", "1 student 7000 4000", "2 rookie-cop 4000 4000", OTHER).dice("shot-2=1 dodge-1=5")
        .play("shoot", "fire 1 figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("backfireAna");
    assertThat(ring.listed()).containsExactly("inflict sitting-duck", "inflict reload", "pass");
    ring.play("inflict reload");
    assertThat(ring.refused("shoot")).as("jammed, and it has attacked").isEqualTo("KF-ACT-24");
    ring.play("reload");
    assertThat(ring.figures().arms().jammed(1)).isZero();
    Ring breaks = ready(PLAIN, "5", "1 detective 7000 4000", ROOKIE, OTHER).dice("shot-2=1 dodge-1=6")
        .play("shoot");
    assertThat(breaks.listed()).as("lost by 7").contains("inflict weapon-breaks", "inflict malfunction");
    breaks.dice("direction-2=3,3").play("inflict weapon-breaks");
    assertThat(breaks.figures().arms().weapons(1)).isZero();
    assertThat(breaks.is("2-1", Condition.STUNNED)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-62b", "KF-TRT-62c", "KF-RUL-67"})
  void aShotgun_throwsItsTargetBack_andRollsAgainstThoseBeside() {
    Ring ring = ready(PLAIN, "5", "1 student 7000 4000", "1 student 7000 4500", "1 student 7000 4501",
        "2 swat-sergeant 4000 4000", OTHER).dice("shot-2=4,1 dodge-1=3,1").play("shoot", "inflict recoil-short",
        "turn 0");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("1-1")).as("a Recoil S, then S more").isEqualTo("8500 4000");
  }

  @ParameterizedTest
  @CsvSource({"4000, 5000, nominate", "5000, 4000, effect"})
  @Rule({"KF-RUL-61", "KF-LOC-35b", "KF-GUN-17"})
  void cover_goesByTheDirectionOfTheShot(int shooter, int target, String next) {
    Ring ring = Ring.of(Ground.bare().fence(4725, 2000, 4870, 6000).laid(), "2 hero/pistol " + shooter + " 4000",
        "1 hero " + target + " 4000", "2 thug 8000 8000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("shot-2=4 dodge-1=4").play("shoot");
    assertThat(ring.kind()).as("at point-blank: 4 + 4 + 1, less 2 behind the fence, to 8").isEqualTo(next);
  }
}
