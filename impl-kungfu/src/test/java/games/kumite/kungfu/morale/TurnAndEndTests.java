package games.kumite.kungfu.morale;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.LocationTrait;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.ObjectKind;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turns, their end, morale and the end of a match. Bo attacks and begins. */
final class TurnAndEndTests {

  private static final String ANA = "1 student 1000 1000";
  private static final String BO = "2 student 8000 8000";

  /** Bo's master puts Ana's detective out, whose Extras then roll these dice. */
  private static Ring shaken(Consumer<GameState> more, String morale, String... figures) {
    String[] all = new String[figures.length + 2];
    all[0] = "1 detective 4000 4000";
    all[1] = "2 dim-mak-master 4250 4000";
    System.arraycopy(figures, 0, all, 2, figures.length);
    return Ring.of(state -> {
      state.figures().wounds(0, 5);
      more.accept(state);
    }, all).play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=5 " + morale).play("attack", "inflict wounded");
  }

  @Test
  @Rule({"KF-SET-02", "KF-SET-03"})
  void table_is900mmWide_andABaseIsAPlaceOfItsOwn() {
    Ring ring = Ring.of(ANA, "1 student 1300 1000", "2 student 8875 8875").play("activate figure:2-1")
        .dice("activation-2=5").play("roll 1", "move");
    assertThat(ring.refused("to 8876 8875")).as("the base would hang over the edge").isEqualTo("KF-RUL-12");
    ring.play("to 8875 8000", "activate figure:1-1").dice("activation-1=5").play("roll 1", "move");
    assertThat(ring.refused("to 1060 1000")).as("into a friend's base").isEqualTo("KF-RUL-14");
    assertThat(ring.match().table(Viewer.spectator()).find("figure:1-1").orElseThrow().attributes())
        .doesNotContainKey("facing");
  }

  @Test
  @Rule("KF-SET-04")
  void everybody_mayMeasureEverything() {
    Ring ring = Ring.of(ANA, BO);
    assertThat(ring.match().table(ring.match().seats().get(0)).find("figure:2-1").orElseThrow().attributes())
        .containsEntry("x", 8000).containsEntry("y", 8000)
        .isEqualTo(ring.match().table(ring.match().seats().get(1)).find("figure:2-1").orElseThrow().attributes());
  }

  @ParameterizedTest
  @CsvSource({"4, action", "3, nominate"})
  @Rule("KF-SET-07")
  void qualityOf4_succeedsOn4(int die, String kind) {
    Ring ring = Ring.of(ANA, BO, "2 student 7000 8000").play("activate figure:2-1").dice("activation-2=" + die)
        .play("roll 1");
    assertThat(ring.kind()).isEqualTo(kind);
  }

  @ParameterizedTest
  @CsvSource({"6, -2, 5, true", "5, -1, 5, false", "5, 0, 5, true", "1, 4, 3, false", "2, 1, 3, true"})
  @Rule({"KF-SET-07", "KF-RUL-10"})
  void natural6_alwaysSucceeds_natural1_never(int die, int modifier, int quality, boolean isPassed) {
    assertThat(QualityTest.isPassed(die, modifier, quality)).isEqualTo(isPassed);
  }

  @Test
  @Rule("KF-SET-09")
  void chi_isNeverMoreThanItsLevel() {
    Ring full = Ring.of(state -> state.gang(1, Counters.CHI, 4), ANA, "2 detective 8000 8000").play("activate figure:2-1");
    assertThat(full.refused("focus chi")).isEqualTo("KF-ACT-35");

    Ring short1 = Ring.of(state -> state.gang(1, Counters.CHI, 3), ANA, "2 detective 8000 8000")
        .play("activate figure:2-1", "focus chi");
    assertThat(short1.chi(2)).isEqualTo(4);
  }

  @Test
  @Rule({"KF-SET-22", "KF-END-01"})
  void turns_alternate_withoutAnotherRoll() {
    Ring ring = Ring.of(ANA, BO);
    for (int turn = 0; turn < 4; turn++) {
      assertThat(ring.actor()).isEqualTo(turn % 2 == 0 ? "Bo" : "Ana");
      ring.play("end-turn"); // no die is laid: a roll would fail
    }
    assertThat(ring.fight().isOver()).as("nothing is decided yet").isFalse();
  }

