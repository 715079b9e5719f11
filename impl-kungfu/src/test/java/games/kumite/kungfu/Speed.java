package games.kumite.kungfu;

import com.sun.management.ThreadMXBean;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Inspection;
import java.lang.management.ManagementFactory;
import java.util.function.IntConsumer;

/**
 * What random decisions, lists of moves, checks of points and copies cost in processor time, for figures: {@code Speed
 * seats matches}. Tables are chosen by the defender or laid down in turns; half of the matches only warm up.
 */
public final class Speed {

  private static final String[] TABLES = {"", "hideout", "street", "wilderness", "temple", "generated", ""};
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final int EVERY = 10;
  private static final int COPIES = 16;
  private static final int POINTS = 64;

  private final KungFuGame game = new KungFuGame();
  private final int seats;
  private long decisions;
  private long time;
  private long bytes;
  private final Cost copying = new Cost();
  private final Cost listing = new Cost();
  private final Cost checking = new Cost();
  private int legal;

  private Speed(int seats) {
    this.seats = seats;
  }

  /** What something cost that was done many times. */
  private static final class Cost {

    private long times;
    private long time;
    private long bytes;

    void measure(int count, IntConsumer what) {
      long bytesBefore = allocated();
      long before = THREADS.getCurrentThreadCpuTime();
      for (int i = 0; i < count; i++) {
        what.accept(i);
      }
      time += THREADS.getCurrentThreadCpuTime() - before;
      bytes += allocated() - bytesBefore;
      times += count;
    }

    double micros() {
      return time / 1e3 / times;
    }

    double bytes() {
      return 1.0 * bytes / times;
    }
  }

  /** Plays twice: what counts is the second time. */
  public static void main(String[] args) {
    int matches = Integer.parseInt(args[1]);
    Speed speed = new Speed(Integer.parseInt(args[0]));
    for (int part = 0; part < 2; part++) {
      speed = new Speed(speed.seats);
      speed.play(part * matches, matches);
      speed.look(part * matches, 1 + matches / EVERY);
    }
    speed.report();
  }

  private Match match(long seed) {
    String table = seats > 2 ? "" : TABLES[(int) (seed % TABLES.length)];
    Setup setup = Setup.seats(seats).seed(seed).withoutRecord();
    return game.start(table.isEmpty() ? setup : setup.option("table", table));
  }

  private void play(long first, int matches) {
    long bytesBefore = allocated();
    long before = THREADS.getCurrentThreadCpuTime();
    for (long seed = first; seed < first + matches; seed++) {
      Match match = match(seed);
      SeededRandom random = RandomSource.seeded(seed).split("play");
      while (!match.isOver()) {
        match.playRandom(random);
        decisions++;
      }
    }
    time += THREADS.getCurrentThreadCpuTime() - before;
    bytes += allocated() - bytesBefore;
  }

  private void look(long first, int matches) {
    for (long seed = first; seed < first + matches; seed++) {
      Match match = match(seed);
      SeededRandom random = RandomSource.seeded(seed).split("play");
      for (int count = 0; !match.isOver(); count++) {
        if (match.decision().kind().equals("move-to")) {
          Match[] copies = new Match[COPIES];
          copying.measure(COPIES, i -> copies[i] = match.copy());
          listing.measure(COPIES, i -> copies[i].actionCount());
          check((GameState) Inspection.state(match), random);
        }
        match.playRandom(random);
      }
    }
  }

  /** Random points around every figure that is on the table, most of them in reach. */
  private void check(GameState state, SeededRandom random) {
    Figures figures = state.figures();
    Board board = state.board();
    long[] points = new long[POINTS];
    for (int figure = 0; figure < figures.count(); figure++) {
      if (figures.isBody(figure)) {
        int mover = figure;
        int reach = Stick.MEDIUM.reach(figures.size(mover));
        for (int i = 0; i < POINTS; i++) {
          int x = Place.x(figures.place(mover)) - reach + random.nextInt(2 * reach);
          int y = Place.y(figures.place(mover)) - reach + random.nextInt(2 * reach);
          points[i] = Place.of(x, y, 0);
        }
        checking.measure(POINTS, i -> legal += Moves.fault(board, figures, mover, points[i], reach) == null ? 1 : 0);
      }
    }
  }

  private static long allocated() {
    return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
  }

  private void report() {
    double decision = time / 1e3 / decisions;
    System.out.printf("%.0f decisions/s of %d (%.2f us, %.0f bytes)%n", 1e6 / decision, decisions, decision,
        1.0 * bytes / decisions);
    System.out.printf("copy %.2f us, %.2f decisions, %.0f bytes%n", copying.micros(), copying.micros() / decision,
        copying.bytes());
    System.out.printf("list of a move %.2f us, %.0f bytes, %d lists%n", listing.micros(), listing.bytes(), listing.times);
    System.out.printf("one point %.3f us, %.2f bytes, %.0f %% of %d legal%n", checking.micros(), checking.bytes(),
        100.0 * legal / checking.times, checking.times);
  }
}
