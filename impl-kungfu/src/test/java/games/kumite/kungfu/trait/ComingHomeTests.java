package games.kumite.kungfu.trait;

import static games.kumite.kungfu.trait.HostTests.possessed;
import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a possession leaves behind when it begins and when it ends. Bo's possessor is 2-1, Ana's figure 1-1 his host. */
final class ComingHomeTests {

  private static final String MASTER = "2 hero/possession 3000 3000";
  private static final String OTHER = "2 thug 8000 8000";
  private static final String ENEMY = "1 thug 8000 500";

  private static Consumer<GameState> take() {
    return state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.HIDDEN.ordinal());
    };
  }

  @Test
  @Rule({"KF-TRT-55h", "KF-RUL-39", "KF-RUL-160"})
  void aHostThatIsFree_holdsNoneOfItsFriends_andIsHeldByNone() {
    Ring ring = Ring.of(possessed(state -> {
      state.figures().grappler(3, 1);
      state.figures().grappler(1, 4);
    }), MASTER, "1 bruiser 4000 4000", OTHER, "1 thug 4250 4000", "1 thug 3750 4000");
    ring.play("go-home figure:1-1");
    assertThat(ring.is("1-1", Condition.POSSESSED)).isFalse();
    assertThat(ring.figures().grappler(ring.figure("1-2"))).as("whom it held").isEqualTo(Figures.NOBODY);
    assertThat(ring.figures().grappler(ring.figure("1-1"))).as("who held it").isEqualTo(Figures.NOBODY);
  }

  @Test
  @Rule({"KF-RUL-158", "KF-RUL-161"})
  void whoLeavesHisBody_dropsWhatHeCarries() {
    Ring ring = Ring.of(take().andThen(state -> state.objects().give(state.objects().add(Place.of(3000, 3000, 0)), 0)), MASTER,
        "1 bruiser 6000 6000", OTHER, ENEMY);
    Ring.skip(ring).play("activate figure:2-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("spirit-out");
    assertThat(ring.is("2-1", Condition.HUSK)).isTrue();
    assertThat(ring.fight().objects().carrier(0)).as("it lies beside the body").isEqualTo(Figures.NOBODY);
    assertThat(Place.text(ring.fight().objects().place(0))).isEqualTo("3000 3000");
  }

  @Test
  @Rule({"KF-TRT-55f", "KF-VIP-07d", "KF-RUL-71"})
  void aHostThatLeavesWithAPrize_setsTheSpiritFree() {
    Ring ring = Ring.of(possessed(state -> {
      int loved = state.figures().add(state.definition().guest("loved-one"), 0);
      state.figures().put(loved, Place.of(1000, 4000, 0));
      state.set(Counters.VIP, Vip.LOVED_ONE.ordinal());
      state.set(Counters.VIP_FIGURE, loved);
      state.figures().inflict(loved, Condition.KNOCKED_OUT);
      state.figures().carrier(loved, 1);
    }), MASTER, "1 bruiser 1000 4000", OTHER, ENEMY);
    Ring.skip(ring).play("activate figure:1-1");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("move", "to 125 4000");
    assertThat(ring.figures().isPlaced(ring.figure("1-1"))).isFalse();
    assertThat(ring.is("2-1", Condition.HUSK)).as("he is in his body again").isFalse();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("her escort was Bo's").isEqualTo(1);
  }

  @Test
  @Rule({"KF-TRT-55j", "KF-RUL-71"})
  void aHuskThatIsDrivenOffTheTable_isDestroyed() {
    Ring ring = Ring.of(possessed(state -> Casualty.flee(state, 0)), MASTER, "1 bruiser 1000 4000", OTHER,
        ENEMY);
    assertThat(ring.is("1-1", Condition.POSSESSED)).as("it lay on a car that has left").isFalse();
    assertThat(ring.figures().gang(ring.figure("1-1"))).isZero();
    assertThat(ring.is("2-1", Condition.HUSK)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-159", "KF-ACT-18"})
  void aReactionThatAHostFails_barsItsPossessorToo() {
    Ring ring = Ring.ofAnasTurn(possessed(state -> { }), MASTER, "1 bruiser 5000 5000", OTHER, ENEMY, "1 thug 8500 500");
    Ring.skip(ring).play("activate figure:1-2");
    Ring.skip(ring).dice("activation-1=1").play("roll 1").dice("reaction-2=1").play("react figure:1-1");
    Ring.skip(ring);
    assertThat(ring.is("1-1", Condition.BARRED)).isTrue();
    assertThat(ring.is("2-1", Condition.BARRED)).as("it was in place of him").isTrue();
  }

  @Test
  @Rule({"KF-RUL-107", "KF-RUL-159", "KF-CHI-13"})
  void aHumbledHost_keepsHisOwnGangFromMotivating_andNotItsPossessors() {
    Ring ring = Ring.skip(Ring.of(possessed(state -> {
      state.gang(1, Counters.CHI, 1);
      state.figures().inflict(1, Condition.HUMBLED);
    }), MASTER, "1 bruiser 4000 4000", OTHER, ENEMY, "2 hero 7000 7000"));
    assertThat(ring.refused("motivate")).isEqualTo("legal");
    Ring own = Ring.skip(Ring.ofAnasTurn(possessed(state -> {
      state.gang(0, Counters.CHI, 1);
      state.figures().inflict(1, Condition.HUMBLED);
    }), MASTER, "1 bruiser 4000 4000", OTHER, ENEMY, "1 hero 7000 7000"));
    assertThat(own.refused("motivate")).isEqualTo("KF-CHI-13");
  }

  @Test
  @Rule({"KF-VIP-07c", "KF-RUL-160"})
  void aLovedOneWhoIsPossessed_isStillHerOwnGangsConcern() {
    Consumer<GameState> loved = state -> {
      int figure = state.figures().add(state.definition().guest("loved-one"), 0);
      state.figures().put(figure, Place.of(5000, 4000, 0));
      state.set(Counters.VIP, Vip.LOVED_ONE.ordinal());
      state.set(Counters.VIP_FIGURE, figure);
      state.figures().inflict(0, Condition.HUSK);
      state.figures().inflict(figure, Condition.POSSESSED);
      state.figures().rider(figure, 0);
      state.figures().formerGang(figure, 0);
      state.figures().join(figure, 1);
    };
    assertThat(shooting(loved, "2 hero/pistol 2000 4000", "1 thug 5300 4500")).as("Bo's may shoot near her").isEqualTo("legal");
  }

  private static String shooting(Consumer<GameState> more, String shooter, String target) {
    Ring ring = Ring.skip(Ring.of(more, MASTER, target, OTHER, ENEMY, shooter)).play("activate figure:2-3");
    Ring.skip(ring).dice("activation-2=5").play("roll 1");
    Ring.skip(ring).play("shoot");
    return ring.refused("fire 1 figure:1-1 0");
  }
}
