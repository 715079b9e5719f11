package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Observer;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Weapons that lie about, and what has happened to them in other hands. */
final class FoundWeaponTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String ANA = "1 hero 6000 4000";

  /** Bo's hero holds one of two automatic weapons that lay before him, and it does not work. */
  private static Ring spoilt(String mishap, String... figures) {
    Ring ring = Ring.of(fight -> {
      fight.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
      fight.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
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
    return Ring.of(Ground.bare().flat(3000, 3000, 5000, 5000, Flag.BROKEN, Flag.PADDY).laid().andThen(fight ->
        Carrying.pickUp(fight, 0, fight.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY))), figures)
        .play("activate figure:2-1");
  }

  @Test
  @Rule({"KF-LOC-42b", "KF-RUL-55"})
  void aWeaponThatWasFound_isLostInTheMud_ofAPaddyField() {
    Ring ring = inTheMud("2 hero 4000 4000", ANA, OTHER).play("drop");
    assertThat(ring.fight().objects().isGone(0)).isTrue();
    assertThat(ring.match().events(Observer.spectator()).read()).anyMatch(event -> event.type().equals("found-weapon-sunk"));
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
  }
}
