package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.texts.CheckedOutput;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An output that is full, or that nobody reads any more, ends every command with a complaint. */
final class BrokenOutputTests {

  private static final String COMPLAINT = "the output cannot be written";

  @TempDir
  Path folder;

  /** Takes so many bytes and no more. */
  private static final class Full extends OutputStream {
    private int left;

    Full(int left) {
      this.left = left;
    }

    @Override
    public void write(int written) throws IOException {
      if (left-- <= 0) {
        throw new IOException("no space left on device");
      }
    }
  }

  /** As the JVM's standard output is: a print stream that keeps its failures to itself. */
  private static PrintWriter standard(int bytes) {
    return new PrintWriter(new CheckedOutput(new PrintStream(new Full(bytes))), true);
  }

  private static int run(List<String> args, int bytes, Reader in, StringWriter err) {
    int[] code = new int[1];
    Run.installed(Run.SAMPLES, () -> code[0] = Main.run(args.toArray(String[]::new), in, standard(bytes), new PrintWriter(err)));
    return code[0];
  }

  @ParameterizedTest
  @ValueSource(strings = {"play tictactoe --seed 1", "watch tictactoe --seed 1", "play tictactoe --person 1", "games", "help",
      "help arena", "arena tictactoe -n 2 --bots random", "serve --schema", "serve tictactoe --seed 1",
      "serve tictactoe --numbers --seed 1"})
  void command_withoutAReader_fails(String command) {
    for (int bytes : new int[] {0, 100}) {
      StringWriter err = new StringWriter();
      assertThat(run(List.of(command.split(" ")), bytes, new StringReader("1\n".repeat(50)), err)).as(command + bytes)
          .isEqualTo(Main.FAILED);
      assertThat(err.toString()).contains(COMPLAINT).doesNotContain("Exception");
    }
  }

  @Test
  void record_ofAMatchWithoutAReader_isWhole() throws IOException {
    Path file = folder.resolve("r.txt");
    StringWriter err = new StringWriter();
    List<String> play = List.of("play", "tictactoe", "--seed", "1", "--record", file.toString());

    assertThat(run(play, 200, Reader.nullReader(), err)).isEqualTo(Main.FAILED);
    MatchRecord record = MatchRecord.read(file);
    assertThat(record.lines()).hasSizeBetween(2, 9);
    assertThat(new TicTacToe().resume(record).isOver()).isFalse();
  }
}
