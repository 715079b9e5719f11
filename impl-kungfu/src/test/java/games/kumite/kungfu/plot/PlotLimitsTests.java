package games.kumite.kungfu.plot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ground;
import games.kumite.kungfu.Opened;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.end.VipDeparture;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Plots do not allow, do not count and do not pay. */
final class PlotLimitsTests {

  private static final String BO = "2 hero 8000 8000";

  private static Consumer<GameState> plot(Plot plot) {
    return state -> state.set(Counters.PLOT, plot.ordinal());
  }

  @ParameterizedTest
  @CsvSource({"CHALLENGE, nominate", "REVENGE, effect"})
  @Rule({"KF-PLT-13", "KF-PLT-11b", "KF-TRT-62b"})
  void inAChallenge_theSpreadOfAShotgun_isNotFiredAtTheEnemysDuellist(Plot plot, String next) {
    Ring ring = Ring.of(plot(plot), "1 hero 4000 4000", "1 thug 4300 4000", "2 thug/shotgun 6000 4000", BO)
        .play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice(plot == Plot.CHALLENGE ? "shot-2=1 dodge-1=2" : "shot-2=1,6 dodge-1=2,1").play("shoot").choose("fire 1 figure:1-2 0");
    assertThat(ring.kind()).as("6 + 2 to 1 + 4, if at all").isEqualTo(next);
  }

  @Test
  @Rule({"KF-PLT-13", "KF-PLT-11b", "KF-TRT-62b", "KF-RUL-67"})
  void inAChallenge_theOwnDuellist_isHitByTheSpreadAsEver() {
    Ring ring = Ring.of(plot(Plot.CHALLENGE), "2 hero 4000 4000", "1 thug 4300 4000", "2 thug/shotgun 6000 4000",
        "1 hero 8000 8000").play("activate figure:2-2").dice("activation-2=5").play("roll 1")
        .dice("shot-2=6,1 dodge-1=1 dodge-2=6").play("shoot", "inflict extra-killed");
    assertThat(ring.kind()).as("two rolls").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-PLT-13", "KF-PLT-11b", "KF-TAO-07"})
  void inAChallenge_aSpellCastIntoACombat_leavesTheEnemysDuellistOut() {
    Ring ring = Ring.of(plot(Plot.CHALLENGE).andThen(state -> state.gang(1, Counters.CHI, 1)), "1 hero 4250 4000",
        "1 thug 4000 4000", "2 thug 3750 4000", BO, "2 hero/levitation 4000 6500");
    Ring.skip(Ring.skip(ring).play("activate figure:2-3")).dice("activation-2=5");
    Ring.skip(Ring.skip(ring.play("roll 1")).dice("shot-2=1,1 dodge-1=4 dodge-2=4").play("shoot"))
        .choose("dazzle figure:1-2 0");
    while (ring.kind().equals("backfire")) {
      ring.play("pass");
    }
    assertThat(Ring.skip(ring).kind()).as("at the thugs of both").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-PLT-06d", "KF-ADV-01", "KF-CPL-01f"})
  void withTheTargetDead_nobodyGainsAChiLevel_forWhateverItWas() {
    Ring ring = Ring.of(plot(Plot.CAPTURE).andThen(state -> {
      state.set(Counters.TARGET, 1);
      state.objects().give(state.objects().add(Place.of(500, 500, 0), Objects.ARTEFACT, -1), 2);
    }), "1 hero 4000 4000", "1 thug 4300 4000", BO, "2 thug 8000 500", "1 thug 500 8500");
    Casualty.knockOut(ring.fight(), 0, 3);
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("Ana's Protagonist is out").isEqualTo(1);
    Casualty.kill(ring.fight(), 1, 3);
    MatchEnd.look(ring.fight());
    assertThat(ring.match().outcome().summary()).isEqualTo("draw");
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("neither for that, nor for the Artefact").isZero();
  }

  @Test
  @Rule({"KF-PLT-06d", "KF-VIP-03j"})
  void withTheTargetDead_whatWasLost_isLost() {
    Ring ring = Ring.of(plot(Plot.CAPTURE).andThen(state -> state.set(Counters.TARGET, 1)).andThen(Cast.nobodys(Vip.MEDIC, 500, 500)),
        "1 hero 4000 4000", "1 thug 4300 4000", BO, "2 thug 8000 500");
    Casualty.knockOut(ring.fight(), 0, 3);
    VipDeparture.mourn(ring.fight(), ring.fight().get(Counters.VIP_FIGURE), 3);
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).isZero();
    Casualty.kill(ring.fight(), 1, 3);
    MatchEnd.look(ring.fight());
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("the Medic's level alone").isEqualTo(-1);
  }

  @Test
  @Rule({"KF-VIP-05b", "KF-RUL-97", "KF-CPL-03a"})
  void aGangToWhichACriminalHasComeOver_mayChangeThePlot() {
    Opened match = Opened.attacked("complication=3 traitor-gang=1 traitor=0 vip-presence=6 vip=3 place-x=4000 place-y=100 "
        + "initiative=6,1", "police", "yakuza", "plot revenge", "location token:location-street", "trait vehicles",
        "trait buildings", "trait fire-hydrant", "trait soft-missiles", "done");
    while (match.kind().startsWith("deploy")) {
      match.match().play(match.listed().size() / 2);
    }
    assertThat(match.actor() + " " + match.listed()).as("the police with a gangster").isEqualTo("Ana [keep, change]");
    match.play("keep");
    assertThat(match.actor() + " " + match.listed()).isEqualTo("Bo [keep, change]");
  }

  /** One of two things that Bo's side has to destroy is down; the other is piece 1. */
  private static Consumer<GameState> property(int top, Flag... flags) {
    return Ground.bare().piece("p1", 4000, 4000, 4400, 4400, 0, top, flags).laid().andThen(state -> {
      state.set(Counters.PLOT, Plot.DESTROY.ordinal());
      state.set(Counters.COMPLICATION, Complication.CHINESE_NEW_YEAR.ordinal()); // witnesses
      state.mark(0);
      state.set(Counters.DESTROYED, 1);
    });
  }

  @ParameterizedTest
  @CsvSource({"2, false", "3, true"})
  @Rule({"KF-RUL-179", "KF-LOC-16b", "KF-PLT-14a", "KF-PLT-14b", "KF-CPL-05"})
  void aHydrantThatAGrenadeBreaks_isDestroyedProperty(int die, boolean isWon) {
    Ring ring = Ring.of(property(120, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.HYDRANT, Flag.SCENIC),
        "2 hero/grenade 3000 4100", "1 hero 8500 1000").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "grenade")
        .dice("throw-2=5 hydrant-2=" + die).play("mark 4600 4600");
    assertThat(ring.match().isOver()).isEqualTo(isWon);
  }

