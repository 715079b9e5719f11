package games.kumite.bigtrouble;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The main job: a match in the terminal, as {@code mvn exec:java} runs it. */
final class MainJobTests {

  private static final String GAME = "kumite.game";
  private static final Pattern ARGUMENTS = Pattern.compile("<exec.args>(.*)</exec.args>");

  private String before = "";

  @BeforeEach
  void namesTheGame() {
    before = System.getProperty(GAME, "");
    System.setProperty(GAME, "bigtrouble");
  }

  @AfterEach
  void forgetsTheGame() {
    System.setProperty(GAME, before);
  }

  private static String run(int code, String typed, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    assertThat(Main.run(args, new StringReader(typed), new PrintWriter(out), new PrintWriter(err)))
        .as(() -> out + "\n" + err).isEqualTo(code);
    return (code == Main.OK ? out : err).toString().replace("\r\n", "\n");
  }

  private static String run(String typed, String args) {
    return run(Main.OK, typed, args.split(" "));
  }

  @Test
  void match_asTheModuleStartsIt_isToldInWords_toItsResult() throws IOException {
    Matcher arguments = ARGUMENTS.matcher(Files.readString(Path.of("pom.xml")));
    assertThat(arguments.find()).isTrue();
    String told = run("", arguments.group(1) + " --seed 42");
    assertThat(told).startsWith("Big Trouble in Little China: The Game").contains("\n== Setup")
        .containsPattern("\n== The Big Trouble card is [A-Z]").containsPattern("appears at S\\d+\\.\n")
        .containsPattern("\n== Result: ").doesNotContain("card:").doesNotContain("{").doesNotContain("null");
    assertThat(told.lines().filter(line -> !line.startsWith("  play bigtrouble")))
        .allMatch(line -> line.length() <= 80);
  }

  @Test
  void seat_ofAPerson_isPlayedByNumber() {
    String told = run("1\n".repeat(4000), "--seed 42 --seats Ana,Bo --person Ana");
    assertThat(told).contains("Take a hero.\n").containsPattern("\n== Result: ");
  }

  @Test
  void arguments_thatAreWrong_areAnsweredWithWhatIsAllowed() {
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--option", "extraHard=9")).contains("must be 0..7");
    assertThat(run(Main.WRONG_ARGUMENTS, "", "--seats", "A,B,C,D,E")).contains("seats of bigtrouble must be ");
  }
}
