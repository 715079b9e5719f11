package games.kumite.spi.samples.masks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import com.sun.management.ThreadMXBean;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.slf4j.LoggerFactory;

/** What a log costs on playouts: nothing, at the level at which it says most. */
@Isolated
final class LogCostTests {

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Level[] LEVELS = {Level.OFF, Level.DEBUG};

  private final Logger logger = (Logger) LoggerFactory.getLogger("games.kumite.match");
  private final Level before = logger.getLevel();
  private final Match start = new Masks().start(Setup.seats("Ana", "Bo").seed(5).withoutRecord());

  @AfterEach
  void stop() {
    logger.setLevel(before);
  }

  /** Plays to the end again and again; says how many decisions that were. */
  private long playouts(int matches) {
    long decisions = 0;
    SeededRandom random = new SeededRandom(9);
    for (int n = 0; n < matches; n++) {
      Match match = start.copy();
      while (!match.isOver()) {
        match.playRandom(random);
        decisions++;
      }
    }
    return decisions;
  }

  private double bytes(Level level, int matches) {
    logger.setLevel(level);
    long before = THREADS.getCurrentThreadAllocatedBytes();
    long decisions = playouts(matches);
    return (THREADS.getCurrentThreadAllocatedBytes() - before) / (double) decisions;
  }

  @Test
  void playout_takesNoMemory_forALogThatIsOpen() {
    playouts(200);
    assertThat(bytes(Level.DEBUG, 200)).isCloseTo(bytes(Level.OFF, 200), within(1.0));
  }

  @Test
  @Tag("long")
  void playout_takesNoTime_forALogThatIsOpen() {
    double[][] nanos = new double[LEVELS.length][31];
    for (int round = -10; round < nanos[0].length; round++) { // the first ten warm up
      for (int i = 0; i < LEVELS.length; i++) {
        logger.setLevel(LEVELS[i]);
        long before = THREADS.getCurrentThreadCpuTime();
        long decisions = playouts(2_000);
        nanos[i][Math.max(round, 0)] = (THREADS.getCurrentThreadCpuTime() - before) / (double) decisions;
      }
    }
    for (int i = 0; i < LEVELS.length; i++) {
      Arrays.sort(nanos[i]);
      System.out.printf(Locale.ROOT, "masks, log %s: %.1f ns a decision (median of %d rounds), %.0f bytes%n", LEVELS[i],
          nanos[i][nanos[i].length / 2], nanos[i].length, bytes(LEVELS[i], 2_000));
    }
    assertThat(bytes(Level.DEBUG, 2_000)).isCloseTo(bytes(Level.OFF, 2_000), within(1.0));
  }
}
