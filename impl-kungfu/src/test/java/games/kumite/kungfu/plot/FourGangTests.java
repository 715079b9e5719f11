package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.CampaignOutcome;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Four gangs on two sides: Ana (1) and Cy (3) against Bo (2) and Di (4). */
final class FourGangTests {

  private static final Consumer<GameState> CHI = state -> {
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.CHI, 2);
    }
  };

  @Test
  @Rule({"KF-TRT-12b", "KF-RUL-77"})
  void aRoar_helpsTheFriendsOfTheOtherGang() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", CHI.andThen(state -> state.figures().inflict(0, Condition.ROARING)),
        "2 hero/aura-of-the-tiger 4000 4500", "4 thug 4250 4000", "1 thug 4500 4000", "3 hero 500 500", "1 hero 500 8500",
        "4 hero 8500 8500").play("activate figure:4-1").dice("activation-4=5").play("roll 1", "attack");
    Ring.skip(ring).play("spend 0").dice("attack-4=3 defence-1=3").play("spend 0");
    assertThat(ring.kind() + ring.actor()).as("3 + 2 + 1 to 3 + 2").isEqualTo("effectDi");
  }

  @Test
  @Rule({"KF-RUL-77", "KF-CHI-02", "KF-RUL-24"})
  void anEffect_isLoweredWithTheChiOfTheVictimsOwnGang() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", state -> state.gang(0, Counters.CHI, 2), "3 hero 4000 4000",
        "4 hero 4250 4000", "1 hero 500 500", "2 hero 500 8500").play("activate figure:4-1").dice("activation-4=5")
        .play("roll 1").dice("attack-4=4 defence-3=3 initiative-card=0").play("attack", "inflict distracted");
    assertThat(ring.is("3-1", Condition.DISTRACTED)).as("Ana's Chi is not Cy's").isTrue();
  }

  @Test
  @Rule({"KF-MOR-02", "KF-RUL-77", "KF-RUL-171"})
  void aProtagonistsFall_frightensHisOwnGangAlone_whichPlaysOn() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", state -> Casualty.kill(state, 1, 0), "1 hero 4000 4000",
        "2 hero 4250 4000", "2 thug 8000 500", "4 thug 8000 8000", "4 hero 500 8500", "3 hero 500 500");
    assertThat(ring.fight().gang(1, Counters.SHAKEN)).isEqualTo(1);
    assertThat(ring.fight().gang(3, Counters.SHAKEN)).isZero();
    ring.dice("morale-2=6,6,6 initiative-card=0").play("end-turn");
    assertThat(ring.actor()).isEqualTo("Bo");
    assertThat(ring.listed()).contains("activate figure:2-2");
    assertThat(ring.refused("motivate")).isEqualTo("KF-CHI-13");
  }

  @Test
  @Rule({"KF-RUL-167", "KF-PLT-08a"})
  void revenge_isOnTheProtagonistOfTheLowestSeat_byAnyFigureOfTheSide() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", state -> state.figures().wounds(0, 4), "1 hero 4000 4000",
        "4 thug 4250 4000", "2 hero 8000 8000", "3 hero 500 500", "4 hero 8000 500").play("activate figure:4-1")
        .dice("activation-4=5").play("roll 1").dice("attack-4=6 defence-1=5").play("attack");
    assertThat(ring.listed()).as("6 + 2 to 5 + 0").contains("inflict humbled");
    ring.play("inflict humbled", "done");
    assertThat(ring.fight().get(Counters.GOAL)).as("the side of Bo and Di").isEqualTo(2);
    Ring other = Ring.ofSeats(4, "initiative-card=3", state -> state.figures().wounds(3, 4), "1 hero 500 500",
        "4 thug 4250 4000", "2 hero 8000 8000", "3 hero 4000 4000", "4 hero 8000 500").play("activate figure:4-1")
        .dice("activation-4=5").play("roll 1").dice("attack-4=6 defence-3=5").play("attack", "inflict humbled", "done");
    assertThat(other.fight().get(Counters.GOAL)).as("Cy's is not the one").isZero();
  }

  @Test
  @Rule({"KF-PLT-15", "KF-ADV-01", "KF-RUL-82"})
  void everyGangOfTheSideThatWins_gainsALevel() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", state -> { }, "1 hero 4000 4000", "2 hero 8000 8000", "3 hero 500 500",
        "4 hero 500 8500");
    Goal.decide(ring.fight(), 1);
    MatchEnd.look(ring.fight());
    for (int gang = 0; gang < 4; gang++) {
      assertThat(ring.fight().gang(gang, Counters.LEVEL_CHANGE)).as("gang %s", gang + 1).isEqualTo(gang % 2);
    }
    assertThat(CampaignOutcome.text(ring.fight())).contains("level=0 members=hero; level=1 members=hero");
  }

  @Test
  @Rule({"KF-TRT-63d", "KF-RUL-77"})
  void aSignatureWeapon_isNotLost_ifAFriendOfTheOtherGangHoldsIt() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0", state -> {
      state.figures().arms().loseWeapon(0, 0);
      state.objects().add(Place.of(3000, 3000, 0), games.kumite.kungfu.content.Weapon.SIGNATURE.ordinal(), 0);
      state.objects().give(0, 2);
    }, "1 hero/signature-weapon 4000 4000", "2 hero 8000 8000", "3 hero 500 500", "4 hero 500 8500");
    Goal.decide(ring.fight(), 1);
    MatchEnd.look(ring.fight());
    assertThat(ring.figures().has(0, PlotDeed.UNARMED)).isFalse();
    Ring enemys = Ring.ofSeats(4, "initiative-card=0", state -> {
      state.figures().arms().loseWeapon(0, 0);
      state.objects().add(Place.of(3000, 3000, 0), games.kumite.kungfu.content.Weapon.SIGNATURE.ordinal(), 0);
      state.objects().give(0, 3);
    }, "1 hero/signature-weapon 4000 4000", "2 hero 8000 8000", "3 hero 500 500", "4 hero 500 8500");
    Goal.decide(enemys.fight(), 0);
    MatchEnd.look(enemys.fight());
    assertThat(enemys.figures().has(0, PlotDeed.UNARMED)).isTrue();
    assertThat(enemys.fight().gang(0, Counters.LEVEL_CHANGE)).as("won, and a weapon lost").isZero();
  }

  @Test
  @Rule({"KF-VIP-09c", "KF-RUL-148", "KF-RUL-77"})
  void whoIsWonOver_isOfTheGangOfWhoSpokeToHim() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", Cast.run(Vip.SUPER_SOLDIER, 1, 5000, 5000).andThen(state ->
        state.figures().forget(0, PlotDeed.MOVED)), "4 hero 5500 5000",
        "1 hero 500 500", "2 hero 8000 8000", "3 hero 500 8500");
    ring.play("activate figure:4-1").dice("persuade-4=6,6,1 initiative-card=0").play("persuade"); // and all have acted
    int vip = ring.fight().get(Counters.VIP_FIGURE);
    assertThat(ring.figures().gang(vip)).isEqualTo(3);
    assertThat(ring.listed()).as("Ana's turn").noneMatch(one -> one.contains("figure:" + ring.figures().name(vip)));
  }

  @Test
  @Rule({"KF-VIP-04e", "KF-VIP-04f", "KF-RUL-167"})
  void theVampire_isRunByTheLowestSeatOfTheOtherSide() {
    Ring ring = Ring.ofSeats(4, "initiative-card=0 vampire-corner=2 activation-1=5,5,5", Cast.absent(Vip.HOPPING_VAMPIRE).andThen(state -> {
      state.set(Counters.DEATHS, 1);
      state.set(Counters.QUARRY, Figures.NOBODY);
    }), "4 hero 8500 8000", "1 hero 500 500", "2 hero 5000 8000", "3 hero 500 8500");
    int vampire = ring.fight().get(Counters.VIP_FIGURE);
    assertThat(ring.fight().get(Counters.QUARRY)).as("Di's is the nearest").isZero();
    assertThat(ring.figures().gang(vampire)).as("Ana's").isZero();
    assertThat(ring.kind() + ring.actor()).isEqualTo("actionAna");
  }

  @Test
  @Rule({"KF-PLT-01a", "KF-RUL-194", "KF-RUL-77"})
  void anyGangOfTheSeekers_mayCarryTheObjectOff() {
    Ring ring = Ring.ofSeats(4, "initiative-card=3", state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, games.kumite.kungfu.state.ObjectKind.HIDDEN.ordinal());
      state.objects().give(state.objects().add(Place.of(300, 4000, 0)), 0);
    }, "4 thug 300 4000", "1 hero 500 500", "2 hero 8000 8000", "3 hero 500 8500").play("activate figure:4-1")
        .dice("activation-4=5").play("roll 1", "move", "to 125 4000");
    assertThat(ring.fight().get(Counters.GOAL)).isEqualTo(2);
  }
}
