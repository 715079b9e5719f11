package games.kumite.spi.console.serve;

/** The other end of the conversation is gone. */
public final class DisconnectedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  DisconnectedException() {
    super("nobody is at the other end", null, false, false);
  }
}
