package games.kumite.spi.badinput;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Games.Problem;
import games.kumite.api.ShortLookup;
import games.kumite.spi.badinput.plugins.GoodGame;
import games.kumite.spi.badinput.plugins.HollowGame;
import games.kumite.spi.badinput.plugins.StuckGame;
import games.kumite.spi.badinput.plugins.ThrowingGame;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.nio.file.Path;
import java.time.Duration;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Plugins that do not return, or declare more than anyone can read: the other games can be played. */
@Timeout(120)
final class StuckPluginTests {

  private static final Duration SHORT = Duration.ofSeconds(1);

  private PluginPath path;

  @BeforeEach
  void emptyPath(@TempDir Path directory) {
    path = new PluginPath(directory);
    path.ask(Games::installed); // loads what a first look-up loads
    StuckGame.hold(true);
  }

  /** Ends the threads that were abandoned. */
  @AfterEach
  void letGo() throws InterruptedException {
    StuckGame.hold(false);
    HollowGame.let("", () -> null);
    for (Thread thread : abandoned()) {
      thread.join();
    }
  }

  private static List<Thread> abandoned() {
    return Thread.getAllStackTraces().keySet().stream().filter(Thread::isAlive)
        .filter(thread -> thread.getName().equals("kumite-plugins")).toList();
  }

  private void assertOnlyGoodIsFound(Class<?> stuck, String reason) {
    Duration limit = reason.startsWith("it did not") ? SHORT : Duration.ofSeconds(60);
    ShortLookup found = path.ask(() -> ShortLookup.within(limit));
    assertThat(found.ids()).containsExactly("good", "tictactoe");
    assertThat(found.problems()).containsExactly(new Problem(stuck.getName(), reason));
  }

  @Test
  void constructor_thatNeverReturns_isAProblem_andHidesNoOther() {
    path.with(GoodGame.class).with(StuckGame.class).with(TicTacToe.class);
    assertOnlyGoodIsFound(StuckGame.class, "it did not describe itself within 1000 ms");
  }

  @ParameterizedTest
  @ValueSource(strings = {"id", "title", "version", "seatCounts", "options", "phases", "keywords", "languages", "obstacle", "facts"})
  void method_thatNeverReturns_isAProblem_andHidesNoOther(String method) {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let(method, () -> {
      StuckGame.spin();
      return null;
    });
    assertOnlyGoodIsFound(HollowGame.class, "it did not describe itself within 1000 ms");
  }

  @ParameterizedTest
  @ValueSource(strings = {"seatCounts", "phases"})
  void list_whoseIteratorNeverReturns_isAProblem_andHidesNoOther(String method) {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let(method, () -> new Endless(true));
    assertOnlyGoodIsFound(HollowGame.class, "it did not describe itself within 1000 ms");
  }

  @ParameterizedTest
  @ValueSource(strings = {"seatCounts", "options", "phases", "keywords", "languages"})
  void list_withoutEnd_isAProblem_andHidesNoOther(String method) {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let(method, () -> new Endless(false));
    assertOnlyGoodIsFound(HollowGame.class,
        "java.lang.IllegalStateException: " + method + " must be at most 10000 elements, was more");
  }

  @ParameterizedTest
  @ValueSource(strings = {"title", "version"})
  void text_thatIsTooLong_isAProblem_andHidesNoOther(String method) {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let(method, () -> "x".repeat(50_000_000));
    assertOnlyGoodIsFound(HollowGame.class,
        "java.lang.IllegalStateException: " + method + " must be at most 10000 characters, was 50000000");
  }

  @Test
  void id_thatIsTooLong_isAProblem_andHidesNoOther() {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let("id", () -> "x".repeat(61));
    assertOnlyGoodIsFound(HollowGame.class, "its id must be 1..60 lower-case letters, digits and hyphens, was \""
        + "x".repeat(60) + "... (61 characters)\"");
  }

  @Test
  void obstacle_thatIsTooLong_isCut() {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let("obstacle", () -> Optional.of("x".repeat(50_000_000)));
    assertOnlyGoodIsFound(HollowGame.class, "x".repeat(1_000) + "...");
  }

  @Test
  void failure_thatNeverSaysWhatItIs_isAProblem_andHidesNoOther() {
    path.with(GoodGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let("title", () -> {
      throw new SilentException();
    });
    assertOnlyGoodIsFound(HollowGame.class, "it did not describe itself within 1000 ms");
  }

  @Test
  void plugins_thatNeverReturn_hideNoOther_whereverTheyAre() {
    path.with(StuckGame.class).with(GoodGame.class).with(ThrowingGame.class).with(HollowGame.class).with(TicTacToe.class);
    HollowGame.let("id", () -> {
      StuckGame.spin();
      return null;
    });
    ShortLookup found = path.ask(() -> ShortLookup.within(SHORT));
    assertThat(found.ids()).containsExactly("good", "tictactoe");
    assertThat(found.problems()).extracting(Problem::provider)
        .containsExactly(HollowGame.class.getName(), StuckGame.class.getName(), ThrowingGame.class.getName());
  }

  /** Each look-up would otherwise leave one more thread that is busy for ever. */
  @Test
  void plugin_thatHasNotReturned_isNotAskedAgain_untilItDoes() throws InterruptedException {
    path.with(StuckGame.class).with(GoodGame.class).with(TicTacToe.class);
    assertOnlyGoodIsFound(StuckGame.class, "it did not describe itself within 1000 ms");
    assertOnlyGoodIsFound(StuckGame.class, "it has not answered an earlier look-up yet");
    assertThat(path.ask(Games::problems)).hasSize(1);
    assertThat(abandoned()).as("busy in the plugin").filteredOn(thread -> Stream.of(thread.getStackTrace())
        .anyMatch(frame -> frame.getClassName().equals(StuckGame.class.getName()))).hasSize(1);

    letGo();

    assertThat(path.ask(Games::installed)).extracting(Game::id).containsExactly("good", "stuck", "tictactoe");
    assertThat(path.ask(Games::problems)).isEmpty();
  }

  @Test
  void interrupt_duringALookUp_isKept_andHidesNoGame() {
    path.with(GoodGame.class).with(TicTacToe.class);
    Thread.currentThread().interrupt();
    assertThat(path.ask(Games::installed)).hasSize(2);
    assertThat(Thread.interrupted()).isTrue();
  }

  /** A list of which one never sees the end. */
  private static final class Endless extends AbstractList<@Nullable Object> {

    private final boolean isStuck;

    Endless(boolean isStuck) {
      this.isStuck = isStuck;
    }

    @Override
    public Object get(int index) {
      return 2;
    }

    @Override
    public int size() {
      return Integer.MAX_VALUE;
    }

    @Override
    public Iterator<@Nullable Object> iterator() {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          if (isStuck) {
            StuckGame.spin();
          }
          return !isStuck;
        }

        @Override
        public Object next() {
          return 2;
        }
      };
    }
  }

  /** A failure whose message never comes. */
  private static final class SilentException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    @Override
    public String getMessage() {
      StuckGame.spin();
      return "";
    }
  }
}
