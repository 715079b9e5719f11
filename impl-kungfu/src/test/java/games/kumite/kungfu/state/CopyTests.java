package games.kumite.kungfu.state;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.KungFuGame;
import games.kumite.spi.Inspection;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A copy shares the records of figures with its original until one of them is written, and is light with any number of figures. */
final class CopyTests {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int DECISIONS = 200;

  private static Match match(int seats) {
    Match match = new KungFuGame().start(Setup.seats(seats).seed(seats).withoutRecord());
    RandomSource random = RandomSource.seeded(seats);
    for (int i = 0; i < DECISIONS * seats; i++) {
      match.playRandom(random);
    }
    return match;
  }

  private static GameState state(Match match) {
    return (GameState) Inspection.state(match);
  }

  @ParameterizedTest
  @CsvSource({"2, 0, 2000", "6, 0, 4000", "6, 250, 10000"})
  void copy_ofAMatch_isLight(int seats, int figures, long most) {
    Match match = match(seats);
    while (state(match).figures().count() < figures) {
      state(match).figures().add(0, 0);
    }
    Match first = match.copy();
    long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
    Match second = match.copy();
    long bytes = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    assertThat(bytes).isPositive().isLessThan(most);
    assertThat(second.actionCount()).isEqualTo(first.actionCount());
  }

  @Test
  void writing_toACopy_leavesTheOriginalAsItIs_andTheOtherWayRound() {
    GameState original = state(match(2));
    GameState copy = original.copy();
    GameState untouched = original.copy();
    long before = original.figures().key();
    for (GameState written : new GameState[] {copy, original}) {
      for (int figure = 0; figure < original.figures().count(); figure++) {
        for (int field = 0; field < FigureNumbers.STRIDE; field++) {
          written.figures().set(figure, field, written.figures().get(figure, field) + 1);
          assertThat(untouched.figures().get(figure, field)).isNotEqualTo(written.figures().get(figure, field));
        }
      }
      assertThat(written.figures().key()).isNotEqualTo(before);
      assertThat(untouched.figures().key()).isEqualTo(before);
    }
  }

  @Test
  void form_thatACopyChanges_isItsOwn() {
    GameState original = state(match(2));
    int profile = original.figures().profileOf("giant-demon");
    int figure = original.figures().add(profile, 0);
    GameState copy = original.copy();
    assertThat(copy.figures().traits(figure)).isEqualTo(original.figures().traits(figure));
    copy.figures().form(figure, 1);
    assertThat(copy.figures().traits(figure)).isNotEqualTo(original.figures().traits(figure));
    assertThat(original.figures().form(figure)).isZero();
  }
}
