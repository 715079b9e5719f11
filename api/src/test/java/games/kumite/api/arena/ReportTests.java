package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import games.kumite.api.Outcome.Result;
import games.kumite.api.arena.Bootstrap.Round;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMadeGames;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What follows from results. */
final class ReportTests {

  private static SeatResult seat(String bot, int team, Result result, int score) {
    return new SeatResult(bot, team, result, score, result == Result.NONE ? 0 : 1, 4, 8000);
  }

  private static MatchResult match(int number, int round, int optionSet, SeatResult... seats) {
    List<String> bots = List.of(seats).stream().map(SeatResult::bot).toList();
    ScheduledMatch fixture = new ScheduledMatch(number, round, optionSet, Map.of(), 1, bots);
    return new MatchResult(fixture, List.of(seats), "over", null, null);
  }

  private static Report report(MatchResult... matches) {
    return new Report(List.of("a", "b"), 0, matches.length, List.of(matches));
  }

  @Test
  void standings_countResultsScoresAndTimes() {
    Report report = report(
        match(1, 1, 1, seat("a", 0, Result.WIN, 3), seat("b", 1, Result.LOSS, -3)),
        match(2, 1, 1, seat("b", 0, Result.DRAW, 0), seat("a", 1, Result.DRAW, 0)),
        match(3, 2, 1, seat("a", 0, Result.WIN, 1), seat("b", 1, Result.LOSS, -1)));
    BotStanding a = report.standings().get(0);
    assertThat(a.bot()).isEqualTo("a");
    assertThat(List.of(a.matches(), a.wins(), a.draws(), a.losses())).containsExactly(3, 2, 1, 0);
    assertThat(a.points()).isCloseTo(2.5 / 3, within(1e-12));
    assertThat(a.score()).isCloseTo(4 / 3.0, within(1e-12));
    assertThat(a.decisions()).isEqualTo(12);
    assertThat(a.microsPerDecision()).isCloseTo(2, within(1e-12));
    assertThat(report.standing("b").points()).isCloseTo(0.5 / 3, within(1e-12));
  }

  @Test
  void seats_ofOneTeam_countOnce_andThoseWithoutAResultNot() {
    Report report = report(match(1, 1, 1, seat("a", 0, Result.WIN, 12), seat("a", 0, Result.WIN, 12),
        seat("a", 0, Result.NONE, 0)));
    assertThat(report.standing("a").matches()).isEqualTo(1);
    assertThat(report.standing("a").score()).isEqualTo(12);
    assertThat(report.standing("a").decisions()).isEqualTo(12);
  }

  @Test
  void seat_withoutAResult_inATeamOfItsOwn_countsNot() {
    Report report = report(match(1, 1, 1, seat("a", 0, Result.WIN, 12), seat("a", 1, Result.NONE, 0)));
    assertThat(report.standing("a").matches()).isEqualTo(1);
    assertThat(report.standing("a").score()).isEqualTo(12);
  }

  @Test
  void seats_ofSeveralTeams_countEach() {
    Report report = report(match(1, 1, 1, seat("a", 0, Result.WIN, 1), seat("a", 1, Result.LOSS, -1)));
    assertThat(report.standing("a").matches()).isEqualTo(2);
    assertThat(report.standing("a").points()).isEqualTo(0.5);
  }

  @Test
  void standings_ofEqualPoints_areInTheOrderOfScores() {
    Report report = report(match(1, 1, 1, seat("a", 0, Result.DRAW, 1), seat("b", 1, Result.DRAW, 4)));
    assertThat(report.standings()).extracting(BotStanding::bot).containsExactly("b", "a");
  }

