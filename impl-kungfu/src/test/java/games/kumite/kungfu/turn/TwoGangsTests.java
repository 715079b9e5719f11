package games.kumite.kungfu.turn;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.kungfu.Ring;
import games.kumite.kungfu.setup.SetupGame;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;

/** What a player is told who runs two gangs. */
final class TwoGangsTests {

  @Test
  @Rule({"KF-RUL-77", "KF-MUL-02b"})
  void heIsAskedForEachOfHisGangs_byItsNumber() {
    Match match = new SetupGame().start(Setup.seats("Ana", "Bo", "Cy").seed(1));
    StringBuilder asked = new StringBuilder();
    while (match.decision().kind().equals("gang")) {
      asked.append(match.actor().name()).append(": ").append(Ring.withoutDice(match.decision().prompt().chooser())).append('\n');
      match.play(match.decision().actions().get(0));
    }
    assertThat(asked.toString()).isEqualTo("""
        Ana: Choose a gang, or recruit figures one at a time. Budget: 400 points, spent: 0 points, left: 400 points; 6 figures are missing.
        Bo: Choose your first gang, or recruit figures one at a time. Budget: 400 points, spent: 0 points, left: 400 points; 6 figures are missing.
        Cy: Choose a gang, or recruit figures one at a time. Budget: 400 points, spent: 0 points, left: 400 points; 6 figures are missing.
        Bo: Choose your second gang, or recruit figures one at a time. Budget: 400 points, spent: 0 points, left: 400 points; 6 figures are missing.
        """);
  }
}
