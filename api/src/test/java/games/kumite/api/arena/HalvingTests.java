package games.kumite.api.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import games.kumite.api.GameProperties;
import games.kumite.api.InvalidSetupException;
import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.handmade.HandMade;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.handmade.Position;
import games.kumite.api.random.SeededRandom;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The better half goes on. */
final class HalvingTests {

  private final ExecutorService threads = Executors.newFixedThreadPool(2);

  @AfterEach
  void shutDown() {
    threads.shutdownNow();
  }

  /** Searches in so many of a hundred choices, and else takes any action. */
  private static BotFactory sensible(int percent) {
    return seed -> {
      SeededRandom random = new SeededRandom(seed);
      return (perspective, decision) -> (random.nextInt(100) < percent ? Bots.named("mcts:200") : Bots.random())
          .create(seed).choose(perspective, decision);
    };
  }

  private static SuccessiveHalving halving() {
    return SuccessiveHalving.of(Arena.of(HandMadeGames.pile()).bot("opponent", Bots.random()).seed(5).withoutRecord())
        .candidate("none", sensible(0)).candidate("some", sensible(30)).candidate("all", sensible(100))
        .candidate("few", sensible(10)).candidate("most", sensible(70)).matches(20);
  }

  @Test
  void candidates_areHalved_andTheBestIsLeft() {
    SuccessiveHalving.Result result = halving().run(threads);

    assertThat(result.stages()).extracting(List::size).containsExactly(5, 3, 2);
    assertThat(result.stages()).extracting(stage -> stage.get(0).matches()).containsExactly(20, 40, 80);
    assertThat(result.best()).isEqualTo("all");
    for (int stage = 0; stage < 2; stage++) {
      List<String> next = result.stages().get(stage + 1).stream().map(BotStanding::bot).toList();
      assertThat(result.stages().get(stage).subList(0, next.size())).extracting(BotStanding::bot)
          .containsExactlyInAnyOrderElementsOf(next);
    }
  }

  @Test
  void result_isTheSameAgain_withAnyNumberOfThreads() {
    List<List<BotStanding>> standings = halving().run(threads).stages().stream()
        .map(stage -> stage.stream().map(BotStanding::withoutTimings).toList()).toList();
    ExecutorService one = Executors.newSingleThreadExecutor();
    try {
      assertThat(halving().run(one).stages()).extracting(stage -> stage.stream()
          .map(BotStanding::withoutTimings).toList()).isEqualTo(standings);
    } finally {
      one.shutdownNow();
    }
  }

  @Test
  void candidate_alikeInAll_meetsTheSameSeeds() {
    SuccessiveHalving.Result result = SuccessiveHalving.of(Arena.of(HandMadeGames.pile()).bot("opponent", Bots.named("mcts:50")).seed(5))
        .candidate("one", seed -> (perspective, decision) -> decision.actions().get(0))
        .candidate("other", seed -> (perspective, decision) -> decision.actions().get(0)).matches(10).run(threads);

    BotStanding one = result.stages().get(0).get(0).withoutTimings();
    BotStanding other = result.stages().get(0).get(1).withoutTimings();
    assertThat(one.wins()).isEqualTo(other.wins());
    assertThat(result.best()).isEqualTo("one");
  }

  /** The first seat takes 1 to 3 points, and nobody wins. */
  private static final class Points implements Position {

    private int taken;

    Points(int taken) {
      this.taken = taken;
    }

    @Override
    public int actor() {
      return 0;
    }

    @Override
    public List<String> choices() {
      return taken > 0 ? List.of() : List.of("take 1", "take 2", "take 3");
    }

    @Override
    public void play(String choice, SeededRandom chance) {
      taken = Integer.parseInt(choice.substring(5));
    }

    @Override
    public Position copy() {
      return new Points(taken);
    }

    @Override
    public Outcome outcome() {
      return new Outcome(List.of(new Standing(Result.DRAW, taken, 1), new Standing(Result.DRAW, 0, 1)), "over");
    }
  }

  @Test
  void candidates_ofEqualPoints_areInTheOrderOfScores() {
    HandMade points = HandMade.game("points", GameProperties.ofMaxDecisions(1).withScoreRange(0, 3), (seats, options, chance) -> new Points(0));
    SuccessiveHalving.Result result = SuccessiveHalving.of(Arena.of(points).bot("opponent", Bots.random()))
        .candidate("least", seed -> (perspective, decision) -> decision.actions().get(0))
        .candidate("most", seed -> (perspective, decision) -> decision.actions().get(2)).matches(4).run(threads);
    assertThat(result.best()).isEqualTo("most");
  }

  @Test
  void arguments_thatCannotBe_areRefused() {
    SuccessiveHalving none = SuccessiveHalving.of(Arena.of(HandMadeGames.pile()).bot("opponent", Bots.random()));
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> none.run(threads))
        .withMessageContaining("at least one candidate");
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> none.candidate("opponent", Bots.random()))
        .withMessageContaining("was twice: opponent");
    assertThatExceptionOfType(InvalidSetupException.class).isThrownBy(() -> none.matches(0))
        .withMessageContaining("matches must be at least 1");
  }
}
