package games.kumite.kungfu;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.bot.Analysis;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.testkit.Rule;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search of a move looks at its listed places first, and then at places that it draws. */
final class WideSearchTests {

  private static final int ITERATIONS = 1200;

  @ParameterizedTest
  @ValueSource(longs = {3, 4})
  @Rule("KF-RUL-52")
  void search_ofAMove_looksAtPlacesThatNoListHas(long seed) {
    Match match = Searched.ready("hideout", "police", "triad", seed);
    SeededRandom random = RandomSource.seeded(seed).split("play");
    while (match.decision().templates().isEmpty()) {
      match.playRandom(random);
    }
    List<Action> listed = match.decision().actions();
    Analysis thoughts = ((ThinkingBot) Bots.named("mcts:" + ITERATIONS).create(seed)).analyze(match.perspective(match.actor()), match.decision());
    List<Action> looked = thoughts.considered().stream().map(ActionStats::action).toList();
    assertThat(looked).containsAll(listed).hasSizeGreaterThan(listed.size())
        .allSatisfy(action -> assertThat(match.decision().isLegal(action)).as(action.notation()).isTrue());
    match.play(thoughts.action());
  }
}
