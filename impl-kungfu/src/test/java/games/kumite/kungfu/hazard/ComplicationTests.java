package games.kumite.kungfu.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Complications do. Bo begins. */
final class ComplicationTests {

  private static final String ANA = "1 student 1000 1000";
  private static final String BO = "2 student 8000 8000";
  private static final long SOLID = Flag.BLOCK.bit() | Flag.OBSCURE.bit() | Flag.SCENIC.bit() | Flag.HARD.bit();

  private static Consumer<GameState> with(Complication complication) {
    return state -> {
      state.set(Counters.COMPLICATION, complication.ordinal());
      state.lay(state.board()
          .plus(new Piece("k1", "CRATES", Polygon.rectangle(5000, 5000, 5600, 5600), 0, 250, SOLID))
          .plus(new Piece("v1", "CAR", Polygon.rectangle(2000, 5000, 3100, 5500), 0, 350, SOLID | Flag.CAR.bit())));
    };
  }

  /** A C2 shooter rolls 4 against 3 + 2: it hits by 1 unless something takes 1 from it. */
  @ParameterizedTest
  @CsvSource({"NIGHT_FALLS, nominate", "MONSOON, nominate", "FIRE, effect"})
  @Rule({"KF-CPL-02a", "KF-CPL-04a"})
  void nightAndRain_takeOneFromShots(Complication complication, String kind) {
    Ring ring = Ring.of(with(complication), "1 thug 7000 4000", "2 thug/pistol 4000 4000", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=4 dodge-1=3")
        .play("shoot");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @Test
  @Rule({"KF-CPL-06a", "KF-RUL-93", "KF-RUL-143"})
  void fire_onA6_takesCarsFirst_thenTheRest_thenNothing() {
    Ring ring = Ring.of(with(Complication.FIRE), ANA, BO).dice("fire-2=5").play("end-turn");
    assertThat(ring.fight().burning()).isZero();
    ring.dice("fire-1=6 fire-item=0 gas-tank-1=2").play("end-turn");
    assertThat(ring.fight().burning()).as("the car, item 2").isEqualTo(0b10);
    ring.dice("fire-2=6 fire-item=0").play("end-turn");
    assertThat(ring.fight().burning()).isEqualTo(0b11);
    ring.dice("fire-1=6").play("end-turn");
    assertThat(ring.fight().burning()).as("no item is left").isEqualTo(0b11);
  }

  @ParameterizedTest
  @CsvSource({"minor-demon, true", "bruiser/big/entangle, false"})
  @Rule({"KF-CPL-02a", "KF-CPL-02b"})
  void night_hindersNoDemons(String shooter, boolean isTiedUp) {
    Ring ring = Ring.of(with(Complication.NIGHT_FALLS), "1 thug 4800 4000", "2 " + shooter + " 4000 4000", BO)
        .play("activate figure:2-1").dice("activation-2=5,5").play("roll 2", "shoot").dice("shot-2=4 dodge-1=3")
        .play("fire 1 figure:1-1 0");
    assertThat(ring.kind().equals("effect") && ring.listed().contains("inflict tied-up"))
        .as("by 2, or by 1 at night: " + ring.listed()).isEqualTo(isTiedUp);
  }

  @ParameterizedTest
  @CsvSource({"2, 1", "3, 0"})
  @Rule({"KF-CPL-06b", "KF-RUL-143"})
  void burningItem_attacksWhoIsInContact_withC3_andWoundsFor3(int other, int wounds) {
    Ring ring = Ring.of(state -> {
      with(Complication.FIRE).accept(state);
      state.burn(0);
    }, "1 hero 4875 5300", ANA, BO).dice("fire-2=1 peril=6 defence-1=" + other);
    ring.play("end-turn");
    if (ring.kind().equals("effect")) {
      assertThat(ring.listed()).containsExactly("inflict wounded");
    }
    assertThat(ring.figures().wounds(0)).as("6 + 3 against the die + 4").isEqualTo(wounds);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule("KF-CPL-06d")
  void grenade_putsOutWhatItCoversWhole() {
    Ring ring = Ring.of(state -> {
      with(Complication.FIRE).accept(state);
      state.burn(0);
      state.burn(1);
    }, ANA, "2 hero/grenade 3600 6000", BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    throwAt(ring, "5300 5300");
    assertThat(ring.fight().burning()).as("the crates, and not the car").isEqualTo(0b10);
  }

  private static void throwAt(Ring ring, String point) {
    ring.play(ring.listed().stream().filter(one -> one.startsWith("throw") || one.startsWith("grenade")).findFirst()
        .orElseThrow(() -> new AssertionError(ring.listed().toString())));
    ring.dice("throw-2=5,5,5").play("mark " + point);
  }

  @Test
  @Rule("KF-CPL-04b")
  void animal_boltsForEvery1_inAMonsoon() {
    Ring ring = Ring.of(with(Complication.MONSOON), ANA, "2 thug/animal 8000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=1,5,5 direction-2=2,5,1,1").dice("direction=6").play("roll 3");
    assertThat(ring.place("2-1")).as("one random move, away along y").isNotEqualTo("8000 4000");
    assertThat(ring.kind()).as("then its two actions").isEqualTo("action");
  }

  @Test
  @Rule("KF-CPL-04b")
  void animal_withoutMonsoon_staysWhereItIs() {
    Ring ring = Ring.of(ANA, "2 thug/animal 8000 4000", BO).play("activate figure:2-1")
        .dice("activation-2=1,5,5").play("roll 3");
    assertThat(ring.place("2-1")).isEqualTo("8000 4000");
  }
}
