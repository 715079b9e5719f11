package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The command serve for programs that learn: views and actions as numbers, several matches at once. */
final class ServeNumbersTests {

  /** The first action, for each of so many choices. */
  private static String answers(int count) {
    return IntStream.rangeClosed(1, count).mapToObj(id -> "{\"type\":\"choose\",\"id\":" + id + ",\"place\":0}\n")
        .collect(Collectors.joining());
  }

  private static List<JsonNode> of(String type, List<JsonNode> lines) {
    return lines.stream().filter(line -> line.path("type").stringValue().equals(type)).toList();
  }

  private static List<Integer> numbers(JsonNode line, String field) {
    return StreamSupport.stream(line.path(field).spliterator(), false).map(JsonNode::intValue).toList();
  }

  @Test
  void matches_goOnAtTheSameTime_andAllEnd() {
    List<JsonNode> lines = LineSchema.checked(Run.of(answers(100), "serve", "tictactoe", "--seed", "5", "--numbers",
        "--take", "1", "--take", "2", "--matches", "5", "--at-once", "3").well().out());

    assertThat(lines.subList(0, 7)).extracting(line -> line.path("type").stringValue())
        .containsExactly("hello", "encoding", "start", "choice", "start", "choice", "start");
    assertThat(of("encoding", lines)).hasSize(1);
    assertThat(of("end", lines)).extracting(line -> line.path("match").intValue())
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5);
    assertThat(of("error", lines)).isEmpty();
    assertThat(of("choice", lines)).extracting(line -> line.path("id").intValue())
        .isEqualTo(IntStream.rangeClosed(1, of("choice", lines).size()).boxed().toList());
    JsonNode second = of("choice", lines).get(3);
    assertThat(second.path("match").intValue()).isEqualTo(1);
    assertThat(second.path("seat").stringValue()).isEqualTo("seat:2");
    assertThat(numbers(second, "numbers")).containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
    List<String> shown = numbers(second, "at").stream()
        .map(at -> of("encoding", lines).get(0).path("entries").get(at).stringValue()).toList();
    assertThat(shown).containsExactly("decision place", "asked seat:2", "phase play", "cross a1");
  }

  @Test
  void hiddenCards_areInNoView() {
    List<JsonNode> lines = LineSchema.checked(Run.of(answers(20), "serve", "kuhnpoker", "--seed", "5", "--numbers",
        "--take", "1").well().out());
    List<String> shown = numbers(of("choice", lines).get(0), "at").stream()
        .map(at -> of("encoding", lines).get(0).path("entries").get(at).stringValue()).toList();

    assertThat(shown).filteredOn(entry -> entry.contains("card:")).singleElement().asString().startsWith("hand:1 ");
  }

  @Test
  void wrongAnswers_getErrors_andChangeNothing() {
    List<JsonNode> lines = LineSchema.checked(Run.of("nonsense\n{\"type\":\"play\",\"id\":1,\"action\":\"x\"}\n"
        + "{\"type\":\"choose\",\"id\":1}\n{\"type\":\"choose\",\"id\":9,\"place\":0}\n"
        + "{\"type\":\"choose\",\"id\":1,\"place\":9}\n{\"type\":\"choose\",\"id\":1,\"place\":0}\n"
        + "{\"type\":\"choose\",\"id\":1,\"place\":0}\n", "serve", "tictactoe", "--numbers").well().out());

    assertThat(of("error", lines)).extracting(line -> line.path("code").stringValue() + " " + line.path("id").intValue())
        .containsExactly("malformed 1", "unknown 1", "malformed 1", "unasked 9", "illegal 1", "late 1");
    assertThat(of("choice", lines)).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "serve tictactoe --at-once 2|--at-once needs --numbers",
      "serve tictactoe --numbers --at-once 0|--at-once must be 1..1000, was 0",
      "serve tictactoe --numbers --limit 5s|--numbers goes with neither --record nor --limit",
      "serve tictactoe --binary --numbers|--binary cannot be used with --numbers, --matches, --record or --limit",
      "serve tictactoe --binary --limit 5s|--binary cannot be used with --numbers, --matches, --record or --limit",
      "serve tictactoe --binary --at-once 1001|--at-once must be 1..1000, was 1001",
      "serve tictactoe --binary|--binary needs an input and output of bytes"})
  void options_thatDoNotGoTogether_areRefused(String arguments, String complaint) {
    Run run = Run.of("", arguments.split(" "));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err().replaceAll("\\s+", " ")).startsWith(complaint);
  }
}
