package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.InvalidSetupException;
import games.kumite.api.Option;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMade;
import games.kumite.api.handmade.HandMadeGames;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which matches an arena plays, and that it plays the same ones everywhere. */
final class ArenaTests {

  private static final BotFactory FIRST = seed -> (perspective, decision) -> decision.actions().get(0);

  private final List<ExecutorService> executors = new ArrayList<>();

  private ExecutorService threads(int number) {
    ExecutorService executor = Executors.newFixedThreadPool(number);
    executors.add(executor);
    return executor;
  }

  @AfterEach
  void shutDown() {
    executors.forEach(ExecutorService::shutdownNow);
  }

  private static Arena arena(HandMade game, String... bots) {
    Arena arena = Arena.of(game);
    for (String bot : bots) {
      arena = arena.bot(bot, Bots.random());
    }
    return arena;
  }

  private static List<String> lineUps(Arena arena) {
    return arena.tasks().stream().map(task -> String.join(" ", task.fixture().bots())).toList();
  }

  /** Which matches are played. */
  @Nested
  final class Fixtures {

    @Test
    void twoBots_atTwoSeats_changeSeatsOnEverySeed() {
      Arena arena = arena(HandMadeGames.pile(), "a", "b").matches(4);
      assertThat(lineUps(arena)).containsExactly("a b", "b a", "a b", "b a");
      List<Long> seeds = arena.tasks().stream().map(task -> task.fixture().seed()).toList();
      assertThat(seeds.get(0)).isEqualTo(seeds.get(1)).isNotEqualTo(seeds.get(2));
      assertThat(seeds.get(2)).isEqualTo(seeds.get(3));
    }

    @Test
    void seed_notGiven_isDrawn_andReported() {
      Arena drawn = arena(HandMadeGames.coin(), "a", "b").matches(4);
      Arena other = arena(HandMadeGames.coin(), "a", "b").matches(4);
      Report report = drawn.run(threads(1));
      assertThat(drawn.tasks().get(0).fixture().seed()).isEqualTo(drawn.tasks().get(0).fixture().seed())
          .isNotEqualTo(other.tasks().get(0).fixture().seed());
      assertThat(report.seed()).isNotZero().isNotEqualTo(other.run(threads(1)).seed());
      assertThat(Math.abs(report.seed())).as("not one of few").isGreaterThan(1L << 40);

      Report again = arena(HandMadeGames.coin(), "a", "b").matches(4).seed(report.seed()).run(threads(1));
      assertThat(again.matches().stream().map(MatchResult::withoutTimings).toList())
          .isEqualTo(report.matches().stream().map(MatchResult::withoutTimings).toList());
      assertThat(arena(HandMadeGames.coin(), "a").seed(7).run(threads(1)).seed()).isEqualTo(7);
    }

    @Test
    void threeBots_atTwoSeats_meetEachOtherInBothOrders() {
      assertThat(lineUps(arena(HandMadeGames.pile(), "a", "b", "c").matches(6)))
          .containsExactly("a b", "b a", "a c", "c a", "b c", "c b");
    }

    @Test
    void twoBots_atThreeSeats_takeTurnsAroundTheTable() {
      assertThat(lineUps(arena(HandMadeGames.threeWays(), "a", "b").matches(2))).containsExactly("a b a", "b a b");
    }

    @Test
    void threeBots_atThreeSeats_rotate() {
      assertThat(lineUps(arena(HandMadeGames.threeWays(), "a", "b", "c").matches(3)))
          .containsExactly("a b c", "b c a", "c a b");
    }

    @Test
    void oneBot_playsWithItself() {
      assertThat(lineUps(arena(HandMadeGames.pile(), "a").matches(1))).containsExactly("a a");
    }

    @Test
    void bots_thatWinTogether_playAlone() {
      assertThat(lineUps(arena(HandMadeGames.together(), "a", "b").seats(3).matches(2)))
          .containsExactly("a a a", "b b b");
      assertThat(lineUps(arena(HandMadeGames.together(), "a").matches(1))).containsExactly("a a");
    }

    @Test
    void lineUps_thatAreGiven_areTaken() {
      Arena arena = arena(HandMadeGames.together(), "a", "b").lineUp("a", "b", "b").lineUp("b", "a", "a").matches(3);
      assertThat(lineUps(arena)).containsExactly("a b b", "b a a", "a b b", "b a a");
    }

    @Test
    void optionSets_areAllPlayedOnEverySeed() {
      Arena arena = arena(HandMadeGames.pile(), "a", "b").matches(8)
          .optionSet(Map.of("size", 5)).optionSet(Map.of("size", 9));
      assertThat(arena.tasks()).extracting(task -> task.fixture().options())
          .startsWith(Map.of("size", 5), Map.of("size", 5), Map.of("size", 9), Map.of("size", 9), Map.of("size", 5));
      assertThat(arena.tasks()).extracting(task -> task.fixture().round()).containsExactly(1, 1, 1, 1, 2, 2, 2, 2);
      assertThat(arena.tasks()).extracting(task -> task.fixture().optionSet()).startsWith(1, 1, 2, 2);
    }

    @Test
    void option_ofAllMatches_isInEverySet() {
      HandMade game = HandMadeGames.pile().option(Option.flag("loud", "", false));
      Arena arena = arena(game, "a").option("loud", true).optionSet(Map.of("size", 5)).matches(1);
      assertThat(arena.tasks().get(0).fixture().options()).isEqualTo(Map.of("loud", true, "size", 5));
    }

