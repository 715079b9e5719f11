package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How often whole matches are won by a search; the last results are in FIGURES.md. */
@Tag("long")
final class SkirmishStrengthTests {

  private static final int MATCHES = 12;

  @ParameterizedTest
  @CsvSource({"hideout, police, triad, greedy:20", "hideout, police, triad, random",
      "wilderness, ninja, martial, greedy:20", "wilderness, ninja, martial, random"})
  void search_againstThoseWhoLookOneDecisionAheadOrNowhere_winsMostMatches(
      String table, String first, String second, String other) {
    int[] results = Searched.results(table, first, second, MATCHES, "mcts:100", other, 11);
    assertThat(results[Outcome.Result.WIN.ordinal()]).isGreaterThan(MATCHES / 2);
  }
}
