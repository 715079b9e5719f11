package games.kumite.brawler;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.console.Main;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Brawler at a table in the browser, by HTTP. */
@Timeout(120)
final class WebTests {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int LINKS = 3;

  private final HttpClient client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

  private HttpResponse<String> ask(String link, String path, String body) throws IOException, InterruptedException {
    String[] parts = link.split("#");
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(parts[0] + path)).header("Authorization", "Bearer " + parts[1]);
    return client.send(body.isEmpty() ? request.build() : request.POST(HttpRequest.BodyPublishers.ofString(body)).build(),
        HttpResponse.BodyHandlers.ofString());
  }

  private JsonNode state(String link) throws IOException, InterruptedException {
    return MAPPER.readTree(ask(link, "state?language=en&from=0", "").body());
  }

  private static Set<String> drawn(JsonNode state) {
    return Pattern.compile("data-id=\"([^\"]+)\"").matcher(state.get("svg").stringValue()).results()
        .map(found -> found.group(1)).collect(Collectors.toSet());
  }

  private static List<String> links(StringWriter printed) throws InterruptedException {
    List<String> links = List.of();
    while (links.size() < LINKS) {
      TimeUnit.MILLISECONDS.sleep(20);
      links = Pattern.compile("http://\\S+#\\S+(?=\\s)").matcher(printed.toString()).results().map(found -> found.group()).toList();
    }
    return links;
  }

  @Test
  void wholeMatch_byTwoSeats_showsTheSpectatorNothingHidden() throws Exception {
    StringWriter printed = new StringWriter();
    Thread table = new Thread(() -> Main.run(new String[] {"web", "brawler", "--seed", "42", "--person", "Ana,Bo", "--ask-always"},
        new StringReader(""), new PrintWriter(printed), new PrintWriter(printed)));
    table.start();
    try {
      List<String> links = links(printed);
      String spectator = links.get(2);
      Match twin = Games.named("brawler").start(Setup.seats("Ana", "Bo").seed(42));
      for (int choice = 0; !twin.isOver(); choice++) {
        String asked = links.get(twin.actor().index());
        JsonNode decision = state(asked).get("decision");
        JsonNode watched = state(spectator);
        assertThat(twin.table(Viewer.spectator()).all().keySet()).containsAll(drawn(watched));
        assertThat(watched.has("decision")).isFalse();
        String notation = decision.get("actions").get(choice * 7 % decision.get("actions").size()).get("notation").stringValue();
        assertThat(ask(asked, "play", "{\"number\":" + decision.get("number").intValue() + ",\"action\":\"" + notation + "\"}")
            .statusCode()).isEqualTo(204);
        twin.play(twin.decision().parse(notation));
        TimeUnit.MILLISECONDS.sleep(40); // a seat may send 20 requests a second
      }

      assertThat(state(spectator).get("over").booleanValue()).isTrue();
      assertThat(Games.named("brawler").resume(MatchRecord.parse(ask(spectator, "record", "").body())).outcome())
          .isEqualTo(twin.outcome());
    } finally {
      table.interrupt();
      table.join();
    }
  }
}
