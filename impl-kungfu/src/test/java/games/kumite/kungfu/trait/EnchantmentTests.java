package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Spells without an action, and mystical challenges. Both gangs have 4 Chi. */
final class EnchantmentTests {

  private static final String OTHER = "2 student 8000 8000";
  private static final String FARTHER = "1 student 500 8500";

  private static Ring ring(Consumer<GameState> more, String... figures) {
    return Ring.of(state -> {
      state.gang(0, Counters.CHI, 4);
      state.gang(1, Counters.CHI, 4);
      more.accept(state);
    }, figures);
  }

  private static Ring ring(String... figures) {
    return ring(state -> { }, figures);
  }

  private static Ring activate(Ring ring, String figure, String dice) {
    Ring.skip(ring).play("activate figure:" + figure);
    Ring.skip(ring).dice("activation-" + figure.charAt(0) + "=" + dice).play("roll " + dice.split(",").length);
    return Ring.skip(ring);
  }

  private static Ring spendNothing(Ring ring) {
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-08a", "KF-TRT-08b", "KF-RUL-06"})
  void arrowSanctuary_isCalledInTheEnemyTurn_beforeTheDice_andTheShotIsLost() {
    Ring ring = activate(ring("2 rookie-cop 4000 4000", "1 hero/arrow-sanctuary 7000 4000", OTHER), "2-1", "5,5")
        .play("shoot", "fire 1 figure:1-1 0");
    assertThat(ring.kind() + ring.actor()).isEqualTo("declaredAna");
    ring.play("sanctuary figure:1-1");
    assertThat(ring.chi(1)).isEqualTo(3);
    assertThat(Ring.skip(ring).kind()).as("no dice are rolled").isEqualTo("action");
    assertThat(ring.is("1-1", Condition.ARROW_SANCTUARY)).isTrue();
    Ring next = activate(ring(state -> state.figures().inflict(1, Condition.ARROW_SANCTUARY), "2 detective 4000 4000",
        "1 hero/arrow-sanctuary 7000 4000", OTHER), "2-1", "5");
    assertThat(next.refused("shoot")).isEqualTo("KF-GUN-02");
  }

  @Test
  @Rule({"KF-TRT-08a", "KF-RUL-06"})
  void arrowSanctuary_isTooLate_onceTheDiceLie() {
    Ring ring = activate(ring("2 rookie-cop 4000 4000", "1 hero/arrow-sanctuary 7000 4000", OTHER), "2-1", "5")
        .play("shoot", "pass").dice("shot-2=6 dodge-1=1");
    spendNothing(ring);
    assertThat(ring.kind()).isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-08c", "KF-RUL-88"})
  void arrowSanctuary_endsWhenHeMoves_attacks_orIsHurtHandToHand() {
    Consumer<GameState> sheltered = state -> state.figures().inflict(0, Condition.ARROW_SANCTUARY);
    Ring moved = activate(ring(sheltered, "2 hero/arrow-sanctuary 4000 4000", "1 student 7000 4000", OTHER), "2-1", "5,5")
        .play("move", "to 4000 5000");
    assertThat(moved.is("2-1", Condition.ARROW_SANCTUARY)).isFalse();
    Ring attacked = activate(ring(sheltered, "2 hero/arrow-sanctuary 4000 4000", "1 student 4250 4000", OTHER, FARTHER), "2-1", "5")
        .play("attack");
    Ring.skip(attacked).dice("attack-2=1 defence-1=1");
    spendNothing(attacked);
    assertThat(attacked.is("2-1", Condition.ARROW_SANCTUARY)).isFalse();
    Ring hurt = activate(ring(state -> state.figures().inflict(1, Condition.ARROW_SANCTUARY), "2 hero 4000 4000",
        "1 hero/arrow-sanctuary 4250 4000", OTHER, FARTHER), "2-1", "5").play("attack");
    Ring.skip(hurt).dice("attack-2=4 defence-1=3");
    spendNothing(hurt).play("inflict distracted");
    if (hurt.kind().equals("reduce")) {
      hurt.play("done");
    }
    assertThat(hurt.is("1-1", Condition.ARROW_SANCTUARY)).isFalse();
    Ring inCombat = ring("2 hero/arrow-sanctuary 4000 4000", "1 student 4250 4000", OTHER);
    assertThat(inCombat.refused("sanctuary figure:2-1")).as("also in hand-to-hand combat").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-17a", "KF-TRT-17b", "KF-TRT-17c", "KF-RUL-118"})
  void rain_takesOneFromEveryShot_untilSomebodyStopsItForAnAction() {
    Ring ring = ring("2 hero/call-the-monsoon 4000 1000", "2 rookie-cop 4000 4000", "1 student 7000 4000");
    ring.play("monsoon figure:2-1");
    assertThat(ring.chi(2)).isEqualTo(3);
    activate(ring, "2-2", "5").dice("shot-2=4 dodge-1=3").play("shoot");
    Ring.skip(spendNothing(Ring.skip(ring)));
    assertThat(ring.kind()).as("4 + 2 - 1 against 3 + 2").isEqualTo("nominate");
    assertThat(ring.fight().get(Counters.RAIN)).isEqualTo(1);
    activate(ring, "2-1", "5,5").play("cast stop-rain");
    assertThat(ring.fight().get(Counters.RAIN)).isZero();
    assertThat(Ring.skip(ring).refused("cast stop-rain")).isEqualTo("KF-TRT-17c");
  }

  @Test
  @Rule({"KF-LOC-26a", "KF-RUL-120"})
  void rain_putsOutHotSpotFires_butNoFireballs() {
    Ring ring = ring(state -> {
      state.figures().inflict(1, Condition.BURNING_BY_HOT_SPOT);
      state.figures().inflict(2, Condition.BURNING_BY_FIREBALL);
    }, "2 hero/call-the-monsoon 4000 1000", "2 student 4000 4000", "1 student 7000 4000").play("monsoon figure:2-1");
    assertThat(ring.is("2-2", Condition.BURNING_BY_HOT_SPOT)).isFalse();
    assertThat(ring.is("1-1", Condition.BURNING_BY_FIREBALL)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-118", "KF-RUL-88"})
  void noActionSpells_areCastInTheOwnTurn_onceATurn_andNotInCombat() {
    Ring enemy = ring("2 student 4000 4000", "1 hero/call-the-monsoon 7000 4000", OTHER);
    assertThat(enemy.kind()).as("Ana is not asked in Bo's turn").isEqualTo("nominate");
    Ring fighting = ring("2 hero/call-the-monsoon 4000 4000", "1 student 4250 4000", OTHER);
    assertThat(fighting.kind()).isEqualTo("nominate");
    Ring again = ring("2 hero/water-wall 4000 4000", "1 student 7000 4000", OTHER).play("water-wall figure:2-1");
    again.play(again.listed().get(0)).play("shift 6");
    assertThat(again.listed()).doesNotContain("water-wall figure:2-1");
  }

  @ParameterizedTest
  @CsvSource({"zombie, 5451, legal", "zombie, 5450, KF-TRT-67a", "student, 5450, legal"})
  @Rule({"KF-TRT-67a", "KF-RUL-87"})
  void aSpiritWard_keepsTheSupernaturalAway_byM(String figure, int x, String verdict) {
    Ring ring = ring("2 " + figure + " 6500 4000", "1 hero/spirit-ward 4000 4000", OTHER);
    ring.figures().inflict(1, Condition.SPIRIT_WARD);
    activate(ring, "2-1", "5").play("move");
    assertThat(ring.refused("to " + x + " 4000")).isEqualTo(verdict);
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TRT-67b"})
  void aSpiritWard_costsAChi_andIsNoHindranceForShots() {
    Ring ring = ring("2 hero/spirit-ward 4000 4000", "1 great-demon 7000 4000", OTHER).play("ward figure:2-1");
    assertThat(ring.chi(2)).isEqualTo(3);
    assertThat(ring.is("2-1", Condition.SPIRIT_WARD)).isTrue();
    Ring.skip(ring).play("end-turn");
    activate(ring, "1-1", "5,5");
    assertThat(ring.refused("cast fireball")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-TRT-67d"})
  void aSpiritWard_endsWhenItsCasterRecoils_andFellsWhoRecoilsAgainstIt() {
    Ring ring = ring(state -> state.figures().inflict(2, Condition.SPIRIT_WARD), "2 rookie-cop 8500 4000",
        "1 zombie 5900 4000", "1 hero/spirit-ward 4000 4000", OTHER, FARTHER);
    activate(ring, "2-1", "5").dice("shot-2=6 dodge-1=3").play("shoot");
    spendNothing(Ring.skip(ring)).play("inflict recoil-short", "turn 0");
    if (ring.kind().equals("reduce")) {
      ring.play("done");
    }
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.place("1-1")).as("stopped a tenth before it").isEqualTo("5451 4000");
    Ring caster = ring(state -> state.figures().inflict(1, Condition.SPIRIT_WARD), "2 rookie-cop 7000 4000",
        "1 hero/spirit-ward 4000 4000", OTHER, FARTHER);
    activate(caster, "2-1", "5").dice("shot-2=6 dodge-1=3").play("shoot");
    spendNothing(Ring.skip(caster)).play("turn 0");
    if (caster.kind().equals("reduce")) {
      caster.play("done");
    }
    assertThat(caster.is("1-1", Condition.SPIRIT_WARD)).isFalse();
  }

  private static Ring walled(int direction, String... figures) {
    return ring(state -> state.figures().raiseWall(0, Place.of(5500, 4000, 0), direction), figures);
  }

  @ParameterizedTest
  @CsvSource({"6, nominate", "0, nominate", "12, nominate"})
  @Rule({"KF-TRT-78b", "KF-RUL-117"})
  void aWaterWall_takesTwo_fromWhatGoesThroughIt(int direction, String kind) {
    Ring ring = activate(walled(direction, "2 hero/water-wall 500 500", "2 rookie-cop 4000 4000", "1 student 7000 4000"), "2-2", "5")
        .dice("shot-2=5 dodge-1=3").play("shoot");
    Ring.skip(spendNothing(Ring.skip(ring)));
    assertThat(ring.kind()).as("5 + 2 - 2 against 3 + 2; along the wall it is through it, too").isEqualTo(kind);
    Ring beside = activate(ring(state -> state.figures().raiseWall(0, Place.of(5500, 4400, 0), 6), "2 hero/water-wall 500 500",
        "2 rookie-cop 4000 4000", "1 student 7000 4000"), "2-2", "5").dice("shot-2=5 dodge-1=3")
        .play("shoot");
    assertThat(spendNothing(Ring.skip(beside)).kind()).as("it ends 25 away from the line").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-TRT-78a", "KF-RUL-117"})
  void aWaterWall_risesWithinL_inSight_andOnNobody() {
    Ring ring = ring("2 hero/water-wall 4000 4000", "1 student 6000 4000", OTHER).play("water-wall figure:2-1");
    assertThat(ring.kind()).isEqualTo("wall-middle");
    assertThat(ring.refused("mark 5800 4000")).isEqualTo("legal");
    assertThat(ring.refused("mark 5801 4000")).isEqualTo("KF-RUL-117");
    ring.play("mark 5700 4000");
    assertThat(ring.refused("shift 0")).as("it would reach 6075").isEqualTo("KF-RUL-117");
    ring.play("shift 6");
    assertThat(ring.is("2-1", Condition.WATER_WALL)).isTrue();
    assertThat(ring.chi(2)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-TRT-78d", "KF-RUL-98"})
  void aWaterWall_isUsedUp_byAFireballThatMeetsIt() {
    Ring ring = activate(ring(state -> state.figures().raiseWall(1, Place.of(5500, 4000, 0), 6), "2 hero/fireball 4000 4000",
        "1 hero/water-wall 8500 8500", "1 student 7000 4000", OTHER), "2-1", "5").play("cast fireball", "mark 7000 4000");
    assertThat(ring.is("1-1", Condition.WATER_WALL)).isFalse();
  }

  @Test
  @Rule("KF-TRT-78e")
  void aWaterWall_endsWhenItsCasterMoves_casts_orSuffers() {
    Ring moved = activate(walled(6, "2 hero/water-wall 500 500", "1 student 7000 4000", OTHER), "2-1", "5").play("move", "to 500 1000");
    assertThat(moved.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring cast = walled(6, "2 hero/water-wall/call-the-monsoon 500 500", "1 student 7000 4000", OTHER).play("monsoon figure:2-1");
    assertThat(cast.is("2-1", Condition.WATER_WALL)).isFalse();
    Ring hurt = activate(ring(state -> state.figures().raiseWall(1, Place.of(500, 500, 0), 6), "2 rookie-cop 4000 4000",
        "1 hero/water-wall 7000 4000", OTHER, FARTHER), "2-1", "5").dice("shot-2=6 dodge-1=3").play("shoot");
    spendNothing(Ring.skip(hurt)).play("turn 0");
    if (hurt.kind().equals("reduce")) {
      hurt.play("done");
    }
    assertThat(hurt.is("1-1", Condition.WATER_WALL)).isFalse();
  }

  private static Ring challenge(String own, String enemy) {
    return ring("2 " + own + " 4000 4000", "1 " + enemy + " 7000 4000", OTHER, FARTHER).play("challenge figure:2-1");
  }

  @Test
  @Rule({"KF-TAO-08", "KF-TAO-09", "KF-RUL-75"})
  void aChallenge_isRefused_atThePriceOfHumiliation_andMadeOnce() {
    Ring ring = challenge("hero/levitation", "great-demon");
    assertThat(ring.kind() + ring.actor()).isEqualTo("challengeAna");
    ring.play("refuse");
    assertThat(ring.is("1-1", Condition.HUMBLED)).isTrue();
    assertThat(ring.figures().humbler(1)).isZero();
    assertThat(ring.chi(2)).as("no Chi").isEqualTo(4);
    assertThat(ring.listed()).as("once per game").doesNotContain("challenge figure:2-1");
    Ring plain = ring("2 hero/levitation 4000 4000", "1 student 7000 4000", OTHER);
    assertThat(plain.kind()).as("nobody to challenge").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TAO-10a", "KF-TAO-10b", "KF-RUL-75", "KF-RUL-100"})
  void aSorcererWhoLoses_losesATrait_ofTheWinnersChoice() {
    Ring ring = challenge("hero/levitation", "hero/fireball/transfix").dice("contest-2=2,2,2 contest-1=1,1,1").play("meet");
    assertThat(ring.kind() + ring.actor()).isEqualTo("stripBo");
    assertThat(ring.listed()).containsExactly("strip fireball", "strip transfix");
    ring.play("strip fireball");
    assertThat(Capabilities.has(ring.figures(), 1, Trait.FIREBALL)).isFalse();
    assertThat(Capabilities.has(ring.figures(), 1, Trait.TRANSFIX)).isTrue();
    Ring lost = challenge("hero/levitation", "hero/fireball").dice("contest-2=1,1,1 contest-1=2,2,2").play("meet");
    assertThat(Capabilities.isSorcerer(lost.figures(), 0)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"lose combat, 4, 1", "lose quality, 5, 2"})
  @Rule({"KF-TAO-10a", "KF-TAO-10c"})
  void aCreatureThatLoses_losesQOrC_ofItsOwnPlayersChoice(String choice, int quality, int combat) {
    Ring ring = challenge("hero/levitation", "zombie").dice("contest-2=2,2,2 contest-1=1,1,1").play("meet");
    assertThat(ring.kind() + ring.actor()).isEqualTo("lose-scoreAna");
    ring.play(choice);
    assertThat(ring.figures().quality(1)).isEqualTo(quality);
    assertThat(ring.figures().combat(1)).isEqualTo(combat);
  }

  @Test
  @Rule({"KF-RUL-75", "KF-RUL-76"})
  void aTie_isNothing() {
    Ring ring = challenge("hero/levitation", "zombie").dice("contest-2=2,1,1 contest-1=5,1,1").play("meet");
    assertThat(Ring.skip(ring).kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"'2,2,2', '1,1,1', attacker-won", "'1,1,1', '2,2,2', defender-won"})
  @Rule({"KF-RUL-173", "KF-PLT-11a", "KF-PLT-11c"})
  void inAChallengeOfSorcerers_theContestDecidesThePlot(String own, String others, String result) {
    Ring ring = ring(state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()), "2 hero/levitation 4000 4000",
        "1 hero/fireball 7000 4000", OTHER, FARTHER).dice("contest-2=" + own + " contest-1=" + others)
        .play("challenge figure:2-1"); // it cannot be refused (KF-PLT-11c)
    assertThat(ring.match().outcome().summary()).isEqualTo(result);
  }

  @Test
  @Rule("KF-RUL-173")
  void inAChallengeOfSorcerers_aTieDecidesNothing_andTheyMeetAgainInTheNextTurn() {
    Ring ring = ring(state -> state.set(Counters.PLOT, Plot.CHALLENGE.ordinal()), "2 hero/levitation 4000 4000",
        "1 hero/fireball 7000 4000", OTHER, FARTHER).dice("contest-2=2,1,1 contest-1=2,1,1").play("challenge figure:2-1");
    assertThat(ring.kind()).as("once in a turn").isEqualTo("nominate");
    ring.play("end-turn");
    Ring.skip(ring).play("end-turn");
    assertThat(ring.listed()).contains("challenge figure:2-1");
  }
}
