package games.kumite.spi.console.web;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A headless Chromium, driven through its debugging protocol. */
final class Chromium implements AutoCloseable {

  static final Path BINARY = Path.of("/usr/bin/chromium");
  private static final int SECONDS = 20;

  private final HttpClient client = HttpClient.newHttpClient();
  private final Process process;
  private final String port;

  Chromium(Path folder) throws IOException, InterruptedException {
    process = new ProcessBuilder(BINARY.toString(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
        "--user-data-dir=" + folder, "about:blank").redirectErrorStream(true).redirectOutput(folder.resolve("log.txt").toFile()).start();
    Path told = folder.resolve("DevToolsActivePort");
    for (int tries = 0; !Files.exists(told) || Files.readAllLines(told).size() < 2; tries++) {
      if (tries > SECONDS * 20) {
        throw new IOException("Chromium does not say its port");
      }
      TimeUnit.MILLISECONDS.sleep(50);
    }
    port = Files.readAllLines(told).get(0);
  }

  /** One page, and what went wrong in it. */
  final class Page implements WebSocket.Listener {

    final List<String> errors = new CopyOnWriteArrayList<>();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final StringBuilder heard = new StringBuilder();
    private final WebSocket socket;
    private int calls;

    Page(URI debugger) {
      socket = client.newWebSocketBuilder().buildAsync(debugger, this).join();
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      heard.append(part);
      if (isLast) {
        JsonNode message = Json.object(heard.toString()).orElseThrow();
        heard.setLength(0);
        if (message.has("id")) {
          answers.remove(message.get("id").intValue()).complete(message);
        } else if (List.of("Runtime.exceptionThrown", "Log.entryAdded").contains(message.get("method").stringValue())) {
          errors.add(message.toString());
        }
      }
      from.request(1);
      return null;
    }

    JsonNode call(String method, Map<String, ?> parameters) throws Exception {
      CompletableFuture<JsonNode> answer = new CompletableFuture<>();
      answers.put(++calls, answer);
      socket.sendText(Json.text(Map.of("id", calls, "method", method, "params", parameters)), true).join();
      return answer.get(SECONDS, TimeUnit.SECONDS);
    }

    /** Returns the value of an expression in the page's script. */
    String value(String script) throws Exception {
      return call("Runtime.evaluate", Map.of("expression", "String(" + script + ")")).at("/result/result/value").asString("");
    }

    /** Waits until an expression has a value. */
    void await(String script, String value) throws Exception {
      long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
      while (!value(script).equals(value)) {
        if (System.nanoTime() > until) {
          throw new AssertionError(script + " must be " + value + ", was " + value(script) + "; errors: " + errors);
        }
        TimeUnit.MILLISECONDS.sleep(30);
      }
    }
  }

  Page open(String address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/new?about:blank"))
        .PUT(HttpRequest.BodyPublishers.noBody()).build();
    JsonNode made = Json.object(client.send(request, HttpResponse.BodyHandlers.ofString()).body()).orElseThrow();
    Page page = new Page(URI.create(made.get("webSocketDebuggerUrl").stringValue()));
    page.call("Runtime.enable", Map.of());
    page.call("Log.enable", Map.of());
    page.call("Page.enable", Map.of());
    page.call("Page.navigate", Map.of("url", address));
    return page;
  }

  @Override
  public void close() throws InterruptedException {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly().waitFor();
  }
}
