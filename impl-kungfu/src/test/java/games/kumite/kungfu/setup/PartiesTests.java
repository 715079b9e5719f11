package games.kumite.kungfu.setup;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;
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
    Parties parties = Parties.of(seats);
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
  private static Match three(Consumer<Fight> more) {
    return new SetupGame(fight -> {
      fight.set(Num.ATTACKER, 1);
      fight.set(Num.PLOT, Plot.REVENGE.ordinal());
      fight.set(Num.SEEKER, 1);
      fight.set(Num.FIRST, 0);
      int student = fight.terms().content.profile("student");
      for (int gang = 0; gang < fight.gangs(); gang++) {
        fight.figures().add(student, gang);
        fight.figures().add(student, gang);
      }
      more.accept(fight);
      return new Deploy(1, Deploy.NOBODY);
    }).start(games.kumite.api.Setup.seats("Ana", "Bo", "Cy").seed(1));
  }

  @Test
  @Rule({"KF-RUL-168", "KF-MUL-03b", "KF-SET-19"})
  void sides_takeTurns_andTheGangsOfASide() {
    Match match = three(fight -> {});
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
    Match match = three(fight -> {
      Figures figures = fight.figures();
      assertThat(figures.areEnemies(0, 2)).isTrue();
      assertThat(figures.areEnemies(0, 4)).as("gangs 1 and 3").isFalse();
      assertThat(figures.areEnemies(2, 6)).as("gangs 2 and 4, of one seat").isFalse();
      assertThat(fight.seat(3)).isEqualTo(1);
      assertThat(fight.opponent(3)).isZero();
      assertThat(fight.opponent(2)).isEqualTo(1);
      assertThat(fight.attacker()).isEqualTo(1);
      assertThat(fight.defender()).isZero();
      figures.put(6, Place.of(4500, 4500, 0));
      assertThat(Spots.isInContact(fight.board(), figures, 2, Place.of(4750, 4500, 0), Size.NORMAL)).isFalse();
      assertThat(Spots.isInContact(fight.board(), figures, 0, Place.of(4750, 4500, 0), Size.NORMAL)).isTrue();
    });
    match.play(match.decision().action("deploy figure:2-1 4500 4750"));
    assertThat(match.actor().name()).isEqualTo("Ana");
  }

  @Test
  @Rule({"KF-SET-11", "KF-RUL-171"})
  void cheaperSide_isThatOfLowerTotals() {
    three(fight -> {
      fight.gang(0, Num.POINTS, 400);
      fight.gang(1, Num.POINTS, 390);
      fight.gang(2, Num.POINTS, 380);
      fight.gang(3, Num.POINTS, 400);
      assertThat(fight.cheaper()).isZero();
      fight.gang(3, Num.POINTS, 390);
      assertThat(fight.cheaper()).isEqualTo(-1);
      fight.gang(1, Num.POINTS, 380);
      assertThat(fight.cheaper()).isEqualTo(1);
    });
  }

  @Test
  @Rule("KF-RUL-97")
  void traitor_joinsTheOtherSide_evenIfHisSeatRunsTwoGangs() {
    three(fight -> {
      fight.figures().join(6, fight.opponent(fight.figures().gang(6)));
      assertThat(fight.figures().areEnemies(6, 7)).isTrue();
      assertThat(fight.figures().areEnemies(6, 0)).isFalse();
      int neutral = fight.figures().add(fight.terms().guest("celebrity"), Figures.NEUTRAL);
      assertThat(fight.figures().areEnemies(neutral, 0)).isTrue();
      assertThat(fight.figures().areEnemies(neutral, 2)).isTrue();
    });
  }
}