  @Test
  @Rule("KF-SET-23")
  void turn_ends_whenAllWereActivated_whenItTurnsOver_andOnAPass() {
    Ring all = Ring.of(ANA, BO, "2 student 7000 8000").play("activate figure:2-1").dice("activation-2=3")
        .play("roll 1");
    assertThat(all.actor()).as("one failure, and one figure is left").isEqualTo("Bo");
    all.play("activate figure:2-2").dice("activation-2=5").play("roll 1", "stop");
    assertThat(all.actor()).as("all were activated").isEqualTo("Ana");

    Ring over = Ring.of(ANA, BO, "2 student 7000 8000").play("activate figure:2-1").dice("activation-2=3,3")
        .play("roll 2");
    assertThat(over.actor()).as("two failures").isEqualTo("Ana");
    assertThat(over.play("end-turn").actor()).as("a pass").isEqualTo("Bo");
  }

  @Test
  @Rule("KF-RUL-47")
  void sixIdleTurns_endTheMatch_forTheDefender() {
    Ring ring = Ring.of(ANA, BO).play("end-turn", "end-turn", "end-turn", "end-turn", "end-turn");
    assertThat(ring.fight().isOver()).isFalse();
    ring.play("end-turn");
    assertThat(ring.match().outcome().summary()).isEqualTo("defender-won");
  }

