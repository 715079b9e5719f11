package games.kumite.kungfu.trait;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.end.MatchEnd;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.testkit.Rule;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Traits where Ana and Cy are on one side, and Bo runs gangs 2 and 4 on the other; it is the turn of Bo's gang 2. */
final class ThreeSeatTests {

  private static final Consumer<GameState> CHI = state -> {
    for (int gang = 0; gang < state.gangs(); gang++) {
      state.gang(gang, Counters.CHI, 2);
    }
  };

  private static Ring of(Consumer<GameState> more, String... figures) {
    return Ring.ofSeats(3, "initiative-card=1", more, figures);
  }

  @Test
  @Rule({"KF-TRT-38a", "KF-RUL-167"})
  void theOpeningOfAHammer_isAnas_alsoForAFigureOfCy() {
    Ring ring = of(state -> { }, "1 hero 500 500", "2 bruiser/hammering-blow 4000 4000", "3 thug 4250 4000", "4 hero 8000 8000",
        "3 hero 500 8500", "2 hero 8500 500").play("activate figure:2-1").dice("activation-2=5").play("roll 1")
        .dice("attack-2=1 defence-3=2").play("attack");
    assertThat(ring.kind() + ring.actor()).as("1 + 3 against 2 + 2").isEqualTo("tie-effectCy");
    ring.play("inflict distracted", "inflict distracted");
    assertThat(ring.kind() + ring.actor()).isEqualTo("openingAna");
    assertThat(ring.listed()).containsExactly("hack figure:3-1", "waive");
  }

  @Test
  @Rule({"KF-TRT-35d", "KF-RUL-167"})
  void aGrenadeThatGoesAstray_isShiftedByAna_alsoAmongFiguresOfCy() {
    Ring ring = of(state -> { }, "1 hero 500 500", "2 hero/grenade 4000 4000", "3 thug 5500 4000", "4 hero 8000 8000",
        "3 hero 500 8500").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "grenade").dice("throw-2=1")
        .play("mark 5500 4000");
    assertThat(ring.kind() + ring.actor()).isEqualTo("shiftAna");
  }

  @Test
  @Rule({"KF-TRT-70b", "KF-RUL-06"})
  void cyTurnsOverTheDie_ofAnEnemyBesideHim_whoFightsAna() {
    Ring flipped = of(CHI, "1 thug 3750 4000", "2 hero 4000 4000", "3 hero/surprise-move 4250 4000", "4 hero 8000 8000",
        "1 hero 500 500").play("activate figure:2-1").dice("activation-2=5").play("roll 1", "attack", "target figure:1-1 0");
    flipped.dice("attack-2=6 defence-1=3").play("spend 0", "spend 0");
    assertThat(flipped.kind() + flipped.actor()).isEqualTo("flipCy");
    flipped.play("flip figure:3-1 attack");
    assertThat(flipped.fight().gang(2, Counters.CHI)).isEqualTo(1);
    assertThat(flipped.kind() + flipped.actor()).as("1 + 4 against 3 + 2 + 1").isEqualTo("effectAna");
  }

  @Test
  @Rule({"KF-TRT-59a", "KF-RUL-77"})
  void anExtraOfBosOtherGang_isNotSacrificed() {
    Ring ring = of(state -> { }, "1 hero 500 500", "2 hero/sacrifice 4000 4000", "2 thug 5000 4000", "4 thug 6000 4000",
        "4 hero 8000 8000", "3 hero 500 8500").play("sacrifice figure:2-1");
    assertThat(ring.listed()).containsExactlyInAnyOrder("victim figure:2-2 chi", "victim figure:2-2 die");
  }

  @Test
  @Rule({"KF-TRT-10b", "KF-RUL-87"})
  void anAuraOfDeath_reachesTheExtrasOfAllThree() {
    Ring ring = of(CHI, "1 thug 4000 5000", "2 hero/aura-of-death 4000 4000", "3 thug 5000 4000", "4 thug 3000 4000",
        "1 hero 500 500", "3 hero 500 8500", "4 hero 8000 8000");
    ring.dice("aura-1=3 aura-3=4 aura-2=3").play("wither figure:2-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("3-1", Condition.DEAD)).as("Q4").isFalse();
    assertThat(ring.is("4-1", Condition.DEAD)).as("of either side").isTrue();
  }

  @Test
  @Rule({"KF-TRT-05b", "KF-RUL-171"})
  void theAnimalsOfAGang_leaveWithItsOwnPeople_notWithThoseOfItsFriends() {
    Ring ring = of(state -> { }, "1 hero 4250 4000", "1 police-dog 500 500", "2 hero 4000 4000", "3 thug 8500 500",
        "3 police-dog 500 8500", "4 hero 8000 8000", "3 hero 500 4000", "2 thug 8000 500");
    ring.figures().wounds(0, 5);
    ring.figures().inflict(0, Condition.KNOCKED_OUT);
    ring.play("activate figure:2-1").dice("activation-2=5").play("roll 1", "finish figure:1-1");
    assertThat(ring.is("1-1", Condition.DEAD)).isTrue();
    assertThat(ring.is("1-2", Condition.GONE)).isTrue();
    assertThat(ring.is("3-2", Condition.GONE)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"0, '1,3,1'", "1, '2,1,2'"})
  @Rule({"KF-END-01", "KF-RUL-171"})
  void theLosers_areRankedAfterAllWinners(int side, String ranks) {
    Ring ring = of(state -> { }, "1 hero 4250 4000", "2 hero 4000 4000", "3 hero 500 4000", "4 hero 8000 8000");
    assertThat(MatchEnd.outcome(ring.fight(), side).standings().stream().map(Outcome.Standing::rank).map(String::valueOf)
        .collect(Collectors.joining(","))).isEqualTo(ranks);
  }
}
