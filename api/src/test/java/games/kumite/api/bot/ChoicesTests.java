package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.bot.Analysis.ActionStats;
import games.kumite.api.handmade.HandMadeGames;
import games.kumite.api.random.SeededRandom;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot's chance for a choice: alike for what its seat cannot tell apart, another one wherever it knows something else. */
final class ChoicesTests {

  private static final long SEED = 7;

  /** Where the worlds come from that a bot imagines. */
  private final List<Long> sources = new ArrayList<>();

  /** A decision that looks like any other one of its match, made by a seat whose knowledge has this key. */
  private Asked asked(long key) {
    Asked asked = Asked.in(HandMadeGames.coin().start(1));
    Perspective perspective = (Perspective) Proxy.newProxyInstance(Perspective.class.getClassLoader(),
        new Class<?>[] {Perspective.class}, (proxy, method, arguments) -> {
          if (method.getName().equals("observationKey")) {
            return key;
          }
          if (method.getName().equals("imagine")) {
            sources.add(((SeededRandom) arguments[0]).copy().nextLong());
          }
          return called(asked.perspective(), method, arguments);
        });
    return new Asked(perspective, asked.decision());
  }

  private static Object called(Perspective perspective, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(perspective, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static long drawn(Asked asked) {
    return Analyses.random(SEED, asked.perspective(), asked.decision(), asked.decision().actions()).nextLong();
  }

  private List<Long> worlds(String bot, long key) {
    sources.clear();
    asked(key).choice(Bots.named(bot).create(SEED));
    assertThat(sources).as("what %s imagines", bot).isNotEmpty();
    return List.copyOf(sources);
  }

  @Test
  void chance_ofDecisionsThatLookAlike_isAnotherOneWithAnotherKey() {
    assertThat(drawn(asked(1))).isEqualTo(drawn(asked(1))).isNotEqualTo(drawn(asked(2)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"greedy:20", "flat:20", "mcts:20"})
  void worldsThatABotImagines_whereDecisionsLookAlike_areOthersWithAnotherKey(String bot) {
    assertThat(worlds(bot, 1)).isEqualTo(worlds(bot, 1)).doesNotContainAnyElementsOf(worlds(bot, 2));
  }

  @Test
  void chance_ofASeatThatHoldsTheSame_isTheSame_inAMatchOfAnotherSeed() {
    Match match = HandMadeGames.coin().start(1);
    Match other = HandMadeGames.coin().start(2);
    assertThat(drawn(Asked.in(match))).isEqualTo(drawn(Asked.in(other)));
  }

  private record Named(String notation) implements Action {
    @Override
    public String label() {
      return notation;
    }
  }

  private static ActionStats tried(String notation, long visits, double value) {
    return new ActionStats(new Named(notation), visits, value);
  }

  @Test
  void mostVisited_amongEquals_isTheBetterOne_thenTheFirst() {
    List<ActionStats> considered =
        List.of(tried("seldom", 2, 0.9), tried("worse", 3, 0.2), tried("better", 3, 0.7), tried("last", 3, 0.7));
    assertThat(Analyses.mostVisited(considered, 11).considered()).extracting(line -> line.action().notation())
        .containsExactly("better", "last", "worse", "seldom");
    assertThat(Analyses.mostVisited(considered, 11).action().notation()).isEqualTo("better");
  }

  @Test
  void bestMean_amongEquals_isTheFirst() {
    List<Action> actions = List.of(new Named("worse"), new Named("offset"), new Named("second"));
    assertThat(Analyses.ofBestMean(actions, new long[] {10, 2, 4}, new double[] {6, 1.5, 3}, 16).action().notation())
        .isEqualTo("offset");
  }
}
