package games.kumite.spi.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The base of a test of a module's main job: the console with its game, as {@code mvn exec:java} runs it. */
public abstract class MainJob {

  private static final String GAME = "kumite.game";
  private static final Pattern ARGUMENTS = Pattern.compile("<exec.args>(.*)</exec.args>");

  private final String game;
  private String before = "";

  /** Creates a test for the module of a game with this id. */
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

  /**
   * Plays the game with the example of a frontend that depends on no game: draws, plays, explains a refusal, saves, and
   * continues.
   */
  @Test
  final void genericFrontend_playsTheGame(@TempDir Path folder) throws IOException {
    Examples examples = Examples.in(Files.createDirectory(folder.resolve("classes")));
    Path file = folder.resolve("record.txt");
    int seats = Games.named(game).seatCounts().stream().filter(count -> count > 1).findFirst().orElseThrow();
    String[] arguments = {game, file.toString(), String.valueOf(seats)};

    String told = examples.run("GenericFrontend", "table\nwhy seat:99\nno such action\n" + "1\n".repeat(6) + "quit\n",
        arguments);
    assertThat(told).contains("\n  1 ", "No: ", "[seat:1] {name=", "CHANGED").containsPattern("\n[a-z-]+: ");
    MatchRecord record = MatchRecord.read(file);
    assertThat(record.lines()).hasSizeGreaterThan(6);
    assertThat(Games.named(game).resume(record).record()).isEqualTo(record);

    examples.run("GenericFrontend", "1\nquit\n", arguments);
    assertThat(MatchRecord.read(file).text()).startsWith(record.text()).isNotEqualTo(record.text());
  }

  /**
   * Checks that a player at the console who types an action that a rule refuses gets that rule's reason, even if the
   * words could mean something else.
   */
  @Test
  final void refusedNotation_isRefusedForTheReasonOfItsRule() {
    int seats = Games.named(game).seatCounts().stream().filter(count -> count > 1).findFirst().orElseThrow();
    StringWriter out = new StringWriter();
    Stubborn typing = new Stubborn(Games.named(game), seats, out);
    List<String> arguments = new ArrayList<>(List.of("play", game, "--ask-always", "--seed", String.valueOf(Stubborn.SEED),
        "--seats", String.join(",", Stubborn.names(seats))));
    Stubborn.names(seats).forEach(name -> arguments.addAll(List.of("--person", name)));
    Main.run(arguments.toArray(String[]::new), typing, new PrintWriter(out), new PrintWriter(out));

    assertThat(typing.typed()).as("notations that a rule refuses").isGreaterThan(10);
    assertThat(typing.wrong()).isEmpty();
  }

  /** Returns the output if the exit code is {@link Main#OK}, else the errors; lines end in line feeds. */
  protected static String run(int code, String typed, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Main.run(args, new StringReader(typed), new PrintWriter(out), new PrintWriter(err)))
        .as(() -> out + "\n" + err).isEqualTo(code);
    return (code == Main.OK ? out : err).toString().replace("\r\n", "\n");
  }

  /** Returns the default arguments of a module's main job, as in its {@code pom.xml}. */
  protected static String argumentsOfTheModule() throws IOException {
    Matcher arguments = ARGUMENTS.matcher(Files.readString(Path.of("pom.xml")));
    assertThat(arguments.find()).isTrue();
    return arguments.group(1);
  }

  /** Returns the output of a run that succeeds. */
  protected static String run(String typed, String args) {
    return run(Main.OK, typed, args.split(" "));
  }
}