    @Test
    void matches_areMadeUpToWholeRounds() {
      assertThat(arena(HandMadeGames.pile(), "a", "b").matches(5).tasks()).hasSize(6)
          .extracting(task -> task.fixture().number()).containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void seeds_ofTwoArenas_differAsTheirSeedsDo() {
      Arena arena = arena(HandMadeGames.pile(), "a");
      assertThat(arena.seed(1).tasks().get(0).fixture().seed())
          .isNotEqualTo(arena.seed(2).tasks().get(0).fixture().seed());
    }

    @Test
    void names_ofOneBotAtSeveralSeats_areNumbered() {
      String longest = "x".repeat(40);
      assertThat(MatchTask.seatNames(List.of("a", "b", "a", "a"))).containsExactly("a", "b", "a 2", "a 3");
      assertThat(MatchTask.seatNames(List.of(longest, longest))).containsExactly(longest, "x".repeat(38) + " 2");
    }
  }

  /** Settings that cannot be played. */
  @Nested
  final class BadSettings {

    @Test
    void arena_withoutBots_isRefused() {
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> Arena.of(HandMadeGames.pile()).tasks())
          .withMessageContaining("at least one bot");
    }

    @Test
    void names_thatSeatsMayNotHave_areRefused() {
      Arena arena = arena(HandMadeGames.pile(), "a");
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.bot("a", FIRST));
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.bot(" ", FIRST));
    }

    @Test
    void numbersAndOptions_thatTheGameRefuses_areRefusedBeforeAnythingIsPlayed() {
      Arena arena = arena(HandMadeGames.pile(), "a", "b");
      ExecutorService executor = threads(1);
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.matches(0));
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.seats(3).run(executor));
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.option("size", 0).run(executor));
      assertThatExceptionOfType(InvalidSetupException.class)
          .isThrownBy(() -> arena.optionSet(Map.of("size", 5)).optionSet(Map.of("hue", 1)).run(executor))
          .withMessageContaining("hue");
    }

    @Test
    void lineUps_thatDoNotFit_areRefused() {
      Arena arena = arena(HandMadeGames.together(), "a", "b");
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.lineUp("a", "c").tasks())
          .withMessageContaining("[a, b]");
      assertThatExceptionOfType(InvalidSetupException.class)
          .isThrownBy(() -> arena.lineUp("a", "b").lineUp("a", "b", "a").tasks());
      assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> arena.seats(3).lineUp("a", "b").tasks());
    }
  }

  /** The same results everywhere. */
  @Nested
  final class Repeating {

    private final Arena arena = Arena.of(HandMadeGames.coin())
        .bot("mcts", Bots.named("mcts:30")).bot("flat", Bots.named("flat:30"))
        .bot("random", Bots.random()).matches(300).seed(9).keepRecords();

    private List<MatchResult> untimed(Report report) {
      return report.matches().stream().map(MatchResult::withoutTimings).toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void results_withAnyNumberOfThreads_areThoseOfTheTasksOneByOne(int number) {
      List<MatchResult> expected = arena.tasks().stream().map(MatchTask::call).map(MatchResult::withoutTimings).toList();
      Report report = arena.run(threads(number));
      assertThat(untimed(report)).isEqualTo(expected);
      assertThat(report.matches()).allMatch(match -> match.record() != null && match.record().startsWith("[Kumite"));
    }

    @Test
    void results_inAnyOrder_giveTheSameReport() {
      List<MatchResult> results = new ArrayList<>(arena.tasks().stream().map(MatchTask::call).toList());
      Report inOrder = arena.report(results);
      Collections.reverse(results);
      Report reversed = arena.report(results);
      assertThat(reversed.matches()).isEqualTo(inOrder.matches());
      assertThat(reversed.standings()).isEqualTo(inOrder.standings());
      assertThat(reversed.difference("mcts", "random")).isEqualTo(inOrder.difference("mcts", "random"));
    }

    @Test
    void match_whoseTaskIsPlayedAgain_isTheSame() {
      MatchTask task = arena.tasks().get(17);
      assertThat(task.call().withoutTimings()).isEqualTo(task.call().withoutTimings());
    }

    @Test
    void bots_inBothSeats_haveTheirOwnChance() {
      List<Long> seeds = new ArrayList<>();
      BotFactory noting = seed -> {
        seeds.add(seed);
        return (perspective, decision) -> decision.actions().get(0);
      };
      Arena.of(HandMadeGames.pile()).bot("a", noting).bot("b", noting).matches(2).tasks().forEach(MatchTask::call);
      assertThat(seeds).hasSize(4);
      assertThat(seeds.get(0)).as("a in both matches of the round").isEqualTo(seeds.get(3)).isNotEqualTo(seeds.get(1));
    }

    @Test
    void unrecordedMatches_ofBundledBots_endTheSame() {
      List<MatchResult> recorded = arena.tasks().stream().map(MatchTask::call).toList();
      List<MatchResult> unrecorded = arena.withoutRecord().tasks().stream().map(MatchTask::call).toList();
      assertThat(unrecorded).extracting(MatchResult::summary)
          .isEqualTo(recorded.stream().map(MatchResult::summary).toList());
      IntStream.range(0, recorded.size()).forEach(i -> assertThat(unrecorded.get(i).withoutTimings().seats())
          .isEqualTo(recorded.get(i).withoutTimings().seats()));
      assertThat(unrecorded).allMatch(match -> match.record() == null);
    }
  }

  @Test
  void decisionsAndTimes_areCounted() {
    Bot slow = (perspective, decision) -> decision.actions().get(0);
    MatchResult result = Arena.of(HandMadeGames.pile()).bot("a", seed -> slow).option("size", 5).matches(1)
        .tasks().get(0).call();
    assertThat(result.seats()).extracting(SeatResult::decisions).containsExactly(3, 2);
    assertThat(result.seats()).allMatch(seat -> seat.nanos() > 0);
    assertThat(result.failure()).isNull();
    assertThat(result.summary()).isEqualTo("last");
  }
}
