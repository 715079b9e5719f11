package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import games.kumite.spi.samples.connectfour.ConnectFour;
import games.kumite.spi.testkit.Examples;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The example of a server, and strangers who do not finish what they say. */
final class MatchServerTests {

  @TempDir
  Path folder;
  private final List<Socket> strangers = new ArrayList<>();
  private Process server;
  private int port;

  @BeforeEach
  void startServer() throws IOException {
    Examples examples = Examples.in(folder);
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.writeString(services, ConnectFour.class.getName());
    server = examples.start("MatchServer", "connectfour", "2");
    BufferedReader told = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
    for (String line = told.readLine(); port == 0; line = told.readLine()) {
      assertThat(line).as("the server says where it is").isNotNull();
      port = line.startsWith("port ") ? Integer.parseInt(line.split(" ")[1]) : 0;
    }
  }

  @AfterEach
  void stopServer() throws IOException {
    for (Socket stranger : strangers) {
      stranger.close();
    }
    server.destroyForcibly();
  }

  private int status(String query) throws IOException, InterruptedException {
    return HttpClient.newHttpClient().send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/?" + query))
        .timeout(Duration.ofSeconds(60)).build(), HttpResponse.BodyHandlers.ofString()).statusCode();
  }

  private void begin(String request) throws IOException {
    Socket stranger = new Socket(InetAddress.getLoopbackAddress(), port);
    strangers.add(stranger);
    stranger.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
    stranger.getOutputStream().flush();
  }

  @ParameterizedTest
  @ValueSource(strings = {"G", "GET / HTTP/1.1\r\nHost:", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf"})
  void halfARequest_keepsNobodyElseWaiting(String half) throws Exception {
    for (int i = 0; i < 5; i++) {
      begin(half);
    }

    assertThat(status("told=0")).isEqualTo(200);
    assertThat(status("seat=1&secret=wrong")).isEqualTo(400);
  }

  /** More strangers than threads: their time is over at some point, and with it their hold on the server. */
  @Test
  void halfRequests_moreThanAreReadAtOnce_areGivenUp() throws Exception {
    for (int i = 0; i < 70; i++) {
      begin("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nhalf");
    }

    assertThat(status("told=0")).isEqualTo(200);
  }
}
