package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import games.kumite.kungfu.state.Plot;
import games.kumite.spi.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gang, side and seat are three things. */
final class PartiesTests {

  @ParameterizedTest
  @CsvSource({"2, '0 1', '0 1'", "3, '0 1 2 1', '0 1 0 1'", "4, '0 1 2 3', '0 1 0 1'",
      "5, '0 1 2 3 4 3', '0 1 0 1 0 1'",
      "6, '0 1 2 3 4 5', '0 1 0 1 0 1'"})
  @Rule({"KF-RUL-77", "KF-MUL-02b"})
  void seats_runGangs_onTwoSides(int seats, String runners, String sides) {
    GangsAndSides parties = GangsAndSides.of(seats);
    List<String> ran = new ArrayList<>();
    List<String> on = new ArrayList<>();
    for (int gang = 0; gang < parties.gangs(); gang++) {
      ran.add(String.valueOf(parties.seat(gang)));
      on.add(String.valueOf(parties.side(gang)));
    }
    assertThat(String.join(" ", ran)).isEqualTo(runners);
    assertThat(String.join(" ", on)).isEqualTo(sides);
  }

  /** Three seats and four gangs of two students each; the second seat runs gangs 2 and 4. */
  private static Match three(Consumer<GameState> more) {
    return new SetupGame(state -> {
      state.set(Counters.ATTACKER, 1);
      state.set(Counters.PLOT, Plot.REVENGE.ordinal());
      state.set(Counters.SEEKER, 1);
      state.set(Counters.FIRST, 0);
      int student = state.definition().content.profile("student");
      for (int gang = 0; gang < state.gangs(); gang++) {
        state.figures().add(student, gang);
        state.figures().add(student, gang);
      }
      more.accept(state);
      return new Deploy(1, Deploy.NOBODY);
    }).start(games.kumite.api.Setup.seats("Ana", "Bo", "Cy").seed(1));
  }

  @Test
  @Rule({"KF-RUL-168", "KF-MUL-03b", "KF-SET-19"})
  void sides_takeTurns_andTheGangsOfASide() {
    Match match = three(state -> {});
    List<String> placed = new ArrayList<>();
    while (match.decision().kind().startsWith("deploy")) {
      if (match.decision().kind().equals("deploy-at")) {
        placed.add(match.actor().name().charAt(0) + match.decision().actions().get(0).notation().substring(14, 15));
      }
      match.play(0);
    }
    assertThat(placed).containsExactly("B2", "A1", "B4", "C3", "B2", "A1", "B4", "C3");
  }

  @Test
  @Rule({"KF-RUL-77", "KF-SET-17"})
  void gangs_ofOneSide_areFriends() {
    Match match = three(state -> {
      Figures figures = state.figures();
      assertThat(figures.areEnemies(0, 2)).isTrue();
      assertThat(figures.areEnemies(0, 4)).as("gangs 1 and 3").isFalse();
      assertThat(figures.areEnemies(2, 6)).as("gangs 2 and 4, of one seat").isFalse();
      assertThat(state.seat(3)).isEqualTo(1);
      assertThat(state.opponent(3)).isZero();
      assertThat(state.opponent(2)).isEqualTo(1);
      assertThat(state.attacker()).isEqualTo(1);
      assertThat(state.defender()).isZero();
      figures.put(6, Place.of(4500, 4500, 0));
      assertThat(Spots.isInContact(state.board(), figures, 2, Place.of(4750, 4500, 0), Size.NORMAL)).isFalse();
      assertThat(Spots.isInContact(state.board(), figures, 0, Place.of(4750, 4500, 0), Size.NORMAL)).isTrue();
    });
    match.play(match.decision().parse("deploy figure:2-1 4500 4750"));
    assertThat(match.actor().name()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-SET-11", "KF-RUL-171"})
  void cheaperSide_isThatOfLowerTotals() {
    three(state -> {
      state.gang(0, Counters.POINTS, 400);
      state.gang(1, Counters.POINTS, 390);
      state.gang(2, Counters.POINTS, 380);
      state.gang(3, Counters.POINTS, 400);
      assertThat(state.cheaper()).isZero();
      state.gang(3, Counters.POINTS, 390);
      assertThat(state.cheaper()).isEqualTo(-1);
      state.gang(1, Counters.POINTS, 380);
      assertThat(state.cheaper()).isEqualTo(1);
    });
  }

  @Test
  @Rule("KF-RUL-97")
  void traitor_joinsTheOtherSide_evenIfHisSeatRunsTwoGangs() {
    three(state -> {
      state.figures().join(6, state.opponent(state.figures().gang(6)));
      assertThat(state.figures().areEnemies(6, 7)).isTrue();
      assertThat(state.figures().areEnemies(6, 0)).isFalse();
      int neutral = state.figures().add(state.definition().guest("celebrity"), Figures.NEUTRAL);
      assertThat(state.figures().areEnemies(neutral, 0)).isTrue();
      assertThat(state.figures().areEnemies(neutral, 2)).isTrue();
    });
  }
}