  @Test
  @Rule({"KF-END-01", "KF-END-02", "KF-RUL-42"})
  void side_withNobodyInPlay_isWipedOut_andScoresNameTheLost() {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.DEAD);
      state.figures().inflict(1, Condition.GONE);
      state.figures().inflict(2, Condition.KNOCKED_OUT);
    }, "1 detective 1000 1000", "1 student 1500 1000", "1 student 2000 1000", BO);
    int detective = ring.figures().profile(0).points;
    int student = ring.figures().profile(1).points;
    ring.play("end-turn");

    Outcome outcome = ring.match().outcome();
    assertThat(outcome.summary()).isEqualTo("attacker-won-decisively");
    assertThat(outcome.standings().get(1).score()).as("the dead and the fled, not the one Knocked Out")
        .isEqualTo(detective + student);
    assertThat(outcome.standings().get(0).score()).isZero();
  }

  @Test
  @Rule({"KF-END-01", "KF-RUL-42"})
  void aSide_ofWhichOnlyAGuestStands_isWipedOut() {
    Ring ring = Ring.of(Cast.run(games.kumite.kungfu.state.Vip.LOVED_ONE, 1, 1000, 1000).andThen(
        state -> state.figures().inflict(0, Condition.KNOCKED_OUT)), "1 student 2000 1000", BO);
    assertThat(ring.is("1-2", Condition.KNOCKED_OUT)).isFalse();
    ring.play("end-turn");
    assertThat(ring.match().outcome().summary()).isEqualTo("attacker-won");
  }

  @ParameterizedTest
  @CsvSource({"120, 100, false", "125, 100, true", "0, 0, false", "1, 0, true"})
  @Rule({"KF-END-03", "KF-RUL-42", "KF-EX-49"})
  void decisive_isAFifthOfTheGreater(int first, int second, boolean isDecisive) {
    assertThat(games.kumite.kungfu.end.Degree.isDecisive(first, second)).isEqualTo(isDecisive);
    assertThat(games.kumite.kungfu.end.Degree.isDecisive(second, first)).isEqualTo(isDecisive);
  }

  @Test
  @Rule({"KF-MOR-03", "KF-RUL-22"})
  void protagonistsAndTheArtificial_neverRollMorale_bruisersDo() {
    Ring ring = shaken(state -> { }, "morale-1=1,1,1,4,4,4", "1 veteran-cop 1000 8000", "1 thug/artificial 3000 8000",
        "1 student 4000 8000", "2 student 8000 1000");
    assertThat(ring.is("1-2", Condition.GONE)).as("the Bruiser failed three times").isTrue();
    assertThat(ring.is("1-3", Condition.GONE)).isFalse();
    assertThat(ring.is("1-4", Condition.GONE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"2500 5000, 1050 5000", "6500 5000, 7950 5000", "5000 2500, 5000 1050", "5000 6500, 5000 7950"})
  @Rule({"KF-MOR-06", "KF-RUL-102"})
  void fleer_runsToTheNearestEdge_whicheverThatIs(String from, String to) {
    Ring ring = shaken(state -> { }, "morale-1=4,3,4,4,4,4", "1 student " + from, "1 student 1000 1000");
    assertThat(ring.place("1-2")).isEqualTo(to);
    assertThat(ring.place("1-3")).isEqualTo("1000 1000");
  }

  @ParameterizedTest
  @CsvSource({"DEAD, true", "GONE, true", "KNOCKED_OUT, false"})
  @Rule("KF-TRT-05b")
  void animals_flee_whenTheLastOtherIsDeadOrGone_thoughAGuestIsThere(Condition condition, boolean flee) {
    Ring ring = Ring.of(Cast.run(games.kumite.kungfu.state.Vip.LOVED_ONE, 1, 1000, 8000).andThen(
        state -> state.figures().inflict(0, condition)), "1 hero 4000 4000", "1 thug/animal 8000 1000", BO).play("end-turn");
    assertThat(ring.is("1-2", Condition.GONE)).isEqualTo(flee);
  }

  @Test
  @Rule({"KF-RUL-102", "KF-RUL-175", "KF-MOR-06"})
  void ofTwoFleers_eachRunsAsFarAsHeFailed_inTheOrderThatIsSaid() {
    Ring ring = shaken(state -> { }, "morale-1=3,4,4,3,3,4", "1 student 4000 2500", "1 student 5000 3000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("fleerBo");
    ring.play("flee figure:1-2");
    assertThat(ring.place("1-2")).as("one move").isEqualTo("4000 1050");
    assertThat(ring.is("1-3", Condition.GONE)).as("two moves, to the edge").isTrue();
  }

  @ParameterizedTest
  @CsvSource({"TRANSFIXED, true", "KNOCKED_DOWN, true", "TIED_UP, false", "DISTRACTED, false"})
  @Rule({"KF-MOR-05", "KF-MOR-04"})
  void whoCannotFlee_isLostToOneFailure(Condition condition, boolean isLost) {
    Ring ring = shaken(state -> state.figures().inflict(2, condition), "morale-1=3,4,4,4,4,4", "1 student 5000 5000",
        "1 student 1000 1000");
    assertThat(ring.is("1-2", Condition.GONE)).isEqualTo(isLost);
  }

  @Test
  @Rule({"KF-MOR-03", "KF-TRT-67c"})
  void guestsDoNotRoll_andAFailureAloneEndsAWard() {
    Ring ring = shaken(Cast.run(games.kumite.kungfu.state.Vip.LOVED_ONE, 1, 1000, 8000).andThen(state -> {
      state.figures().inflict(2, Condition.SPIRIT_WARD);
      state.figures().inflict(3, Condition.SPIRIT_WARD);
    }), "morale-1=3,4,4,4,4,4", "1 student 5000 5000", "1 student 1000 1000");
    assertThat(ring.is("1-2", Condition.SPIRIT_WARD)).isFalse();
    assertThat(ring.is("1-3", Condition.SPIRIT_WARD)).isTrue();
  }

  @Test
  @Rule("KF-MOR-07")
  void fleer_thatLosesAHack_isKilled() {
    Ring ring = shaken(state -> { }, "morale-1=3,4,4,4,4,4", "1 student 5000 8000", "2 student 5250 8000",
        "1 student 7000 5000", "2 student 8000 1000");
    assertThat(ring.kind()).isEqualTo("hack-fleer");
    ring.dice("attack-2=5 defence-1=4").play("hack figure:2-2");
    assertThat(ring.is("1-2", Condition.DEAD)).as("lost by 1").isTrue();
  }

  @Test
  @Rule({"KF-RUL-05", "KF-MOR-07"})
  void severalHackAFleer_inTheOrderThatTheirPlayerSays() {
    Ring ring = shaken(state -> { }, "morale-1=3,4,4,4,4,4", "1 student 5000 8000", "2 student 5250 8000",
        "1 student 7000 5000", "2 student 8000 1000", "2 student 4750 8000");
    assertThat(ring.listed()).containsExactly("hack figure:2-2", "hack figure:2-4", "waive");
    ring.dice("attack-2=1 defence-1=6").play("hack figure:2-4");
    assertThat(ring.kind()).isEqualTo("hack-fleer");
    assertThat(ring.listed()).as("the other is left").containsExactly("hack figure:2-2", "waive");
    ring.dice("attack-2=5 defence-1=4").play("hack figure:2-2");
    assertThat(ring.is("1-2", Condition.DEAD)).as("lost by 1").isTrue();
  }

  @Test
  @Rule("KF-MOR-08")
  void fleer_thatTouchesAnEnemy_takesAHack_butNotFromTheFallen() {
    Ring ring = shaken(state -> { }, "morale-1=3,4,4 attack-2=5 defence-1=4", "1 student 5000 7800",
        "2 student 5000 8200");
    assertThat(ring.place("1-2")).isEqualTo("5000 7950");
    assertThat(ring.kind() + ring.actor()).as("lost by 1").isEqualTo("effectBo");

    Ring fallen = shaken(state -> state.figures().inflict(3, Condition.KNOCKED_DOWN), "morale-1=3,4,4",
        "1 student 5000 7800", "2 student 5000 8200");
    assertThat(fallen.place("1-2")).isEqualTo("5000 7950");
    assertThat(fallen.kind()).as("no hack").isEqualTo("nominate");
  }

  @Test
  @Rule("KF-PLT-02b")
  void carrier_whoFailsMorale_dropsTheObject_beforeHeFlees() {
    Ring ring = shaken(state -> {
      state.set(Counters.PLOT, Plot.TAKE.ordinal());
      state.set(Counters.OBJECT, ObjectKind.HIDDEN.ordinal());
      state.objects().give(state.objects().add(Place.of(4000, 4000, 0)), 2);
    }, "morale-1=3,4,4,4,4,4", "1 student 5000 6000", "1 student 2000 6000");
    assertThat(ring.fight().objects().carrier(0)).isEqualTo(-1);
    assertThat(ring.fight().objects().place(0)).as("where he stood").isEqualTo(Place.of(5000, 6000, 0));
    assertThat(ring.place("1-2")).isNotEqualTo("5000 6000");
  }

  @Test
  @Rule("KF-PLT-14c")
  void destroyProperty_prevented_isTheDefenders() {
    Ring ring = Ring.of(state -> state.set(Counters.PLOT, Plot.DESTROY.ordinal()), ANA, BO);
    while (!ring.fight().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().outcome().standings().get(0).result()).isEqualTo(Outcome.Result.WIN);
  }

  @Test
  @Rule({"KF-RUL-19", "KF-ACT-15"})
  void aFallenProtagonist_mayReact_aTransfixedOneNot() {
    Ring down = Ring.of(state -> state.figures().inflict(0, Condition.KNOCKED_DOWN), "1 detective 1000 1000", BO,
        "2 student 7000 8000").play("activate figure:2-1").dice("activation-2=3").play("roll 1");
    assertThat(down.kind()).isEqualTo("react");

    Ring fixed = Ring.of(state -> state.figures().inflict(0, Condition.TRANSFIXED), "1 detective 1000 1000", BO,
        "2 student 7000 8000").play("activate figure:2-1").dice("activation-2=3").play("roll 1");
    assertThat(fixed.kind()).isEqualTo("nominate");
  }

  @Test
  @Rule({"KF-MOR-10", "KF-EX-40"})
  void aSpookyAtmosphere_takesOneFromMoraleDice_butASixPasses() {
    Ring ring = shaken(state -> state.choose(LocationTrait.SPOOKY_ATMOSPHERE), "morale-1=4,5,6,6,6,6", "1 student 4500 5000",
        "1 student 2000 6000");
    assertThat(ring.place("1-2")).as("one failure, one move").isNotEqualTo("4500 5000");
    assertThat(ring.place("1-3")).isEqualTo("2000 6000");
  }
}
