package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The console's command {@code web}, until it is interrupted. */
@Timeout(60)
final class WebCommandTests {

  private static final String LINK = "http://127\\.0\\.0\\.1:[0-9]+/#[\\w-]{22}";

  /** Returns what the command prints before it is interrupted. */
  private static String printed(String end, String... args) throws Exception {
    StringWriter out = new StringWriter();
    CompletableFuture<Run> run = new CompletableFuture<>();
    Thread thread = new Thread(() -> run.complete(Run.of(new StringReader(""), out, args)));
    thread.start();
    while (!out.toString().contains(end) && thread.isAlive()) {
      thread.join(20);
    }
    thread.interrupt();
    return run.get(20, TimeUnit.SECONDS).well().out();
  }

  @Test
  void web_printsALinkForEachSeatThatAPersonMayTake_andForTheStartPage() throws Exception {
    String out = printed("Ctrl-C", "web", "connectfour", "--person", "Ana", "--empty", "Bo");

    assertThat(out).containsPattern("Ana:\\s+" + LINK).containsPattern("Bo: \\(free\\)\\s+" + LINK)
        .containsPattern("Spectators:\\s+" + LINK).containsPattern("Start page[^\\n]*\\s+http://127\\.0\\.0\\.1:[0-9]+/start#[\\w-]{22}");
    assertThat(out.split("#", -1)).hasSize(5);
  }

  @Test
  void web_withoutAGame_opensTheStartPageAlone_inGermanToo() throws Exception {
    String out = printed("Strg-C", "web", "--language", "de");

    assertThat(out).contains("/start#").doesNotContainPattern(LINK);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--port 70000", "--empty Zoe", "--trust", "--bots clever"})
  void web_withWrongArguments_saysWhatIsAllowed(String arguments) {
    List<String> all = new ArrayList<>(List.of("web", "connectfour"));
    all.addAll(List.of(arguments.split(" ")));

    Run run = Run.of("", all.toArray(String[]::new));

    assertThat(run.code()).isEqualTo(Main.WRONG_ARGUMENTS);
    assertThat(run.err()).isNotEmpty();
  }
}
