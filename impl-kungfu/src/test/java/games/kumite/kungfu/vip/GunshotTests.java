package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.SpiritBodies;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.scenery.CarTests;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Shots at things are shots: who hears them, and what follows. Bo's hero shoots. */
final class GunshotTests {

  private static final String ANA = "1 student 500 8500";
  private static final String BO = "2 student 8500 8500";
  private static final String GUNMAN = "2 hero/pistol 7000 4000";

  private static Consumer<GameState> zombies() {
    return Cast.nobodys(Vip.ZOMBIE, 500, 500);
  }

  private static Consumer<GameState> hydrant() {
    return Ground.bare().piece("h1", 6000, 3900, 6200, 4100, 0, 120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT,
        Flag.SCENIC).laid();
  }

  private static Consumer<GameState> locked() {
    return Ground.bare().door(6000, 3700, 6100, 4300, Flag.LOCKED).laid();
  }

  private static Ring shooting(Consumer<GameState> more, String gunman) {
    return Ring.of(more, ANA, gunman, BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-RUL-145", "KF-RUL-134"})
  void aShotAtAHydrant_bringsZombies() {
    Ring ring = shooting(hydrant().andThen(zombies()), GUNMAN).play("shoot")
        .dice("hydrant-2=1 zombies-2=1 zombie-corner=2").play("fire-at-hydrant 1");
    assertThat(ring.place("n-2")).isEqualTo("8875 8875");
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-RUL-145", "KF-LOC-50c"})
  void aShotAtATank_bringsZombies() {
    Consumer<GameState> tank = Ground.bare().piece("k1", 5000, 3700, 5600, 4300, 0, 300, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD,
        Flag.TANK, Flag.SCENIC).laid();
    Ring ring = shooting(tank.andThen(zombies()), GUNMAN).play("shoot").dice("tank-2=4 zombies-2=1 zombie-corner=1")
        .play("fire-at-tank 1");
    assertThat(ring.place("n-2")).isEqualTo("8875 125");
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-RUL-145", "KF-RUL-140b"})
  void aShotAtACar_bringsZombies() {
    Ring ring = shooting(CarTests.car().laid().andThen(zombies()), "2 hero/pistol 8000 1500").play("shoot")
        .dice("shot-2=1 car=6 zombies-2=1 zombie-corner=2").play("fire-at-brake 1 1");
    assertThat(ring.place("n-2")).isEqualTo("8875 8875");
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-RUL-145", "KF-STU-19", "KF-LOC-12a"})
  void aShotAtALock_bringsZombies_andScattersTheCrowd() {
    Ring ring = shooting(locked().andThen(zombies()), GUNMAN).dice("zombies-2=1 zombie-corner=2").play("shoot-lock 1");
    assertThat(ring.place("n-2")).isEqualTo("8875 8875");
    assertThat(ring.fight().get(Counters.GUNSHOTS)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"shoot-lock 1, true", "force 1 0, false"})
  @Rule({"KF-TRT-46e", "KF-STU-19"})
  void aBeautyThatShootsAtALock_isNoneAnyMore(String action, boolean isOver) {
    Ring ring = shooting(locked(), "2 hero/pistol/knock-out-beauty 6225 4000").dice("break-2=1").play(action);
    assertThat(ring.is("2-1", Condition.HAS_DRAWN_BLOOD)).isEqualTo(isOver);
  }

  @Test
  @Rule({"KF-STU-19", "KF-RUL-55", "KF-RUL-59"})
  void aPistolThatWasPickedUp_shootsAtALockToo() {
    Ring found = shooting(locked().andThen(state -> state.figures().arms().find(1, Weapon.PISTOL)), "2 hero 7000 4000");
    assertThat(found.refused("shoot-lock 1")).isEqualTo("legal");
    assertThat(shooting(locked(), "2 hero 7000 4000").refused("shoot-lock 1")).isNotEqualTo("legal");
  }

  @Test
  @Rule({"KF-STU-19", "KF-RUL-59"})
  void aLock_isShotAtOnce() {
    Ring ring = shooting(locked(), GUNMAN).play("shoot-lock 1");
    assertThat(ring.listed()).doesNotContain("shoot-lock 1");
  }

  @ParameterizedTest
  @CsvSource({"6, 1, ''", "1, 6, 'bystander-1=6'"})
  @Rule({"KF-LOC-12a", "KF-LOC-11b", "KF-TRT-46e", "KF-TRT-55h", "KF-RUL-06"})
  void aShotAtASpirit_thatGoesHomeWhenTheDiceAreKnown_isHeard(int die, int dodge, String bystander) {
    Ring ring = Ring.skip(Ring.ofAnasTurn(state -> {
      state.set(Counters.COMPLICATION, Complication.CHINESE_NEW_YEAR.ordinal());
      SpiritBodies.leave(state, 1);
    }, "1 hero/pistol/knock-out-beauty 4000 4000", "2 hero/possession 6000 4000", "1 thug 500 500", BO)).play("activate figure:1-1");
    Ring.skip(Ring.skip(ring).dice("activation-1=5").play("roll 1")).play("shoot")
        .dice("shot-1=" + die + " dodge-2=" + dodge + " " + bystander).play("fire 1 figure:2-3 0", "pass");
    assertThat(ring.kind()).isEqualTo("known");
    ring.play("go-home figure:2-3");
    assertThat(ring.fight().get(Counters.GUNSHOTS)).isEqualTo(1);
    assertThat(ring.is("1-1", Condition.HAS_DRAWN_BLOOD)).isTrue();
  }
}
