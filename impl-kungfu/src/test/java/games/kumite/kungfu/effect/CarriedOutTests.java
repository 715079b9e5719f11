package games.kumite.kungfu.effect;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What effects do to whom they are carried out on, and to nobody else. Bo's 2-1 attacks. */
final class CarriedOutTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String ANA = "1 hero 500 8500";
  private static final String BO = "2 student 8000 8000";

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.acting(more, 1, figures).dice(dice).play("attack").choose("target figure:1-1 0");
  }

  @Test
  @Rule({"KF-RUL-39", "KF-CON-05"})
  void whoIsHeld_andHurtsAnother_staysHeld() {
    Ring ring = attack(state -> state.figures().grappler(0, 2), "attack-2=6 defence-1=3", "2 hero 4000 4000", "1 hero 4250 4000",
        "1 bruiser 3750 4000", BO).play("inflict knocked-down");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.figures().grappler(0)).as("the other one holds him").isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"grappled, true", "wounded, true", "knocked-down, false", "distracted, false", "limping, false"})
  @Rule("KF-RUL-158")
  void aSpirit_isSentBack_byWhatTouchesItsBody(String effect, boolean isSentBack) {
    Ring ring = Ring.ofAnasTurn(PLAIN, "2 hopping-vampire-master 4000 4000", "1 hero 4375 4000", ANA, BO);
    int spirit = SpiritBodies.leave(ring.fight(), 0);
    ring.figures().put(spirit, Place.of(4125, 4000, 0));
    Ring.skip(ring).play("activate figure:1-1");
    Ring.skip(ring).dice("activation-1=5").play("roll 1");
    Ring.skip(ring).dice("attack-1=6 defence-2=3").play("attack").choose("target figure:2-3 0");
    Ring.skip(ring).play("inflict " + effect);
    if (ring.listed().contains("done")) {
      ring.play("done");
    }
    assertThat(ring.figures().is(spirit, Condition.GONE)).isEqualTo(isSentBack);
    assertThat(ring.is("2-1", Condition.HUSK)).isNotEqualTo(isSentBack);
    assertThat(ring.figures().wounds(0)).as("the body is unharmed").isZero();
    assertThat(ring.figures().wounds(spirit)).as("and so is he").isZero();
  }

  @Test
  @Rule({"KF-TRT-01e", "KF-H2H-25a"})
  void anAcrobat_whoRecoilsM_isNotAsked() {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=3", "2 hero 4250 4000", "1 hero/acrobat 4000 4000", BO)
        .play("inflict recoil-medium", "turn 0");
    assertThat(ring.place("1-1")).isEqualTo("2800 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"false, 4", "true, 6"})
  @Rule("KF-RUL-176")
  void atTheEdge_onlyWhoIsFelledGoesOver(boolean lies, int defence) {
    Consumer<GameState> rock = Ground.bare().rock(2000, 3000, 3000, 5000, 720).laid();
    Ring ring = attack(rock.andThen(state -> {
      if (lies) {
        state.figures().inflict(1, Condition.KNOCKED_DOWN);
      }
    }), "attack-2=5 defence-1=" + defence, "2 hero 2700 4000 720", "1 hero 2950 4000 720", BO).play("inflict distracted");
    assertThat(ring.is("1-1", Condition.DISTRACTED)).isTrue();
    assertThat(Place.level(ring.figures().place(1))).isEqualTo(720);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"1, distracted, nominate", "2, knocked-down, trait-hack"})
  @Rule("KF-TRT-02")
  void anAggressiveTumble_followsAFall_andNoOtherEffect(int margin, String effect, String kind) {
    Ring ring = attack(PLAIN, "attack-2=5 defence-1=" + (5 - margin), "2 hero 4250 4000", "1 hero/aggressive-tumble 4000 4000", BO)
        .play("inflict " + effect);
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"1, false", "2, true"})
  @Rule({"KF-CON-02", "KF-RUL-44"})
  void aSecondLimping_makesHimFall_andCrawl(int limps, boolean crawls) {
    Ring ring = attack(state -> {
      if (limps == 2) {
        state.figures().inflict(1, Condition.LIMPING);
      }
    }, "attack-2=6 defence-1=3", "2 hero 4250 4000", "1 hero 4000 4000", BO).play("inflict limping");
    assertThat(ring.is("1-1", Condition.LIMPING)).isTrue();
    assertThat(ring.is("1-1", Condition.CRAWLING)).isEqualTo(crawls);
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isEqualTo(crawls);
  }
}
