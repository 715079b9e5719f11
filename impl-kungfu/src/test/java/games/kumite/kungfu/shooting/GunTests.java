package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ranged attacks: who may be shot, what a hit does, what a miss does. Bo's figure 0 shoots, figure 1 is Ana's. */
final class GunTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ROOKIE = "2 rookie-cop 4000 4000";
  private static final String STUDENT = "1 student 7000 4000";
  private static final String OTHER = "2 student 8000 8000";
  private static final String FARTHER = "1 student 500 8500";

  /** Figure 2-1 has rolled these dice and is about to shoot. */
  private static Ring shoot(Consumer<GameState> more, String activation, String... figures) {
    return aiming(more, activation, figures).play("shoot");
  }

  private static Ring aiming(Consumer<GameState> more, String activation, String... figures) {
    return ready(Ring.of(more, figures), activation);
  }

  private static Ring ready(Ring ring, String activation) {
    return ring.play("activate figure:2-1").dice("activation-2=" + activation)
        .play("roll " + activation.split(",").length);
  }

  private static Ring hit(int points, Consumer<GameState> more, String shooter, String target) {
    return aiming(more, "5", shooter, target, OTHER, FARTHER).dice("shot-2=" + (3 + points) + " dodge-1=3")
        .play("shoot").choose("fire 1 figure:1-1 0");
  }

  private static Consumer<GameState> with(Piece... pieces) {
    return state -> {
      for (Piece piece : pieces) {
        state.lay(state.board().plus(piece));
      }
    };
  }

  private static Piece piece(String kind, int x1, int y1, int x2, int y2, int top, Flag... flags) {
    long bits = 0;
    for (Flag flag : flags) {
      bits |= flag.bit();
    }
    return new Piece(kind.toLowerCase(java.util.Locale.ROOT) + x1, kind, Polygon.rectangle(x1, y1, x2, y2), 0, top, bits);
  }

  @ParameterizedTest
  @CsvSource({"2 rookie-cop 4000 4000", "2 senior-student 5500 4000", "2 chain-and-sickle-expert 6100 4000"})
  @Rule("KF-GUN-01")
  void everyRangedAttack_isDecidedInTheSameWay(String shooter) {
    Ring ring = shoot(state -> {
      state.gang(0, Counters.CHI, 1);
      state.gang(1, Counters.CHI, 1);
    }, "5", shooter, STUDENT, OTHER).choose("fire 1 figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("chiBo");
    assertThat(ring.play("spend 0").kind() + ring.actor()).isEqualTo("chiAna");
    ring.dice("shot-2=6 dodge-1=1").play("spend 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("effectBo");
  }

  @Test
  @Rule({"KF-GUN-10", "KF-EX-34"})
  void anExtra_mayPassOverTheOrdinary_forTheLarge_andOverWhoHasCover() {
    Ring ring = shoot(PLAIN, "5", "2 red-pole-gunman 4000 4000", "1 student 6000 4000", "1 student 4000 7000",
        "1 sumo-bodyguard 1000 1000");
    assertThat(ring.listed()).containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-3 0");
    Ring covered = shoot(with(piece("CRATES", 5500, 3500, 5800, 4500, 250, Flag.OBSCURE, Flag.BLOCK)), "5",
        "2 red-pole-gunman 4000 4000", "1 student 6000 4000", "1 student 4000 7000", "1 sumo-bodyguard 1000 1000");
    assertThat(covered.listed())
        .containsExactly("fire 1 figure:1-1 0", "fire 1 figure:1-2 0", "fire 1 figure:1-3 0");
  }

  @ParameterizedTest
  @CsvSource({"5, wounded", "4, stunned"})
  @Rule({"KF-GUN-13", "KF-EX-21", "KF-RUL-66", "KF-RUL-154"})
  void aGrappler_shootsWhomHeHolds_atTwoMore_whoThenBreaksFree(int dodge, String effect) {
    Ring ring = aiming(state -> state.figures().grappler(1, 0), "5", "2 detective 4000 4000", "1 dim-mak-master 4250 4000",
        OTHER).dice("shot-2=" + (dodge == 5 ? 5 : 4) + " dodge-1=" + dodge).play("shoot");
    assertThat(ring.listed()).as("4 + 1 + 2 against 4: by 3").contains("inflict " + effect);
    ring.dice("direction-1=2,2").play("inflict " + effect);
    if (ring.kind().equals("cuff")) {
      ring.play("waive");
    }
    assertThat(ring.figures().grappler(1)).as("he lives and is free").isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-GUN-13", "KF-RUL-64"})
  void whoIsHeld_isNotShotWithTwoHands_norByAnybodyElse() {
    Ring hands = ready(Ring.of(state -> state.figures().grappler(1, 0), "2 swat-sergeant 4000 4000",
        "1 student 4250 4000", OTHER), "5");
    assertThat(hands.refused("shoot")).as("a shotgun").isEqualTo("KF-GUN-02");
    Ring friend = ready(Ring.of(state -> state.figures().grappler(1, 2), "2 rookie-cop 6000 6000",
        "1 student 4250 4000", "2 student 4000 4000"), "5");
    assertThat(friend.refused("shoot")).isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-GUN-15a", "KF-GUN-17", "KF-RUL-61", "KF-EX-33"})
  void cover_takesTwo() {
    Piece crates = piece("CRATES", 4260, 3500, 4400, 4500, 250, Flag.OBSCURE, Flag.BLOCK);
    Ring ring = shoot(with(crates), "5,5,5", "2 detective 4000 4000", "1 student 4850 4000", OTHER, FARTHER)
        .dice("shot-2=2 dodge-1=3").play("fire 1 figure:1-1 2");
    assertThat(ring.listed()).as("2 + 4 + 2 + 1 + 1 - 2 against 3 + 2: by 3").contains("inflict wounded", "inflict extra-killed");
    Ring less = shoot(with(crates), "5,5,5", "2 detective 4000 4000", "1 student 4850 4000", OTHER, FARTHER)
        .dice("shot-2=1 dodge-1=3").play("fire 1 figure:1-1 2");
    assertThat(less.listed()).as("by 2").contains("inflict extra-killed").doesNotContain("inflict wounded");
  }

  @Test
  @Rule({"KF-GUN-15k", "KF-CHI-03", "KF-RUL-25"})
  void chi_isAdded_byTheShooterFirst_thenByTheTarget() {
    Ring ring = shoot(state -> {
      state.gang(0, Counters.CHI, 2);
      state.gang(1, Counters.CHI, 2);
    }, "5", ROOKIE, STUDENT, OTHER);
    assertThat(ring.listed()).containsExactly("spend 0", "spend 1", "spend 2");
    ring.play("spend 2").dice("shot-2=3 dodge-1=3").play("spend 1");
    assertThat(ring.kind()).as("3 + 2 + 2 against 3 + 2 + 1").isEqualTo("effect");
    assertThat(ring.listed()).contains("inflict extra-knocked-out").doesNotContain("inflict extra-killed");
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.chi(1)).isEqualTo(1);
  }

  @Test
  @Rule("KF-GUN-22")
  void onePoint_knocksAnExtraOut_pushesS_orDisarms() {
    assertThat(hit(1, PLAIN, ROOKIE, STUDENT).play("inflict extra-knocked-out").is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(hit(1, PLAIN, ROOKIE, STUDENT).play("inflict recoil-short", "turn 0").place("1-1")).isEqualTo("7750 4000");
    Ring ring = hit(1, PLAIN, ROOKIE, "1 enforcer 7000 4000").play("inflict disarm-drops");
    assertThat(ring.figures().arms().weapons(1)).isZero();
  }

  @Test
  @Rule("KF-GUN-23")
  void twoPoints_pushM_knockDown_disarm_orKillAnExtra() {
    assertThat(hit(2, PLAIN, ROOKIE, STUDENT).play("inflict recoil-medium", "turn 0").place("1-1")).isEqualTo("8200 4000");
    assertThat(hit(2, PLAIN, ROOKIE, STUDENT).play("inflict knocked-down").is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(hit(2, PLAIN, ROOKIE, STUDENT).play("inflict extra-killed").is("1-1", Condition.DEAD)).isTrue();
    Ring ring = hit(2, PLAIN, ROOKIE, "1 enforcer 7000 4000");
    assertThat(ring.listed()).contains("inflict disarm-lands-short");
  }

  @Test
  @Rule({"KF-GUN-24", "KF-RUL-125"})
  void threePoints_wound_stun_lame_orDestroyAWeapon() {
    assertThat(hit(3, PLAIN, ROOKIE, STUDENT).play("inflict wounded").is("1-1", Condition.DEAD)).isTrue();
    assertThat(hit(3, PLAIN, ROOKIE, STUDENT).play("inflict limping").is("1-1", Condition.LIMPING)).isTrue();
    assertThat(hit(3, PLAIN, ROOKIE, STUDENT).dice("direction-1=2,2").play("inflict stunned")
        .is("1-1", Condition.STUNNED)).isTrue();
    Ring ring = hit(3, PLAIN, ROOKIE, "1 enforcer 7000 4000");
    assertThat(ring.listed()).contains("inflict disarm-flies", "inflict disarm-destroyed");
    assertThat(ring.play("inflict disarm-destroyed").figures().arms().weapons(1)).isZero();
    Ring signature = hit(3, PLAIN, "2 detective 4000 4000", "1 ninja-assault-master 7000 4000");
    assertThat(signature.listed()).as("a Signature Weapon cannot be destroyed").doesNotContain("inflict disarm-destroyed");
  }

  @Test
  @Rule({"KF-GUN-29", "KF-H2H-22"})
  void chi_lowersWhatAShotDoes() {
    Ring ring = hit(3, state -> state.gang(0, Counters.CHI, 0), ROOKIE, STUDENT);
    ring.fight().gang(0, Counters.CHI, 2);
    ring.play("inflict wounded", "reduce 1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("replace-effectBo");
    assertThat(ring.listed()).contains("inflict knocked-down").doesNotContain("inflict recoil-short");
    ring.play("inflict extra-killed", "reduce 1");
    assertThat(ring.listed()).contains("inflict extra-knocked-out").doesNotContain("inflict knocked-down");
  }

  @Test
  @Rule("KF-GUN-25")
  void lostByThree_theShootersHostageBreaksFree() {
    Ring ring = aiming(state -> state.figures().grappler(1, 0), "5", "2 detective 4000 4000", "1 dim-mak-master 4250 4000",
        OTHER).dice("shot-2=1 dodge-1=6").play("shoot");
    assertThat(ring.kind()).as("1 + 4 + 1 + 2 against 6 + 4 is not by 3").isEqualTo("nominate");
    Ring sergeant = aiming(state -> state.figures().grappler(1, 0), "5", ROOKIE, "1 dim-mak-master 4250 4000",
        OTHER).dice("shot-2=1 dodge-1=4").play("shoot");
    assertThat(sergeant.listed()).as("1 + 2 + 2 against 4 + 4").containsExactly("inflict hostage-free", "pass");
    sergeant.play("inflict hostage-free");
    assertThat(sergeant.figures().grappler(1)).isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule("KF-GUN-26a")
  void lostByFour_theShooterIsASittingDuck() {
    Ring ring = aiming(PLAIN, "5", ROOKIE, STUDENT, OTHER).dice("shot-2=1 dodge-1=5").play("shoot",
        "inflict sitting-duck");
    assertThat(ring.is("2-1", Condition.SITTING_DUCK)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0, 4, 2", "0, 5, 1", "1, 5, 2", "1, 6, 1"})
  @Rule({"KF-GUN-26c", "KF-LOC-12b", "KF-LOC-12c"})
  void lostByFour_inACrowd_aBystanderIsHit_onFiveOrSix_afterAnEarlierGunshotOnSix(int shotsBefore, int die, int chi) {
    Ring ring = aiming(state -> {
      state.choose(LocationTrait.CROWD);
      state.set(Counters.GUNSHOTS, shotsBefore);
    }, "5", "2 rookie-cop 4000 4000", STUDENT, OTHER, "2 detective 300 300");
    ring.dice("shot-2=1 dodge-1=5 bystander-2=5").play("shoot");
    ring.fight().gang(1, Counters.CHI, 2);
    ring.dice("bystander-2=" + die).play("inflict bystander", "done");
    assertThat(ring.chi(2)).as("a gang led by somebody good pays for it").isEqualTo(chi);
  }

  @Test
  @Rule({"KF-GUN-26d", "KF-RUL-124", "KF-RUL-94"})
  void lostByFour_theShotHitsAProp_thatIsActivatedAgainstTheShooter() {
    Piece crates = piece("CRATES", 4000, 4300, 4500, 4800, 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.SCENIC);
    Ring ring = aiming(with(crates), "5", ROOKIE, STUDENT, OTHER).dice("shot-2=1 dodge-1=5").play("shoot");
    assertThat(ring.listed()).contains("inflict prop-hit");
    ring.dice("peril=5 defence-2=1").play("inflict prop-hit");
    assertThat(ring.is("2-1", Condition.DEAD)).as("5 + 2 against 1 + 2: a Wound").isTrue();
    Ring far = aiming(with(piece("CRATES", 5000, 4300, 5500, 4800, 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD)), "5", ROOKIE,
        STUDENT, OTHER).dice("shot-2=1 dodge-1=5").play("shoot");
    assertThat(far.listed()).as("875 away from him").doesNotContain("inflict prop-hit");
  }

  @Test
  @Rule({"KF-GUN-22", "KF-CON-23"})
  void onePoint_activatesAPropAgainstTheTarget() {
    Piece crates = piece("CRATES", 7000, 4300, 7500, 4800, 250, Flag.BLOCK, Flag.OBSCURE, Flag.HARD, Flag.SCENIC);
    Ring ring = hit(1, with(crates), ROOKIE, STUDENT);
    assertThat(ring.listed()).contains("inflict prop-activates");
  }

  @ParameterizedTest
  @CsvSource({"0, 5, 0", "0, 4, 1", "1, 5, 1", "1, 6, 0"})
  @Rule({"KF-LOC-11b", "KF-LOC-12b", "KF-LOC-12c"})
  void aMiss_inACrowd_mayHitABystander_afterTheFirstGunshotOnSixAlone(int gunshots, int die, int chi) {
    Ring ring = shoot(state -> {
      state.choose(LocationTrait.CROWD);
      state.set(Counters.GUNSHOTS, gunshots);
      state.gang(1, Counters.CHI, 1);
    }, "5", "2 rookie-cop 4000 4000", STUDENT, OTHER, "2 detective 300 300");
    ring.dice("shot-2=3 dodge-1=3 bystander-2=" + die).play("spend 0");
    assertThat(ring.chi(2)).isEqualTo(chi);
    assertThat(ring.fight().get(Counters.GUNSHOTS)).isPositive();
  }

  @Test
  @Rule({"KF-GUN-26b", "KF-GUN-27"})
  void jammedGuns_takeAnAction_brokenOnesAWholeTurn() {
    Ring ring = shoot(PLAIN, "5,5,5", "2 detective 4000 4000", "1 dim-mak-master 7000 4000", OTHER)
        .dice("shot-2=1 dodge-1=6").play("fire 1 figure:1-1 0", "inflict reload");
    assertThat(ring.refused("shoot")).isEqualTo("KF-GUN-02");
    ring.play("reload");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
    Ring broken = shoot(PLAIN, "5,5,5", ROOKIE, "1 dim-mak-master 7000 4000", OTHER)
        .dice("shot-2=1 dodge-1=4").play("fire 1 figure:1-1 0", "inflict malfunction");
    assertThat(broken.refused("reload")).isEqualTo("KF-GUN-26b");
    broken.play("stop", "end-turn", "end-turn", "activate figure:2-1", "repair");
    assertThat(broken.figures().arms().brokenDown(0)).isZero();
    assertThat(broken.kind()).as("it was the whole activation").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-GUN-05", "KF-RUL-178"})
  void aHostage_shieldsWhoHoldsHim_fromShotsThroughTheMiddleOfHisBase() {
    Consumer<GameState> held = state -> state.figures().grappler(2, 1);
    Ring shielded = ready(Ring.of(held, "2 thug/pistol/fire-into-hand-to-hand 4000 4000", "1 sumo-bodyguard 7000 4000",
        "2 student 6675 4000", FARTHER.replace("500 8500", "4000 8900")), "5").dice("shot-2=6 dodge-1=1").play("shoot");
    assertThat(shielded.is("1-2", Condition.KNOCKED_OUT)).isFalse();
    shielded.play("inflict extra-knocked-out");
    assertThat(shielded.is("1-2", Condition.KNOCKED_OUT)).as("somebody may fire into the combat, but not through the captive")
        .isTrue();
    Ring open = ready(Ring.of(held, "2 thug/pistol/fire-into-hand-to-hand 4000 4000", "1 sumo-bodyguard 7000 4000",
        "2 student 7000 4325"), "5").dice("shot-2=6 dodge-1=1").play("shoot", "inflict extra-knocked-out");
    assertThat(open.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    Ring holder = ready(Ring.of(state -> state.figures().grappler(1, 0), "2 swat-sergeant 4000 4000",
        "1 student 4250 4000", "1 student 7000 4000", OTHER), "5");
    holder.dice("shot-2=6 dodge-1=1").play("shoot", "inflict extra-knocked-out");
    assertThat(holder.is("1-2", Condition.KNOCKED_OUT)).as("past the captive, with a shotgun not at him").isTrue();
    Ring pressed = ready(Ring.of(state -> state.figures().grappler(1, 0), "2 swat-sergeant 4000 4000",
        "1 student 4250 4000", "1 student 7000 4000", OTHER, "1 student 4000 4250"), "5");
    assertThat(pressed.refused("shoot")).as("another enemy is in contact").isEqualTo("KF-GUN-02");
    Ring past = ready(Ring.of(state -> {
      state.figures().grappler(1, 0);
      state.figures().inflict(1, Condition.TRANSFIXED);
    }, "2 swat-sergeant 4000 4000", "1 student 4250 4000", "1 student 7000 4000", OTHER), "5").play("shoot");
    assertThat(past.listed()).as("past one who does not fight").contains("fire 1 figure:1-2 0");
  }

  @Test
  @Rule({"KF-TRT-28", "KF-RUL-66"})
  void fireIntoHandToHand_looksPastAllOthersInTheCombat_andHitsNobodyElse() {
    String[] figures = {"2 thug/pistol/fire-into-hand-to-hand 4000 4000", "1 student 7000 4000", "2 sumo-bodyguard 6675 4000"};
    Ring ring = aiming(PLAIN, "5", figures).dice("shot-2=3 dodge-1=3").play("shoot");
    assertThat(ring.kind()).as("one roll, one target").isEqualTo("nominate");
    figures[0] = "2 rookie-cop 4000 4000";
    assertThat(ready(Ring.of(figures), "5").refused("shoot")).isEqualTo("KF-GUN-02");
    Ring outsider = ready(Ring.of(PLAIN, "2 thug/pistol/fire-into-hand-to-hand 4000 4000", "1 student 7000 4000", "2 sumo-bodyguard 6675 4000",
        "2 sumo-bodyguard 5500 4000"), "5");
    assertThat(outsider.refused("shoot")).as("somebody outside of it is in the way").isEqualTo("KF-GUN-02");
  }

  @ParameterizedTest
  @CsvSource({"5450, legal", "5451, KF-GUN-02"})
  @Rule({"KF-RUL-153", "KF-LOC-15d"})
  void throughWoods_aShotReachesM(int x, String verdict) {
    Consumer<GameState> woods = with(piece("WOODS", 4400, 3000, 5000, 5000, 600, Flag.WOODS, Flag.OBSCURE));
    Ring ring = ready(Ring.of(woods, "2 detective 4000 4000", "1 student " + x + " 4000", OTHER), "5");
    assertThat(ring.refused("shoot")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-RUL-153", "KF-LOC-15e"})
  void throughWoods_theTargetHasCover() {
    Consumer<GameState> woods = with(piece("WOODS", 4400, 3000, 5000, 5000, 600, Flag.WOODS, Flag.OBSCURE));
    Ring ring = aiming(woods, "5", "2 rookie-cop 4000 4000", "1 student 5450 4000", OTHER).dice("shot-2=5 dodge-1=3")
        .play("shoot");
    assertThat(ring.kind()).as("5 + 2 - 2 against 3 + 2").isEqualTo("nominate");
  }

  @Test
  @Rule("KF-RUL-65")
  void aHailOfFire_takesTwoActions_andNoMore() {
    Ring ring = shoot(PLAIN, "5,5,5", "2 hero/two-guns 4000 4000", STUDENT, OTHER);
    assertThat(ring.listed()).contains("hail 1").doesNotContain("hail 2");
    ring.play("hail 1", "stop");
    assertThat(ring.kind()).as("one action is left of three").isEqualTo("action");
  }

  @Test
  @Rule({"KF-GUN-20", "KF-TRT-74a", "KF-EX-14", "KF-RUL-121"})
  void twoGuns_fireAShotForEachPointOfPrintedC() {
    Ring ring = shoot(state -> state.figures().wounds(0, 2), "5,5", "2 hero/two-guns 4000 4000", "1 student 4400 4000", OTHER);
    ring.play("hail 1");
    for (int shot = 0; shot < 4; shot++) {
      assertThat(ring.kind()).isEqualTo("hail-target");
      ring.dice("shot-2=3 dodge-1=3").play("at figure:1-1");
    }
    assertThat(ring.kind()).as("no bonus for being near: 3 + 2 against 3 + 2").isEqualTo("nominate");
    Ring single = shoot(state -> state.figures().wounds(0, 2), "5", "2 hero/two-guns 4000 4000", "1 student 4400 4000", OTHER)
        .dice("shot-2=3 dodge-1=3").play("fire 2 figure:1-1 0");
    assertThat(single.kind()).as("a single shot has it").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-74b", "KF-TRT-74c"})
  void oneGunLess_leavesShots_butNoHail() {
    Ring ring = shoot(state -> state.figures().arms().loseWeapon(0, 0), "5,5", "2 hero/two-guns 4000 4000", STUDENT, OTHER);
    assertThat(ring.refused("hail 2")).isEqualTo("KF-GUN-20");
    assertThat(ring.refused("fire 2 figure:1-1 0")).isEqualTo("legal");
    Ring disarmed = Ring.of(PLAIN, "2 rookie-cop 4000 4000", "1 hero/two-guns 7000 4000", OTHER);
    ready(disarmed, "5").dice("shot-2=6 dodge-1=1").play("shoot");
    disarmed.play("inflict disarm-drops");
    assertThat(disarmed.kind()).as("which of the two").isEqualTo("weapon");
    disarmed.play("item 2", "done");
    assertThat(disarmed.figures().arms().weapons(1)).as("the other one is left").isEqualTo(1);
  }

  @Test
  @Rule({"KF-GUN-20", "KF-RUL-63", "KF-GUN-08"})
  void aHail_looksForTheNearestAtEachShot() {
    Ring ring = shoot(PLAIN, "5,5", "2 red-pole-gunman 4000 4000", "1 student 6000 4000", "1 student 4000 7000", FARTHER);
    ring.play("hail 1");
    assertThat(ring.listed()).containsExactly("at figure:1-1", "stop");
    ring.dice("shot-2=6 dodge-1=1").play("at figure:1-1", "inflict extra-killed");
    assertThat(ring.listed()).containsExactly("at figure:1-2", "stop");
  }

  @Test
  @Rule({"KF-TRT-13a", "KF-TRT-13b", "KF-EX-15", "KF-RUL-84"})
  void anExtrasHail_isItsOneAttackOfTheTurn() {
    Ring ring = shoot(PLAIN, "5,5,5", "2 red-pole-gunman 4000 4000", "1 sumo-bodyguard 4600 4000", OTHER).play("hail 1");
    for (int shot = 0; shot < 3; shot++) {
      ring.dice("shot-2=1 dodge-1=1").play("at figure:1-1");
    }
    assertThat(ring.refused("shoot")).as("one action is left").isEqualTo("KF-ACT-24");
    Ring near = aiming(PLAIN, "5", "2 red-pole-gunman 4000 4000", "1 student 4500 4000", OTHER).dice("shot-2=3 dodge-1=3")
        .play("shoot");
    assertThat(near.kind()).as("a single shot at point-blank has +1").isEqualTo("effect");
  }

  @Test
  @Rule("KF-RUL-121")
  void withoutC_oneRollsAllTheSame_butFiresNoHail() {
    Ring ring = shoot(PLAIN, "5,5", "2 weakling/automatic-weapon 4000 4000", STUDENT, OTHER);
    assertThat(ring.refused("hail 1")).isEqualTo("KF-GUN-20");
    ring.dice("shot-2=6 dodge-1=3").play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("6 + 0 against 3 + 2").isEqualTo("effect");
  }

  @Test
  @Rule("KF-RUL-68")
  void gunsAreDrawn_andNeverEmpty() {
    Ring ring = aiming(PLAIN, "5,5,6", "2 detective 4000 4000", STUDENT, OTHER);
    for (int shot = 0; shot < 2; shot++) {
      ring.dice("shot-2=1 dodge-1=6").play("shoot", "fire 1 figure:1-1 0");
    }
    assertThat(ring.refused("shoot")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-EX-35", "KF-RUL-68"})
  void aShooterWhoLosesByFive_suffersOneThing() {
    Ring ring = aiming(PLAIN, "5", ROOKIE, "1 dim-mak-master 7000 4000", OTHER).dice("shot-2=1 dodge-1=4")
        .play("shoot");
    assertThat(ring.listed()).as("3 against 8").containsExactly("inflict sitting-duck", "inflict reload",
        "inflict malfunction", "pass");
    ring.play("inflict sitting-duck");
    assertThat(ring.kind()).as("one, not more").isEqualTo("nominate");
  }
}
