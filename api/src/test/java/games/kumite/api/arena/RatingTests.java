package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Outcome.Result;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Elo from who met whom. */
final class RatingTests {

  private static MatchResult match(int number, String winner, String loser) {
    return new MatchResult(new ScheduledMatch(number, number, 1, Map.of(), 1, List.of(winner, loser)),
        List.of(new SeatResult(winner, 0, Result.WIN, 1, 1, 3, 0), new SeatResult(loser, 1, Result.LOSS, 0, 2, 3, 0)), "over",
        null, null);
  }

  private static List<MatchResult> matches(Object... wonByWhom) {
    List<MatchResult> matches = new ArrayList<>();
    for (int i = 0; i < wonByWhom.length; i += 3) {
      for (int n = 0; n < (Integer) wonByWhom[i + 2]; n++) {
        matches.add(match(matches.size() + 1, (String) wonByWhom[i], (String) wonByWhom[i + 1]));
      }
    }
    return matches;
  }

  private static List<Rating> ratings(List<MatchResult> matches) {
    return new Report(List.of("a", "b", "c"), 0, matches.size(), matches).ratings();
  }

  @Test
  void tenToOne_isFourHundredApart() {
    List<Rating> ratings = ratings(matches("a", "b", 1000, "b", "a", 100, "b", "c", 1000, "c", "b", 100));

    assertThat(ratings).extracting(Rating::bot).containsExactly("a", "b", "c");
    assertThat(ratings.get(0).elo()).isCloseTo(400, within(2.0));
    assertThat(ratings.get(1).elo()).isCloseTo(0, within(0.1));
    assertThat(ratings.get(2).elo()).isCloseTo(-400, within(2.0));
    assertThat(ratings).allMatch(rating -> rating.interval().contains(rating.elo()));
    assertThat(ratings.get(0).interval().high() - ratings.get(0).interval().low()).isBetween(10.0, 100.0);
    assertThat(ratings.get(0)).hasToString("a +" + Math.round(ratings.get(0).elo()) + " (+"
        + Math.round(ratings.get(0).interval().low()) + "..+" + Math.round(ratings.get(0).interval().high()) + ")");
  }

  @Test
  void whoNeverLost_hasARatingToo_andTheSameAgain() {
    List<MatchResult> matches = matches("a", "b", 5, "a", "c", 5);

    assertThat(ratings(matches).get(0).bot()).isEqualTo("a");
    assertThat(ratings(matches).get(0).elo()).isBetween(100.0, 1000.0);
    assertThat(ratings(matches)).isEqualTo(ratings(matches));
  }

  @Test
  void rank_decides_notTheResult_andTeamMatesDoNotMeet() {
    ScheduledMatch fixture = new ScheduledMatch(1, 1, 1, Map.of(), 1, List.of("a", "b", "c"));
    MatchResult match = new MatchResult(fixture, List.of(new SeatResult("a", 0, Result.LOSS, 1, 2, 3, 0),
        new SeatResult("b", 0, Result.LOSS, 1, 3, 3, 0), new SeatResult("c", 1, Result.WIN, 5, 1, 3, 0)), "", null, null);

    List<Rating> ratings = ratings(List.of(match));
    assertThat(ratings.get(0).bot()).isEqualTo("c");
    assertThat(ratings.get(1).elo()).isCloseTo(ratings.get(2).elo(), within(1e-3));
  }

  @Test
  void sharedRank_isHalfAWinForEach() {
    List<MatchResult> matches = withShared(matches("a", "b", 900), 200);
    List<Rating> ratings = new Report(List.of("a", "b"), 0, matches.size(), matches).ratings();
    assertThat(ratings.get(0).elo() - ratings.get(1).elo()).as("1000 points to 100").isCloseTo(400, within(2.0));
  }

  private static List<MatchResult> withShared(List<MatchResult> matches, int shared) {
    for (int n = 0; n < shared; n++) {
      int number = matches.size() + 1;
      matches.add(new MatchResult(new ScheduledMatch(number, number, 1, Map.of(), 1, List.of("b", "a")),
          List.of(new SeatResult("b", 0, Result.DRAW, 1, 1, 3, 0), new SeatResult("a", 1, Result.DRAW, 1, 1, 3, 0)), "over",
          null, null));
    }
    return matches;
  }

  @Test
  void seatWithoutAResult_meetsNobody() {
    ScheduledMatch fixture = new ScheduledMatch(1, 1, 1, Map.of(), 1, List.of("a", "b", "c"));
    MatchResult match = new MatchResult(fixture, List.of(new SeatResult("a", 0, Result.NONE, 0, 0, 3, 0),
        new SeatResult("b", 1, Result.LOSS, 1, 2, 3, 0), new SeatResult("c", 2, Result.WIN, 5, 1, 3, 0)), "", null, null);

    assertThat(ratings(List.of(match))).extracting(Rating::bot).containsExactly("c", "a", "b");
  }

  @Test
  void botsThatDoNotMeet_haveNone() {
    MatchResult alone = new MatchResult(new ScheduledMatch(1, 1, 1, Map.of(), 1, List.of("a", "a")),
        List.of(new SeatResult("a", 0, Result.WIN, 1, 1, 3, 0), new SeatResult("a", 0, Result.WIN, 1, 1, 3, 0)), "", null, null);

    assertThat(ratings(List.of(alone))).isEmpty();
    assertThat(ratings(List.of())).isEmpty();
  }
}
