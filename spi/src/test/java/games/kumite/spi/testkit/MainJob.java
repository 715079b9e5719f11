package games.kumite.spi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** The base of a test of a module's main job: the console with its game, as {@code mvn exec:java} runs it. */
public abstract class MainJob {

  private static final String GAME = "kumite.game";

  private final String game;
  private String before = "";

  /** For a module whose game has this id. */
  protected MainJob(String game) {
    this.game = game;
  }

  @BeforeEach
  final void nameTheGame() {
    before = System.getProperty(GAME, "");
    System.setProperty(GAME, game);
  }

  @AfterEach
  final void forgetTheGame() {
    System.setProperty(GAME, before);
  }

  /** What is shown if the code is {@link Main#OK}, else what is complained about; lines end in line feeds. */
  protected static String run(int code, String typed, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Main.run(args, new StringReader(typed), new PrintWriter(out), new PrintWriter(err)))
        .as(() -> out + "\n" + err).isEqualTo(code);
    return (code == Main.OK ? out : err).toString().replace("\r\n", "\n");
  }

  /** What is shown by a run that ends well. */
  protected static String run(String typed, String args) {
    return run(Main.OK, typed, args.split(" "));
  }
}
