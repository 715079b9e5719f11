package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.console.serve.Protocol;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Lines that are wrong: each gets an error and changes nothing. */
final class ServeErrorTests {

  private static final String ANSWER = Program.play(1, "place space:b2");

  private static List<JsonNode> lines(String typed) {
    Run run = Run.of(typed, "serve", "tictactoe", "--seed", "3").well();
    return LineSchema.checked(run.out());
  }

  /** What follows the first decision if these lines are sent, and then a good one. */
  private static List<JsonNode> answers(String typed) {
    List<JsonNode> lines = lines(typed + ANSWER);
    List<JsonNode> without = lines(ANSWER);
    int errors = lines.size() - without.size();
    assertThat(lines.subList(0, 4)).as("up to the decision").isEqualTo(without.subList(0, 4));
    assertThat(lines.subList(4 + errors, lines.size())).as("from the answer on")
        .isEqualTo(without.subList(4, without.size()));
    return lines.subList(4, 4 + errors);
  }

  @ParameterizedTest(name = "{1}: {0}")
  @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
      "hello|malformed|a line must be a JSON object",
      "``|malformed|a line must be a JSON object",
      "{\"type\":\"play\",\"id\":1,\"action\":|malformed|a line must be a JSON object",
      "{\"type\":\"play\",\"id\":1,\"action\":\"x\"|malformed|expected close marker for Object",
      "[1]|malformed|a line must be a JSON object like {\"type\":\"play\",\"id\":1,\"action\":\"...\"}",
      "7|malformed|a line must be a JSON object",
      "null|malformed|a line must be a JSON object",
      "{} {}|malformed|a line must be a JSON object",
      "{\"type\":\"play\",\"type\":\"play\"}|malformed|a line must be a JSON object",
      "{}|malformed|its type must be a text",
      "{\"type\":1}|malformed|its type must be a text",
      "{\"type\":\"quit\"}|unknown|the type of a line must be play, was \"quit\"",
      "{\"type\":\"decision\",\"id\":1}|unknown|the type of a line must be play, was \"decision\"",
      "{\"type\":\"play\",\"id\":1,\"choice\":\"place space:b2\"}|malformed|there is no field \"choice\"",
      "{\"type\":\"play\",\"id\":1}|malformed|its action must be a text",
      "{\"type\":\"play\",\"id\":1,\"action\":5}|malformed|its action must be a text",
      "{\"type\":\"play\",\"action\":\"place space:b2\"}|malformed|its id must be the decision's number",
      "{\"type\":\"play\",\"id\":\"1\",\"action\":\"place space:b2\"}|malformed|its id must be",
      "{\"type\":\"play\",\"id\":1.0,\"action\":\"place space:b2\"}|malformed|its id must be",
      "{\"type\":\"play\",\"id\":99999999999,\"action\":\"place space:b2\"}|malformed|its id must be",
      "{\"type\":\"play\",\"id\":2,\"action\":\"place space:b2\"}|unasked|decision 2 has not been asked",
      "{\"type\":\"play\",\"id\":0,\"action\":\"place space:b2\"}|unasked|decision 0 has not been asked",
      "{\"type\":\"play\",\"id\":-1,\"action\":\"place space:b2\"}|unasked|decision -1 has not been asked",
      "{\"type\":\"play\",\"id\":1,\"action\":\"place space:z9\"}|illegal|place space:z9",
      "{\"type\":\"play\",\"id\":1,\"action\":\"\"}|illegal|",
      "{\"type\":\"play\",\"id\":1,\"action\":\"\\u0000\\ud800\"}|illegal|",
  })
  void line_thatIsWrong_getsAnErrorAndChangesNothing(String line, String code, String message) {
    List<JsonNode> errors = answers(line + "\n");

    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).path("code").stringValue()).isEqualTo(code);
    assertThat(errors.get(0).path("id").intValue()).isEqualTo(1);
    assertThat(errors.get(0).path("message").stringValue()).contains(message == null ? "" : message)
        .doesNotContain("Source");
  }

  @Test
  void line_thatIsTooLong_isReadOverToItsEnd() {
    String padding = " ".repeat(Protocol.MAX_CHARACTERS - ANSWER.length() + 1);
    assertThat(lines(padding + ANSWER)).isEqualTo(lines(ANSWER));

    List<JsonNode> errors = answers(" " + padding + ANSWER);
    assertThat(errors).hasSize(1);
    assertThat(errors.get(0).path("code").stringValue()).isEqualTo("oversized");
    assertThat(errors.get(0).path("message").stringValue()).contains("65536");
  }

  @Test
  void line_withDeepNesting_isMalformed() {
    JsonNode error = answers("[".repeat(60_000) + "\n").get(0);
    assertThat(error.path("code").stringValue()).isEqualTo("malformed");
    assertThat(error.path("message").stringValue()).isEqualTo("a line must be a JSON object like"
        + " {\"type\":\"play\",\"id\":1,\"action\":\"...\"}: too much in this one is nested or too long");
  }

  @Test
  void line_withCarriageReturn_isRead() {
    assertThat(lines(ANSWER.replace("\n", "\r\n"))).isEqualTo(lines(ANSWER));
  }

  @Test
  void action_thatARuleRefuses_namesTheRule() {
    List<JsonNode> lines = LineSchema.checked(Run.of(Program.play(1, "push 9 9"), "serve", "discduel", "--seed", "1")
        .well().out());
    JsonNode error = lines.get(lines.size() - 1);

    assertThat(error.path("code").stringValue()).isEqualTo("illegal");
    assertThat(error.path("rule").stringValue()).isEqualTo("DD-03");
    assertThat(error.path("message").stringValue()).contains("the point is more than 100 mm away");
  }

  @Test
  void answer_toAPastDecision_isLate() {
    List<JsonNode> lines = lines(ANSWER + ANSWER);
    JsonNode error = lines.get(lines.size() - 1);

    assertThat(error.path("code").stringValue()).isEqualTo("late");
    assertThat(error.path("id").intValue()).isEqualTo(2);
    assertThat(error.path("message").stringValue()).isEqualTo("decision 1 is past; decision 2 is asked");
    assertThat(lines.subList(0, lines.size() - 1)).isEqualTo(lines(ANSWER));
  }

  @Test
  void answer_afterTheTimeIsOver_isLate() {
    LateProgram program = new LateProgram(ANSWER);
    Run run = program.run("serve", "tictactoe", "--seed", "3", "--limit", "1ms").well();
    List<String> kinds = LineSchema.checked(run.out()).stream()
        .map(line -> line.path("code").stringValue(line.path("type").stringValue())).toList();

    assertThat(run.out()).contains("\"limitMillis\":1,");
    assertThat(kinds).startsWith("hello", "start", "table", "decision", "timeout",
        "events", "table", "decision", "late", "timeout", "events", "table", "decision", "late", "timeout")
        .endsWith("end");
  }

  @Test
  void answers_inTime_areThoseWithoutALimit() {
    Program program = Program.playing();
    String unlimited = program.run("serve", "tictactoe", "--seed", "3").well().out();
    Run run = Run.of(String.join("", program.sent()), "serve", "tictactoe", "--seed", "3", "--limit", "3600s").well();

    assertThat(run.out().replace("\"limitMillis\":3600000,", "")).isEqualTo(unlimited);
  }
}
