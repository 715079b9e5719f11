package games.kumite.tmnt;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.testkit.Examples;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of a server, with seats that are processes of their own, a spectator, and somebody who comes back. */
final class ServerExampleTests {

  private static final int SEATS = 3;
  private static final Pattern NUMBER = Pattern.compile("\"decision\":\\{\"number\":(\\d+)");
  private static final Pattern NOTATION = Pattern.compile("\"notation\":\"([^\"]*)\"");

  @TempDir
  Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private final List<String> secrets = new ArrayList<>();
  private Examples examples;
  private Process server;
  private String port = "";

  @BeforeEach
  void startServer() throws IOException {
    examples = Examples.in(folder);
    server = examples.start("MatchServer", "tmnt", String.valueOf(SEATS), "turnLimit=1", "characters=random");
    BufferedReader told = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    while (secrets.size() < SEATS) {
      String line = told.readLine();
      assertThat(line).as("the server says where it is").isNotNull();
      port = line.startsWith("port ") ? line.split(" ")[1] : port;
      if (line.startsWith("seat ")) {
        secrets.add(line.split(" ")[2]);
      }
    }
  }

  @AfterEach
  void stopServer() {
    server.destroyForcibly();
  }

  private HttpResponse<String> ask(String query, String posted) throws IOException, InterruptedException {
    HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/?" + query));
    return client.send(posted.isEmpty() ? request.build()
        : request.POST(HttpRequest.BodyPublishers.ofString(posted)).build(), HttpResponse.BodyHandlers.ofString());
  }

  private String seat(int number) {
    return "seat=" + number + "&secret=" + secrets.get(number - 1);
  }

  private String news(int number) throws IOException, InterruptedException {
    return ask(seat(number), "").body();
  }

  private static String found(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    assertThat(matcher.find()).isTrue();
    return matcher.group(1);
  }

  private List<Integer> asked() throws IOException, InterruptedException {
    List<Integer> asked = new ArrayList<>();
    for (int number = 1; number <= SEATS; number++) {
      if (NUMBER.matcher(news(number)).find()) {
        asked.add(number);
      }
    }
    return asked;
  }

  /** The first notation of the decision that a seat is asked for now. */
  private int answer(int number, String notation) throws IOException, InterruptedException {
    String news = news(number);
    return ask(seat(number) + "&number=" + found(NUMBER, news), notation).statusCode();
  }

  @Test
  void match_isPlayedByThreeProcesses_aWindowByAllAtOnce() throws Exception {
    // alone, by hand, until a window asks several seats
    List<Integer> asked = asked();
    for (int i = 0; asked.size() < 2 && i < 400; i++) {
      String decision = news(asked.get(0));
      String first = found(NOTATION, decision.substring(decision.indexOf("\"decision\"")));
      assertThat(answer(asked.get(0), decision.contains("\"notation\":\"pass\"") ? "pass" : first)).isEqualTo(200);
      asked = asked();
    }
    assertThat(asked).hasSizeGreaterThan(1);
    int last = asked.get(asked.size() - 1);
    String before = news(last);
    for (int i = asked.size() - 1; i >= 0; i--) { // the last in turn answers first
      assertThat(answer(asked.get(i), "pass")).isEqualTo(200);
    }
    assertThat(news(last)).isNotEqualTo(before);

    // late, of somebody else, garbled
    HttpResponse<String> stale = ask(seat(last) + "&number=" + found(NUMBER, before), "pass");
    assertThat(stale.statusCode()).isEqualTo(409);
    assertThat(ask("seat=1&secret=wrong", "").statusCode()).isEqualTo(400);
    assertThat(ask("seat=x", "").statusCode()).isEqualTo(400);

    // somebody leaves, a bot answers, and the player is back
    assertThat(ask(seat(1) + "&back=1", "-").statusCode()).isEqualTo(400);
    for (int i = 0; i < 400 && !asked().equals(List.of(1)); i++) {
      int other = asked().stream().filter(number -> number != 1).findFirst().orElseThrow();
      assertThat(answer(other, found(NOTATION, news(other).substring(news(other).indexOf("\"decision\""))))).isEqualTo(200);
    }
    String left = found(NUMBER, news(1));
    assertThat(ask(seat(1) + "&leave=1", "-").statusCode()).isEqualTo(200);
    assertThat(news(1)).as("the bot has answered").doesNotContain("\"decision\":{\"number\":" + left + ",");
    assertThat(ask(seat(1) + "&back=1", "-").statusCode()).isEqualTo(200);
    assertThat(ask(seat(1) + "&number=" + left, "pass").statusCode()).as("the bot has answered that").isEqualTo(409);

    // to the end, by processes
    List<Process> seats = new ArrayList<>();
    for (int number = 1; number <= SEATS; number++) {
      seats.add(examples.start("RemoteSeat", port, String.valueOf(number), secrets.get(number - 1)));
    }
    for (Process process : seats) {
      assertThat(Examples.output(process, "RemoteSeat")).containsPattern("seat \\d answered \\d+ times");
    }

    // somebody who comes back reads on where they stopped; a spectator sees how it ended
    String all = ask("told=0", "").body();
    String rest = ask("told=3", "").body();
    assertThat(all).contains("\"type\":\"over\"");
    assertThat(found(Pattern.compile("\"told\":(\\d+)"), rest)).isEqualTo(found(Pattern.compile("\"told\":(\\d+)"), all));
    assertThat(rest.length()).isLessThan(all.length());
  }
}
