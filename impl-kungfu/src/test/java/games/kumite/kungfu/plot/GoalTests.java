package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Revenge, Challenge, Discover a Secret. Bo attacks; Ana's Protagonist is figure 0. */
final class GoalTests {

  private static final String RIVAL = "1 dim-mak-master 4000 4000";
  private static final String PUPIL = "1 student 1000 1000";
  private static final String STUDENT = "2 student 4250 4000";
  private static final String OTHER = "2 student 8000 8000";

  private static Consumer<GameState> plot(Plot plot, Consumer<GameState> more) {
    return state -> {
      state.set(Counters.PLOT, plot.ordinal());
      more.accept(state);
    };
  }

  private static Ring strike(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  private static String summary(Ring ring) {
    return ring.match().outcome().summary();
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-RUL-174", "KF-RUL-191"})
  void revenge_aBlowThatHumblesAndFells_wins_alsoByAnExtra() {
    Ring ring = strike(state -> state.figures().wounds(0, 4), "attack-2=6 defence-1=6 morale-1=6,6,6", RIVAL, STUDENT, OTHER, PUPIL)
        .play("inflict humbled");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).as("he was Staggering").isTrue();
    assertThat(summary(ring)).isEqualTo("attacker-won");
    assertThat(ring.match().outcome().standings().get(1).result()).isEqualTo(Outcome.Result.WIN);
  }

  @Test
  @Rule({"KF-PLT-08a", "KF-PLT-08b"})
  void revenge_withoutHumbling_isNone() {
    Ring ring = strike(state -> state.figures().wounds(0, 4), "attack-2=5 defence-1=6 morale-1=6,6,6",
        RIVAL, STUDENT, OTHER, PUPIL).play("inflict distracted");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().isOver()).isFalse();
    while (!ring.fight().isOver()) {
      ring.play("end-turn");
    }
    assertThat(summary(ring)).as("the time is over").isEqualTo("defender-won");
  }

