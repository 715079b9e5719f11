package games.kumite.api;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How a match ended. */
final class OutcomeTests {

  @Test
  void byScore_withOneBest_isWonByIt_andPlacesAreShared() {
    Outcome outcome = Outcome.byScore("counted", 3, 7, 3, 1);
    assertThat(outcome.standings()).containsExactly(new Standing(Result.LOSS, 3, 2),
        new Standing(Result.WIN, 7, 1), new Standing(Result.LOSS, 3, 2), new Standing(Result.LOSS, 1, 4));
    assertThat(outcome.summary()).isEqualTo("counted");
    assertThat(outcome.standing(new Seat(1, "Bo", 1)).result()).isEqualTo(Result.WIN);
  }

  @Test
  void byScore_withSeveralBest_isDrawnByThem() {
    assertThat(Outcome.byScore("tied", 5, -2, 5).standings()).containsExactly(
        new Standing(Result.DRAW, 5, 1), new Standing(Result.LOSS, -2, 3), new Standing(Result.DRAW, 5, 1));
  }

  @Test
  void shared_givesAllPlayersTheSame_andOthersNothing() {
    assertThat(Outcome.cooperative(Result.LOSS, 4, 2, 1, "beaten").standings()).containsExactly(
        new Standing(Result.LOSS, 4, 1), new Standing(Result.LOSS, 4, 1), new Standing(Result.NONE, 0, 0));
  }

  @Test
  void standings_changedByTheirOwner_stayAsTheyWere() {
    List<Standing> standings = new ArrayList<>(List.of(new Standing(Result.WIN, 1, 1)));
    Outcome outcome = new Outcome(standings, "won");
    standings.clear();
    assertThat(outcome.standings()).hasSize(1);
  }
}
