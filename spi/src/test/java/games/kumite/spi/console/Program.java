package games.kumite.spi.console;

import java.io.Reader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A program that plays over lines: whenever its input is asked for more, it answers the last line printed. */
final class Program extends Reader {

  private static final JsonMapper MAPPER = new JsonMapper();

  private final StringWriter printed = new StringWriter();
  private final Function<JsonNode, String> answers;
  private final List<String> sent = new ArrayList<>();
  private String ready = "";

  /** A program that sends what is given for the last line, line end included; nothing ends its output. */
  Program(Function<JsonNode, String> answers) {
    this.answers = answers;
  }

  /** A program that plays one of the listed actions, by turns. */
  static Program playing() {
    return new Program(line -> {
      int id = line.path("id").intValue();
      JsonNode actions = line.path("actions");
      return play(id, actions.get(id * 7 % actions.size()).path("notation").stringValue());
    });
  }

  static String play(int id, String action) {
    return "{\"type\":\"play\",\"id\":" + id + ",\"action\":\"" + action + "\"}\n";
  }

  Run run(String... args) {
    return Run.of(this, printed, args);
  }

  /** What it has sent. */
  List<String> sent() {
    return sent;
  }

  @Override
  public int read(char[] buffer, int from, int max) {
    if (ready.isEmpty()) {
      String lines = printed.toString();
      int last = lines.lastIndexOf('\n', lines.length() - 2) + 1;
      ready = answers.apply(MAPPER.readTree(lines.substring(last)));
      sent.add(ready);
    }
    int count = Math.min(max, ready.length());
    ready.getChars(0, count, buffer, from);
    ready = ready.substring(count);
    return count == 0 ? -1 : count;
  }

  @Override
  public void close() {}
}
