package games.kumite.spi.testkit.browser;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A headless Chromium, driven through its debugging protocol. */
public final class Chromium implements AutoCloseable {

  private static final Path BINARY = Path.of("/usr/bin/chromium");
  private static final int SECONDS = 30;
  private static final JsonMapper MAPPER = JsonMapper.builder().build();

  private final HttpClient client = HttpClient.newHttpClient();
  private final Process process;
  private final String port;

  /** Returns whether this machine has one. */
  public static boolean isInstalled() {
    return Files.isExecutable(BINARY);
  }

  /** Starts a browser that keeps its files in a directory. */
  public Chromium(Path folder) throws IOException, InterruptedException {
    process = new ProcessBuilder(BINARY.toString(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
        "--disable-backgrounding-occluded-windows", "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
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
  public final class Page implements WebSocket.Listener {

    private final List<String> errors = new CopyOnWriteArrayList<>();
    private final Map<Integer, CompletableFuture<JsonNode>> answers = new ConcurrentHashMap<>();
    private final StringBuilder heard = new StringBuilder();
    private final WebSocket socket;
    private int calls;

    Page(URI debugger) {
      socket = client.newWebSocketBuilder().buildAsync(debugger, this).join();
    }

    /** Returns the errors of the page's scripts and requests so far. */
    public List<String> errors() {
      return errors;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean isLast) {
      heard.append(part);
      if (isLast) {
        JsonNode message = MAPPER.readTree(heard.toString());
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

    /** Calls a method of the debugging protocol. */
    public JsonNode call(String method, Map<String, ?> parameters) throws Exception {
      CompletableFuture<JsonNode> answer = new CompletableFuture<>();
      answers.put(++calls, answer);
      socket.sendText(MAPPER.writeValueAsString(Map.of("id", calls, "method", method, "params", parameters)), true).join();
      return answer.get(SECONDS, TimeUnit.SECONDS);
    }

    /** Returns the value of an expression in the page's script. */
    public String value(String expression) throws Exception {
      return run("String(" + expression + ")");
    }

    /** Runs a script in the page and returns its last value. */
    public String run(String script) throws Exception {
      JsonNode answer = call("Runtime.evaluate", Map.of("expression", script));
      if (answer.at("/result").has("exceptionDetails")) {
        throw new IllegalStateException(answer.at("/result/exceptionDetails").toString());
      }
      return answer.at("/result/result/value").asString("");
    }

    /** Gives the page's window a size in pixels, and its reader a preferred theme and no motion. */
    public void dress(int width, int height, String theme) throws Exception {
      call("Emulation.setDeviceMetricsOverride", Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
      call("Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", theme),
          Map.of("name", "prefers-reduced-motion", "value", "reduce"))));
    }

    /** Writes a picture of the page. */
    public void screenshot(Path file) throws Exception {
      JsonNode shot = call("Page.captureScreenshot", Map.of("format", "png"));
      Files.write(file, Base64.getDecoder().decode(shot.at("/result/data").asString("")));
    }

    /** Waits until an expression has a value. */
    public void await(String script, String value) throws Exception {
      await(script, value, SECONDS);
    }

    /** Waits until an expression has a value, for a number of seconds. */
    public void await(String script, String value, long seconds) throws Exception {
      long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      for (String is = attempt(script); !is.equals(value); is = attempt(script)) {
        if (System.nanoTime() > until) {
          throw new AssertionError(script + " must be " + value + ", was " + is + "; errors: " + errors
              + "; the page says: " + attempt("document.body.innerText.slice(0, 1500)"));
        }
        TimeUnit.MILLISECONDS.sleep(30);
      }
    }

    /** Returns the value of an expression; a page that is still being loaded may not have one. */
    private String attempt(String script) throws Exception {
      try {
        return value(script);
      } catch (IllegalStateException early) {
        return early.getMessage();
      }
    }
  }

  /** Opens a page. */
  public Page open(String address) throws Exception {
    HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/json/new?about:blank"))
        .PUT(HttpRequest.BodyPublishers.noBody()).build();
    JsonNode made = MAPPER.readTree(client.send(request, HttpResponse.BodyHandlers.ofString()).body());
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
