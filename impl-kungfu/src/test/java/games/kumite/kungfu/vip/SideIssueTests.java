package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What a shot, a death or a V.I.P. means to those who are not meant. */
final class SideIssueTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 100";

  @Test
  @Rule({"KF-TRT-62b", "KF-RUL-67", "KF-LOC-41d"})
  void noSpread_reachesUnderTheGround() {
    Ring ring = Ring.of(Ground.bare().piece("m1", 6150, 3850, 6450, 4150, 0, 0, Flag.MANHOLE, Flag.SCENIC).laid()
        .andThen(state -> {
          state.wear(0, 2);
          state.figures().goDown(2, 0, -1);
        }), "2 hero/shotgun 4000 4000", "1 thug 6000 4000", "1 thug 6300 4000", "1 thug 6000 4300", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "shoot")
        .dice("shot-2=2,2 dodge-1=4,4").play("fire 1 figure:1-1 0");
    assertThat(ring.kind()).as("two rolls: the target and the one beside it").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-TAO-03a", "KF-LOC-41d", "KF-RUL-166"})
  void noSorcery_reachesUnderTheGround() {
    Ring ring = Ring.of(Ground.bare().piece("m1", 4000, 4000, 4300, 4300, 0, 0, Flag.MANHOLE, Flag.SCENIC)
        .piece("crates", 4400, 3800, 4800, 4200, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.HARD, Flag.SCENIC).laid()
        .andThen(state -> {
          state.wear(0, 2);
          state.gang(1, Counters.CHI, 2);
          state.figures().goDown(1, 0, -1);
        }), "2 hero/levitation 6500 4000", "1 thug 4150 4150", OTHER, FARTHER);
    Ring.skip(Ring.skip(ring).play("activate figure:2-1")).dice("activation-2=5");
    Ring.skip(ring.play("roll 1"));
    assertThat(ring.refused("cast prop")).isEqualTo("KF-TAO-03a");
  }

  @Test
  @Rule({"KF-VIP-06b", "KF-GUN-28", "KF-RUL-55"})
  void aFoundGun_thatBreaksInTheShot_wasHeardAllTheSame() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 500, 8500).andThen(state -> {
      state.objects().add(Place.of(4000, 4000, 0), Weapon.AUTOMATIC.ordinal(), Figures.NOBODY);
      state.figures().wounds(0, 1);
    }), "2 hero 4000 4000", "1 hero 6000 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=6,5")
        .play("roll 2", "pick-up token:object-1", "shoot")
        .dice("shot-2=1 dodge-1=6 direction-2=3,3 zombies-2=1 zombie-corner=1").play("fire 1 figure:1-1 0");
    ring.play("pass"); // he could drop it
    assertThat(ring.kind()).as("1 + 3 to 6 + 4").isEqualTo("backfire");
    ring.play("inflict weapon-breaks");
    assertThat(ring.figures().arms().weapons(0)).isZero();
    assertThat(ring.place("n-2")).isEqualTo("8875 125");
  }

  @Test
  @Rule({"KF-TRT-57g", "KF-MOR-03", "KF-RUL-146"})
  void aDeathByThePalm_frightensNoGuest() {
    Ring ring = Ring.ofAnasTurn(Cast.run(Vip.LOVED_ONE, 1, 4000, 5000).andThen(state -> {
      state.set(Counters.CONCERN, 0);
      state.figures().tremble(1, 2);
    }), "1 hero 100 8000", "1 thug 4000 4000", "2 hero/quivering-palm 7000 4000", OTHER, "1 thug 4000 6000")
        .dice("morale-1=5,5,5").play("set-off figure:2-1");
    assertThat(ring.is("1-2", Condition.DEAD)).isTrue();
    assertThat(ring.place("1-4")).as("the Loved One sees it and rolls nothing").isEqualTo("4000 5000");
  }

  private static Consumer<GameState> held(int holder, boolean isVampireHeld) {
    return Cast.run(Vip.HOPPING_VAMPIRE, 2, 6000, 6000).andThen(state -> {
      state.set(Counters.QUARRY, 0);
      state.figures().inflict(0, Condition.DEAD);
      int vampire = state.get(Counters.VIP_FIGURE);
      state.figures().grappler(isVampireHeld ? vampire : holder, isVampireHeld ? holder : vampire);
    });
  }

  @Test
  @Rule({"KF-VIP-04e", "KF-VIP-04f", "KF-CON-05"})
  void aVampireOfAnotherPlayer_isHeldByNoFriend_andHoldsNone() {
    String[] figures = {"1 student 2000 6000", "2 hero 6000 5740", "1 thug 6270 6000", OTHER, FARTHER};
    Ring bound = Ring.of(held(2, true), figures);
    int vampire = bound.fight().get(Counters.VIP_FIGURE);
    assertThat(bound.figures().gang(vampire)).as("Bo's hero is the nearest").isZero();
    assertThat(bound.figures().grappler(vampire)).isEqualTo(Figures.NOBODY);
    Ring holding = Ring.of(held(2, false), figures);
    assertThat(holding.figures().grappler(2)).isEqualTo(Figures.NOBODY);
  }
}
