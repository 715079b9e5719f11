package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.kungfu.combat.Casualty;
import games.kumite.kungfu.end.Ends;
import games.kumite.kungfu.end.Goal;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Objects;
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

  private static Ring four(String results, Consumer<Fight> more, String... figures) {
    return Ring.ofSeats(4, results, more, java.util.stream.Stream.concat(java.util.Arrays.stream(LEADERS),
        java.util.Arrays.stream(figures)).toArray(String[]::new));
  }

  @Test
  @Rule({"KF-RUL-05", "KF-MOR-02", "KF-RUL-175"})
  void ofSeveralFrightenedGangs_thatOfTheTurnPlayerRollsFirst_thenTheSeatsAfterHis() {
    Ring ring = four("initiative-card=2", fight -> {
      fight.gang(0, Num.SHAKEN, 1);
      fight.gang(2, Num.SHAKEN, 1);
      fight.gang(3, Num.SHAKEN, 1);
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
        Cast.absent(Vip.HOPPING_VAMPIRE).andThen(fight -> {
          fight.set(Num.DEATHS, 1);
          fight.set(Num.QUARRY, Figures.NOBODY);
        }), "4 hero 8500 8000", "1 hero 500 500", "2 hero 5000 8000", "3 hero 500 8500");
    assertThat(ring.kind() + ring.actor()).isEqualTo(isAnswered ? "reactBo" : "actionAna");
  }

  @Test
  @Rule({"KF-CPL-01f", "KF-RUL-156", "KF-RUL-77"})
  void theArtefact_isWorthALevelToEveryGangOfTheSideThatHoldsIt() {
    Ring ring = four("initiative-card=0", fight ->
        fight.objects().give(fight.objects().add(Place.of(8500, 500, 0), Objects.ARTEFACT, -1), 3));
    Goal.lose(ring.fight());
    Ends.look(ring.fight());
    assertThat(List.of(0, 1, 2, 3)).allSatisfy(gang ->
        assertThat(ring.fight().gang(gang, Num.LEVEL_CHANGE)).as("gang %s", gang + 1).isEqualTo(gang % 2));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "2, 3"})
  @Rule({"KF-RUL-26", "KF-H2H-21", "KF-MUL-02b"})
  void inATie_theAttackersPlayerChoosesLast_alsoInAReactionOfAFriendOfTheLowestSeat(int by, int chooser) {
    Ring ring = four("initiative-card=1", fight -> fight.figures().put(by, Place.of(4250, 4000, 0)), "2 thug 4000 4000")
        .play("activate figure:2-2").dice("activation-2=1").play("roll 1");
    String name = "figure:" + chooser + "-1";
    ring.play(chooser == 3 ? new String[] {"decline"} : new String[0]).dice("reaction-" + chooser + "=5")
        .play("react " + name, "attack").dice("attack-" + chooser + "=2 defence-2=4").play("target figure:2-2 0");
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
      match.play(match.decision().action("gang token:gang-" + gang));
    }
    match.play(match.decision().action("recruit token:profile-dim-mak-master"));
    for (int i = 0; i < 5; i++) {
      match.play(match.decision().action("recruit token:profile-student"));
    }
    match.play(match.decision().action("done"));
    dice.lay("complication=1 vip-presence=6 vip=6 experiment=3 vip-item=6" + ",1".repeat(15) + " initiative-card=0");
    while (!match.decision().kind().equals("place-vip")) {
      match.play(match.decision().actions().size() / 2);
    }
    Fight fight = (Fight) Inspection.state(match);
    assertThat(fight.gang(3, Num.POINTS)).isLessThan(fight.gang(1, Num.POINTS)).isLessThan(fight.gang(0, Num.POINTS));
    assertThat(fight.figures().gang(fight.get(Num.VIP_FIGURE))).as("Di's").isEqualTo(3);
  }

  @Test
  @Rule({"KF-ADV-01", "KF-RUL-82", "KF-RUL-77"})
  void whoPutsAnAlliedProtagonistOut_hasNoLevelForIt() {
    Ring ring = four("initiative-card=0", fight -> { });
    Casualty.knockOut(ring.fight(), 2, 0);
    assertThat(ring.fight().gang(0, Num.LEVEL_CHANGE)).as("Cy's, by Ana's").isZero();
    Casualty.knockOut(ring.fight(), 1, 0);
    assertThat(ring.fight().gang(0, Num.LEVEL_CHANGE)).as("Bo's").isEqualTo(1);
  }
}
