package games.kumite.spi.console.command;

import games.kumite.api.arena.ArenaListener;
import games.kumite.api.arena.MatchResult;
import games.kumite.api.arena.ScheduledMatch;
import games.kumite.spi.console.texts.ConsoleTexts;
import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** The progress of an arena: one line of a terminal that is overwritten, or a line now and then in a file. */
final class ProgressBar implements ArenaListener {

  /** The style of progress. */
  enum Style {
    /** No progress. */
    NONE,
    /** One line, written over. */
    ONE_LINE,
    /** A line for each tenth. */
    LINES
  }

  private static final int CELLS = 30;
  private static final int TENTHS = 10;
  private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final double NANOS = TimeUnit.SECONDS.toNanos(1);
  private static final int MINUTE = 60;

  private final PrintWriter err;
  private final ConsoleTexts say;
  private final Style style;
  private final LongSupplier clock;
  private final long begun;
  private long drawn;
  private int failed;
  private int widest;

  /** Creates a bar with a clock in nanoseconds. */
  ProgressBar(Terminal terminal, Style style, LongSupplier clock) {
    this.err = terminal.err();
    this.say = terminal.say();
    this.style = style;
    this.clock = clock;
    this.begun = clock.getAsLong();
    this.drawn = begun - EVERY_NANOS;
  }

  @Override
  public void finished(MatchResult result, int done, int total) {
    failed += result.failure() == null ? 0 : 1;
    if (style == Style.ONE_LINE) {
      long now = clock.getAsLong();
      if (now - drawn >= EVERY_NANOS || done == total) {
        drawn = now;
        draw(done, total, now);
      }
    } else if (style == Style.LINES && (long) done * TENTHS / total > (done - 1L) * TENTHS / total) {
      err.println(say.text("progress", done, total) + failures());
      err.flush();
    }
  }

  @Override
  public void retried(ScheduledMatch fixture, Throwable cause) {
    clear();
    err.println(say.text("again", fixture.number(), Text.printable(String.valueOf(cause))));
    err.flush();
  }

  private void draw(int done, int total, long now) {
    int full = (int) ((long) CELLS * done / total);
    double seconds = Math.max(now - begun, 1) / NANOS;
    String line = "[" + "#".repeat(full) + ".".repeat(CELLS - full) + "] " + done + "/" + total
        + String.format(Locale.ROOT, ", %.1f/s, ", done / seconds) + left(seconds / done * (total - done)) + failures();
    String fitting = line.substring(0, Math.min(line.length(), Terminal.WIDTH - 1));
    widest = Math.max(widest, fitting.length());
    err.print("\r" + Text.padded(fitting, widest));
    err.flush();
  }

  private String left(double seconds) {
    long whole = Math.round(seconds);
    long minutes = whole / MINUTE;
    return say.text("left", minutes < MINUTE ? String.format(Locale.ROOT, "%d:%02d", minutes, whole % MINUTE)
        : minutes / MINUTE + " h " + minutes % MINUTE + " min");
  }

  private String failures() {
    return failed == 0 ? "" : ", " + say.text("failures", failed);
  }

  /** Clears the line. */
  void clear() {
    if (widest > 0) {
      err.print("\r" + " ".repeat(widest) + "\r");
      err.flush();
      widest = 0;
    }
  }
}
