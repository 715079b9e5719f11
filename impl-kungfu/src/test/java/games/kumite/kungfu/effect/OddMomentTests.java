package games.kumite.kungfu.effect;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What two rules make of one moment of a fight. Bo begins unless said otherwise. */
final class OddMomentTests {

  private static final String BO = "2 hero 8000 8000";
  private static final String ANA = "1 hero 8000 500";

  @Test
  @Rule({"KF-GUN-13", "KF-GUN-28", "KF-RUL-55"})
  void whoIsHeldAndShot_isFree_alsoIfTheGunThatWasFoundBreaks() {
    Ring ring = Ring.of(state -> {
      state.objects().add(Place.of(4000, 4000, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY);
      state.figures().grappler(1, 0);
    }, "2 bruiser 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "pick-up token:object-1").dice("shot-2=1 dodge-1=6 direction-2=1,1").play("shoot", "pass");
    assertThat(ring.listed()).as("1 + 3 + 2 to 6 + 4").contains("inflict hostage-free").doesNotContain("inflict weapon-breaks");
    Ring broken = Ring.of(state -> {
      state.objects().add(Place.of(4000, 4000, 0), Weapon.PISTOL.ordinal(), Figures.NOBODY);
      state.figures().grappler(1, 0);
    }, "2 weakling 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "pick-up token:object-1").dice("shot-2=1 dodge-1=6 direction-2=1,1").play("shoot", "pass");
    assertThat(broken.kind() + broken.actor()).as("1 + 0 + 2 to 6 + 4").isEqualTo("backfireAna");
    broken.play("inflict weapon-breaks");
    assertThat(broken.figures().arms().weapons(0)).as("it is gone").isZero();
    assertThat(broken.figures().grappler(1)).as("he lives and breaks free").isEqualTo(Figures.NOBODY);
    assertThat(broken.is("1-1", Condition.BREAKING_FREE)).isFalse();
  }

  private static Ring leaving(Consumer<GameState> more, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move", "to 4000 5000");
  }

  @Test
  @Rule({"KF-H2H-29", "KF-RUL-40"})
  void everyEnemyHacksWhoLeaves_alsoAfterOneWhoHasHeldHim() {
    Ring ring = leaving(state -> { }, "2 hero 4000 4000", "1 thug 4250 4000", "1 thug 3750 4000", BO)
        .dice("attack-1=5 defence-2=2").play("hack figure:1-1", "inflict distracted");
    assertThat(ring.kind() + ring.actor()).as("the other one has not made his").isEqualTo("hack-leaverAna");
    assertThat(ring.listed()).containsExactly("hack figure:1-2", "waive");
    ring.dice("attack-1=1 defence-2=6").play("hack figure:1-2");
    assertThat(ring.place("2-1")).as("he has not won the first").isEqualTo("4000 4000");
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-40", "KF-CON-13", "KF-RUL-17"})
  void whomAHackHasMovedAway_isHackedByNobodyElse_butByWhomHeRunsInto() {
    Ring ring = leaving(state -> { }, "2 hero 4000 4000", "1 thug 4250 4000", "1 thug 4000 3750", "1 thug 3500 4000", BO)
        .dice("attack-1=4 defence-2=1").play("hack figure:1-1", "inflict recoil-short");
    ring.dice("attack-1=1 defence-2=6").play("turn 0");
    assertThat(ring.place("2-1")).as("against the third, who has lost his hack").isEqualTo("3750 4000");
    assertThat(ring.kind()).as("the second touches him no more").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-RUL-40", "KF-CON-20a"})
  void whoIsPutOutByAHack_isHackedNoMore() {
    Ring ring = leaving(state -> { }, "2 thug 4000 4000", "1 thug 4250 4000", "1 thug 3750 4000", BO)
        .dice("attack-1=5 defence-2=2").play("hack figure:1-1", "inflict extra-knocked-out");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-ACT-32", "KF-RUL-05"})
  void everyAdjacentEnemyHacksTheBusy_alsoAfterOneWhoHasInterruptedHim() {
    Ring ring = Ring.of(state -> state.objects().add(Place.of(4000, 4000, 0)), "2 hero 4000 4000", "1 thug 4250 4000",
        "1 thug 3750 4000", BO).play("activate figure:2-1", "pick-up token:object-1").dice("attack-1=5 defence-2=2")
        .play("hack figure:1-1", "inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("hack-busyAna");
    assertThat(ring.listed()).containsExactly("hack figure:1-2", "waive");
    ring.dice("attack-1=1 defence-2=6").play("hack figure:1-2");
    assertThat(ring.fight().objects().carrier(0)).as("a hack has hit").isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-CON-18c", "KF-CON-19", "KF-RUL-41", "KF-RUL-43"})
  void whoWasRevivedAtLessThanC0_isStaggering() {
    Ring ring = Ring.ofAnasTurn(state -> {
      state.figures().wounds(0, 5);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
    }, "1 hero 4000 4000", "1 thug 4000 4250", "2 thug 4250 4000", BO).play("activate figure:1-2").dice("revive-1=6,6,6")
        .play("revive figure:1-1");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).isTrue();
    ring.play("end-turn", "activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=1 defence-1=4 morale-1=6,6,6").play("attack");
    assertThat(ring.kind() + ring.actor()).as("1 + 2 + 2 to 4 - 1").isEqualTo("effectBo");
    ring.play("inflict distracted", "done");
    assertThat(ring.is("1-1", Condition.KNOCKED_OUT)).isTrue();
  }

  @Test
  @Rule({"KF-MOR-06", "KF-RUL-102", "KF-MOR-08"})
  void everyFleeingMove_goesToTheEdgeThatIsNearestThen() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.SHAKEN, 1), "2 hero 8000 8000", "2 thug 1600 1700", "1 thug 1250 1700", ANA)
        .play("activate figure:2-1").dice("morale-2=3,3,5 attack-1=4 defence-2=3").play("focus die");
    assertThat(ring.kind() + ring.actor()).as("he has run into an enemy").isEqualTo("effectAna");
    ring.play("inflict recoil-short", "turn 0");
    assertThat(ring.place("2-2")).as("pushed to 2250 1700, where the lower edge is nearer").isEqualTo("2250 250");
  }

  @Test
  @Rule({"KF-TAO-03b", "KF-TRT-59a", "KF-RUL-06"})
  void aDoorThatSlamsOnWhoWasSacrificedBeforeTheDice_staysWhole() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.lay(state.board().plus(new Piece("door", "DOOR", Polygon.rectangle(3000, 4000, 3060, 4500), 0, 500,
          Flag.DOOR.bit() | Flag.BLOCK.bit() | Flag.OPAQUE.bit() | Flag.HARD.bit())));
    }, "2 hero/levitation 1000 4000", "1 thug 2870 4250", "1 hero/sacrifice 500 8500", BO);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("cast slam");
    assertThat(ring.kind() + ring.actor()).isEqualTo("declaredAna");
    ring.play("sacrifice figure:1-2", "victim figure:1-1 chi");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.fight().board().find("door")).as("nobody has beaten it").isNotEqualTo(-1);
  }

