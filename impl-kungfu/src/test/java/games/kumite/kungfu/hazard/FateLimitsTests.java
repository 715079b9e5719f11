package games.kumite.kungfu.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Flag;
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

/** Complications and V.I.P.s to the letter. */
final class FateLimitsTests {

  private static final String ANA = "1 hero 500 500";
  private static final String BO = "2 hero 8000 8000";

  private static final Consumer<GameState> NIGHT = state -> {
    state.set(Counters.COMPLICATION, Complication.NIGHT_FALLS.ordinal());
    Ground.bare().laidIndoors().accept(state);
  };

  @Test
  @Rule({"KF-VIP-10b", "KF-TRT-16a"})
  void theBerserkCyborg_gainsDashing_andNothingBesides() {
    Ring ring = Ring.of(Cast.run(Vip.CYBORG, 2, 5000, 5000), "1 student 5500 5000", ANA, BO).play("activate figure:2-2")
        .dice("activation-2=1,1,6").play("roll 3", "decline");
    int cyborg = ring.figure("2-2");
    assertThat(Capabilities.has(ring.figures(), cyborg, Trait.DASHING)).isTrue();
    assertThat(Capabilities.has(ring.figures(), cyborg, Trait.BOILING_BLOOD)).isFalse();
    assertThat(ring.match().table(Viewer.spectator()).find("figure:2-2").orElseThrow().get("traits").toString())
        .contains("dashing").doesNotContain("boiling-blood");
  }

  @ParameterizedTest
  @CsvSource({"3, false", "4, true"})
  @Rule({"KF-VIP-11d", "KF-RUL-155"})
  void theTimeTraveller_whoLiesKnockedOut_andIsKilled_mayTravelOnceMore(int die, boolean isGone) {
    Ring ring = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 1, 5000, 5000), "2 hero 5250 5000", ANA, "2 thug 8000 8000");
    int traveller = ring.fight().get(Counters.VIP_FIGURE);
    ring.figures().wounds(traveller, 3);
    Casualty.knockOut(ring.fight(), traveller, 0);
    ring.dice("time-jump-1=3").play("activate figure:2-1").dice("activation-2=5").play("roll 1");
    assertThat(ring.listed()).as("he stays where he lies").contains("finish figure:1-2");
    ring.dice("time-jump-1=" + die).play("finish figure:1-2");
    assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
    assertThat(ring.figures().isPlaced(traveller)).isNotEqualTo(isGone);
  }

  @ParameterizedTest
  @CsvSource({"6575, effect", "6576, nominate"})
  @Rule({"KF-CPL-06c", "KF-TRT-27b", "KF-CPL-06a"})
  void aCarThatTheFireBlowsUp_isAFireballOfRadiusM(int y, String next) {
    Ring ring = Ring.of(Ground.bare().piece("v1", 2000, 5000, 3100, 5500, 0, 350, Flag.BLOCK, Flag.OBSCURE, Flag.STAND,
        Flag.VHARD, Flag.CAR, Flag.SCENIC).laid().andThen(state ->
            state.set(Counters.COMPLICATION, Complication.FIRE.ordinal())), "1 thug 2550 " + y, "1 hero 8000 500", BO)
        .dice("fire-2=6 fire-item=0 gas-tank-2=1" + (next.equals("effect") ? " blast=6 dodge-1=1" : "")).play("end-turn");
    assertThat(ring.kind()).as("the middle is at 5250, and the base reaches 125 farther").isEqualTo(next);
  }

  @ParameterizedTest
  @CsvSource({"hero/pistol, legal", "hero/shotgun, legal", "hero/throwing-stars, legal", "hero, none", "bruiser/pistol, none"})
  @Rule({"KF-CPL-02c", "KF-RUL-142"})
  void aProtagonistWithAnyRangedWeapon_shootsOutTheLights(String shooter, String expected) {
    Ring ring = Ring.of(NIGHT, "2 " + shooter + " 2000 2000", "1 thug 2000 3000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2");
    assertThat(ring.listed().contains("shoot")).isEqualTo(!shooter.equals("hero"));
    if (ring.listed().contains("shoot")) {
      ring.play("shoot");
      assertThat(ring.listed().contains("lights-out")).isEqualTo(expected.equals("legal"));
    }
  }

  @Test
  @Rule({"KF-CPL-02c", "KF-RUL-142", "KF-LOC-12a"})
  void thatCostsTwoActions_likeAHail_andAThrownWeaponIsNotHeard() {
    Ring ring = Ring.of(NIGHT, "2 hero/throwing-stars 2000 2000", "1 thug 2000 3000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot", "lights-out");
    assertThat(ring.kind()).as("no dice, and both actions").isEqualTo("nominate");
    assertThat(ring.fight().get(Counters.DARK)).isEqualTo(2);
    assertThat(ring.fight().get(Counters.GUNSHOTS)).isZero();
    Ring one = Ring.of(NIGHT, "2 hero/pistol 2000 2000", "1 thug 2000 3000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "shoot");
    assertThat(one.refused("lights-out")).isEqualTo("KF-ACT-26");
    Ring two = Ring.of(NIGHT, "2 hero/pistol 2000 2000", "1 thug 2000 3000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot", "lights-out");
    assertThat(two.fight().get(Counters.GUNSHOTS)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-CPL-02c", "KF-TRT-13b", "KF-ACT-19"})
  void withAnAutomaticWeapon_itIsAHail_andThereIsNoSecondWay() {
    Ring ring = Ring.of(NIGHT, "2 hero/automatic-weapon 2000 2000", "1 thug 2000 3000", ANA, BO).play("activate figure:2-1")
        .dice("activation-2=5,5").play("roll 2", "shoot");
    assertThat(ring.listed()).contains("hail 1").doesNotContain("lights-out");
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_DOWN, false", "KNOCKED_OUT, false", "DEAD, true"})
  @Rule("KF-VIP-07c")
  void nearTheLovedOne_hisGangShootsAtNobody_whileSheLives(Condition condition, boolean isShotAt) {
    Ring ring = Ring.ofAnasTurn(Cast.run(Vip.LOVED_ONE, 1, 6000, 4000).andThen(state -> {
      state.set(Counters.CONCERN, 0);
      state.figures().inflict(state.get(Counters.VIP_FIGURE), condition);
    }), "1 hero/pistol 4000 4000", "2 student 6000 3010", "2 student 6000 7000", BO).play("activate figure:1-1")
        .dice("activation-1=5").play("roll 1", "shoot");
    assertThat(ring.listed().contains("fire 1 figure:2-1 0")).isEqualTo(isShotAt);
  }

  @Test
  @Rule({"KF-ADV-02", "KF-SET-18", "KF-RUL-189"})
  void afterLosses_eachProfileIsOfferedOnce_whereverItsFiguresStand() {
    String gang = "level=0 members=dim-mak-master,student,shaolin-monk,student,shaolin-monk,student,student";
    Opened match = new Opened("attacker=6,1", "campaign", gang + "; " + gang).play("be attacker").skipTo("deploy");
    assertThat(match.listed()).containsExactly("deploy figure:1-1", "deploy figure:1-2", "deploy figure:1-3");
    match.play("deploy figure:1-2").match().play(0);
    match.skipTo("deploy").skipTo("deploy-at").skipTo("deploy");
    assertThat(match.actor() + match.listed()).isEqualTo("Ana[deploy figure:1-1, deploy figure:1-3, deploy figure:1-4]");
  }
}
