package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.texts.Terminal;
import games.kumite.spi.console.texts.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * One run of the console and what it printed.
 *
 * @param code what it returned
 * @param out what it showed
 * @param err what it complained about
 */
public record Run(int code, String out, String err) {

  private static final String UPDATE = "console.update";
  public static final List<String> SAMPLES = List.of("games.kumite.spi.samples.tictactoe.TicTacToe",
      "games.kumite.spi.samples.connectfour.ConnectFour", "games.kumite.spi.samples.discduel.DiscDuel",
      "games.kumite.spi.samples.kuhnpoker.KuhnPoker");

  /** Runs with the sample games installed. */
  public static Run of(String typed, String... args) {
    return of(SAMPLES, typed, args);
  }

  /** Runs with these providers installed. */
  public static Run of(List<String> providers, String typed, String... args) {
    return of(providers, new StringReader(typed), new StringWriter(), args);
  }

  /** Runs with the sample games installed and with somebody who answers to what is printed. */
  public static Run of(Reader typed, StringWriter out, String... args) {
    return of(SAMPLES, typed, out, args);
  }

  static Run of(List<String> providers, Reader typed, StringWriter out, String... args) {
    StringWriter err = new StringWriter();
    int[] code = new int[1];
    installed(providers, () -> code[0] = Main.run(args, typed, new PrintWriter(out), new PrintWriter(err)));
    return new Run(code[0], lines(out), lines(err));
  }

  /** Does something while these providers are installed and no others. */
  public static void installed(List<String> providers, Runnable work) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    try {
      Path folder = Files.createTempDirectory("kumite-console");
      Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
      Files.createDirectories(services.getParent());
      Files.write(services, providers);
      try (URLClassLoader loader = new Installed(folder.toUri().toURL(), Run.class.getClassLoader())) {
        thread.setContextClassLoader(loader);
        work.run();
      } finally {
        for (Path left = services; !left.equals(folder.getParent()); left = left.getParent()) {
          Files.delete(left);
        }
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** Finds games where it is told to and nowhere else. */
  private static final class Installed extends URLClassLoader {
    Installed(URL folder, ClassLoader parent) {
      super(new URL[] {folder}, parent);
    }

    @Override
    public java.util.Enumeration<URL> getResources(String name) throws IOException {
      return name.startsWith("META-INF/services/") ? findResources(name) : super.getResources(name);
    }
  }

  private static String lines(StringWriter text) {
    return text.toString().replace("\r\n", "\n");
  }

  /** Expects that all went well. */
  public Run well() {
    assertThat(err).isEmpty();
    assertThat(code).isEqualTo(Main.OK);
    return this;
  }

  /** Expects what a file beside this class says, or writes that file if it is asked to. */
  public void looksLike(String name) {
    Path file = Path.of("src/test/resources/games/kumite/spi/console", name);
    try {
      if (Boolean.getBoolean(UPDATE)) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, out);
      }
      assertThat(out).as("%s; if the change is meant, rewrite the file with -D%s=true and read what differs",
          file, UPDATE).isEqualTo(Files.readString(file).replace("\r\n", "\n"));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
    assertThat(out.lines()).allMatch(line -> Text.width(line) <= Terminal.WIDTH);
  }
}
