package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Blows that friends strike at each other: what is given against an enemy is not given against a friend. */
final class FriendlyFireTests {

  private static final Consumer<GameState> CHI = state -> state.gang(1, Counters.CHI, 1);
  private static final String WHIRL = "2 hero/whirlwind-of-death 4000 4000";
  private static final String ANA = "1 hero 500 500";

  /** Bo's whirlwind strikes a friend with these dice. */
  private static Ring whirl(String dice, String friend) {
    return Ring.of(CHI, WHIRL, "2 " + friend + " 4250 4000", "2 student 8000 8000", ANA).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice(dice).play("whirlwind");
  }

  @Test
  @Rule({"KF-TRT-79", "KF-TRT-80a"})
  void theInterceptingFist_answersNoFriend() {
    Ring ring = whirl("attack-2=1 defence-2=4", "bruiser/way-of-the-intercepting-fist");
    assertThat(ring.kind()).as("1 + 4 + 2 against 4 + 3 is a tie").isEqualTo("tie-effect");
    ring.play("inflict distracted", "inflict distracted");
    assertThat(ring.kind()).as("a friend is no enemy who attacks him").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-02", "KF-TRT-80a"})
  void anAggressiveTumble_answersNoFriend() {
    Ring ring = whirl("attack-2=4 defence-2=5", "bruiser/aggressive-tumble");
    ring.play("inflict knocked-down");
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).as("4 + 4 + 2 against 5 + 3").isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-25a", "KF-TRT-80a"})
  void whoEvadesAFriend_countersNothing() {
    Ring ring = whirl("attack-2=4 defence-2=5", "hero/evade-and-counter");
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.kind()).as("4 + 4 + 2 against 5 + 4").isEqualTo("nominate");
    assertThat(ring.place("2-2")).isEqualTo("5000 4000");
  }

  @Test
  @Rule({"KF-TRT-39a", "KF-TRT-80a"})
  void nobodyHandcuffsAFriend() {
    Ring ring = Ring.of(CHI, "2 hero/whirlwind-of-death/handcuffs 4000 4000", "2 bruiser 4250 4000", "2 student 8000 8000", ANA)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=4 defence-2=5")
        .play("whirlwind", "inflict knocked-down");
    assertThat(ring.is("2-2", Condition.KNOCKED_DOWN)).as("4 + 4 + 2 against 5 + 3").isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-80a", "KF-TRT-31a"})
  void aFlurry_strikesNoFriend() {
    Ring ring = Ring.of(CHI, "2 hero/flurry-of-blows 4000 4000", "2 bruiser 4250 4000", "1 student 3750 4000", ANA)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=5").play("flurry");
    assertThat(ring.kind()).as("3 + 4 against 5 + 2: the student is the only one").isEqualTo("tie-effect");
  }
}
