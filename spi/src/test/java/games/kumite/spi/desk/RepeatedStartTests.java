package games.kumite.spi.desk;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.spi.samples.masks.Masks;
import org.junit.jupiter.api.Test;

/** Playouts start many matches of one setup: each begins as the first did, whatever became of those before it. */
final class RepeatedStartTests {

  private static final int DECISIONS = 40;

  private final Game game = new Masks();

  private String played(Setup setup) {
    Match match = game.start(setup.seed(3).withoutRecord());
    StringBuilder text = new StringBuilder(match.table(match.seats().get(0)).toString());
    for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
      match.play(match.actionCount() - 1);
      text.append(match.table(match.seats().get(0)));
    }
    return text.toString();
  }

  @Test
  void matches_ofOneSetup_areLikeTheFirst() {
    String first = played(Setup.seats("Ana", "Bo"));

    for (int again = 0; again < 4; again++) {
      assertThat(played(Setup.seats("Ana", "Bo"))).isEqualTo(first);
    }
  }

  @Test
  void matches_ofOthers_bearTheirNamesAndNumbers() {
    for (int again = 0; again < 3; again++) {
      played(Setup.seats("Ana", "Bo"));
    }

    Match others = game.start(Setup.seats("Cy", "Di").seed(3).withoutRecord());
    Match three = game.start(Setup.seats("Ana", "Bo", "Cy").seed(3).withoutRecord());
    Match discreet = game.start(Setup.seats("Ana", "Bo").option("windows", "discreet").seed(3).withoutRecord());

    assertThat(others.table(Viewer.spectator()).toString()).contains("Cy", "Di").doesNotContain("Ana");
    assertThat(three.seats()).hasSize(3);
    assertThat(discreet.seats()).hasSize(2);
    assertThat(game.start(Setup.seats("Ana", "Bo").seed(3)).table(Viewer.spectator()).toString())
        .isEqualTo(game.start(Setup.seats("Ana", "Bo").seed(3).withoutRecord()).table(Viewer.spectator()).toString());
  }
}
