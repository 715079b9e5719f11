package games.kumite.kungfu.combat;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Weapons that are lost lie on the table, and are picked up. */
final class WeaponTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final String OTHER = "2 thug 8000 8000";

  private static Ring strike(String dice, String... figures) {
    return Ring.of(PLAIN, figures).play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3", "attack").dice(dice)
        .play("target figure:1-1 0");
  }

  private static String lies(Ring ring, int object) {
    long place = ring.fight().objects().place(object);
    return Place.x(place) + " " + Place.y(place);
  }

  @Test
  @Rule({"KF-H2H-24c", "KF-CON-03a", "KF-RUL-55"})
  void aWeaponThatDrops_liesWhereHeStands_andHeCannotShoot() {
    Ring ring = strike("attack-2=4 defence-1=3", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict disarm-drops");
    assertThat(lies(ring, 0)).isEqualTo("4000 4000");
    assertThat(ring.figures().arms().weapons(ring.figure("1-1"))).isZero();
    ring.play("stop", "end-turn", "activate figure:1-1").dice("activation-1=5,5").play("roll 2");
    assertThat(ring.refused("shoot")).isNotEqualTo("legal");
    ring.play("pick-up token:object-1");
    assertThat(ring.figures().arms().weapons(ring.figure("1-1"))).as("it is his own: as it was").isEqualTo(1);
    assertThat(ring.fight().objects().isGone(0)).isTrue();
  }

  @Test
  @Rule({"KF-H2H-25c", "KF-RUL-01"})
  void aWeaponThatLandsShort_liesWhereTheInflictorSays() {
    Ring ring = strike("attack-2=5 defence-1=3", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict disarm-lands-short");
    assertThat(ring.kind() + ring.actor()).isEqualTo("directionBo");
    ring.play("turn 0");
    assertThat(lies(ring, 0)).isEqualTo("3250 4000");
    Ring edge = strike("attack-2=5 defence-1=3", "1 hero/pistol 500 4000", "2 hero 750 4000", OTHER)
        .play("inflict disarm-lands-short", "turn 0");
    assertThat(lies(edge, 0)).as("it stays on the table").isEqualTo("0 4000");
  }

  @Test
  @Rule({"KF-H2H-26a", "KF-RUL-15"})
  void aWeaponThatFlies_goesOneToThreeTimesS_inARandomDirection() {
    Ring ring = strike("attack-2=6 defence-1=3", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER)
        .dice("flight-1=3 direction-1=2,5,6").play("inflict disarm-flies");
    assertThat(lies(ring, 0)).as("3 on the d6: twice S, direction 6").isEqualTo("4000 5500");
    Ring still = strike("attack-2=6 defence-1=3", "1 hero/pistol 4000 4000", "2 hero 4250 4000", OTHER)
        .dice("flight-1=6 direction-1=4,4").play("inflict disarm-flies");
    assertThat(lies(still, 0)).isEqualTo("4000 4000");
  }

  @Test
  @Rule({"KF-H2H-26b", "KF-RUL-55", "KF-RUL-161"})
  void aWeaponThatIsTaken_givesItsRangedTraitAlone() {
    Ring won = strike("attack-2=6 defence-1=3", "1 hero/pistol/signature-weapon 4000 4000", "2 hero 4250 4000", OTHER,
        "1 thug 7000 4000").play("inflict disarm-taken", "item 1");
    assertThat(won.fight().objects().carrier(0)).isEqualTo(won.figure("2-1"));
    assertThat(won.figures().arms().weapons(won.figure("2-1"))).isEqualTo(1);
    won.figures().put(won.figure("1-1"), Place.of(1000, 1000, 0));
    assertThat(won.refused("shoot")).as("he shoots with it").isEqualTo("legal");
    Ring signature = strike("attack-2=6 defence-1=3", "1 hero/pistol/signature-weapon 4000 4000", "2 hero 4250 4000",
        OTHER).play("inflict disarm-taken", "item 2");
    assertThat(signature.figures().arms().weapons(signature.figure("2-1"))).as("a Signature Weapon gives others nothing").isZero();
    assertThat(signature.figures().arms().holds(signature.figure("1-1"), Weapon.SIGNATURE)).isFalse();
  }

  @Test
  @Rule({"KF-H2H-26e", "KF-TRT-63c"})
  void aWeaponIsDestroyed_butNoSignatureWeapon() {
    Ring ring = strike("attack-2=6 defence-1=3", "1 hero/pistol/signature-weapon 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict disarm-destroyed");
    assertThat(ring.kind()).as("there is one to destroy, the pistol: nobody is asked").isNotEqualTo("weapon");
    assertThat(ring.figures().arms().weapons(ring.figure("1-1"))).isEqualTo(2);
    assertThat(ring.fight().objects().count()).isZero();
    Ring none = strike("attack-2=6 defence-1=3", "1 hero/signature-weapon 4000 4000", "2 hero 4250 4000", OTHER);
    assertThat(none.refused("inflict disarm-destroyed")).isEqualTo("KF-H2H-23");
  }

  @Test
  @Rule({"KF-TRT-63b", "KF-RUL-55"})
  void aSignatureWeapon_helpsAgain_whenItIsBackInItsOwnersHands() {
    Ring ring = Ring.of(state -> {
      state.figures().arms().loseWeapon(0, 0);
      state.objects().add(Place.of(4000, 4100, 0), Weapon.SIGNATURE.ordinal(), 0);
    }, "2 hero/signature-weapon 4000 4000", "1 hero 4250 4000", OTHER).play("activate figure:2-1").dice("activation-2=5,5,5")
        .play("roll 3", "attack").dice("attack-2=3 defence-1=3").play("target figure:1-1 0");
    assertThat(ring.kind()).as("lost: 3 + 4 against 3 + 4").isEqualTo("tie-effect");
    ring.play("inflict distracted", "inflict distracted", "pick-up token:object-1")
        .dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind()).as("3 + 4 + 1 against 3 + 4").isEqualTo("effect");
  }

  @Test
  @Rule({"KF-CON-03c", "KF-TRT-74b"})
  void bothGuns_areLost_toTwoDisarms() {
    Ring ring = strike("attack-2=5 defence-1=3", "1 hero/two-guns 4000 4000", "2 hero 4250 4000", OTHER)
        .play("inflict disarm-drops", "item 1", "inflict disarm-drops");
    assertThat(ring.figures().arms().weapons(ring.figure("1-1"))).isZero();
    assertThat(ring.fight().objects().count()).isEqualTo(2);
  }

  @Test
  @Rule({"KF-RUL-55", "KF-ACT-30"})
  void anybodyInContact_picksAWeaponUp_asAnActionOrAFreeAction() {
    Ring ring = Ring.of(state -> {
      state.figures().arms().loseWeapon(1, 0);
      state.objects().add(Place.of(4000, 4100, 0), Weapon.PISTOL.ordinal(), 1);
    }, "2 thug 4000 4000", "1 hero/pistol 7000 4000", OTHER).play("activate figure:2-1", "pick-up token:object-1");
    assertThat(ring.figures().arms().weapons(ring.figure("2-1"))).isEqualTo(1);
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @ParameterizedTest
  @CsvSource({"4000 4000, 4000 4250, 4000 5000", "4000 4250, 4000 4000, 4000 3250", "4000 8600, 4000 8850, 4000 9000",
      "4000 400, 4000 150, 4000 0", "8600 4000, 8850 4000, 9000 4000", "400 4000, 150 4000, 0 4000"})
  @Rule({"KF-H2H-25c", "KF-RUL-55"})
  void aWeaponThatLandsSAway_staysOnTheTable(String striker, String loser, String place) {
    Ring ring = strike("attack-2=4 defence-1=2", "1 hero/pistol " + loser, "2 hero " + striker, OTHER)
        .play("inflict disarm-lands-short", "turn 0");
    assertThat(lies(ring, 0)).isEqualTo(place);
  }
}
