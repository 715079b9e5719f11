package games.kumite.spi.console.texts;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A reader of lines that stops waiting when something else has happened. A second thread reads one line ahead, because a
 * thread that reads standard input cannot be woken.
 */
final class PatientReader {

  private static final long PAUSE_MILLIS = 200;

  /** A source of lines: a stream, or an editor at the keyboard. */
  @FunctionalInterface
  interface Source {

    /** Returns the next line, null at the end of the input. */
    @Nullable String readLine() throws IOException;
  }

  private final BooleanSupplier interruption;
  private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
  private boolean isReading;
  private boolean isInterrupted;

  PatientReader(BooleanSupplier interruption) {
    this.interruption = interruption;
  }

  boolean isInterrupted() {
    return isInterrupted;
  }

  /** Returns the next line; null at the end of the input, or if the interruption comes first. */
  @Nullable String readLine(Source source) {
    isInterrupted = interruption.getAsBoolean();
    if (isInterrupted) {
      return null;
    }
    if (!isReading) {
      isReading = true;
      Thread thread = new Thread(() -> readAhead(source), "kumite-input");
      thread.setDaemon(true);
      thread.start();
    }
    try {
      while (true) {
        Optional<String> line = lines.poll(PAUSE_MILLIS, TimeUnit.MILLISECONDS);
        if (line != null) {
          isReading = false;
          return line.orElse(null);
        }
        isInterrupted = interruption.getAsBoolean();
        if (isInterrupted) {
          return null;
        }
      }
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  private void readAhead(Source source) {
    try {
      lines.add(Optional.ofNullable(source.readLine()));
    } catch (IOException | UncheckedIOException failure) {
      lines.add(Optional.empty());
    }
  }
}
