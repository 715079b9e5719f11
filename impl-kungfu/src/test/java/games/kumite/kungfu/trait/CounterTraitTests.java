package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A trait meets the one that is against it, or its like on the other side. */
final class CounterTraitTests {

  private static final Consumer<GameState> PLAIN = state -> { };
  private static final Consumer<GameState> CHI = state -> {
    state.gang(0, Counters.CHI, 4);
    state.gang(1, Counters.CHI, 4);
  };

  private static Ring attack(Consumer<GameState> more, String dice, String... figures) {
    return Ring.of(more, figures).play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice(dice)
        .play("attack");
  }

  @Test
  @Rule({"KF-TRT-54a", "KF-H2H-18"})
  void poison_isNotOnAChairLeg() {
    Ring ring = attack(state -> state.figures().inflict(1, Condition.PROP_WEAPON), "attack-2=4 defence-1=4",
        "1 hero 4000 4000", "2 hero/poison 4250 4000", "2 student 8000 8000");
    ring.play("inflict distracted");
    assertThat(ring.kind()).as("4 + 4 + 1 against 4 + 4: no die for the poison").isEqualTo("nominate");
    assertThat(ring.is("1-1", Condition.POISONED)).isFalse();
  }

  @Test
  @Rule({"KF-TRT-70a", "KF-TRT-70b"})
  void twoSurpriseMoves_turnTheSameDieOver_onceEach() {
    Ring ring = attack(CHI, "attack-2=6 defence-1=3", "1 hero/surprise-move 4000 4000",
        "2 hero/surprise-move 4250 4000", "2 student 8000 8000");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    assertThat(ring.kind() + ring.actor()).isEqualTo("flipBo");
    ring.play("pass");
    assertThat(ring.actor()).isEqualTo("Ana");
    ring.play("flip figure:1-1 attack");
    assertThat(ring.actor()).as("asked again, since the die lies otherwise").isEqualTo("Bo");
    ring.play("flip figure:2-1 attack");
    assertThat(ring.kind() + ring.actor()).as("6 + 4 against 3 + 4 again, and both have turned it").isEqualTo("effectBo");
    assertThat(ring.listed()).contains("inflict wounded");
    assertThat(ring.chi(1)).isEqualTo(3);
    assertThat(ring.chi(2)).isEqualTo(3);
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-TRT-38b", "KF-TRT-70b", "KF-RUL-83"})
  void aHammersSix_turnedOver_isANatural1() {
    Ring ring = attack(CHI, "attack-2=6 defence-1=4", "1 hero/surprise-move 4000 4000",
        "2 bruiser/hammering-blow 4250 4000", "2 student 8000 8000");
    while (ring.kind().equals("chi")) {
      ring.play("spend 0");
    }
    ring.play("flip figure:1-1 attack");
    assertThat(ring.match().table(Viewer.spectator()).find("die:attack-1").orElseThrow().attributes())
        .containsEntry("face", 1).containsEntry("turned", true);
    assertThat(ring.kind() + ring.actor()).as("1 + 3 against 4 + 4: lost by 4, without 2 more").isEqualTo("effectAna");
    ring.play("inflict distracted", "done");
    while (ring.kind().equals("reduce")) {
      ring.play("done");
    }
    assertThat(ring.kind() + ring.actor()).as("and a natural 1 leaves an opening").isEqualTo("openingAna");
  }

  @Test
  @Rule({"KF-TRT-71c", "KF-TRT-19", "KF-TRT-65"})
  void whoComesOutOfNowhere_surprisesNobodyWithDangerSense() {
    Ring ring = Ring.of(CHI, "1 hero/danger-sense 4000 4000", "2 hero/teleportation/sneaky/ambusher 8000 4000",
        "2 student 8000 8000");
    while (!ring.kind().equals("nominate")) {
      ring.play("pass");
    }
    ring.play("activate figure:2-1");
    while (!ring.kind().equals("dice") && !ring.listed().contains("roll 2")) {
      ring.play("pass");
    }
    ring.dice("activation-2=5,5").play("roll 2");
    while (!ring.kind().equals("action")) {
      ring.play("pass");
    }
    ring.play("teleport", "to 4250 4000");
    while (!ring.kind().equals("action")) {
      ring.play("pass");
    }
    ring.play("attack");
    while (!ring.kind().equals("chi")) {
      ring.play("pass");
    }
    ring.dice("attack-2=3 defence-1=3").play("spend 0", "spend 0");
    while (ring.kind().equals("known")) {
      ring.play("pass");
    }
    assertThat(ring.kind() + ring.actor()).as("3 + 4 against 3 + 4, and it can be answered").isEqualTo("tie-effectAna");
  }

  @Test
  @Rule({"KF-TRT-36", "KF-GUN-15h"})
  void aGroundFighter_isShotAtAsIfHeStood() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "1 hero/ground-fighter 4000 4000",
        "2 hero/throwing-stars 4500 4000", "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=3 dodge-1=4").play("shoot");
    assertThat(ring.kind()).as("3 + 4 against 4 + 4").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-42", "KF-TRT-56", "KF-RUL-24"})
  void anIronShirt_andProtection_takeThreePointsOffAShot() {
    Ring ring = Ring.of(state -> state.figures().inflict(0, Condition.IRON_SHIRT), "1 hero/iron-shirt/protected 4000 4000",
        "2 hero/throwing-stars 5500 4000", "2 student 8000 8000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("shot-2=6 dodge-1=2").play("shoot");
    assertThat(ring.kind()).as("won by 4, 1 is left").isEqualTo("effect");
    assertThat(ring.listed()).contains("inflict distracted").doesNotContain("inflict knocked-down", "inflict recoil-medium");
  }

  @Test
  @Rule({"KF-TRT-06", "KF-TRT-39f"})
  void armour_doesNotHelp_whoIsHandcuffed() {
    Ring ring = attack(state -> state.figures().inflict(0, Condition.HANDCUFFED), "attack-2=2 defence-1=5",
        "1 bruiser/armour 4000 4000", "2 hero 4250 4000", "2 student 8000 8000");
    assertThat(ring.kind() + ring.actor()).as("2 + 4 + 2 against 5 + 3 is a tied Free Hack").isEqualTo("effectBo");
    assertThat(ring.listed()).contains("inflict extra-knocked-out").doesNotContain("inflict extra-killed");
  }

  @Test
  @Rule({"KF-TRT-23b", "KF-TRT-66b", "KF-H2H-21"})
  void twoClaws_thatTie_eachCauseWhatTheirClawMay() {
    Ring ring = attack(PLAIN, "", "1 hero/southern-dragon-claw/pistol 4000 4000", "2 hero/eagle-claw 4250 4000",
        "2 student 8000 8000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("clawBo");
    ring.play("claw eagle").dice("attack-2=4 defence-1=3").play("claw southern-dragon");
    assertThat(ring.kind() + ring.actor()).as("4 + 4 + 1 against 3 + 4 + 2: Bo has nothing to be disarmed of, and is Grappled")
        .isEqualTo("tie-effectBo");
    assertThat(ring.listed()).containsExactlyInAnyOrder("inflict distracted", "inflict disarm-drops", "inflict grappled");
  }

  @Test
  @Rule({"KF-TRT-37", "KF-TRT-14", "KF-H2H-10"})
  void aGroupFighter_leavesThree_withoutTheirOutnumbering() {
    Ring ring = Ring.of("1 thug/backstabbing 3750 4000", "1 thug 4250 4000", "1 thug 4000 4250", "2 hero/group-fighter 4000 4000",
        "2 student 8000 8000", "1 hero 500 500").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "move")
        .play("to 4000 3000");
    assertThat(ring.kind()).isEqualTo("hack-leaver");
    ring.dice("attack-1=3 defence-2=4").play("hack figure:1-1");
    assertThat(ring.kind()).as("3 + 2 + 2 against 4 + 4: he has won").isEqualTo("hack-leaver");
  }

  @Test
  @Rule({"KF-TRT-39a", "KF-GUN-23"})
  void cuffs_areNotPutOn_fromAcrossTheRoom() {
    Ring ring = Ring.of("1 hero 4000 4000", "2 hero/pistol/handcuffs 6000 4000", "2 student 8000 8000")
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1").dice("shot-2=6 dodge-1=4")
        .play("shoot", "inflict knocked-down");
    assertThat(ring.is("1-1", Condition.KNOCKED_DOWN)).as("6 + 4 against 4 + 4").isTrue();
    assertThat(ring.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TRT-39a", "KF-CON-22a"})
  void whoIsStunned_isCuffedBeforeHeStaggersAway() {
    Ring ring = attack(PLAIN, "attack-2=6 defence-1=3", "1 hero 4000 4000", "2 hero/handcuffs 4250 4000", "2 student 8000 8000")
        .dice("direction-1=2,5 direction-1=12").play("inflict stunned");
    assertThat(ring.place("1-1")).as("6 + 4 against 3 + 4; S to the left").isEqualTo("3250 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("cuffBo");
    ring.play("cuff");
    assertThat(ring.is("1-1", Condition.HANDCUFFED)).isTrue();
  }
}
