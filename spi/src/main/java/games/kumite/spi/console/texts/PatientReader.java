package games.kumite.spi.console.texts;

import java.io.BufferedReader;
import java.io.IOException;
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

  private final BufferedReader in;
  private final BooleanSupplier interruption;
  private final LinkedBlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
  private boolean isReading;
  private boolean isInterrupted;

  PatientReader(BufferedReader in, BooleanSupplier interruption) {
    this.in = in;
    this.interruption = interruption;
  }

  boolean isInterrupted() {
    return isInterrupted;
  }

  /** Returns the next line; null at the end of the input, or if the interruption comes first. */
  @Nullable String readLine() throws IOException {
    isInterrupted = interruption.getAsBoolean();
    if (isInterrupted) {
      return null;
    }
    if (!isReading) {
      isReading = true;
      Thread thread = new Thread(this::readAhead, "kumite-input");
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
      throw new IOException(stopped);
    }
  }

  private void readAhead() {
    try {
      lines.add(Optional.ofNullable(in.readLine()));
    } catch (IOException failure) {
      lines.add(Optional.empty());
    }
  }
}
