package games.kumite.spi.console.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Connection;

/** The open connections, each with a deadline for what it does now. Thread-safe. */
final class ConnectionGuard implements Connection.Listener {

  private static final long NANOS_OF_A_MILLISECOND = 1_000_000;

  /** The stages of a connection. */
  private enum Stage { SENDING, WAITING, TAKING }

  /** Since when, and with what. */
  private record Busy(Stage stage, long since) {}

  private final int most;
  private final long nanosToSend;
  private final long nanosToTake;
  /** The one that began the longest ago is the first. */
  private final Map<Connection, Busy> open = new LinkedHashMap<>();
  private final Map<Connection, RequestRate> rates = new LinkedHashMap<>();

  /** Creates a guard that admits a number of open connections. */
  ConnectionGuard(int most, long millisToSend, long millisToTake) {
    this.most = most;
    this.nanosToSend = millisToSend * NANOS_OF_A_MILLISECOND;
    this.nanosToTake = millisToTake * NANOS_OF_A_MILLISECOND;
  }

  @Override
  public void onOpened(Connection connection) {
    Connection surplus = null;
    synchronized (this) {
      if (open.size() >= most) {
        surplus = open.entrySet().stream().filter(entry -> entry.getValue().stage() == Stage.SENDING)
            .map(Map.Entry::getKey).findFirst().orElse(connection);
        open.remove(surplus);
      }
      if (surplus != connection) {
        open.put(connection, new Busy(Stage.SENDING, System.nanoTime()));
      }
    }
    if (surplus != null) {
      close(surplus);
    }
  }

  @Override
  public synchronized void onClosed(Connection connection) {
    open.remove(connection);
    rates.remove(connection);
  }

  /** Returns whether a connection may send another request at a time, in nanoseconds. */
  synchronized boolean admits(Connection connection, long now) {
    return open.containsKey(connection) && rates.computeIfAbsent(connection, first -> RequestRate.ofOne()).admits(now);
  }

  /** Notes that a connection has sent a whole request and waits for its answer. */
  void waits(Connection connection) {
    becomes(connection, Stage.WAITING);
  }

  /** Notes that an answer is on its way to a connection. */
  void takes(Connection connection) {
    becomes(connection, Stage.TAKING);
  }

  /** Notes that a connection has taken its answer and may send another request. */
  void sends(Connection connection) {
    becomes(connection, Stage.SENDING);
  }

  private synchronized void becomes(Connection connection, Stage stage) {
    if (open.remove(connection) != null) {
      open.put(connection, new Busy(stage, System.nanoTime()));
    }
  }

  /** Closes the connections whose time is over at a time, in nanoseconds. */
  void sweep(long now) {
    List<Connection> late;
    synchronized (this) {
      late = open.entrySet().stream().filter(entry -> isLate(entry.getValue(), now)).map(Map.Entry::getKey).toList();
    }
    late.forEach(ConnectionGuard::close);
  }

  private boolean isLate(Busy busy, long now) {
    return switch (busy.stage()) {
      case SENDING -> now - busy.since() > nanosToSend;
      case TAKING -> now - busy.since() > nanosToTake;
      case WAITING -> false; // the table answers in its own time
    };
  }

  private static void close(Connection connection) {
    connection.getEndPoint().close(new TimeoutException("the client took too long"));
  }
}
