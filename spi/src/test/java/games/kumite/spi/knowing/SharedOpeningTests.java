package games.kumite.spi.knowing;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.cups.Cups;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import games.kumite.spi.samples.masks.Masks;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Matches for which the very same is agreed begin from one state, and are those that a game of their own would play. */
final class SharedOpeningTests {

  private static final int MATCHES = 5;

  static Stream<Supplier<Game>> games() {
    return Stream.of(Cups::new, KuhnPoker::new, Masks::new);
  }

  private static Match start(Game game, int seed) {
    return game.start(Setup.seats(2).seed(seed));
  }

  /** Plays so many decisions, or to the end. */
  private static void play(Match match, int seed, int decisions) {
    SeededRandom random = RandomSource.seeded(seed);
    for (int i = 0; i < decisions && !match.isOver(); i++) {
      match.play(random.nextInt(match.actionCount()));
    }
  }

  /** What its history says, which is told by a second run from its start. */
  private static String told(Match match) {
    return match.record().text() + match.events(Viewer.spectator()).read() + match.copy().search().pastDecisions(Viewer.spectator());
  }

  @ParameterizedTest
  @MethodSource("games")
  void recordedMatches_ofOneSetup_areThoseOfGamesOfTheirOwn(Supplier<Game> making) {
    Game game = making.get();
    List<Match> together = new ArrayList<>();
    for (int seed = 0; seed < MATCHES; seed++) {
      Match match = start(game, seed);
      play(match, seed, 2);
      together.add(match);
    }
    for (int seed = 0; seed < MATCHES; seed++) {
      play(together.get(seed), seed + MATCHES, Integer.MAX_VALUE);
    }
    for (int seed = 0; seed < MATCHES; seed++) {
      Match alone = start(making.get(), seed);
      play(alone, seed, 2);
      play(alone, seed + MATCHES, Integer.MAX_VALUE);
      assertThat(told(together.get(seed))).isEqualTo(told(alone));
      assertThat(start(game, seed).table(Viewer.spectator())).isEqualTo(start(making.get(), seed).table(Viewer.spectator()));
    }
  }
}
