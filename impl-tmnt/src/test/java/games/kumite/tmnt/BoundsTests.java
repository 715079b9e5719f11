package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.Inspection;
import games.kumite.spi.testkit.Rule;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.window.PriorityWindow;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Random matches come to their end, and no list is long. The figures of the ten thousand are in {@code RULES.md} beside
 * MT-END-04 and the windows' rule 4.
 */
final class BoundsTests {

  private static final int LONGEST_LIST = 200;
  private static final Game GAME = new TmntGame();

  /**
   * What a random match was like.
   *
   * @param decisions how many there were
   * @param longestList the most actions of one decision
   * @param maxActions the most actions in the windows of one turn
   * @param isCut whether the turn limit ended it
   */
  private record Course(int decisions, int longestList, int maxActions, boolean isCut) {}

  private static Course play(Setup setup, long seed) {
    Match match = GAME.start(setup.seed(seed).withoutRecord());
    SeededRandom random = RandomSource.seeded(seed).split("play");
    int decisions = 0;
    int longestList = 0;
    int maxActions = 0;
    while (!match.isOver()) {
      int choices = match.actionCount();
      longestList = Math.max(longestList, choices);
      match.play(random.nextInt(choices));
      decisions++;
      maxActions = Math.max(maxActions, party(match).get(Counters.ACTIONS));
    }
    GameState state = party(match);
    return new Course(decisions, longestList, maxActions, state.get(Counters.ROUND) >= state.definition().settings.turnLimit());
  }

  private static GameState party(Match match) {
    return (GameState) Inspection.state(match);
  }

  private static List<Course> play(int seats, int matches) {
    return IntStream.range(0, matches).mapToObj(seed -> play(Setup.seats(seats), seed)).toList();
  }

  private static int max(List<Course> courses, ToIntFunction<Course> figure) {
    return courses.stream().mapToInt(figure).max().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5, 6})
  void randomMatches_endWithinTheBounds(int seats) {
    List<Course> courses = play(seats, 8);

    assertThat(courses).allMatch(course -> course.decisions() <= GAME.properties().maxDecisions());
    assertThat(max(courses, Course::longestList)).isBetween(15, LONGEST_LIST);
    assertThat(max(courses, Course::maxActions)).isBetween(30, PriorityWindow.MAX_ACTIONS / 2);
  }

  @Test
  void declaredBound_isNoMoreThanAMinuteOrSoOfRandomPlay() {
    assertThat(GAME.properties().maxDecisions()).isBetween(1_000_000, 300_000_000);
    assertThat(GAME.maxDecisions(Setup.seats("Ana", "Bo", "Cy"))).isEqualTo(GAME.properties().maxDecisions() / 2);
    assertThat(GAME.maxDecisions(Setup.seats("Ana", "Bo", "Cy").option("turnLimit", 1)))
        .isEqualTo(GAME.properties().maxDecisions() / 1000);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  @Rule("MT-END-04")
  void turnLimit_reached_endsTheMatchAfterAWholeRound(int limit) {
    Setup setup = Setup.seats(3).option("turnLimit", limit);
    int cut = 0;
    for (int seed = 0; seed < 12; seed++) {
      cut += play(setup, seed).isCut() ? 1 : 0;
    }
    assertThat(cut).isGreaterThan(6);
  }

  @Test
  @Rule("MT-RUL-50")
  void turn_beginsWithoutActions() {
    assertThat(party(GAME.start(Setup.seats(3).seed(1))).get(Counters.ACTIONS)).isZero();
  }

  @Test
  @Tag("long")
  @Rule("MT-END-04")
  void tenThousandRandomMatches_seldomReachTheTurnLimit() {
    for (int seats = 3; seats <= 6; seats++) {
      List<Course> courses = play(seats, 2500);
      long cut = courses.stream().filter(Course::isCut).count();
      System.out.printf("%d seats: by the limit %d, longest match %d, longest list %d, most actions in a turn %d%n",
          seats, cut, max(courses, Course::decisions), max(courses, Course::longestList),
          max(courses, Course::maxActions));

      assertThat(cut).isLessThan(100);
      assertThat(max(courses, Course::longestList)).isLessThanOrEqualTo(LONGEST_LIST);
      assertThat(max(courses, Course::maxActions)).isLessThan(PriorityWindow.MAX_ACTIONS);
    }
  }
}
