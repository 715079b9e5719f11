package games.kumite.spi.console.web;

/**
 * The limits of a server.
 *
 * @param connections the number of open connections
 * @param millisToSend how long a client may take for a whole request, or be idle between two
 * @param millisToTake how long it may take to read an answer
 * @param millisToWait how long an answer waits for something new
 * @param millisToForesee how long a preview may take before it ends with fewer worlds
 */
record Limits(int connections, long millisToSend, long millisToTake, long millisToWait, long millisToForesee) {

  static final Limits USUAL = new Limits(1000, 10_000, 20_000, 20_000, 200);

  /** Returns how long a connection may be silent; whatever waits for longer is closed. */
  long idle() {
    return Math.max(Math.max(millisToSend, millisToTake), millisToWait) + 5_000;
  }
}
