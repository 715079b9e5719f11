package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Setup;
import games.kumite.api.Viewer;
import games.kumite.api.bot.Bot;
import games.kumite.api.bot.Bots;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import tools.jackson.databind.JsonNode;

/**
 * The time until all spectators of a match see an action, while many other matches are played: {@code WebLoad [game
 * [spectators [matches [actions [megabytes]]]]]}. The server runs in a JVM of its own with 256 MB and the options of
 * {@code .mvn/jvm.config}: the second compiler would take as much processor time as all else. Its processor time an
 * action, which other load on the machine lengthens least, includes the other matches.
 */
final class WebLoad {

  private static final int PAUSE = 250;
  /** The number of actions before the measurement, in which the JVMs compile what is used. */
  private static final int WARM_UP = 10;

  private WebLoad() {}

  public static void main(String[] args) throws Exception {
    if (args.length > 0 && args[0].equals("serve")) {
      serve(args[1], Integer.parseInt(args[2]));
      return;
    }
    String game = args.length > 0 ? args[0] : "connectfour";
    int spectators = args.length > 1 ? Integer.parseInt(args[1]) : 200;
    int matches = args.length > 2 ? Integer.parseInt(args[2]) : 50;
    int actions = args.length > 3 ? Integer.parseInt(args[3]) : 30;
    String memory = args.length > 4 ? args[4] : "256";
    Process server = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx" + memory + "m", "-XX:+UseSerialGC",
        "-XX:TieredStopAtLevel=1", "-Dguice_custom_class_loading=CHILD", "-cp", System.getProperty("java.class.path"), WebLoad.class.getName(), "serve", game,
        String.valueOf(matches)).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader told = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
      int port = Integer.parseInt(told.readLine());
      List<List<String>> keys = new ArrayList<>();
      for (int i = 0; i < matches; i++) {
        keys.add(List.of(told.readLine().split(" ")));
      }
      measure(server.toHandle(), port, keys, spectators, actions);
    } finally {
      server.destroyForcibly().waitFor();
    }
  }

  /** Serves matches of two persons and says its port and their secrets, the spectators' last. */
  private static void serve(String game, int matches) throws InterruptedException {
    WebServer server = WebServer.start(new Host(), ConsoleTexts.ENGLISH, new InetSocketAddress("127.0.0.1", 0));
    String address = server.address();
    System.out.println(address.replaceAll("[^0-9]*/$", "").replaceAll(".*:", ""));
    Game played = Games.named(game); // as the server does, for what its matches share
    for (int i = 0; i < matches; i++) {
      Match match = played.start(Setup.seats("Ana", "Bo").seed(i));
      OpenTable table = server.open(match, match.seats().stream().collect(Collectors.toMap(seat -> seat, seat -> Occupant.PERSON)));
      List<String> links = new ArrayList<>();
      match.seats().forEach(seat -> links.add(table.link(seat)));
      links.add(table.link(Viewer.spectator()));
      System.out.println(links.stream().map(link -> link.replaceAll(".*#", "")).collect(Collectors.joining(" ")));
    }
    System.out.flush();
    new CountDownLatch(1).await();
  }

  private static final class Host implements TableHost {

    @Override
    public Bot bot(String name, Match match, Seat seat, int choices) {
      return Bots.random().create(choices);
    }

    @Override
    public Optional<Action> idle(Match match, Seat seat) {
      return Optional.empty();
    }

    @Override
    public void save(Match match) {}
  }

  /** One client on a connection of its own. */
  private static final class Client {

    private final int port;
    private final String key;
    private Socket socket;
    private DataInputStream in;
    private byte[] body = {};
    private long arrived;

    Client(int port, String key) throws IOException {
      this.port = port;
      this.key = key;
      connect();
    }

    private void connect() throws IOException {
      socket = new Socket("127.0.0.1", port);
      socket.setTcpNoDelay(true);
      in = new DataInputStream(new BufferedInputStream(socket.getInputStream(), 1 << 16));
    }

    /** Sends a request and waits for its answer; returns the status. A server closes a connection that is silent for long. */
    int ask(String path, String json) throws IOException {
      try {
        return askOnce(path, json);
      } catch (IOException closed) {
        socket.close();
        connect();
        return askOnce(path, json);
      }
    }

    private int askOnce(String path, String json) throws IOException {
      String head = (json.isEmpty() ? "GET " : "POST ") + path + " HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\nAuthorization: Bearer " + key
          + "\r\n" + (json.isEmpty() ? "" : "Content-Length: " + json.length() + "\r\n") + "\r\n" + json;
      socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      int status = Integer.parseInt(line().split(" ")[1]);
      int length = 0;
      boolean isZipped = false;
      for (String header = line(); !header.isEmpty(); header = line()) {
        String small = header.toLowerCase(Locale.ROOT);
        length = small.startsWith("content-length:") ? Integer.parseInt(small.substring(15).strip()) : length;
        isZipped |= small.startsWith("content-encoding:");
      }
      byte[] bytes = new byte[length];
      in.readFully(bytes);
      arrived = System.nanoTime();
      body = bytes;
      zipped = isZipped;
      return status;
    }

    private boolean zipped;

    JsonNode json() throws IOException {
      InputStream plain = new ByteArrayInputStream(body);
      return Json.object(new String((zipped ? new GZIPInputStream(plain) : plain).readAllBytes(), StandardCharsets.UTF_8)).orElseThrow();
    }

    private String line() throws IOException {
      StringBuilder line = new StringBuilder();
      for (int c = in.read(); c != '\n'; c = in.read()) {
        if (c < 0) {
          throw new IOException("closed");
        } else if (c != '\r') {
          line.append((char) c);
        }
      }
      return line.toString();
    }
  }

  /** A spectator, who always waits for the next state. */
  private static final class Spectator {
    private final Client client;
    private String tag = "";
    private int position;

    Spectator(int port, String key) throws IOException {
      client = new Client(port, key);
      read();
    }

    private void read() throws IOException {
      int status = client.ask("/state?language=en&from=" + position + "&tag=" + tag, "");
      if (status == 200) {
        note();
      }
    }

    void note() throws IOException {
      JsonNode state = client.json();
      tag = state.get("tag").stringValue();
      position = state.get("position").intValue();
    }
  }

  private static void measure(ProcessHandle server, int port, List<List<String>> keys, int spectators, int actions) throws Exception {
    List<Spectator> watching = new ArrayList<>();
    for (int i = 0; i < spectators; i++) {
      watching.add(new Spectator(port, keys.get(0).get(2)));
    }
    Thread others = new Thread(() -> playOthers(port, keys.subList(1, keys.size())), "others");
    others.setDaemon(true);
    others.start();
    List<Client> players = List.of(new Client(port, keys.get(0).get(0)), new Client(port, keys.get(0).get(1)));
    List<Double> last = new ArrayList<>();
    List<Double> all = new ArrayList<>();
    long bytes = 0;
    long before = processorTime(server);
    for (int i = -WARM_UP; i < actions; i++) {
      if (i == 0) {
        last.clear();
        all.clear();
        before = processorTime(server);
      }
      CountDownLatch got = new CountDownLatch(spectators);
      for (Spectator spectator : watching) {
        Thread thread = new Thread(() -> {
          try {
            while (spectator.client.ask("/state?language=en&from=" + spectator.position + "&tag=" + spectator.tag, "") != 200) {
              Thread.onSpinWait();
            }
            got.countDown();
          } catch (IOException broken) {
            System.err.println(broken);
          }
        });
        thread.setDaemon(true);
        thread.start();
      }
      TimeUnit.MILLISECONDS.sleep(PAUSE);
      long begin = play(players);
      if (begin < 0 || !got.await(30, TimeUnit.SECONDS)) {
        System.out.println("the match is over, or a spectator heard nothing");
        break;
      }
      double[] times = watching.stream().mapToDouble(spectator -> (spectator.client.arrived - begin) / 1e6).sorted().toArray();
      last.add(times[times.length - 1]);
      Arrays.stream(times).forEach(all::add);
      bytes = watching.get(0).client.body.length;
      for (Spectator spectator : watching) {
        spectator.note();
      }
    }
    System.out.printf("%d spectators, %d matches, %d actions, %d bytes an answer: until one has it, median %.0f ms, 99%% %.0f ms;"
        + " until all have it, median %.0f ms, 99%% %.0f ms, worst %.0f ms; %.0f ms of processor time an action; load of the machine %.1f%n",
        spectators, keys.size(), last.size(), bytes, at(all, 0.5), at(all, 0.99), at(last, 0.5), at(last, 0.99), at(last, 1),
        (processorTime(server) - before) / (double) last.size(), ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
  }

  /** Returns the processor time of a process so far, in milliseconds. */
  private static long processorTime(ProcessHandle process) {
    return process.info().totalCpuDuration().orElse(Duration.ZERO).toMillis();
  }

  private static double at(List<Double> values, double share) {
    List<Double> sorted = values.stream().sorted().toList();
    return sorted.get(Math.min(sorted.size() - 1, (int) (share * sorted.size())));
  }

  /** Plays an action of whichever seat is asked; returns when it was sent, or -1 if none is asked. */
  private static long play(List<Client> players) throws IOException {
    for (Client player : players) {
      player.ask("/state?language=en&from=999999", "");
      JsonNode decision = player.json().path("decision");
      if (decision.has("number")) {
        String action = decision.get("actions").get(0).get("notation").stringValue();
        String json = "{\"number\":" + decision.get("number").intValue() + ",\"action\":\"" + action + "\",\"language\":\"en\"}";
        long begin = System.nanoTime();
        if (player.ask("/play", json) == 204) {
          return begin;
        }
      }
    }
    return -1;
  }

  private static void playOthers(int port, List<List<String>> keys) {
    try {
      List<List<Client>> all = new ArrayList<>();
      for (List<String> table : keys) {
        all.add(List.of(new Client(port, table.get(0)), new Client(port, table.get(1))));
      }
      while (true) {
        for (List<Client> players : all) {
          play(players);
          TimeUnit.MILLISECONDS.sleep(40); // each match has an action every two seconds
        }
      }
    } catch (IOException | InterruptedException ended) {
      System.err.println("others: " + ended);
    }
  }
}
