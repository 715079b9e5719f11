package games.kumite.spi.console.web;

import games.kumite.api.Game;
import games.kumite.api.Games;
import games.kumite.api.Match;
import games.kumite.api.Seat;
import games.kumite.spi.console.texts.ConsoleException;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Tables at an address, until the server is closed. Thread-safe. */
public final class WebServer implements AutoCloseable {

  private static final int THREADS = 12;
  private static final int MAX_HEADERS = 8192;
  private static final int SWEEPS_PER_LIMIT = 4;

  private final Server server;
  private final ServerConnector connector;
  private final TableRegistry tables;
  private final AccessKeys keys;
  private final ScheduledExecutorService sweeper;
  private final List<ExecutorService> workers;

  private WebServer(Server server, ServerConnector connector, TableRegistry tables, AccessKeys keys, ScheduledExecutorService sweeper,
      List<ExecutorService> workers) {
    this.server = server;
    this.connector = connector;
    this.tables = tables;
    this.keys = keys;
    this.sweeper = sweeper;
    this.workers = workers;
  }

  /**
   * Starts a server without a table.
   *
   * @param host the one who plays the seats of bots and saves records
   * @param say the texts of the language for clients that ask for no other
   * @param address the address to listen at; port 0 is any free port
   * @return the server, which listens
   * @throws ConsoleException if the address cannot be listened at
   */
  public static WebServer start(TableHost host, ConsoleTexts say, InetSocketAddress address) {
    return start(host, say, address, Limits.USUAL, Games::installed);
  }

  static WebServer start(TableHost host, ConsoleTexts say, InetSocketAddress address, Limits limits, Supplier<List<Game>> games) {
    int processors = Math.max(2, Runtime.getRuntime().availableProcessors());
    ExecutorService rules = Executors.newFixedThreadPool(processors, work -> daemon(work, "kumite-tables", Thread.NORM_PRIORITY));
    ExecutorService thinking = Executors.newFixedThreadPool(processors, work -> daemon(work, "kumite-bots", Thread.MIN_PRIORITY));
    ExecutorService previews = Executors.newSingleThreadExecutor(work -> daemon(work, "kumite-previews", Thread.MIN_PRIORITY));
    AccessKeys keys = new AccessKeys();
    keys.issue(new Access.Owner());
    TableRegistry tables = new TableRegistry(host, keys, limits, games,
        new TableThreads(open(rules), open(thinking), open(previews)));
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
    server.setHandler(new RequestHandler(tables, keys, guard, new Languages(say)));
    ScheduledExecutorService sweeper = Executors.newSingleThreadScheduledExecutor(
        work -> daemon(work, "kumite-web-limits", Thread.NORM_PRIORITY));
    long pause = Math.max(1, limits.millisToSend() / SWEEPS_PER_LIMIT);
    sweeper.scheduleWithFixedDelay(() -> guard.sweep(System.nanoTime()), pause, pause, TimeUnit.MILLISECONDS);
    WebServer started = new WebServer(server, connector, tables, keys, sweeper, List.of(rules, thinking, previews));
    try {
      server.start();
    } catch (Exception failure) { // as Jetty declares it
      started.close();
      throw ConsoleException.file("web-address", address.getHostString(), address.getPort(),
          ConsoleException.Spoken.library(failure));
    }
    return started;
  }

  /** Returns an executor that forgets what comes after its threads have ended. */
  private static Executor open(ExecutorService threads) {
    return work -> {
      try {
        threads.execute(work);
      } catch (RejectedExecutionException ended) {
        // the server is being closed, and its clients hear of that from their connections
      }
    };
  }

  private static Thread daemon(Runnable work, String name, int priority) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    thread.setPriority(priority);
    return thread;
  }

  private static ServerConnector connector(Server server, InetSocketAddress address, ConnectionGuard guard, Limits limits) {
    HttpConfiguration configuration = new HttpConfiguration();
    configuration.setSendServerVersion(false);
    configuration.setRequestHeaderSize(MAX_HEADERS);
    configuration.setHeaderCacheSize(0); // Jetty takes a cached beginning of a key for its own in any case of letters
    ServerConnector connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(configuration));
    connector.setHost(address.getHostString());
    connector.setPort(address.getPort());
    connector.setIdleTimeout(limits.idle());
    connector.addBean(guard);
    return connector;
  }

  /**
   * Opens a table.
   *
   * @param match the match, which is used by the server's threads alone from now on
   * @param occupants the players of the seats; a seat without one is empty
   * @return the table
   */
  public OpenTable open(Match match, Map<Seat, Occupant> occupants) {
    return new OpenTable(tables.add(match, occupants), keys, address());
  }

  /**
   * Returns the link of the start page, which opens tables and shows the links of each. It works on this machine alone,
   * and holds the owner's secret.
   *
   * @return an address for the browser
   */
  public String startLink() {
    return "http://127.0.0.1:" + connector.getLocalPort() + "/start#" + keys.key(new Access.Owner());
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
    tables.close();
    workers.forEach(ExecutorService::shutdownNow);
    try {
      server.stop();
    } catch (Exception failure) { // as Jetty declares it
      throw new IllegalStateException("the server did not stop", failure);
    }
  }
}
