package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The supernatural is moved by others towards a Spirit Ward: M around Bo's figure at 4000 4000. */
final class WardedTests {

  private static final Consumer<GameState> WARD = state -> state.figures().inflict(0, Condition.SPIRIT_WARD);
  private static final String WARDER = "2 hero/spirit-ward 4000 4000";
  private static final String ANA = "1 hero 500 500";

  private static Ring roll(Ring ring, String figure) {
    return roll(ring, figure, 2);
  }

  private static Ring roll(Ring ring, String figure, int seat) {
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    ring.play("activate figure:" + figure);
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    ring.dice("activation-" + seat + "=5").play("roll 1");
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    return ring;
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TRT-24h"})
  void whoIsPulledTowardsIt_stopsBeforeIt() {
    Ring ring = Ring.of(WARD, WARDER, "2 bruiser/entangle 4800 4000", "1 thug/undead 5500 4000", ANA);
    roll(ring, "2-2").dice("shot-2=6 dodge-1=2").play("shoot");
    assertThat(ring.listed()).as("6 + 3 - 2 against 2 + 2").contains("inflict pulled");
    ring.play("inflict pulled");
    assertThat(ring.place("1-1")).isEqualTo("5451 4000");
    assertThat(ring.kind()).as("not in contact: there is no hack").isEqualTo("between");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-67d", "KF-CON-15"})
  void aFriendWhoIsPushedAgainstIt_isStoppedAndKnockedDown() {
    Ring ring = Ring.of(WARD, WARDER, "2 hero 6250 4000", "1 thug 6000 4000", "1 thug/undead 5600 4000", ANA);
    roll(ring, "2-2").dice("attack-2=2 defence-1=2").play("attack");
    ring.play("inflict recoil-short").dice("balance-1=6,6").play("turn 0", "done");
    assertThat(ring.place("1-2")).isEqualTo("5451 4000");
    assertThat(ring.place("1-1")).as("as far as he can follow").isEqualTo("5701 4000");
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).as("though he keeps his balance").isTrue();
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-67d", "KF-CON-06a"})
  void whoIsThrownAgainstIt_isStoppedAndKnockedDown() {
    Ring ring = Ring.of(WARD.andThen(state -> state.figures().grappler(2, 1)), WARDER, "2 hero 6050 4000",
        "1 hero/undead 5800 4000", "1 thug 500 500");
    roll(ring, "2-2").play("throw figure:1-1", "toss 12");
    assertThat(ring.place("1-1")).isEqualTo("5451 4000");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-TRT-24h"})
  void aWarderWhoIsPulledAway_wardsNothingAnyMore() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.SPIRIT_WARD), "2 bruiser/entangle 4000 4000",
        "1 hero/spirit-ward 4700 4000", "1 thug 500 500", "2 thug 8000 8000");
    roll(ring, "2-1").dice("shot-2=6 dodge-1=2").play("shoot", "inflict pulled", "waive");
    assertThat(ring.place("1-1")).as("6 + 3 against 2 + 4").isEqualTo("4250 4000");
    assertThat(ring.is("1-1", Condition.SPIRIT_WARD)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-67c", "KF-CON-15"})
  void aWarderWhoIsPushedAlong_wardsNothingAnyMore() {
    Ring ring = Ring.of(state -> state.figures().inflict(2, Condition.SPIRIT_WARD), "2 hero 6250 4000", "1 thug 6000 4000",
        "1 hero/spirit-ward 5600 4000", "2 thug 8000 8000");
    roll(ring, "2-1").dice("attack-2=2 defence-1=2").play("attack");
    ring.play("inflict recoil-short").dice("balance-1=6,6").play("turn 0", "done");
    assertThat(ring.place("1-2")).isEqualTo("5000 4000");
    assertThat(ring.is("1-2", Condition.SPIRIT_WARD)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"5650, KF-TRT-67a", "5651, legal"})
  @Rule({"KF-TRT-67a", "KF-STU-07"})
  void nobodySlidesIntoIt(int x, String verdict) {
    Consumer<GameState> stairs = Ground.bare().rock(2000, 3000, 3000, 5000, 300)
        .piece("rail", 3000, 3980, 4200, 4020, 0, 300, Flag.BANNISTER).laid();
    Ring ring = Ring.of(stairs.andThen(WARD), "2 hero/spirit-ward " + x + " 4000", "1 thug/undead 2900 4000 300", ANA,
        "2 thug 8000 8000");
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    ring.play("end-turn");
    assertThat(roll(ring, "1-1", 1).refused("slide 2")).isEqualTo(verdict);
  }

  /** Ana's possessor is out of his body, at a place. */
  private static Consumer<GameState> spirit(int possessor, int x, int y) {
    return state -> {
      int spirit = state.figures().add(state.definition().guest("spirit"), 0);
      state.figures().rider(spirit, possessor);
      state.figures().inflict(spirit, Condition.SPIRIT);
      state.figures().inflict(possessor, Condition.HUSK);
      state.figures().put(spirit, Place.of(x, y, 0));
    };
  }

  @Test
  @Rule({"KF-TRT-67a", "KF-TAO-02", "KF-TRT-55a"})
  void aSpirit_doesNotEnterASpiritWard() {
    Ring ring = Ring.of(state -> state.figures().inflict(1, Condition.SPIRIT_WARD), "2 hero/possession 6000 4000",
        "1 hero/spirit-ward 4000 4000", "1 thug 500 500", "2 thug 8000 8000");
    roll(ring, "2-1").play("spirit-out");
    assertThat(ring.refused("to 5000 4000")).isEqualTo("KF-TRT-67a");
    assertThat(ring.refused("to 5460 4000")).isEqualTo("legal");
  }

  @Test
  @Rule({"KF-TRT-26b", "KF-RUL-111", "KF-GUN-15e"})
  void aSpirit_isExorcised_andHardToShoot() {
    Ring ring = Ring.of(spirit(1, 7000, 4000), "2 hero/throwing-stars 6000 4000", "1 hero/possession 8000 500",
        "1 thug 500 500", "2 thug 8000 8000");
    roll(ring, "2-1").dice("shot-2=5 dodge-1=3").play("shoot");
    while (ring.listed().contains("pass")) {
      ring.play("pass");
    }
    assertThat(ring.kind()).as("5 + 4 - 2 against 3 + 4").isEqualTo("nominate");
    Ring exorcist = Ring.of(spirit(1, 4250, 4000), "2 hero/exorcise 4000 4000", "1 hero/possession 8000 500", "1 thug 500 500",
        "2 thug 8000 8000");
    while (exorcist.listed().contains("pass")) {
      exorcist.play("pass");
    }
    exorcist.play("activate figure:2-1");
    while (exorcist.listed().contains("pass")) {
      exorcist.play("pass");
    }
    exorcist.dice("activation-2=5,5").play("roll 2");
    while (exorcist.listed().contains("pass")) {
      exorcist.play("pass");
    }
    assertThat(exorcist.refused("exorcise")).isEqualTo("legal");
  }
}
