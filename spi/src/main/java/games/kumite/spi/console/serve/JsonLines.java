package games.kumite.spi.console.serve;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Two streams connected to a program: lines of JSON in either direction. A line that is too long is skipped. */
public final class JsonLines {

  private static final int MAX_WAITING = 64;

  private final Reader in;
  private final PrintWriter out;
  private @Nullable BlockingQueue<Request> received;

  /**
   * Creates a connection.
   *
   * @param in the output of the program; should be buffered
   * @param out the input of the program
   */
  public JsonLines(Reader in, PrintWriter out) {
    this.in = in;
    this.out = out;
  }

  /** Sends a line. */
  void say(Map<String, ?> line) {
    out.print(Json.text(line));
    out.print('\n');
    if (out.checkError()) {
      throw new DisconnectedException();
    }
  }

  /** Adds a line, to be sent with the next {@link #flush}. */
  void put(Map<String, ?> line) {
    out.print(Json.text(line));
    out.print('\n');
  }

  /** Sends the added lines. */
  void flush() {
    if (out.checkError()) {
      throw new DisconnectedException();
    }
  }

  /** Returns whether there is unread input. */
  boolean isReady() {
    try {
      return in.ready();
    } catch (IOException broken) {
      return false;
    }
  }

  /** Waits for the next line without a limit. */
  Request next() {
    return received == null ? read() : take(received, null);
  }

  /**
   * Waits for the next line for a limited time. From the first such call on a second thread reads, since a stream
   * cannot say whether a whole line is available.
   */
  Request next(Duration time) {
    BlockingQueue<Request> queue = received;
    if (queue == null) {
      queue = new ArrayBlockingQueue<>(MAX_WAITING);
      received = queue;
      BlockingQueue<Request> filled = queue;
      Thread reader = new Thread(() -> fill(filled), "kumite-serve");
      reader.setDaemon(true);
      reader.start();
    }
    return take(queue, time);
  }

  private void fill(BlockingQueue<Request> queue) {
    try {
      Request last;
      do {
        last = read();
        queue.put(last);
      } while (!(last instanceof Request.End));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  private static Request take(BlockingQueue<Request> queue, @Nullable Duration time) {
    try {
      Request taken = time == null ? queue.take() : queue.poll(time.toNanos(), TimeUnit.NANOSECONDS);
      return taken == null ? new Request.Nothing() : taken;
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return new Request.End();
    }
  }

  private Request read() {
    StringBuilder line = new StringBuilder();
    boolean isOversized = false;
    int c;
    try {
      while ((c = in.read()) >= 0 && c != '\n') {
        if (line.length() < Protocol.MAX_CHARACTERS) {
          line.append((char) c);
        } else {
          isOversized = true;
        }
      }
    } catch (IOException | UncheckedIOException broken) {
      return new Request.End();
    }
    if (c < 0 && line.length() == 0) {
      return new Request.End();
    }
    return isOversized ? new Request.Oversized() : new Request.Line(line.toString());
  }
}