  @Test
  void standings_ofAnOptionSet_countItsMatchesAlone() {
    Report report = report(match(1, 1, 1, seat("a", 0, Result.WIN, 1), seat("b", 1, Result.LOSS, 0)),
        match(2, 1, 2, seat("a", 0, Result.LOSS, 0), seat("b", 1, Result.WIN, 1)));
    assertThat(report.standings(1).get(0).bot()).isEqualTo("a");
    assertThat(report.standings(2).get(0).bot()).isEqualTo("b");
    assertThat(report.standings(3)).allMatch(bot -> bot.matches() == 0);
  }

  @Test
  void difference_onSharedSeeds_isSharperThanTheStandings() {
    List<MatchResult> matches = new ArrayList<>();
    for (int round = 1; round <= 100; round++) {
      int luck = round % 10;
      matches.add(match(2 * round - 1, round, 1, seat("a", 0, Result.LOSS, luck + 1)));
      matches.add(match(2 * round, round, 1, seat("b", 0, Result.LOSS, luck)));
    }
    Report report = new Report(List.of("a", "b"), 0, 200, matches);
    assertThat(report.standing("a").scoreInterval().contains(report.standing("b").score() + 0.5)).isTrue();
    PairedDifference difference = report.difference("a", "b");
    assertThat(difference.rounds()).isEqualTo(100);
    assertThat(difference.score()).isEqualTo(1);
    assertThat(difference.scoreInterval()).isEqualTo(new Interval(1, 1));
    assertThat(difference.pointsInterval()).isEqualTo(new Interval(0, 0));
    assertThat(report.difference("b", "a").score()).isEqualTo(-1);
  }

  @Test
  void difference_ofBotsThatHoldOneAndTwoSeats_isThatOfTheirMeans() {
    Report report = report(
        match(1, 1, 1, seat("b", 0, Result.WIN, 6), seat("a", 1, Result.LOSS, 1), seat("b", 2, Result.LOSS, 2)));
    assertThat(report.difference("a", "b").score()).isEqualTo(-3);
    assertThat(report.difference("a", "b").points()).isEqualTo(-0.5);
    assertThat(report.difference("b", "a").score()).isEqualTo(3);
  }

  @Test
  void bot_thatDidNotTakePart_isRefused() {
    assertThatIllegalArgumentException().isThrownBy(() -> report().standing("c")).withMessageContaining("[a, b]");
    assertThatIllegalArgumentException().isThrownBy(() -> report().difference("a", "c"));
  }

  @Test
  void text_ofAReport_fitsATerminal() {
    Report report = Arena.of(HandMadeGames.pile()).bot("a long name", Bots.random()).bot("b", Bots.random()).matches(2)
        .report(List.of());
    assertThat(report.toString().lines()).hasSize(4).allMatch(line -> line.length() <= 80);
    assertThat(report.toString()).contains("stopped after 0 of 2 matches");
  }

  @Test
  void wilson_ofKnownCases_isAsPublished() {
    Interval half = Interval.wilson(50, 100);
    assertThat(half.low()).isCloseTo(0.4038, within(1e-4));
    assertThat(half.high()).isCloseTo(0.5962, within(1e-4));
    Interval none = Interval.wilson(0, 10);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.2775, within(1e-4));
    assertThat(Interval.wilson(0, 0)).isEqualTo(new Interval(0, 1));
    assertThat(half.toString()).isEqualTo("0.404..0.596");
  }

  @Test
  void bootstrap_ofManyRounds_isAsWideAsTheNormalInterval() {
    List<Round> rounds = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      rounds.add(new Round(i % 2, 1));
    }
    Interval interval = Bootstrap.interval(rounds);
    assertThat(interval.low()).isCloseTo(0.451, within(0.006));
    assertThat(interval.high()).isCloseTo(0.549, within(0.006));
    assertThat(Bootstrap.interval(rounds)).isEqualTo(interval);
    assertThat(Bootstrap.interval(List.of(new Round(6, 2)))).isEqualTo(new Interval(3, 3));
    assertThat(Bootstrap.interval(List.of())).isEqualTo(new Interval(0, 0));
  }
}
