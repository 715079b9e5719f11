package games.kumite.spi.console.web;

import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.api.Viewer;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** A table at an address, until it is closed. Thread-safe. */
public final class WebServer implements AutoCloseable {

  private static final int THREADS = 16;
  private static final int MAX_HEADERS = 8192;
  private static final int SWEEPS_PER_LIMIT = 4;

  private final Server server;
  private final ServerConnector connector;
  private final WebTable table;
  private final SeatKeys keys;
  private final ScheduledExecutorService sweeper;

  private WebServer(Server server, ServerConnector connector, WebTable table, SeatKeys keys, ScheduledExecutorService sweeper) {
    this.server = server;
    this.connector = connector;
    this.table = table;
    this.keys = keys;
    this.sweeper = sweeper;
  }

  /**
   * Starts to serve a match.
   *
   * @param match the match, which is used by the server's thread alone from now on
   * @param persons the seats that get a link
   * @param owner the one who plays the other seats and saves the record
   * @param say the texts of the language for clients that ask for no other
   * @param address the address to listen at; port 0 is any free port
   * @return the server, which listens
   * @throws ConsoleException if the address cannot be listened at
   */
  public static WebServer start(Match match, List<Seat> persons, TableHost owner, ConsoleTexts say,
      InetSocketAddress address) {
    return start(match, persons, owner, say, address, Limits.USUAL);
  }

  static WebServer start(Match match, List<Seat> persons, TableHost owner, ConsoleTexts say,
      InetSocketAddress address, Limits limits) {
    WebTable table = new WebTable(match, persons, owner, limits.millisToWait());
    SeatKeys keys = new SeatKeys(persons);
    ConnectionGuard guard = new ConnectionGuard(limits.connections(), limits.millisToSend(), limits.millisToTake());
    QueuedThreadPool threads = new QueuedThreadPool(THREADS);
    threads.setDaemon(true);
    threads.setName("kumite-web");
    Server server = new Server(threads);
    ServerConnector connector = connector(server, address, guard, limits);
    server.addConnector(connector);
    ErrorHandler errors = new ErrorHandler();
    errors.setShowStacks(false);
    errors.setShowCauses(false);
    server.setErrorHandler(errors);
    server.setHandler(new RequestHandler(table, keys, guard, languages(match, say)));
    ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(WebServer::daemon);
    long pause = Math.max(1, limits.millisToSend() / SWEEPS_PER_LIMIT);
    sweeper.scheduleWithFixedDelay(() -> guard.sweep(System.nanoTime()), pause, pause, TimeUnit.MILLISECONDS);
    WebServer started = new WebServer(server, connector, table, keys, sweeper);
    try {
      server.start();
    } catch (Exception failure) { // as Jetty declares it
      started.close();
      throw ConsoleException.file("web-address", address.getHostString(), address.getPort(),
          ConsoleException.Spoken.library(failure));
    }
    table.open();
    return started;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "kumite-web-limits");
    thread.setDaemon(true);
    return thread;
  }

  private static ServerConnector connector(Server server, InetSocketAddress address, ConnectionGuard guard, Limits limits) {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    configuration.setRequestHeaderSize(MAX_HEADERS);
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration));
    connector.setHost(address.getHostString());
    connector.setPort(address.getPort());
    connector.setIdleTimeout(limits.idle());
    connector.addBean(guard);
    return connector;
  }

  /** Returns the texts for each code of a language, with the words of the game where it has some. */
  private static Function<String, ConsoleTexts> languages(Match match, ConsoleTexts usual) {
    Map<String, ConsoleTexts> known = new LinkedHashMap<>();
    ConsoleTexts.LANGUAGES.forEach(language -> ConsoleTexts.in(language.getLanguage())
        .ifPresent(say -> known.put(language.getLanguage(), say.of(match.game()))));
    ConsoleTexts first = known.getOrDefault(usual.language().getLanguage(), usual);
    return code -> known.getOrDefault(code, first);
  }

  /**
   * Returns the link of a viewer. It holds the viewer's secret.
   *
   * @param viewer a person's seat, or the spectator
   * @return an address for the browser
   */
  public String link(Viewer viewer) {
    return address() + "#" + keys.key(viewer);
  }

  /**
   * Returns the address of the page, without a secret.
   *
   * @return such as {@code http://127.0.0.1:8080/}
   */
  public String address() {
    String host = connector.getHost();
    try {
      InetAddress named = InetAddress.getByName(host);
      String shown = named.isAnyLocalAddress() ? InetAddress.getLocalHost().getHostAddress() : host;
      return "http://" + (shown.contains(":") ? "[" + shown + "]" : shown) + ":" + connector.getLocalPort() + "/";
    } catch (UnknownHostException unknown) {
      return "http://" + host + ":" + connector.getLocalPort() + "/";
    }
  }

  /** Ends the server, and with it every answer that waits. */
  @Override
  public void close() {
    sweeper.shutdownNow();
    table.close();
    try {
      server.stop();
    } catch (Exception failure) { // as Jetty declares it
      throw new IllegalStateException("the server did not stop", failure);
    }
  }
}