  @Test
  @Rule({"KF-RUL-179", "KF-LOC-51f"})
  void aTableThatAHailBreaksFromAfar_isNotDestroyedProperty() {
    Ring ring = Ring.of(property(120, Flag.LINEAR, Flag.OBSCURE, Flag.TABLE, Flag.HARD, Flag.SCENIC),
        "2 hero/two-guns 3000 4100", "1 hero 4300 5500").play("activate figure:2-1").dice("activation-2=5,5")
        .play("roll 2", "shoot", "hail 1", "riddle 1");
    assertThat(ring.fight().board().find("p1")).isEqualTo(-1);
    assertThat(ring.match().isOver()).isFalse();
    assertThat(ring.fight().get(Counters.DESTROYED)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-RUL-179", "KF-LOC-50c"})
  void aTankThatIsShotAt_isNotDestroyedProperty_aBrokenOneIs() {
    Consumer<GameState> tank = property(300, Flag.BLOCK, Flag.OBSCURE, Flag.VHARD, Flag.TANK, Flag.SCENIC);
    Ring shot = Ring.of(tank, "2 hero/pistol 2000 4200", "1 hero 8500 1000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1", "shoot").dice("tank-2=6").play("fire-at-tank 1");
    assertThat(shot.fight().board().find("p1")).isEqualTo(-1);
    assertThat(shot.match().isOver()).isFalse();
    Ring broken = Ring.of(tank, "2 hero 3875 4200", "1 hero 8500 1000").play("activate figure:2-1").dice("activation-2=5")
        .play("roll 1").dice("break-2=6").play("break 1 0");
    assertThat(broken.match().isOver()).isTrue();
  }
}
