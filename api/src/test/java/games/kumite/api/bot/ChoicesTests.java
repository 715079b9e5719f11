package games.kumite.api.bot;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Action;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.SeededRandom;
import games.kumite.api.bot.Thoughts.Considered;
import games.kumite.api.handmade.HandMadeGames;
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
    Perspective view = (Perspective) Proxy.newProxyInstance(Perspective.class.getClassLoader(),
        new Class<?>[] {Perspective.class}, (proxy, method, arguments) -> {
          if (method.getName().equals("key")) {
            return key;
          }
          if (method.getName().equals("imagine")) {
            sources.add(((SeededRandom) arguments[0]).copy().nextLong());
          }
          return called(asked.view(), method, arguments);
        });
    return new Asked(view, asked.decision());
  }

  private static Object called(Perspective view, Method method, Object[] arguments) throws Throwable {
    try {
      return method.invoke(view, arguments);
    } catch (InvocationTargetException thrown) {
      throw thrown.getCause();
    }
  }

  private static long drawn(Asked asked) {
    return Choices.random(SEED, asked.view(), asked.decision(), asked.decision().actions()).nextLong();
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

  private static Considered tried(String notation, long visits, double value) {
    return new Considered(new Named(notation), visits, value);
  }

  @Test
  void mostVisited_amongEquals_isTheBetterOne_thenTheFirst() {
    List<Considered> considered =
        List.of(tried("seldom", 2, 0.9), tried("worse", 3, 0.2), tried("better", 3, 0.7), tried("last", 3, 0.7));
    assertThat(Choices.mostVisited(considered, 11).considered()).extracting(line -> line.action().notation())
        .containsExactly("better", "last", "worse", "seldom");
    assertThat(Choices.mostVisited(considered, 11).choice().notation()).isEqualTo("better");
  }

  @Test
  void bestMean_amongEquals_isTheFirst() {
    List<Action> actions = List.of(new Named("worse"), new Named("first"), new Named("second"));
    assertThat(Choices.ofBestMean(actions, new long[] {10, 2, 4}, new double[] {6, 1.5, 3}, 16).choice().notation())
        .isEqualTo("first");
  }
}
