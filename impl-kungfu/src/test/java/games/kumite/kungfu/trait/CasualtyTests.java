package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What being put out of the game ends, once or twice. */
final class CasualtyTests {

  private static final String OTHER = "2 thug 8000 8000";
  private static final String FARTHER = "1 thug 100 8000";

  @Test
  @Rule({"KF-CON-17", "KF-CON-21", "KF-TRT-57e", "KF-TRT-46e"})
  void killingWhoLiesKnockedOut_isAKill() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().inflict(1, Condition.HUMBLED);
      state.figures().humbler(1, 0);
      state.figures().tremble(2, 0);
    }, "1 thug/quivering-palm 4000 4000", "2 hero/knock-out-beauty/female 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1", "finish figure:1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("2-1", Condition.HUMBLED)).as("he has killed who Humbled him").isFalse();
    assertThat(ring.is("2-1", Condition.HAS_DRAWN_BLOOD)).isTrue();
    assertThat(ring.figures().trembling(2)).as("the palm's owner is dead").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-TRT-30i", "KF-TRT-75d"})
  void theSwordOfTheUndead_goesWithThem_alsoIfTheyAreOnlyKnockedOut() {
    Ring ring = Ring.of(state -> {
      int sword = state.figures().add(state.definition().guest("flying-sword"), 0);
      state.figures().rider(sword, 0);
      state.figures().inflict(sword, Condition.SWORD);
      state.figures().put(sword, Place.of(1000, 1000, 0));
    }, "1 thug/undead/flying-sword 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1").dice("attack-2=3 defence-1=4").play("attack", "inflict extra-knocked-out");
    assertThat(ring.figures().is(4, Condition.GONE)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-141", "KF-RUL-175", "KF-MOR-02"})
  void whoDrownsAtTheEndOfATurn_frightensHisExtras_atOnce() {
    Ring ring = Ring.of(state -> {
      Ground.bare().flat(3000, 3000, 5000, 5000, Flag.DEEP).laid().accept(state);
      state.figures().breath(0, 3);
    }, "2 hero/armour 4000 4000", "2 thug 8000 8000", FARTHER).dice("morale-2=6,6,6").play("end-turn");
    assertThat(ring.is("2-1", Condition.DEAD)).isTrue();
    assertThat(ring.kind() + ring.actor()).as("and the morale dice have been rolled").isEqualTo("nominateAna");
    assertThat(ring.fight().gang(1, Counters.SHAKEN)).isZero();
  }

  @Test
  @Rule({"KF-RUL-41", "KF-RUL-33", "KF-CON-02"})
  void whoGetsUpAndCanOnlyCrawl_lies() {
    Ring ring = Ring.of(state -> {
      for (Condition condition : new Condition[] {Condition.LIMPING, Condition.CRAWLING, Condition.KNOCKED_DOWN,
          Condition.GETTING_UP}) {
        state.figures().inflict(0, condition);
      }
    }, "2 thug 4000 4000", OTHER, FARTHER).play("activate figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isTrue();
    assertThat(ring.is("2-1", Condition.GETTING_UP)).isFalse();
  }

  @Test
  @Rule({"KF-PLT-12a", "KF-RUL-191"})
  void aRecoilIntoAProp_isARecoilOfTheDuel() {
    Ring ring = Ring.of(state -> {
      Ground.bare().piece("crates", 3000, 3800, 3400, 4200, 0, 250, Flag.BLOCK, Flag.OBSCURE, Flag.STAND, Flag.HARD, Flag.SCENIC)
          .laid().accept(state);
      state.set(Counters.PLOT, Plot.CHALLENGE.ordinal());
    }, "1 hero 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("attack-2=6 defence-1=3").play("attack");
    assertThat(ring.listed()).contains("inflict recoil-into-prop");
    ring.dice("peril=1 defence-1=6").play("inflict recoil-into-prop", "turn 0");
    assertThat(ring.figures().has(0, PlotDeed.RECOILED)).isTrue();
  }

  @Test
  @Rule({"KF-PLT-05b", "KF-PLT-05c", "KF-RUL-119"})
  void theDangerousObject_isMetWithChi() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, games.kumite.kungfu.state.ObjectKind.DANGEROUS.ordinal());
      state.set(Counters.COMPLICATION, Complication.FIRE.ordinal());
      state.objects().add(Place.of(4000, 4000, 0));
      state.gang(1, Counters.CHI, 2);
    }, "2 hero 4000 4000", OTHER, FARTHER).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("touch-2=2").play("pick-up token:object-1");
    assertThat(ring.kind()).as("1 Chi on his roll").isEqualTo("chi");
    ring.dice("peril=3 defence-2=2").play("spend 1");
    assertThat(ring.figures().wounds(0)).as("3 + 4 against 2 + 4 + 1: a tie is nothing").isZero();
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(0);
  }

  @Test
  @Rule({"KF-TRT-75d", "KF-PLT-06d", "KF-RUL-196"})
  void theUndead_whoAreToBeCaptured_areLostIfTheyAreOnlyKnockedOut() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 0);
    }, "1 thug/undead 4000 4000", "2 hero 4250 4000", OTHER, FARTHER).play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=4").play("attack", "inflict extra-knocked-out");
    assertThat(ring.match().outcome().summary()).as("they vanish").isEqualTo("draw");
  }

  @ParameterizedTest
  @CsvSource({"thug/undead, 'vampire-corner=1 morale-1=5,5,5 activation-2=4,4,4', true", "thug, '', false"})
  @Rule({"KF-TRT-75d", "KF-VIP-04a"})
  void whenOneOfTheUndeadIsKnockedOut_somebodyHasDied_andTheVampireComes(String victim, String dice, boolean comes) {
    Ring ring = Ring.of(Cast.absent(Vip.HOPPING_VAMPIRE), "1 " + victim + " 4000 4000", "2 hero 4250 4000",
        "2 thug 2000 8000",
        "1 bruiser 8000 1000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=4 " + dice).play("attack", "inflict extra-knocked-out");
    assertThat(ring.figures().isPlaced(ring.figure("n-1"))).isEqualTo(comes);
  }

  @ParameterizedTest
  @EnumSource(names = {"ARROW_SANCTUARY", "WATER_WALL", "SPIRIT_WARD"})
  @Rule({"KF-TRT-67c", "KF-TRT-08c", "KF-TRT-78e"})
  void whoIsPutOut_concentratesNoMore(Condition spell) {
    Ring ring = Ring.unrecorded(state -> state.figures().inflict(0, spell),
        "1 hero/arrow-sanctuary/water-wall/spirit-ward 4000 4000", "2 hero 8000 8000", FARTHER);
    Casualty.kill(ring.fight(), 0, Figures.NOBODY);
    assertThat(ring.is("1-1", spell)).isFalse();
  }

  @Test
  @Rule({"KF-RUL-41", "KF-CON-20c", "KF-SET-23"})
  void whoHasHadHisTurn_getsUpInTheNextOne() {
    Ring ring = Ring.unrecorded(state -> { }, "2 thug 4000 4000", "2 thug 4250 4000", OTHER, FARTHER)
        .play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "stop");
    Casualty.knockOut(ring.fight(), 0, Figures.NOBODY);
    ring.play("activate figure:2-2").dice("revive-2=4,5,6").play("revive figure:2-1");
    assertThat(ring.is("2-1", Condition.GETTING_UP)).isTrue();
    assertThat(ring.listed()).contains("activate figure:2-3").doesNotContain("activate figure:2-1");
    ring.play("end-turn", "end-turn", "activate figure:2-1");
    assertThat(ring.is("2-1", Condition.KNOCKED_DOWN)).isFalse();
  }
}