  @Test
  @Rule({"KF-RUL-53", "KF-RUL-52"})
  void theWayBackToWhereABendBegan_isListedOnce() {
    Ring ring = Ring.of("2 hero/acrobat 4000 4000", "1 thug 3750 4000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "bend", "via 4600 4000");
    assertThat(ring.listed()).containsOnlyOnce("to 4000 4000").doesNotHaveDuplicates();
  }

  @Test
  @Rule({"KF-RUL-09", "KF-ACT-33", "KF-ACT-04"})
  void alsoSixSixes_giveOneActionMore() {
    Ring ring = Ring.of(state -> state.figures().bank(0, 3), "2 hero 4000 4000", ANA).play("activate figure:2-1")
        .dice("activation-2=6,6,6,6,6,6").play("roll 6");
    for (int action = 0; action < 7; action++) {
      assertThat(ring.kind()).as("action %s", action + 1).isEqualTo("action");
      ring.play("move", "to 4000 4000");
    }
    assertThat(ring.actor()).as("seven, and no more").isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-GUN-26a", "KF-CON-19", "KF-ADV-01", "KF-RUL-82"})
  void whomAMishapFells_wasPutOutByHisTarget() {
    Ring ring = Ring.of(state -> state.figures().wounds(0, 4), "2 hero/pistol 4000 4000", "1 hero 5000 4000", "2 thug 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("shot-2=1 dodge-1=6 morale-2=6,6,6").play("shoot", "inflict sitting-duck");
    assertThat(ring.is("2-1", Condition.KNOCKED_OUT)).as("he was Staggering").isTrue();
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("Ana's").isEqualTo(1);
  }

  @Test
  @Rule({"KF-RUL-39", "KF-GUN-26a", "KF-GUN-12"})
  void whoIsHeldAndCausesAMishap_isFree_whateverTheWeapon() {
    Ring ring = Ring.of(state -> {
      state.figures().grappler(1, 0);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
    }, "2 thug/shotgun 4000 4000", "1 hero 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=1 dodge-1=6").play("shoot");
    assertThat(ring.kind() + ring.actor()).as("1 + 2 + 1 + 2 to 6 + 4").isEqualTo("backfireAna");
    ring.play("inflict sitting-duck");
    assertThat(ring.figures().grappler(1)).as("he has done something to who holds him").isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-07", "KF-ACT-23", "KF-CHI-11"})
  void theTurnoverOfAGroup_isPaidOff_andTheTurnGoesOn() {
    Ring ring = Ring.of(state -> state.gang(1, Counters.CHI, 2), "2 thug 1000 1000", "2 thug 2000 1000", "2 hero 8000 8000",
        "1 thug 8000 500").play("motivate", "motivate figure:2-1", "done").dice("motivation-2=2,1").play("roll 2");
    assertThat(ring.kind() + ring.actor()).isEqualTo("group-turnoverBo");
    ring.play("pay");
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
    assertThat(ring.chi(2)).isZero();
    assertThat(ring.refused("activate figure:2-1")).as("who was motivated").isEqualTo("KF-ACT-01");
  }

  @Test
  @Rule({"KF-RUL-39", "KF-TRT-57d"})
  void whoIsHeldBySomebodyTrembling_setsHimselfFreeByIt() {
    Ring ring = Ring.of(state -> {
      state.figures().tremble(0, 1);
      state.figures().grappler(1, 0);
    }, "2 hero 4000 4000", "1 hero/quivering-palm 4250 4000", "2 thug 8000 8000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("turn-beginsAna");
    ring.play("set-off figure:1-1");
    assertThat(ring.figures().wounds(0)).isEqualTo(1);
    assertThat(ring.figures().grappler(1)).as("an effect on who holds him").isEqualTo(Figures.NOBODY);
    assertThat(ring.is("1-1", Condition.BREAKING_FREE)).isFalse();
  }

  @Test
  @Rule({"KF-CON-20c", "KF-RUL-41", "KF-CHI-10"})
  void whoWasRevived_isNotMotivated() {
    Ring ring = Ring.of(state -> {
      state.gang(1, Counters.CHI, 2);
      state.figures().inflict(0, Condition.KNOCKED_DOWN);
      state.figures().inflict(1, Condition.KNOCKED_DOWN);
      state.figures().inflict(1, Condition.GETTING_UP);
    }, "2 thug 1000 1000", "2 thug 2000 1000", "2 thug 3000 1000", BO, ANA).play("motivate");
    assertThat(ring.listed()).as("the fallen can stand up, he needs his whole turn for it").contains("motivate figure:2-1")
        .doesNotContain("motivate figure:2-2");
  }

  @ParameterizedTest
  @CsvSource({"BLINDED, KF-CON-24b", "HANDCUFFED, KF-TRT-39g", "TRANSFIXED, KF-CON-25", "TIED_UP, KF-RUL-123"})
  @Rule({"KF-CON-24b", "KF-TRT-39g", "KF-CON-25", "KF-RUL-123"})
  void whoCannotShoot_isToldWhy(Condition condition, String rule) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "2 hero/pistol 4000 4000", "1 thug 6000 4000", ANA, BO)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.refused("shoot")).isEqualTo(rule);
  }

  @Test
  @Rule({"KF-RUL-26", "KF-H2H-21"})
  void inATie_theEffectThatWasChosenFirst_isCarriedOutFirst() {
    Ring ring = Ring.of("2 hero 4000 4000", "1 hero 4250 4000", "2 thug 8000 8000").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=3").play("attack");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tie-effectAna");
    ring.play("inflict distracted", "inflict distracted");
    assertThat(ring.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("suffered"))
        .map(event -> String.valueOf(event.argument("on")))).as("Bo's figure, then Ana's").containsExactly("figure:2-1", "figure:1-1");
  }
}
