package games.kumite.spi.console.serve;

/** An exception for a closed connection to a program. */
public final class DisconnectedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DisconnectedException() {
    super("nobody is at the other end", null, false, false);
  }
}
