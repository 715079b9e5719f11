package games.kumite.spi.samples.liarsdice;

import static games.kumite.spi.samples.Moves.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Element;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.ScriptedRandom;
import games.kumite.spi.samples.Moves;
import games.kumite.spi.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of liar's dice, and the published value of the game. */
final class LiarsDiceTests {

  private static final Game GAME = new LiarsDice();

  /** A match with known dice. */
  private static Match rolled(int first, int second, String... notations) {
    Match match = GAME.start(Setup.seats("Ana", "Bo").random(new ScriptedRandom().put("cup", first).put("cup", second)));
    play(match, notations);
    return match;
  }

  private static long diceSeenBy(Match match, Viewer viewer) {
    return match.table(viewer).all().values().stream().filter(element -> element.kind() == Element.Kind.DIE).count();
  }

  private static int score(Match match) {
    return match.outcome().standings().get(0).score();
  }

  @Test
  @Rule("LD-01")
  void dice_areSeenByTheirOwners_andByAllAfterAChallenge() {
    Match match = rolled(3, 5);
    assertThat(match.seats()).allMatch(seat -> diceSeenBy(match, seat) == 1);
    assertThat(diceSeenBy(match, Viewer.spectator())).isZero();
    play(match, "claim 1 3", "challenge");
    assertThat(diceSeenBy(match, Viewer.spectator())).isEqualTo(2);
  }

  @Test
  @Rule({"LD-02", "LD-03"})
  void claims_areHigherThanTheLast_andOnesAreTheHighest() {
    Match match = rolled(3, 5);
    assertThatThrownBy(() -> play(match, "challenge")).hasMessageContaining("(LD-02)");
    play(match, "claim 1 6");
    assertThat(match.actor().name()).isEqualTo("Bo");
    assertThatThrownBy(() -> play(match, "claim 1 5")).hasMessageContaining("(LD-03)");
    assertThat(Moves.listed(match)).hasSize(8).startsWith("challenge", "claim 1 1", "claim 2 2");
    play(match, "claim 2 1");
    assertThat(Moves.listed(match)).containsExactly("challenge");
  }

  @ParameterizedTest
  @CsvSource({"3, 5, claim 1 3, 1", "3, 5, claim 1 4, -1", "3, 1, claim 2 3, 1", "3, 4, claim 2 3, -1", "1, 1, claim 2 1, 1",
      "1, 6, claim 2 1, -1", "6, 1, claim 1 1, 1"})
  @Rule("LD-04")
  void challenge_isWonByTheTruth_inWhichOnesAreAnyFace(int first, int second, String claim, int score) {
    assertThat(score(rolled(first, second, claim, "challenge"))).isEqualTo(score);
  }

  /**
   * The value for the first seat is -7/258 (Neller and Lanctot 2013). It is found by counterfactual regret minimization
   * with what the game itself says about each claim that is challenged.
   */
  @Test
  @Rule({"LD-02", "LD-03", "LD-04"})
  void value_forTheFirstSeat_isThePublishedOne() {
    boolean[][][] holds = new boolean[Claims.HIGHEST + 1][Claims.SIDES][Claims.SIDES];
    for (int claim = 1; claim <= Claims.HIGHEST; claim++) {
      for (int first = 0; first < Claims.SIDES; first++) {
        for (int second = 0; second < Claims.SIDES; second++) {
          Match match = rolled(first + 1, second + 1, "claim " + Claims.count(claim) + " " + Claims.face(claim));
          assertThat(match.actionCount()).isEqualTo(1 + Claims.HIGHEST - claim);
          play(match, "challenge");
          holds[claim][first][second] = score(match) > 0;
        }
      }
    }
    RegretMatching matching = new RegretMatching(holds);
    for (int iteration = 1; iteration <= 1_500; iteration++) {
      matching.iterate();
    }
    assertThat(matching.value()).isCloseTo(-7 / 258.0, within(0.001));
  }
}
