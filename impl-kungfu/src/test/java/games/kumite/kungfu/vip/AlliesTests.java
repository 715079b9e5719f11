package games.kumite.kungfu.vip;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Objects;
import games.kumite.kungfu.state.Plot;
import games.kumite.kungfu.state.Vip;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.LoadedDice;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Allied gangs where several things come together: Ana (1) and Cy (3) against Bo (2) and Di (4). */
final class AlliesTests {

  private static final String[] LEADERS =
      {"1 hero 500 500", "2 hero 8000 8000", "3 hero 500 8500", "4 hero 8500 500"};

  private static Ring four(String results, Consumer<GameState> more, String... figures) {
    return Ring.ofSeats(4, results, more, java.util.stream.Stream.concat(java.util.Arrays.stream(LEADERS),
        java.util.Arrays.stream(figures)).toArray(String[]::new));
  }

  @Test
  @Rule({"KF-RUL-05", "KF-MOR-02", "KF-RUL-175"})
  void ofSeveralFrightenedGangs_thatOfTheTurnPlayerRollsFirst_thenTheSeatsAfterHis() {
    Ring ring = four("initiative-card=2", state -> {
      state.gang(0, Counters.SHAKEN, 1);
      state.gang(2, Counters.SHAKEN, 1);
      state.gang(3, Counters.SHAKEN, 1);
    }, "1 thug 2000 3000", "1 thug 2000 4000", "3 thug 3000 3500", "3 thug 3000 4000", "4 thug 3500 4500", "4 thug 3500 5000");
    assertThat(ring.actor()).isEqualTo("Cy");
    ring.dice("morale-3=1,6,6,1,6,6 morale-4=1,6,6,1,6,6 morale-1=1,6,6,1,6,6").play("activate figure:3-1", "focus die");
    assertThat(ring.listed()).as("his own").containsExactly("flee figure:3-2", "flee figure:3-3");
    ring.play("flee figure:3-3");
    assertThat(ring.listed()).as("Di's before Ana's").containsExactly("flee figure:4-2", "flee figure:4-3");
    ring.play("flee figure:4-3");
    assertThat(ring.kind() + ring.actor()).as("the active player orders them all").isEqualTo("fleerCy");
    assertThat(ring.listed()).containsExactly("flee figure:1-2", "flee figure:1-3");
  }

  @ParameterizedTest
  @CsvSource({"0, true", "2, false"})
  @Rule({"KF-VIP-04b", "KF-ACT-14", "KF-RUL-169"})
  void toTheFirstRollOfTheVampire_somebodyReacts_inTheTurnOfWhoRunsHim_notInThatOfAFriend(int turn, boolean isAnswered) {
    Ring ring = Ring.ofSeats(4, "initiative-card=" + turn + " vampire-corner=2 activation-1=5,5,1",
        Cast.absent(Vip.HOPPING_VAMPIRE).andThen(state -> {
          state.set(Counters.DEATHS, 1);
          state.set(Counters.QUARRY, Figures.NOBODY);
        }), "4 hero 8500 8000", "1 hero 500 500", "2 hero 5000 8000", "3 hero 500 8500");
    assertThat(ring.kind() + ring.actor()).isEqualTo(isAnswered ? "reactBo" : "actionAna");
  }

