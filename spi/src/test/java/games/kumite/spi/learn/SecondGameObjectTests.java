package games.kumite.spi.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.kumite.api.Action;
import games.kumite.api.Decision;
import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Perspective;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.arena.Arena;
import games.kumite.api.arena.Report;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.BotFactory;
import games.kumite.api.bot.Bots;
import games.kumite.api.bot.ThinkingBot;
import games.kumite.api.learn.Encoding;
import games.kumite.api.learn.Observation;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.discduel.DiscDuel;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Nothing belongs to one object of a game: whatever is learnt or kept with one is of use with another. */
final class SecondGameObjectTests {

  static List<Supplier<Game>> games() {
    return List.of(KuhnPoker::new, ConnectFour::new, Cups::new, DiscDuel::new, Masks::new, TicTacToe::new);
  }

  private static Setup setup(long seed) {
    return Setup.seats(2).seed(seed);
  }

  private static List<Viewer> observers(Match match) {
    return Stream.concat(match.seats().stream(), Stream.of(Viewer.spectator())).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void encoding_ofOneObject_readsTheMatchesOfAnother(Supplier<Game> games) {
    Encoding encoding = Encoding.of(games.get().start(setup(1)));
    Match match = games.get().start(setup(2));
    Encoding own = Encoding.of(match);
    List<Observation> following = observers(match).stream().map(encoding::observation).toList();
    SeededRandom random = new SeededRandom(3);
    assertThat(encoding.features()).isEqualTo(own.features());
    for (int i = 0; i < 30 && !match.isOver(); i++) {
      for (Observation view : following) {
        float[] expected = own.observation(view.observer()).of(match);
        assertThat(view.of(match)).isEqualTo(expected);
        assertThat(view.of(match.perspective(view.observer()))).isEqualTo(expected);
      }
      for (Action action : numbersActions(own) ? match.decision().actions() : List.<Action>of()) {
        assertThat(encoding.actionIndex(action)).isEqualTo(own.actionIndex(action));
      }
      match.play(random.nextInt(match.actionCount()));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void encoding_ofOneLanguage_readsTheMatchesOfAnother(Supplier<Game> games) {
    Encoding encoding = Encoding.of(games.get().start(setup(1)));
    Match match = games.get().in(Locale.GERMAN).start(setup(2));
    for (Viewer viewer : observers(match)) {
      assertThat(encoding.observation(viewer).of(match)).isEqualTo(Encoding.of(match).observation(viewer).of(match));
    }
  }

  private static boolean numbersActions(Encoding encoding) {
    return !encoding.verbs().isEmpty();
  }

  /** Learns nothing, but carries what a learner carries: an encoding made before the arena began. */
  private record Carrying(Encoding encoding) implements BotFactory {

    private static final long serialVersionUID = 1L;

    @Override
    public Bot create(long seed) {
      boolean[] mask = new boolean[encoding.distinctActionCount()];
      return new Bot() {
        @Override
        public Action choose(Perspective perspective, Decision decision) {
          float[] known = encoding.observation(perspective.viewer()).of(perspective);
          if (numbersActions(encoding)) {
            encoding.mask(decision, mask);
          }
          float sum = seed;
          for (float value : known) {
            sum += value;
          }
          return decision.actions().get(Math.floorMod((int) sum, decision.actions().size()));
        }
      };
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void learner_thatCarriesItsEncodingIntoAnArena_failsInNoMatch(Supplier<Game> games) {
    BotFactory learner = new Carrying(Encoding.of(games.get().start(Setup.seats(2).seed(1))));
    ExecutorService executor = Executors.newSingleThreadExecutor();
    try {
      Report report = Arena.of(games.get()).bot("learner", learner).bot("random", Bots.random()).seed(7).matches(4)
          .run(executor);
      assertThat(report.isComplete()).isTrue();
      assertThat(report.failures()).isEmpty();
    } finally {
      executor.shutdown();
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void keysAndActions_ofOneObject_holdForAnother(Supplier<Game> games) {
    Match one = games.get().start(setup(5));
    Match other = games.get().start(setup(5));
    SeededRandom random = new SeededRandom(3);
    for (int i = 0; i < 30 && !one.isOver(); i++) {
      for (int seat = 0; seat < 2; seat++) {
        Viewer viewer = one.seats().get(seat);
        assertThat(one.search().observationKey(viewer)).isEqualTo(other.search().observationKey(viewer));
        assertThat(one.search().privateObservationKey(viewer)).isEqualTo(other.search().privateObservationKey(viewer));
        assertThat(one.table(viewer)).isEqualTo(other.table(viewer));
        assertThat(one.search().pastDecisions(viewer)).isEqualTo(other.search().pastDecisions(viewer));
      }
      assertThat(one.decision().actions()).isEqualTo(other.decision().actions());
      Action action = one.decision().actions().get(random.nextInt(one.actionCount()));
      one.play(action);
      other.play(action); // of another object
    }
    assertThat(games.get().resume(one.record()).record()).isEqualTo(other.record());
  }

  @Test
  void policy_learntInOneObject_isTakenInAnother() {
    List<Object> thoughts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Match match = new KuhnPoker().start(setup(5));
      Perspective perspective = match.perspective(match.actor());
      thoughts.add(((ThinkingBot) Bots.named("policy:2000").create(1)).analyze(perspective, match.decision()));
    }
    assertThat(thoughts.get(0)).isEqualTo(thoughts.get(1));
  }

  @Test
  void whatIsNotOfTheEncoding_isRefused_withTheReason() {
    Match two = new Masks().start(setup(1));
    Observation view = Encoding.of(two).observation(two.seats().get(0));
    assertThatThrownBy(() -> view.of(new KuhnPoker().start(setup(1)))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("it is a match of kuhnpoker");
    assertThatThrownBy(() -> view.of(new Masks().start(Setup.seats(3).seed(1)))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("it has 3 seats");
    assertThatThrownBy(() -> view.of(two.perspective(two.seats().get(1)))).isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("must be that of").hasMessageContaining("was that of");
    Match cups = new Cups().start(setup(1).option("dice", 1));
    assertThatThrownBy(() -> Encoding.of(cups).observation(cups.seats().get(0)).of(new Cups().start(setup(1).option("dice", 2))))
        .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("its options are {");
  }
}
