package games.kumite.spi.console;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** A print stream's bytes, with the failures that it keeps to itself. */
final class Noticing extends OutputStream {

  private final PrintStream stream;

  Noticing(PrintStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(int b) throws IOException {
    stream.write(b);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    stream.write(bytes, from, count);
  }

  @Override
  public void flush() throws IOException {
    if (stream.checkError()) { // flushes
      throw new IOException("the stream has failed");
    }
  }
}
