package games.kumite.spi.console.serve;

/** The other end of the conversation is gone. */
public final class HangUp extends RuntimeException {

  private static final long serialVersionUID = 1L;

  HangUp() {
    super("nobody is at the other end", null, false, false);
  }
}
