package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Outcome;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Brawler played by programs that read and write lines of JSON. */
final class ServeTests {

  private static final String SCRIPT = "../spi/src/test/python/random_bot.py";
  private static final JsonMapper MAPPER = new JsonMapper();

  @TempDir
  Path folder;

  /** A program that plays one of the listed actions, by turns. */
  private static final class Program extends Reader {
    private final StringWriter printed = new StringWriter();
    private String ready = "";

    @Override
    public int read(char[] buffer, int from, int max) {
      if (ready.isEmpty()) {
        String lines = printed.toString();
        JsonNode decision = MAPPER.readTree(lines.substring(lines.lastIndexOf('\n', lines.length() - 2) + 1));
        int id = decision.path("id").intValue();
        JsonNode actions = decision.path("actions");
        ready = "{\"type\":\"play\",\"id\":" + id + ",\"action\":\""
            + actions.get(id * 7 % actions.size()).path("notation").stringValue() + "\"}\n";
      }
      int count = Math.min(max, ready.length());
      ready.getChars(0, count, buffer, from);
      ready = ready.substring(count);
      return count;
    }

    @Override
    public void close() {}
  }

  private static String served(String... args) {
    Program program = new Program();
    StringWriter err = new StringWriter();
    assertThat(Main.run(args, program, new PrintWriter(program.printed), new PrintWriter(err))).as(err::toString)
        .isEqualTo(Main.OK);
    return program.printed.toString();
  }

  private static Schema schema() {
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(served("serve", "--schema"), InputFormat.JSON);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--take 1", "--take 2 --bots greedy:20", "--take 1 --take 2", "--option host=true --take 3"})
  void everyLine_ofAMatch_isAsTheSchemaSays(String arguments) {
    String out = served(("serve brawler --seed 9182736455 --option bossCount=4 " + arguments).split(" "));
    Schema schema = schema();

    assertThat(out.lines()).allSatisfy(line ->
        assertThat(schema.validate(line, InputFormat.JSON)).as(line).isEmpty());
    assertThat(out).doesNotContain("9182736455").doesNotContain("\"error\"").contains("{\"type\":\"end\"");
  }

  @Test
  void script_inPython_playsAWholeMatch() throws IOException, InterruptedException {
    requirePython();
    Path record = folder.resolve("match.txt");
    Process python = new ProcessBuilder("python3", SCRIPT,
        Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1",
        "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp", System.getProperty("java.class.path"),
        Main.class.getName(), "serve", "brawler", "--seed", "42", "--record", record.toString())
        .redirectErrorStream(true).start();
    python.getOutputStream().close();
    List<String> said = new String(python.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    assertThat(python.waitFor()).as(() -> String.join("\n", said)).isZero();

    Match match = Games.named("brawler").resume(MatchRecord.read(record));
    assertThat(match.isOver()).isTrue();
    Outcome.Standing standing = match.outcome().standings().get(0);
    assertThat(said).hasSize(2).first().isEqualTo(match.outcome().summary() + " seat:1 me "
        + standing.result().name().toLowerCase(Locale.ROOT) + " " + standing.score());
    assertThat(Files.readString(record)).contains("\n0 start").contains("\n1 ").contains("\n2 ");
  }

  private static void requirePython() throws InterruptedException {
    try {
      Process asked = new ProcessBuilder("python3", "--version").redirectErrorStream(true).start();
      asked.getInputStream().readAllBytes();
      if (asked.waitFor() == 0) {
        return;
      }
    } catch (IOException none) {
      // The same as one that does not work.
    }
    abort("no python3 is installed: the bot in another language has not been tried");
  }
}
