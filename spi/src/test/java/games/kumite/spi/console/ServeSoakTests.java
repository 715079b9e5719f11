package games.kumite.spi.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The command serve with 64 matches at once in a heap of 64 MB, and clients that send anything, half of it, or nothing. */
@Tag("long")
@Timeout(1_800)
final class ServeSoakTests {

  private static final int FLOOD = Integer.getInteger("soak.flood", 1_000_000);
  private static final int CLIENTS = Integer.getInteger("soak.clients", 50);
  private static final int MEGABYTE = 1_000_000;
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final List<String> WRONG = List.of("", "x", "{", "{}", "[]", "null", "{\"type\":\"choose\"}",
      "{\"type\":\"choose\",\"id\":0,\"place\":0}", "{\"type\":\"choose\",\"id\":2147483647,\"place\":0}",
      "{\"type\":\"play\",\"id\":1,\"action\":\"x\"}", "{\"type\":\"choose\",\"id\":1,\"place\":99}", "\u0000", "\ufeff{}",
      "[".repeat(5_000), "{\"type\":\"choose\",\"id\":1e999,\"place\":-0.0}", "x".repeat(70_000));

  @TempDir
  Path folder;

  private Process process;
  private BufferedReader said;
  private Writer typed;
  private int ended;
  private int errors;

