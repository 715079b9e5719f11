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

/**
 * Two streams with a program at their other end: a line of JSON in either direction. A line that is too long is
 * read over and not kept.
 */
public final class JsonLines {

  private static final int MAX_WAITING = 64;

  private final Reader in;
  private final PrintWriter out;
  private @Nullable BlockingQueue<Request> received;

  /**
   * A wire.
   *
   * @param in what the program writes; should be buffered
   * @param out what the program reads
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

  /** Sends a line with the next {@link #flush}. */
  void put(Map<String, ?> line) {
    out.print(Json.text(line));
    out.print('\n');
  }

  /** Sends what has been put. */
  void flush() {
    if (out.checkError()) {
      throw new DisconnectedException();
    }
  }

  /** Whether something has come that has not been read. */
  boolean isReady() {
    try {
      return in.ready();
    } catch (IOException broken) {
      return false;
    }
  }

  /** Waits for the next line as long as it takes. */
  Request next() {
    return received == null ? read() : take(received, null);
  }

  /**
   * Waits for the next line for some time. From the first such call on another thread reads, since a stream cannot
   * be asked whether a whole line is there.
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
