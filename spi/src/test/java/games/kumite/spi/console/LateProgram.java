package games.kumite.spi.console;

import java.io.Reader;
import java.io.StringWriter;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;

/** A program that answers when it is told that its time is over; its answer is there before anything goes on. */
final class LateProgram extends Reader {

  private final BlockingQueue<String> sent = new SynchronousQueue<>();
  private final Semaphore waiting = new Semaphore(0);
  private final String answer;

  LateProgram(String answer) {
    this.answer = answer;
  }

  Run run(String... args) {
    return Run.of(this, new Printed(), args);
  }

  /** What is printed; somebody listens for the time to be over. */
  private final class Printed extends StringWriter {
    private int heard;

    @Override
    public void flush() {
      String fresh = getBuffer().substring(heard);
      heard = getBuffer().length();
      if (fresh.contains("\"timeout\"")) {
        send();
      }
    }
  }

  /** Sends the answer and waits until the reader has come for more. */
  private void send() {
    try {
      waiting.acquire();
      sent.put(answer);
      waiting.acquire();
      waiting.release();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public int read(char[] buffer, int from, int max) {
    waiting.release();
    try {
      String line = sent.take();
      line.getChars(0, line.length(), buffer, from);
      return line.length();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  @Override
  public void close() {}
}
