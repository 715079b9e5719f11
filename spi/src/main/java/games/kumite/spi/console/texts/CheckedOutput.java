package games.kumite.spi.console.texts;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;

/** An output stream that throws when the print stream below it is broken, which print streams hide. */
public final class CheckedOutput extends OutputStream {

  private final PrintStream stream;

  public CheckedOutput(PrintStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(int written) {
    stream.write(written);
  }

  @Override
  public void write(byte[] bytes, int from, int count) {
    stream.write(bytes, from, count);
  }

  @Override
  public void flush() throws IOException {
    if (stream.checkError()) { // flushes
      throw new IOException("nobody takes what is printed");
    }
  }
}
