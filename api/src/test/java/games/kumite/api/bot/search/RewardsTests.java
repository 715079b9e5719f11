package games.kumite.api.bot.search;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.Perspective;
import games.kumite.api.Seat;
import games.kumite.api.handmade.HandMade;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.mockito.Mockito;

/** What outcomes are worth. */
final class RewardsTests {

  private static final int MIN = -2;
  private static final int MAX = 2;

  @Test
  void result_asTheAim_countsWinsAndHalfOfDraws() {
    assertThat(rewards(Objective.RESULT, 0, 1).of(Outcome.byScore("", 1, -2))).containsExactly(1, 0);
    assertThat(rewards(Objective.RESULT, 0, 1).of(Outcome.byScore("", 2, 2))).containsExactly(0.5, 0.5);
  }

  @Test
  void score_asTheAim_isMeasuredInTheDeclaredRange() {
    assertThat(rewards(Objective.SCORE, 0, 1).of(Outcome.byScore("", 1, -2))).containsExactly(0.75, 0);
  }

  @Test
  void both_asTheAim_areHalfAndHalf() {
    assertThat(rewards(Objective.BOTH, 0, 1).of(Outcome.byScore("", 1, -1))).containsExactly(0.875, 0.125);
  }

  /** Estimates are of the result: the least win is better than the best estimate, a loss with points no better than none. */
  @Test
  void both_besideEstimates_isNearlyTheResult() {
    Rewards rewards = Rewards.besideEstimates(view(0, 1), Objective.BOTH);
    assertThat(rewards.of(Outcome.byScore("", 1, -1))).containsExactly(0.9875, 0.0125);
    assertThat(Rewards.besideEstimates(view(0, 1), Objective.SCORE).of(Outcome.byScore("", 1, -1))).containsExactly(0.75, 0.25);
  }

  @Test
  void score_outsideTheDeclaredRange_countsAsItsEnd() {
    assertThat(rewards(Objective.SCORE, 0, 1).of(Outcome.byScore("", 40, -40))).containsExactly(1, 0);
  }

  @Test
  void seats_ofOneTeam_getItsMean() {
    Outcome outcome = new Outcome(List.of(new Standing(Result.WIN, 2, 1), new Standing(Result.LOSS, -2, 3),
        new Standing(Result.WIN, 0, 1)), "");
    assertThat(rewards(Objective.SCORE, 0, 1, 0).of(outcome)).containsExactly(0.75, 0, 0.75);
  }

  @Test
  void seat_withoutAResult_isIndifferentAndCountsForNobody() {
    Outcome outcome = Outcome.cooperative(Result.WIN, 2, 2, 1, "");
    assertThat(rewards(Objective.BOTH, 0, 0, 1).of(outcome)).containsExactly(1, 1, 0.5);
    assertThat(rewards(Objective.BOTH, 0, 0, 0).of(outcome)).containsExactly(1, 1, 1);
  }

  @Test
  void outcomes_inTurn_areKeptApart() {
    Rewards rewards = rewards(Objective.RESULT, 0, 1);
    for (int i = 0; i < 10; i++) {
      assertThat(rewards.of(Outcome.byScore("", i % 2, 0))[0]).isEqualTo(i % 2 == 0 ? 0.5 : 1);
    }
  }

  private static Rewards rewards(Objective aim, int... teams) {
    return new Rewards(view(teams), aim);
  }

  private static Perspective view(int... teams) {
    HandMade game = HandMade.game("any", GameProperties.ofMaxDecisions(1).withScoreRange(MIN, MAX), (seats, options, chance) -> {
      throw new IllegalStateException("is not started");
    });
    Perspective perspective = Mockito.mock(Perspective.class);
    Mockito.when(perspective.game()).thenReturn(game);
    List<Seat> seats = new ArrayList<>();
    for (int team : teams) {
      seats.add(new Seat(seats.size(), "Seat " + seats.size(), team));
    }
    Mockito.when(perspective.seats()).thenReturn(seats);
    return perspective;
  }
}