  private void start(String game, int matches) throws IOException {
    Path services = folder.resolve("META-INF/services/games.kumite.api.Game");
    Files.createDirectories(services.getParent());
    Files.write(services, Run.SAMPLES);
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx64m",
        "-XX:+UseSerialGC", "-Dguice_custom_class_loading=CHILD", "-cp",
        folder + File.pathSeparator + System.getProperty("java.class.path"), Main.class.getName()));
    command.addAll(List.of(arguments(game, matches)));
    process = new ProcessBuilder(command).redirectError(folder.resolve("errors").toFile()).start();
    said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    typed = new BufferedWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8));
  }

  private static String[] arguments(String game, int matches) {
    return new String[] {"serve", game, "--numbers", "--take", "1", "--take", "2", "--matches", String.valueOf(matches), "--at-once", "64",
        "--seed", "1"};
  }

  @BeforeEach
  void begin() {
    ended = 0;
    errors = 0;
  }

  @AfterEach
  void stop() {
    if (process != null) {
      process.destroyForcibly();
    }
  }

  private static String answer(JsonNode choice) {
    return "{\"type\":\"choose\",\"id\":" + choice.path("id").asInt() + ",\"place\":0}\n";
  }

  /** Reads until the server ends; answers come into the queue, and an empty text at the end. */
  private Thread reading(BlockingQueue<String> answers) {
    Thread reader = new Thread(() -> {
      try {
        for (String line = said.readLine(); line != null; line = said.readLine()) {
          JsonNode node = MAPPER.readTree(line);
          String type = node.path("type").asString();
          ended += type.equals("end") ? 1 : 0;
          errors += type.equals("error") ? 1 : 0;
          if (type.equals("choice")) {
            answers.add(answer(node));
          }
        }
      } catch (IOException closed) {
        // The test looks at what has been read.
      }
      answers.add("");
    });
    reader.start();
    return reader;
  }

  private void requireEnd(int matches) throws Exception {
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).as("the server ends").isTrue();
    assertThat(Files.readString(folder.resolve("errors"))).isEmpty();
    assertThat(process.exitValue()).isZero();
    assertThat(ended).isEqualTo(matches);
  }

  @ParameterizedTest
  @ValueSource(strings = {"connectfour", "kuhnpoker"})
  void flood_ofWrongLines_isAnsweredLineByLine_andTheMatchesEnd(String game) throws Exception {
    start(game, 500);
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Thread reader = reading(answers);
    int sent = 0;
    while (sent < FLOOD) {
      int kinds = sent % 100 == 0 ? WRONG.size() : WRONG.size() - 1; // the longest one costs most of the time
      typed.write(WRONG.get(sent % kinds) + "\n");
      sent++;
    }
    typed.flush();
    for (String answer = answers.take(); !answer.isEmpty(); answer = answers.take()) {
      typed.write(answer);
      typed.flush();
    }
    reader.join();
    requireEnd(500);
    assertThat(errors).isEqualTo(sent);
    System.out.println("soak serve " + game + ": " + sent + " wrong lines answered, " + ended + " matches ended, failed 0");
  }

  @Test
  void answers_inHalves_areReadWhole() throws Exception {
    start("connectfour", 200);
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Thread reader = reading(answers);
    int sent = 0;
    for (String answer = answers.take(); !answer.isEmpty(); answer = answers.take()) {
      int cut = 1 + sent % (answer.length() - 1);
      typed.write(answer.substring(0, cut));
      typed.flush();
      typed.write(answer.substring(cut));
      typed.flush();
      sent++;
    }
    reader.join();
    requireEnd(200);
    System.out.println("soak serve halves: " + sent + " answers in two halves, failed 0");
  }

  @Test
  void line_ofAHundredMegabytes_isRefused_andTheMatchesEnd() throws Exception {
    start("connectfour", 100);
    BlockingQueue<String> answers = new LinkedBlockingQueue<>();
    Thread reader = reading(answers);
    String part = "{\"type\":\"choose\",\"id\":1,".repeat(MEGABYTE / 25);
    for (int megabyte = 0; megabyte < 100; megabyte++) {
      typed.write(part);
    }
    typed.write("\n");
    typed.flush();
    for (String answer = answers.take(); !answer.isEmpty(); answer = answers.take()) {
      typed.write(answer);
      typed.flush();
    }
    reader.join();
    requireEnd(100);
    assertThat(errors).isEqualTo(1);
    System.out.println("soak serve: a line of 100 MB refused, " + ended + " matches ended, failed 0");
  }

  /** The server waits, and ends when the client is gone. */
  @Test
  void clients_thatNeverRead_areWaitedFor_andLeaveNothing() throws Exception {
    for (int client = 0; client < CLIENTS / 5; client++) {
      start("connectfour", 1_000);
      Writer flood = typed;
      Thread writer = new Thread(() -> {
        try {
          while (true) {
            flood.write("x\n");
          }
        } catch (IOException closed) {
          // as it should be
        }
      });
      writer.start();
      writer.join(2_000);
      assertThat(writer.isAlive()).as("the pipes are full").isTrue();
      assertThat(process.isAlive()).isTrue();
      process.getInputStream().close();
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("the server ends when nobody reads any more").isTrue();
      writer.join();
      assertThat(Files.readString(folder.resolve("errors"))).doesNotContain("Error", "Exception");
    }
    System.out.println("soak serve: " + CLIENTS / 5 + " clients that never read, failed 0");
  }

  /** The same command on sockets, since only these can be reset. */
  @Test
  void clients_thatResetTheConnection_leaveNothing() throws Exception {
    int failed = 0;
    try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      for (int number = 0; number < CLIENTS; number++) {
        try (Socket client = new Socket(server.getInetAddress(), server.getLocalPort()); Socket there = server.accept()) {
          int[] code = {-1};
          Thread serving = new Thread(() -> Run.installed(Run.SAMPLES, () -> code[0] = serve(there)));
          serving.start();
          BufferedReader in = new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8));
          // 64 matches begin with more lines than this, and then wait for answers
          for (int line = 0; line <= number * 7 % 125; line++) {
            in.readLine();
          }
          client.getOutputStream().write("{\"type\":\"choose\",\"id\":1,\"pl".getBytes(StandardCharsets.UTF_8));
          client.setSoLinger(true, 0); // closing sends a reset
          client.close();
          serving.join(60_000);
          failed += serving.isAlive() || code[0] == Main.BROKEN_GAME || code[0] < 0 ? 1 : 0;
        }
      }
    }
    assertThat(failed).isZero();
    System.out.println("soak serve: " + CLIENTS + " connections reset, failed 0");
  }

  private static int serve(Socket client) {
    try {
      return Main.run(arguments("connectfour", 1_000),
          new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.UTF_8)),
          new PrintWriter(new OutputStreamWriter(client.getOutputStream(), StandardCharsets.UTF_8)),
          new PrintWriter(Writer.nullWriter()));
    } catch (IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }
}
