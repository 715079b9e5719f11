package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Complication;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.kungfu.state.Vip;
import games.kumite.kungfu.trait.HostTests;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What two rules make of one moment of a scenario: Plots, guests, fear, the end. Bo begins unless said otherwise. */
final class ScenarioMomentTests {

  private static final String BO = "2 hero 8000 8000";
  private static final String ANA = "1 hero 8000 500";

  /** Ana's second figure is what the Capture of Bo's side is about, and has gone over to it. */
  private static Consumer<GameState> betrayed(Consumer<GameState> more) {
    return state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, 1);
      state.set(Counters.COMPLICATION, Complication.BETRAYAL.ordinal());
      state.figures().join(1, 1);
      state.figures().inflict(1, Condition.TRAITOR);
      more.accept(state);
    };
  }

  @Test
  @Rule({"KF-RUL-97", "KF-CPL-03b", "KF-PLT-06a"})
  void theTargetWhoWentOverToTheAttackers_isTheDefendersTraitor_andNotCapturedByThem() {
    Ring ring = Ring.ofAnasTurn(betrayed(state -> state.figures().grappler(1, 0)), "1 bruiser 1000 4750", "1 thug 1000 4500",
        ANA, BO).play("activate figure:1-1").dice("activation-1=5").play("roll 1", "lead figure:1-2", "to 125 4750");
    assertThat(ring.figures().isPlaced(1)).isFalse();
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).isEqualTo(1);
    assertThat(ring.match().isOver()).as("the attackers have nobody").isFalse();
  }

  @Test
  @Rule({"KF-RUL-97", "KF-PLT-06a", "KF-PLT-07d"})
  void theAttackers_carryTheTargetOff_alsoIfHeIsTheirOwnByNow() {
    Ring ring = Ring.of(betrayed(state -> state.figures().inflict(1, Condition.KNOCKED_OUT)), "2 bruiser 300 4000",
        "1 thug 300 4250", ANA, BO).play("activate figure:2-1").dice("activation-2=5,5").play("roll 2");
    assertThat(ring.listed()).as("once").containsOnlyOnce("carry figure:1-1");
    ring.play("carry figure:1-1", "move", "to 125 4000");
    assertThat(ring.fight().get(Counters.GOAL)).isEqualTo(2);
    assertThat(ring.match().isOver()).isTrue();
  }

  @Test
  @Rule({"KF-RUL-160", "KF-RUL-158", "KF-END-01", "KF-RUL-42"})
  void whoIsPossessed_isHisOwnSidesFigure_andAHuskIsNotKnockedOut() {
    String master = "2 hopping-vampire-master 5000 4000";
    Ring ring = Ring.of(HostTests.possessed(state -> { }), master, "1 student 5300 4000");
    MatchEnd.look(ring.fight());
    assertThat(ring.match().isOver()).as("Ana has her student, Bo his husk").isFalse();
    ring.figures().inflict(0, Condition.DEAD);
    MatchEnd.look(ring.fight());
    assertThat(ring.match().outcome().toString()).as("the husk is gone").contains("defender-won");
  }

  @Test
  @Rule({"KF-RUL-144", "KF-PLT-15", "KF-ADV-01"})
  void withThePlotVoid_whoWipesTheOthersOut_hasTheLevelOfADecisiveBattleAlone() {
    Ring ring = Ring.of(Cast.nobodys(Vip.CELEBRITY, 5000, 5000).andThen(state -> state.set(Counters.VOID, 1)), "1 thug 500 500", BO);
    ring.figures().inflict(0, Condition.KNOCKED_OUT);
    MatchEnd.look(ring.fight());
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.fight().gang(1, Counters.LEVEL_CHANGE)).as("nobody has won the Plot, nobody was destroyed").isZero();
    Ring decisive = Ring.of(Cast.nobodys(Vip.CELEBRITY, 5000, 5000).andThen(state -> state.set(Counters.VOID, 1)), "1 thug 500 500", BO);
    decisive.figures().inflict(0, Condition.DEAD);
    MatchEnd.look(decisive.fight());
    assertThat(decisive.fight().gang(1, Counters.LEVEL_CHANGE)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-RUL-175", "KF-VIP-04a", "KF-VIP-04b"})
  void whoFledBeforeTheVampireCame_isNotHisVictim() {
    Ring ring = Ring.of(Cast.absent(Vip.HOPPING_VAMPIRE).andThen(state -> {
      state.set(Counters.QUARRY, Figures.NOBODY);
      state.figures().wounds(0, 5);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
    }), "1 hero 4000 4000", "1 thug 300 500", "1 thug 8000 500", "2 thug 4250 4000", BO, "2 thug 1500 500")
        .play("activate figure:2-1").dice("activation-2=5 morale-1=1,6,6,6,6,6 vampire-corner=0 morale-2=6,6,6 activation-1=1,1,1")
        .play("roll 1", "finish figure:1-1");
    assertThat(ring.is("1-2", Condition.GONE)).as("first the fear for their leader").isTrue();
    assertThat(ring.fight().get(Counters.QUARRY)).as("the nearest who is left").isEqualTo(ring.figure("2-3"));
    assertThat(ring.figures().gang(ring.fight().get(Counters.VIP_FIGURE))).isZero();
  }

  @Test
  @Rule({"KF-PLT-12a", "KF-CON-21", "KF-RUL-175"})
  void whoWasKnockedOutByOthers_isKilledByHisChallenger_whoWinsByThat() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.CHALLENGE.ordinal());
      state.figures().wounds(0, 5);
      state.figures().note(0, PlotDeed.RECOILED);
      state.figures().note(0, PlotDeed.FELLED);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
    }, "1 hero 4000 4000", "2 hero 4250 4000", "1 student 2000 4400").play("activate figure:2-1").dice("activation-2=5")
        .dice("morale-1=6,6,6").play("roll 1", "finish figure:1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.fight().get(Counters.GOAL)).as("Bo's side").isEqualTo(2);
  }

  @Test
  @Rule({"KF-RUL-97", "KF-MOR-02", "KF-CPL-03a"})
  void aTraitor_isFrightenedWithHisNewGang_notWithTheOld() {
    Consumer<GameState> traitor = state -> {
      state.figures().join(1, 1);
      state.figures().inflict(1, Condition.TRAITOR);
    };
    String[] figures = {ANA, "1 thug 4000 4000", BO};
    Ring old = Ring.of(traitor.andThen(state -> state.gang(0, Counters.SHAKEN, 1)), figures).play("end-turn");
    assertThat(old.place("1-2")).as("no dice").isEqualTo("4000 4000");
    Ring his = Ring.of(traitor.andThen(state -> state.gang(1, Counters.SHAKEN, 1)), figures).dice("morale-2=1,1,1").play("end-turn");
    assertThat(his.is("1-2", Condition.GONE)).isTrue();
  }

  @Test
  @Rule({"KF-VIP-06c", "KF-MOR-07"})
  void whomAZombieKillsInHisFlight_rises() {
    Ring ring = Ring.of(Cast.nobodys(Vip.ZOMBIE, 4250, 4000).andThen(state -> state.gang(1, Counters.SHAKEN, 1)), "2 thug 4000 4000",
        ANA, BO).dice("morale-2=1,6,6 attack=6 defence-2=1").play("end-turn");
    assertThat(ring.is("2-1", Condition.DEAD)).as("he has lost the hack").isTrue();
    assertThat(ring.figures().has(0, PlotDeed.BITTEN)).isTrue();
  }

  @Test
  @Rule({"KF-RUL-47", "KF-RUL-182"})
  void afterThirtyTurnsOfEach_itIsOver_evenIfEverybodyActs() {
    Ring ring = Ring.of("1 thug 1000 1000", ANA, BO, "2 thug 8000 7000");
    ring.fight().set(Counters.TURNS, 59);
    ring.play("activate figure:2-2").dice("activation-2=5").play("roll 1", "stop", "end-turn");
    assertThat(ring.match().isOver()).as("Ana has her thirtieth").isFalse();
    ring.play("activate figure:1-1").dice("activation-1=5").play("roll 1", "stop", "end-turn");
    assertThat(ring.match().isOver()).isTrue();
  }

  @Test
  @Rule({"KF-RUL-47", "KF-RUL-144", "KF-VIP-05b"})
  void withTheTimeOver_thePlotIsLostByTheSideThatSeeksIt_notByTheAttackers() {
    Ring ring = Ring.of(Cast.nobodys(Vip.CELEBRITY, 5000, 5000).andThen(state -> {
      state.set(Counters.PLOT, Plot.CAPTURE.ordinal());
      state.set(Counters.TARGET, state.get(Counters.VIP_FIGURE));
      state.set(Counters.SEEKER, 0); // Ana defends, and has changed the Plot
      state.set(Counters.KIDNAPPER, 1);
    }), ANA, BO);
    for (int turn = 0; turn < 6; turn++) {
      ring.dice("direction=1,1").play("end-turn");
    }
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
    assertThat(ring.fight().gang(1, Counters.THANKS_AFTER)).as("the Celebrity is grateful to Bo").isEqualTo(1);
  }

  @Test
  @Rule("KF-VIP-11f")
  void theTimeTraveller_doesNotLeaveADraw() {
    Ring ring = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 1, 5000, 5000), ANA, BO);
    int traveller = ring.fight().get(Counters.VIP_FIGURE);
    Goal.lose(ring.fight());
    MatchEnd.look(ring.fight());
    assertThat(ring.match().isOver()).isTrue();
    assertThat(ring.figures().isPlaced(traveller)).as("nobody has won").isTrue();
    Ring won = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 1, 5000, 5000), ANA, BO);
    Goal.decide(won.fight(), 0);
    MatchEnd.look(won.fight());
    assertThat(won.figures().isPlaced(traveller)).isFalse();
  }

  @Test
  @Rule({"KF-PLT-05a", "KF-RUL-157"})
  void aCode_isFoundOutAlsoWithAnEnemyInContact_whoKeepsFromSearchingAlone() {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.DANGEROUS.ordinal());
      state.set(Counters.HOLDER, 0);
      state.set(Counters.COMPLICATION, Complication.ARTEFACT.ordinal());
      state.lay(state.board().plus(new Piece("a", "CRATES", Polygon.rectangle(4000, 4000, 4500, 4500), 0, 250,
          Flag.BLOCK.bit() | Flag.HARD.bit() | Flag.SCENIC.bit())));
    }, "2 thug 3875 4250", "1 thug 3625 4250", ANA, BO).play("activate figure:2-1").dice("activation-2=5,5,5").play("roll 3");
    assertThat(ring.refused("seek 1")).isEqualTo("KF-RUL-157");
    assertThat(ring.play("crack").fight().objects().count()).isEqualTo(1);
  }

  @Test
  @Rule({"KF-VIP-04e", "KF-VIP-04f"})
  void aVictimWhoChangesSides_isStillTheNearest_andTheVampireChangesHands() {
    Ring ring = Ring.of(Cast.run(Vip.HOPPING_VAMPIRE, 1, 5000, 5000).andThen(state -> {
      state.set(Counters.QUARRY, 0);
      state.figures().join(0, 0); // possessed, or won over
    }), "2 hero 5000 6000", BO, ANA);
    assertThat(ring.fight().get(Counters.QUARRY)).isZero();
    assertThat(ring.figures().gang(ring.fight().get(Counters.VIP_FIGURE))).as("Bo's, the victim is Ana's").isEqualTo(1);
  }

  @Test
  @Rule({"KF-VIP-04b", "KF-RUL-05"})
  void ofTwoEquallyNear_theLowerNumberIsTheVampiresVictim() {
    Ring ring = Ring.of(Cast.run(Vip.HOPPING_VAMPIRE, 1, 5000, 5000).andThen(state -> state.set(Counters.QUARRY, Figures.NOBODY)),
        ANA, "2 hero 5000 6000", "2 thug 5000 4000").play("end-turn");
    assertThat(ring.fight().get(Counters.QUARRY)).isEqualTo(1);
  }

  @Test
  @Rule({"KF-TAO-09", "KF-PLT-08a", "KF-H2H-23"})
  void whoRefusedAChallenge_andIsHumbledAgain_hasStillToPutTheChallengerOut() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.HUMBLED);
      state.figures().note(0, PlotDeed.REFUSED);
      state.figures().humbler(0, 2);
    }, "1 hero 4000 4000", "2 thug 4250 4000", BO).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=6 defence-1=2").play("attack", "inflict humbled");
    assertThat(ring.figures().has(0, PlotDeed.HUMBLED)).as("for the revenge").isTrue();
    assertThat(ring.figures().humbler(0)).as("for the campaign").isEqualTo(2);
  }

  @Test
  @Rule({"KF-VIP-11d", "KF-RUL-41"})
  void aTimeTravellerWhoWasRevived_mayTravelTheNextTime() {
    Ring ring = Ring.of(Cast.run(Vip.TIME_TRAVELLER, 2, 4250, 4000).andThen(state -> {
      int traveller = state.get(Counters.VIP_FIGURE);
      state.figures().inflict(traveller, Condition.KNOCKED_OUT);
      state.figures().note(traveller, PlotDeed.STRANDED); // his die has failed
    }), "2 thug 4000 4000", ANA, BO).play("activate figure:2-1").dice("revive-2=6,6,6").play("revive figure:2-3");
    int traveller = ring.fight().get(Counters.VIP_FIGURE);
    assertThat(ring.figures().is(traveller, Condition.KNOCKED_OUT)).isFalse();
    Casualty.knockOut(ring.fight(), traveller, ring.figure("1-1"));
    ring.dice("time-jump-2=4").play("end-turn");
    assertThat(ring.figures().isPlaced(traveller)).as("to another time").isFalse();
  }
}
