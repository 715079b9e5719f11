package games.kumite.kungfu.shooting;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.figure.CarriedObjects;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Weapons that lie about, and what has happened to them in other hands. */
final class FoundWeaponTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String ANA = "1 hero 6000 4000";

  /** Bo's hero holds one of two automatic weapons that lay before him, and it does not work. */
  private static Ring spoilt(String mishap, String... figures) {
    Ring ring = Ring.of(state -> {
      state.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
      state.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
    }, figures).play("activate figure:2-1").dice("activation-2=6,6,5").play("roll 3", "pick-up token:object-1", "shoot")
        .dice("shot-2=1 dodge-1=6").play("fire 1 figure:1-1 0", "pass");
    assertThat(ring.kind() + ring.actor()).as("1 + 4 to 6 + 4").isEqualTo("backfireAna");
    return ring.play("inflict " + mishap);
  }

  @ParameterizedTest
  @ValueSource(strings = {"reload", "malfunction"})
  @Rule({"KF-GUN-26b", "KF-GUN-27", "KF-RUL-55"})
  void aGunThatDoesNotWork_isPutDown_andTheNextOneWorks(String mishap) {
    Ring ring = spoilt(mishap, "2 hero 4000 4000", ANA, OTHER);
    assertThat(ring.refused("shoot")).isEqualTo("KF-GUN-02");
    ring.play("drop", "pick-up token:object-2");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
    assertThat(ring.listed()).doesNotContain("reload");
  }

  @Test
  @Rule({"KF-GUN-26b", "KF-ACT-26"})
  void aJammedGun_isReloadedForAnAction() {
    Ring ring = spoilt("reload", "2 hero 4000 4000", ANA, OTHER);
    assertThat(ring.listed()).contains("reload");
    ring.play("reload");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
  }

  /** Bo's hero has picked up an automatic weapon in a paddy field. */
  private static Ring inTheMud(String... figures) {
    return Ring.of(Ground.bare().flat(3000, 3000, 5000, 5000, Flag.BROKEN, Flag.PADDY).laid().andThen(state ->
        CarriedObjects.pickUp(state, 0, state.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY))), figures)
        .play("activate figure:2-1");
  }

  @Test
  @Rule({"KF-LOC-42b", "KF-RUL-55"})
  void aWeaponThatWasFound_isLostInTheMud_ofAPaddyField() {
    Ring ring = inTheMud("2 hero 4000 4000", ANA, OTHER).play("drop");
    assertThat(ring.fight().objects().isGone(0)).isTrue();
    assertThat(ring.match().events(Viewer.spectator()).read()).anyMatch(event -> event.type().equals("found-weapon-sunk"));
  }

  @Test
  @Rule({"KF-LOC-42b", "KF-RUL-51"})
  void aWeaponThatIsHandedOver_doesNotFallIntoTheMud() {
    Ring ring = inTheMud("2 hero 4000 4000", ANA, "2 thug 4250 4000").play("hand-over figure:2-2");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(2);
  }

  @Test
  @Rule({"KF-LOC-42b", "KF-H2H-26b", "KF-CON-03b"})
  void aWeaponThatIsTaken_doesNotFallIntoTheMud() {
    Ring ring = inTheMud("2 hero 4000 4000", "1 hero 4250 4000", OTHER).dice("activation-2=5").play("roll 1")
        .dice("attack-2=1 defence-1=4").play("attack", "pass", "inflict disarm-taken");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(1);
    assertThat(ring.figures().arms().weapons(0)).as("and he has it no more").isZero();
  }

  /** Bo's thug attacks and loses by 3 to Ana's hero, who is in a condition and has his weapon taken. */
  private static Ring beaten(Condition condition, Consumer<GameState> more, String loser) {
    return Ring.skip(Ring.of(state -> {
      state.figures().inflict(1, condition);
      more.accept(state);
    }, loser + " 4000 4000", "1 hero/ground-fighter 4250 4000", "2 thug 8000 8000", "1 thug 8000 500")
        .play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=1 defence-1=2").play("attack"))
        .play("inflict disarm-taken");
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_DOWN, false", "DISTRACTED, true"})
  @Rule({"KF-H2H-26b", "KF-RUL-195", "KF-RUL-192"})
  void whoLies_takesNothingFromALoser(Condition condition, boolean isTaken) {
    Ring weapon = beaten(condition, state -> { }, "2 thug/pistol");
    assertThat(weapon.figures().arms().weapons(0)).as("lost all the same").isZero();
    assertThat(weapon.fight().objects().carrier(0)).isEqualTo(isTaken ? 1 : Figures.NOBODY);
    Ring found = beaten(condition, state -> state.objects().give(state.objects().add(Place.of(4000, 4000, 0)), 0),
        "2 thug");
    assertThat(found.fight().objects().carrier(0)).isEqualTo(isTaken ? 1 : Figures.NOBODY);
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_DOWN, false", "DISTRACTED, true"})
  @Rule({"KF-H2H-26b", "KF-RUL-122", "KF-RUL-192", "KF-TRT-36"})
  void whoLies_takesNoChairLegFromALoser(Condition condition, boolean isTaken) {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.PROP_WEAPON);
      state.figures().inflict(1, condition);
    }, "1 hero 4000 4000", "2 hero/ground-fighter 4250 4000", OTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1")
        .dice("attack-2=6 defence-1=3").play("attack", "inflict disarm-taken");
    assertThat(ring.is("1-1", Condition.PROP_WEAPON)).isFalse();
    assertThat(ring.is("2-1", Condition.PROP_WEAPON)).isEqualTo(isTaken);
  }

  @ParameterizedTest
  @EnumSource(names = {"SWORD", "SPIRIT"})
  @Rule({"KF-RUL-192", "KF-TRT-30c", "KF-RUL-158"})
  void withoutABody_nothingIsTakenUp(Condition condition) {
    Ring ring = Ring.of(state -> {
      state.figures().rider(0, 1);
      state.figures().inflict(0, condition);
      state.objects().add(Place.of(4000, 4000, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY);
    }, "2 hero 4000 4000", "2 hero 6000 4000", "1 thug 8000 500").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1");
    assertThat(ring.refused("pick-up token:object-1")).isEqualTo("KF-RUL-192");
  }

  @ParameterizedTest
  @CsvSource({"waive, 0", "hack figure:1-1, -1"})
  @Rule({"KF-ACT-32", "KF-RUL-51", "KF-RUL-192"})
  void whoPicksUpBesideAnEnemy_doesIt_ifTheEnemyLetsHim(String answer, int carrier) {
    Ring ring = Ring.of(state -> state.objects().add(Place.of(4000, 4000, 0)), "2 hero 4000 4000", "1 thug 4250 4000",
        OTHER)
        .play("activate figure:2-1", "pick-up token:object-1");
    assertThat(ring.kind() + ring.actor()).isEqualTo("hack-busyAna");
    ring.dice(answer.equals("waive") ? "" : "attack-1=6 defence-2=3").play(answer);
    if (ring.kind().equals("effect")) {
      ring.play("inflict distracted");
    }
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(carrier);
  }

  @Test
  @Rule({"KF-PLT-07d", "KF-RUL-51", "KF-RUL-70"})
  void aTargetWhoIsKnockedOut_isTakenUp_asAFreeActionToo() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 1);
      state.figures().inflict(1, Condition.KNOCKED_OUT);
    }, "2 hero 4000 4000", "1 thug 4250 4000", OTHER, "1 hero 8000 500").play("activate figure:2-1",
        "carry figure:1-1");
    assertThat(ring.figures().carrier(1)).isZero();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, -1, true", "KNOCKED_DOWN, -1, false", "KNOCKED_OUT, 2, false"})
  @Rule({"KF-PLT-07d", "KF-RUL-70", "KF-RUL-161"})
  void whoIsAwake_orInSomebodysArms_isNotTakenUp(Condition condition, int carrier, boolean isListed) {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 1);
      state.figures().inflict(1, condition);
      state.figures().carrier(1, carrier);
    }, "2 hero 4000 4000", "1 thug 4250 4000", "2 thug 4250 4250", "1 hero 8000 500").play("activate figure:2-1");
    assertThat(ring.listed().contains("carry figure:1-1")).isEqualTo(isListed);
  }

  @Test
  @Rule({"KF-RUL-55", "KF-TRT-35a"})
  void aGrenadeThatWasFound_isThrown() {
    Ring ring = Ring.acting(state -> state.objects().add(Place.of(4000, 4000, 0), Weapon.GRENADE.ordinal(),
        Figures.NOBODY), 2,
        "2 hero 4000 4000", ANA, OTHER);
    assertThat(ring.listed()).doesNotContain("grenade");
    ring.play("pick-up token:object-1");
    assertThat(ring.listed()).contains("grenade");
  }
}