  @ParameterizedTest
  @CsvSource({"4400, true", "8900, false"})
  @Rule({"KF-PLT-12a", "KF-PLT-12b", "KF-RUL-191"})
  void challenge_asksForARecoil_aFallAndAWitness(int y, boolean isSeen) {
    Ring ring = strike(plot(Plot.CHALLENGE, state -> {
      state.figures().wounds(0, 4);
      state.figures().note(0, PlotDeed.RECOILED);
      state.lay(state.board().plus(new Piece("wall", "WALL", Polygon.rectangle(0, 5000, 9000, 5100), 0, 900,
          Flag.BLOCK.bit() | Flag.OPAQUE.bit())));
    }), "attack-2=6 defence-1=5 morale-1=6,6,6", RIVAL, "2 hero/big/flying 4325 4000", "1 student 2000 " + y,
        "2 tiger 6000 4000").play("inflict knocked-down");
    if (ring.kind().equals("effect")) {
      ring.play("done");
    }
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().isOver()).as("an Animal is no witness").isEqualTo(isSeen);
  }

  @Test
  @Rule("KF-PLT-12a")
  void challenge_recoilAndFall_areWhatTheChallengerDoes() {
    Ring ring = strike(plot(Plot.CHALLENGE, state -> { }), "attack-2=5 defence-1=3", RIVAL, "2 hero/big/flying 4325 4000", PUPIL)
        .play("inflict recoil-medium", "turn 0");
    if (ring.kind().equals("effect")) {
      ring.play("done");
    }
    assertThat(ring.figures().has(0, PlotDeed.RECOILED)).isTrue();
    assertThat(ring.figures().has(0, PlotDeed.FELLED)).isFalse();
  }

  @Test
  @Rule({"KF-PLT-13", "KF-PLT-11b"})
  void challenge_othersAttackNoProtagonist_andNobodyShootsOne() {
    Ring ring = Ring.of(plot(Plot.CHALLENGE, state -> { }), RIVAL, "2 enforcer 4250 4000", "2 detective 4000 7000", PUPIL)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("attack")).isEqualTo("KF-PLT-13");
    ring.play("stop", "activate figure:2-2").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).as("the duellist may shoot at others").isEqualTo("legal");
  }

  @Test
  @Rule({"KF-PLT-13", "KF-PLT-11c"})
  void challenge_theTwoFight() {
    Ring ring = Ring.of(plot(Plot.CHALLENGE, state -> { }), RIVAL, "2 hero/big/flying 4325 4000", PUPIL)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("attack")).isEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"1 student, true", "1 thug/artificial, false", "1 thug/undead, false", "1 thug/animal, false", "2 student, true"})
  @Rule({"KF-PLT-12b", "KF-RUL-191"})
  void challenge_isWitnessed_byTheLivingAlone(String witness, boolean isSeen) {
    assertThat(isWitnessed(witness, state -> { })).isEqualTo(isSeen);
  }

  @ParameterizedTest
  @CsvSource({"BLINDED, false", "KNOCKED_DOWN, true", "HUSK, false", "KNOCKED_OUT, false"})
  @Rule({"KF-PLT-12b", "KF-RUL-191"})
  void challenge_isWitnessed_byWhoCanSee(Condition condition, boolean isSeen) {
    assertThat(isWitnessed("1 student", state -> state.figures().inflict(2, condition))).isEqualTo(isSeen);
  }

  /** The duel ends in the sight of one figure alone. */
  private static boolean isWitnessed(String witness, Consumer<GameState> more) {
    Ring ring = strike(plot(Plot.CHALLENGE, state -> {
      state.figures().wounds(0, 4);
      state.figures().note(0, PlotDeed.RECOILED);
      state.figures().note(0, PlotDeed.FELLED);
      more.accept(state);
    }), "attack-2=6 defence-1=5 morale-1=6,6,6,6,6,6", RIVAL, "2 hero/big/flying 4325 4000", witness + " 2000 4400",
        "1 thug/animal 6000 6000")
        .play("inflict distracted", "done");
    return ring.fight().get(Counters.GOAL) != 0 && ring.match().outcome().summary().equals("attacker-won");
  }

  @Test
  @Rule({"KF-PLT-11a", "KF-RUL-173"})
  void challenge_betweenSorcerers_isNotWonWithFists() {
    Ring ring = Ring.of(plot(Plot.CHALLENGE, state -> {
      state.figures().wounds(0, 4);
      state.figures().note(0, PlotDeed.RECOILED);
      state.figures().note(0, PlotDeed.FELLED);
    }), "1 hero/levitation 4000 4000", "2 hero/big/levitation 4325 4000", PUPIL);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).dice("attack-2=6 defence-1=5 morale-1=6,6,6").play("attack");
    Ring.skip(ring).play("inflict distracted", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.fight().get(Counters.GOAL)).isZero();
  }

  @Test
  @Rule({"KF-PLT-06d", "KF-RUL-196"})
  void capture_theDeathOfTheTargetEndsIt_thatOfAnotherDoesNot() {
    Consumer<GameState> ofFirst = plot(Plot.CAPTURE, state -> state.set(Counters.TARGET, 2));
    Ring target = strike(ofFirst, "attack-2=6 defence-1=1", "1 thug 4000 4000", "2 hero 4250 4000", "1 thug 8000 500");
    target.play("inflict extra-killed");
    assertThat(target.fight().isOver()).as("figure 0 is not the target").isFalse();
    Ring dead = strike(plot(Plot.CAPTURE, state -> state.set(Counters.TARGET, 0)), "attack-2=6 defence-1=1", "1 thug 4000 4000",
        "2 hero 4250 4000", "1 thug 8000 500").play("inflict extra-killed");
    assertThat(summary(dead)).as("figure 0 is").isEqualTo("draw");
    Ring other = strike(plot(Plot.REVENGE, state -> state.set(Counters.TARGET, 0)), "attack-2=6 defence-1=1", "1 thug 4000 4000",
        "2 hero 4250 4000", "1 thug 8000 500").play("inflict extra-killed");
    assertThat(other.fight().isOver()).as("no Capture").isFalse();
  }

  private static Consumer<GameState> secret(int points) {
    return plot(Plot.DISCOVER, state -> {
      state.set(Counters.INFORMATION, points);
      state.figures().grappler(0, 1);
    });
  }

  @ParameterizedTest
  @CsvSource({"3, 4, false", "3, 5, true"})
  @Rule({"KF-PLT-09a", "KF-PLT-09b", "KF-PLT-09c", "KF-PLT-10b", "KF-RUL-163", "KF-RUL-190"})
  void secret_aHeldEnemyTellsAtTheEndOfTheTurn(int known, int die, boolean isEnough) {
    Ring ring = Ring.of(secret(known), "1 student 4000 4000", STUDENT, OTHER, "1 student 500 500")
        .play("activate figure:2-1", "question figure:1-1");
    assertThat(ring.kind()).as("who is held makes no hack; no dice").isEqualTo("nominate");
    assertThat(ring.fight().get(Counters.INFORMATION)).isEqualTo(known);
    ring.dice("information-2=" + die).play("end-turn");
    assertThat(ring.fight().get(Counters.INFORMATION)).isEqualTo(known + die);
    assertThat(ring.fight().isOver()).isEqualTo(isEnough);
    if (isEnough) {
      assertThat(summary(ring)).isEqualTo("attacker-won");
    } else {
      ring.play("end-turn", "activate figure:2-1");
      assertThat(ring.refused("question figure:1-1")).isEqualTo("KF-PLT-10b");
    }
  }

  @Test
  @Rule({"KF-PLT-10a", "KF-RUL-163"})
  void secret_whoIsKnockedOutBefore_tellsNothing_andMayBeAskedAgain() {
    Ring ring = Ring.of(secret(0), "1 student 4000 4000", STUDENT, OTHER, "1 student 500 500")
        .play("activate figure:2-1", "question figure:1-1");
    ring.figures().inflict(0, Condition.KNOCKED_OUT);
    ring.play("end-turn");
    assertThat(ring.fight().get(Counters.INFORMATION)).isZero();
    assertThat(ring.figures().has(0, PlotDeed.INFORMED)).isFalse();
  }

  @Test
  @Rule({"KF-ACT-32", "KF-PLT-09a"})
  void secret_anotherEnemyInContact_mayInterrupt() {
    Ring ring = Ring.of(secret(0), "1 student 4000 4000", STUDENT, "1 student 4500 4000", OTHER)
        .play("activate figure:2-1", "question figure:1-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("hack-busyAna");
    assertThat(ring.listed()).containsExactly("hack figure:1-2", "waive");
    ring.dice("attack-1=4 defence-2=3").play("hack figure:1-2", "inflict distracted");
    assertThat(ring.figures().has(0, PlotDeed.QUESTIONED)).isFalse();
    Ring missed = Ring.of(secret(0), "1 student 4000 4000", STUDENT, "1 student 4500 4000", OTHER)
        .play("activate figure:2-1", "question figure:1-1").dice("attack-1=1 defence-2=6").play("hack figure:1-2");
    assertThat(missed.figures().has(0, PlotDeed.QUESTIONED)).isTrue();
  }

  @Test
  @Rule("KF-PLT-09a")
  void secret_onlyTheSeekersAsk() {
    Ring ring = Ring.of(plot(Plot.DISCOVER, state -> {
      state.figures().grappler(1, 0);
      state.set(Counters.ACTIVE, 0);
    }), "1 student 4000 4000", STUDENT, OTHER).play("activate figure:1-1");
    assertThat(ring.refused("question figure:2-1")).isNotEqualTo("legal");
  }

  @ParameterizedTest
  @CsvSource({"student student student student student, enforcer enforcer enforcer enforcer, defender-won",
      "student, enforcer enforcer, defender-won-decisively"})
  @Rule({"KF-END-03", "KF-RUL-42"})
  void degree_followsFromThePointsDestroyed(String first, String second, String expected) {
    Ring ring = Ring.of(state -> {
      lose(state, 0, first);
      lose(state, 1, second);
    }, RIVAL, OTHER);
    for (int turn = 0; turn < 6; turn++) {
      ring.play("end-turn");
    }
    assertThat(summary(ring)).isEqualTo(expected);
  }

  private static void lose(GameState state, int gang, String profiles) {
    for (String profile : profiles.split(" ")) {
      state.figures().inflict(state.figures().add(state.definition().content.profile(profile), gang), Condition.DEAD);
    }
  }

  @Test
  @Rule({"KF-PLT-06c", "KF-PLT-06d", "KF-MOR-09", "KF-RUL-47"})
  void capture_aTargetWhoFlees_isNeitherCapturedNorDead() {
    Ring ring = Ring.unrecorded(plot(Plot.CAPTURE, state -> state.set(Counters.TARGET, 0)), "1 thug 4000 4000",
        "2 hero 8000 8000",
        "1 thug 8000 500");
    Casualty.flee(ring.fight(), 0);
    ring.play("end-turn");
    assertThat(ring.fight().isOver()).as("nobody has won, nor has anybody died").isFalse();
    while (!ring.fight().isOver()) {
      ring.play("end-turn");
    }
    assertThat(summary(ring)).as("the time is over").startsWith("defender-won");
  }

  @Test
  @Rule({"KF-PLT-09a", "KF-RUL-163"})
  void secret_aLovedOneKnowsNothing() {
    Ring ring = Ring.of(Cast.run(Vip.LOVED_ONE, 1, 4250, 4000).andThen(plot(Plot.DISCOVER, state -> {
      state.figures().grappler(1, 0);
      state.figures().grappler(4, 0);
    })), "2 hero 4000 4000", "1 thug 3750 4000", OTHER, "1 hero 8000 500").play("activate figure:2-1");
    assertThat(ring.listed()).contains("question figure:1-1").doesNotContain("question figure:1-3");
  }
}