  @Test
  @Rule({"KF-CPL-01f", "KF-RUL-156", "KF-RUL-77"})
  void theArtefact_isWorthALevelToEveryGangOfTheSideThatHoldsIt() {
    Ring ring = four("initiative-card=0", state ->
        state.objects().give(state.objects().add(Place.of(8500, 500, 0), Objects.ARTEFACT, -1), 3));
    Goal.decide(ring.fight(), 0); // who wins has a level for that
    MatchEnd.look(ring.fight());
    assertThat(List.of(0, 1, 2, 3)).allSatisfy(gang ->
        assertThat(ring.fight().gang(gang, Counters.LEVEL_CHANGE)).as("gang %s", gang + 1).isEqualTo(1));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "2, 3"})
  @Rule({"KF-RUL-26", "KF-H2H-21", "KF-MUL-02b"})
  void inATie_theAttackersPlayerChoosesLast_alsoInAReactionOfAFriendOfTheLowestSeat(int by, int chooser) {
    Ring ring = four("initiative-card=1", state -> state.figures().put(by, Place.of(4250, 4000, 0)), "2 thug 4000 4000")
        .play("activate figure:2-2").dice("activation-2=1").play("roll 1");
    String name = "figure:" + chooser + "-1";
    ring.play(chooser == 3 ? new String[] {"decline"} : new String[0]).dice("reaction-" + chooser + "=5")
        .play("react " + name).dice("attack-" + chooser + "=2 defence-2=4").play("attack");
    assertThat(ring.kind() + ring.actor()).as("2 + 4 to 4 + 2").isEqualTo("tie-effectBo");
    ring.play("inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("tie-effect" + (chooser == 3 ? "Cy" : "Ana"));
    ring.play("inflict extra-knocked-out");
    assertThat(ring.is("2-2", Condition.KNOCKED_OUT)).isTrue();
    assertThat(ring.is(chooser + "-1", Condition.DISTRACTED)).isTrue();
  }

  @Test
  @Rule({"KF-VIP-09a", "KF-VIP-10a"})
  void theSuperSoldier_joinsTheGangThatCostLeast_notTheLeaderOfTheCheaperSide() {
    LoadedDice dice = new LoadedDice();
    dice.lay("attacker=1");
    games.kumite.api.Match match = new SetupGame().start(games.kumite.api.Setup.seats("Ana", "Bo", "Cy", "Di").random(dice)
        .option("table", "street"));
    for (String gang : List.of("police", "yakuza", "police")) {
      match.play(match.decision().parse("gang token:gang-" + gang));
    }
    match.play(match.decision().parse("recruit token:profile-dim-mak-master"));
    for (int i = 0; i < 5; i++) {
      match.play(match.decision().parse("recruit token:profile-student"));
    }
    match.play(match.decision().parse("done"));
    dice.lay("complication=1 vip-presence=6 vip=6 experiment=3 vip-item=6" + ",1".repeat(15) + " initiative-card=0");
    while (!match.decision().kind().equals("place-vip")) {
      match.play(match.decision().actions().size() / 2);
    }
    GameState state = (GameState) Inspection.state(match);
    assertThat(state.gang(3, Counters.POINTS)).isLessThan(state.gang(1, Counters.POINTS)).isLessThan(state.gang(0, Counters.POINTS));
    assertThat(state.figures().gang(state.get(Counters.VIP_FIGURE))).as("Di's").isEqualTo(3);
  }

  @Test
  @Rule({"KF-ADV-01", "KF-RUL-82", "KF-RUL-77"})
  void whoPutsAnAlliedProtagonistOut_hasNoLevelForIt() {
    Ring ring = four("initiative-card=0", state -> { });
    Casualty.knockOut(ring.fight(), 2, 0);
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("Cy's, by Ana's").isZero();
    Casualty.knockOut(ring.fight(), 1, 0);
    assertThat(ring.fight().gang(0, Counters.LEVEL_CHANGE)).as("Bo's").isEqualTo(1);
  }

  @Test
  @Rule({"KF-H2H-05", "KF-RUL-30", "KF-RUL-77"})
  void figuresOfTwoAlliedGangs_outnumberTogether() {
    Ring ring = four("initiative-card=3", state -> { }, "1 thug 4000 4000", "4 thug 4250 4000", "2 thug 3750 4000")
        .play("activate figure:4-2").dice("activation-4=5").play("roll 1").dice("attack-4=3 defence-1=3")
        .play("attack");
    assertThat(ring.kind() + ring.actor()).as("3 + 2 + 1 to 3 + 2").isEqualTo("effectDi");
  }

  @Test
  @Rule({"KF-GUN-11", "KF-RUL-66", "KF-RUL-77"})
  void nobodyShootsAnEnemyWhoFightsAnAlly() {
    String[] shooter = {"4 thug/pistol 4000 4000", "1 thug 6000 4000", "2 thug 6250 4000"};
    Ring ring = four("initiative-card=3", state -> { }, shooter).play("activate figure:4-2").dice("activation-4=5").play("roll 1");
    assertThat(ring.refused("shoot")).isEqualTo("legal");
    ring.dice("shot-4=1 dodge-1=1").play("shoot");
    assertThat(ring.kind()).as("at the leader far away alone: 1 + 2 against 1 + 4").isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-CON-20b", "KF-RUL-41", "KF-RUL-77"})
  void anAlly_isRevivedLikeAFriend_andActsInHisOwnGangsTurn() {
    Ring ring = four("initiative-card=3", state -> state.figures().inflict(4, Condition.KNOCKED_OUT), "2 thug 4000 4000",
        "4 thug 4250 4000").play("activate figure:4-2").dice("revive-4=4,4,6").play("revive figure:2-2");
    assertThat(ring.is("2-2", Condition.KNOCKED_OUT)).isFalse();
    assertThat(ring.listed()).doesNotContain("activate figure:2-2");
    ring.dice("initiative-card=1").play("end-turn");
    assertThat(ring.actor()).isEqualTo("Bo");
    assertThat(ring.play("activate figure:2-2").is("2-2", Condition.KNOCKED_DOWN)).as("he gets up").isFalse();
  }

  @Test
  @Rule({"KF-RUL-51", "KF-RUL-192", "KF-RUL-77"})
  void anObject_isHandedToAnAlly_whoCarriesItOffForTheirSide() {
    Ring ring = four("initiative-card=3", state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.HIDDEN.ordinal());
      state.objects().give(state.objects().add(Place.of(300, 4000, 0)), 4);
    }, "4 thug 550 4000", "2 thug 300 4000").play("activate figure:4-2", "hand-over figure:2-2")
        .dice("initiative-card=1").play("end-turn", "activate figure:2-2").dice("activation-2=5")
        .play("roll 1", "move", "to 125 4000");
    assertThat(ring.fight().get(Counters.GOAL)).as("the side of Bo and Di").isEqualTo(2);
  }

  @Test
  @Rule({"KF-CON-15", "KF-CON-13", "KF-RUL-77"})
  void whoIsPushedIntoAnAlly_pushesHimAlong_andIsNotHacked() {
    Ring ring = four("initiative-card=3", state -> { }, "4 thug 4250 4000", "1 thug 4000 4000", "3 thug 3500 4000")
        .play("activate figure:4-2").dice("activation-4=5").play("roll 1")
        .dice("attack-4=4 defence-1=3 balance-1=4 balance-3=3").play("attack", "inflict recoil-short", "turn 0");
    assertThat(ring.place("1-2")).isEqualTo("3250 4000");
    assertThat(ring.place("3-2")).isEqualTo("3000 4000");
    assertThat(ring.is("1-2", Condition.KNOCKED_DOWN)).isFalse();
    assertThat(ring.is("3-2", Condition.KNOCKED_DOWN)).as("Cy's has failed his test").isTrue();
  }

  @Test
  @Rule({"KF-ACT-18", "KF-RUL-170", "KF-MUL-06"})
  void aSecondFailureOfTheSameTurn_mayBeAnsweredByTheOtherAlly() {
    Ring ring = four("initiative-card=1", state -> { }, "2 thug 4000 4000", "2 thug 4000 6000").play("activate figure:2-2")
        .dice("activation-2=1 reaction-1=1").play("roll 1", "react figure:1-1");
    assertThat(ring.is("1-1", Condition.BARRED)).isTrue();
    ring.play("activate figure:2-3").dice("activation-2=1").play("roll 1");
    assertThat(ring.kind() + ring.actor()).as("Ana's is barred").isEqualTo("reactCy");
    ring.dice("reaction-3=5").play("react figure:3-1", "stop");
    assertThat(ring.kind() + ring.actor()).isEqualTo("nominateBo");
  }

  @Test
  @Rule({"KF-RUL-169", "KF-RUL-47"})
  void turnsAreCountedAsTheyCome_fourMakeOneOfEach() {
    Ring ring = four("initiative-card=0", state -> { });
    for (int turn = 0; turn < 4; turn++) {
      ring.dice("initiative-card=0").play("end-turn");
    }
    List<Object> turns = ring.match().events(games.kumite.api.Viewer.spectator()).read().stream()
        .filter(event -> event.type().equals("turn-begun")).map(event -> event.argument("turn")).toList();
    assertThat(turns).containsExactly(1, 1, 1, 1, 2);
  }

  @Test
  @Rule({"KF-RUL-05", "KF-MUL-02b", "KF-MOR-02"})
  void inTheTurnOfOneOfHisGangs_theOtherIsTheTurnPlayersToo() {
    Ring ring = Ring.ofSeats(3, "initiative-card=3", state -> {
      state.gang(0, Counters.SHAKEN, 1);
      state.gang(1, Counters.SHAKEN, 1);
    }, "1 hero 500 500", "2 hero 8000 8000", "3 hero 500 8500", "4 hero 8500 500", "1 thug 2000 3000", "1 thug 2000 4000",
        "2 thug 3000 3500", "2 thug 3000 4000");
    assertThat(ring.actor() + ring.fight().get(Counters.ACTIVE)).isEqualTo("Bo3");
    ring.dice("morale-2=1,6,6,1,6,6 morale-1=1,6,6,1,6,6").play("activate figure:4-1", "focus die");
    assertThat(ring.listed()).as("Bo's before Ana's").containsExactly("flee figure:2-2", "flee figure:2-3");
  }
}
