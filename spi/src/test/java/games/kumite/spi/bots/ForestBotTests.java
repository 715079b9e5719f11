package games.kumite.spi.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Turn;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.masks.Masks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several trees at a time choose alike whatever the number of threads. */
final class ForestBotTests {

  private final List<ExecutorService> executors = new ArrayList<>();

  @AfterEach
  void shutDown() {
    executors.forEach(ExecutorService::shutdownNow);
  }

  private ExecutorService threads(int number) {
    ExecutorService executor = Executors.newFixedThreadPool(number);
    executors.add(executor);
    return executor;
  }

  private static ThinkingBot bot(ExecutorService executor) {
    return Bots.parallel("mcts:300", 3, 7, executor);
  }

  private static Analysis think(ThinkingBot bot, Match match) {
    Perspective perspective = match.perspective(match.actor());
    return bot.analyze(perspective, ((Turn.Yours) perspective.turn()).decision());
  }

  @Test
  void thoughts_areTheSame_onAnyNumberOfThreads() {
    for (Game game : List.of(new ConnectFour(), new Masks())) {
      Match match = game.start(Setup.seats(2).seed(3));
      List<ThinkingBot> bots = List.of(bot(threads(1)), bot(threads(2)), bot(threads(4)));
      ExecutorService gone = threads(1);
      gone.shutdown();
      for (int choice = 0; choice < 6; choice++) {
        Analysis first = think(bots.get(0), match);
        assertThat(first.iterations()).isIn(0L, 300L);
        assertThat(think(bots.get(1), match)).isEqualTo(first);
        assertThat(think(bots.get(2), match)).isEqualTo(first);
        assertThat(think(bot(gone), match)).as("nobody else searches").isEqualTo(first);
        match.play(first.action());
      }
    }
  }

  @Test
  void bot_onTheThreadsOfItsArena_waitsForNobody() throws Exception {
    ExecutorService one = threads(1);
    Match match = new ConnectFour().start(Setup.seats(2).seed(3));
    Future<Analysis> inside = one.submit(() -> think(bot(one), match));

    assertThat(inside.get()).isEqualTo(think(bot(threads(2)), match));
  }

  @Test
  void forest_winsAgainstFewIterations() {
    int won = 0;
    for (int n = 0; n < 6; n++) {
      Match match = new ConnectFour().start(Setup.seats(2).seed(n));
      List<Bot> bots = List.of(bot(threads(2)), Bots.named("mcts:20").create(n));
      won += Bots.play(match, n % 2 == 0 ? bots : List.of(bots.get(1), bots.get(0)))
          .standing(match.seats().get(n % 2)).rank() == 1 ? 1 : 0;
    }
    assertThat(won).isGreaterThanOrEqualTo(5);
  }

  @Test
  void failure_inATree_isThatOfTheBot() {
    Match match = new ConnectFour().start(Setup.seats(2).seed(3));
    Perspective perspective = match.perspective(match.actor());
    Decision wrong = match.decision();
    assertThatThrownBy(() -> Bots.parallel("mcts:10", 0, 7, threads(1)))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("trees must be at least 1");
    Action choice = bot(threads(1)).choose(perspective, wrong);
    assertThat(wrong.actions()).contains(choice);
  }
}
