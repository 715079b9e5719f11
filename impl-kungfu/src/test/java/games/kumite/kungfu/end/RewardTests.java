package games.kumite.kungfu.end;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Event;
import games.kumite.api.Outcome;
import games.kumite.api.Viewer;
import games.kumite.kungfu.Cast;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.content.Weapon;
import games.kumite.kungfu.effect.Casualty;
import games.kumite.kungfu.geometry.Place;
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

/** What a battle does to Chi Levels. Ana's gang is 0, Bo's 1. */
final class RewardTests {

  private static int change(Ring ring, int gang) {
    return ring.fight().gang(gang, Counters.LEVEL_CHANGE);
  }

  private static long told(Ring ring) {
    return ring.match().events(Viewer.spectator()).read().stream().filter(event -> event.type().equals("chi-level-changes")).count();
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "2, 0", "3, 0", "-1, 0", "0, 0"})
  @Rule({"KF-ADV-01", "KF-RUL-82"})
  void aProtagonist_isTheMerit_ofTheEnemyWhoPutsHimOut_once(int by, int levels) {
    Ring ring = Ring.unrecorded(state -> state.figures().join(3, Figures.NEUTRAL), "1 hero 4000 4000", "2 hero 4250 4000",
        "1 thug 8000 8000", "1 thug 8000 1000");
    Casualty.knockOut(ring.fight(), 0, by);
    assertThat(change(ring, 1)).isEqualTo(levels);
    assertThat(change(ring, 0)).isZero();
    Casualty.kill(ring.fight(), 0, by);
    assertThat(change(ring, 1)).as("he was beaten before").isEqualTo(levels);
  }

  @ParameterizedTest
  @CsvSource({"KNOCKED_OUT, -1", "DEAD, 0", "GONE, 0"})
  @Rule({"KF-TRT-63d", "KF-RUL-79"})
  void aLostSignatureWeapon_costsALevel_ifItsOwnerIsAlive(Condition condition, int levels) {
    Ring ring = Ring.of(state -> {
      state.figures().arms().loseWeapon(0, 0);
      state.figures().inflict(0, condition);
    }, "1 hero/signature-weapon 4000 4000", "2 hero 8000 8000").play("end-turn");
    assertThat(ring.fight().isOver()).isTrue();
    assertThat(change(ring, 0)).isEqualTo(levels);
  }

  @ParameterizedTest
  @CsvSource({"0, KNOCKED_OUT, 1, 1", "1, KNOCKED_OUT, 0, 0", "0, DEAD, 2, 1", "1, DEAD, 1, 1"})
  @Rule({"KF-PLT-15", "KF-ADV-01", "KF-RUL-82", "KF-RUL-144"})
  void theWinner_hasALevelForThePlot_unlessItIsVoid_andOneIfItIsDecisive(int isVoid, Condition condition, int levels, int position) {
    Ring ring = Ring.of(state -> {
      state.set(Counters.VOID, isVoid);
      state.figures().inflict(0, condition);
    }, "1 hero 4000 4000", "2 hero 8000 8000").play("end-turn");
    assertThat(change(ring, 1)).isEqualTo(levels);
    assertThat(change(ring, 0)).isZero();
    assertThat(told(ring)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource({"TAKE, 1, true", "REVENGE, 1, false", "TAKE, 0, false"})
  @Rule({"KF-TRT-63e", "KF-TRT-63f"})
  void whoTakesHisSignatureWeaponBack_hasItAndTheLevelAgain(Plot plot, int seeker, boolean isBack) {
    Ring ring = Ring.of(state -> {
      state.set(Counters.PLOT, plot.ordinal());
      state.set(Counters.SEEKER, seeker);
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().arms().loseWeapon(1, 0);
      state.figures().note(1, PlotDeed.UNARMED);
    }, "1 hero 4000 4000", "2 hero/signature-weapon 8000 8000").play("end-turn");
    assertThat(ring.fight().isOver()).isTrue();
    assertThat(ring.figures().has(1, PlotDeed.UNARMED)).isNotEqualTo(isBack);
    assertThat(change(ring, 1)).as("one for the Plot").isEqualTo(isBack ? 2 : 1);
  }

  @ParameterizedTest
  @CsvSource({"SIGNATURE, 1, 2, true", "SIGNATURE, 1, 0, false", "SIGNATURE, 2, 2, false", "HEAVY_WEAPON, 1, 2, false"})
  @Rule({"KF-TRT-63d", "KF-RUL-79"})
  void aLostSignatureWeapon_isKept_byAFriendWhoHasItInHisHands(Weapon weapon, int owner, int carrier, boolean isKept) {
    Ring ring = Ring.of(state -> {
      state.figures().inflict(0, Condition.KNOCKED_OUT);
      state.figures().arms().loseWeapon(1, 0);
      state.objects().give(state.objects().add(Place.of(8000, 8000, 0), weapon.ordinal(), owner), carrier);
    }, "1 hero 4000 4000", "2 hero/signature-weapon 8000 8000", "2 thug 8000 1000").play("end-turn");
    assertThat(ring.figures().has(1, PlotDeed.UNARMED)).isNotEqualTo(isKept);
    assertThat(change(ring, 1)).isEqualTo(isKept ? 1 : 0);
  }

  @Test
  @Rule({"KF-END-01", "KF-RUL-47", "KF-RUL-26", "KF-RUL-42"})
  void bothSidesWipedOutAtOnce_isADraw_andNobodyGainsALevel() {
    Ring ring = Ring.of("1 student 4000 4000", "2 student 4250 4000").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=3 defence-1=3").play("attack", "inflict extra-knocked-out", "inflict extra-knocked-out");
    assertThat(ring.match().outcome().summary()).isEqualTo("draw");
    assertThat(ring.match().outcome().standings()).extracting(Outcome.Standing::result)
        .containsExactly(Outcome.Result.DRAW, Outcome.Result.DRAW);
    assertThat(ring.match().outcome().standings()).extracting(Outcome.Standing::rank).containsExactly(1, 1);
    assertThat(ring.match().events(Viewer.spectator()).read()).extracting(Event::type).contains("wiped-out", "nobody-wins")
        .doesNotContain("decisive", "attacker-wins", "defender-wins", "chi-level-changes");
  }

  @ParameterizedTest
  @CsvSource({"DEAD, true", "KNOCKED_OUT, false"})
  @Rule({"KF-END-03", "KF-END-02"})
  void aDecisiveBattle_isToldAsOne(Condition condition, boolean isDecisive) {
    Ring ring = Ring.of(state -> state.figures().inflict(0, condition), "1 hero 4000 4000", "2 hero 8000 8000").play("end-turn");
    assertThat(ring.match().events(Viewer.spectator()).read().stream().map(Event::type).toList().contains("decisive"))
        .isEqualTo(isDecisive);
  }

  @ParameterizedTest
  @CsvSource({"1, 0, -1", "0, -1, 0", "-1, 0, 0", "2, 0, 0"})
  @Rule("KF-VIP-03j")
  void theMedicsDeath_costsTheGangThatKillsHim(int by, int ana, int bo) {
    Ring ring = Ring.unrecorded(Cast.nobodys(Vip.MEDIC, 6000, 6000).andThen(state -> state.figures().join(2, Figures.NEUTRAL)),
        "1 hero 4000 4000", "2 hero 4250 4000", "1 thug 8000 8000");
    Casualty.kill(ring.fight(), 3, by);
    assertThat(change(ring, 0)).isEqualTo(ana);
    assertThat(change(ring, 1)).isEqualTo(bo);
    assertThat(ring.figures().is(3, Condition.DEAD)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"0, 1, attacker-wins, defender-wins", "1, 2, defender-wins, attacker-wins"})
  @Rule({"KF-END-01", "KF-END-02", "KF-RUL-47"})
  void whichSideIsWipedOut_andWhichHasWon_isTold(int figure, int side, String told, String not) {
    Ring ring = Ring.of(state -> state.figures().inflict(figure, Condition.KNOCKED_OUT), "1 hero 4000 4000",
        "2 hero 8000 8000");
    if (!ring.match().isOver()) {
      ring.play("end-turn");
    }
    assertThat(ring.match().events(Viewer.spectator()).read()).filteredOn(event -> event.type().equals("wiped-out"))
        .extracting(event -> event.argument("side")).containsExactly(side);
    assertThat(ring.match().events(Viewer.spectator()).read()).extracting(Event::type).contains(told)
        .doesNotContain(not);
  }
}
