package games.kumite.spi.console;

/** What is printed reaches nobody: the output is closed, or what it goes into is full. */
final class OutputGone extends RuntimeException {

  private static final long serialVersionUID = 1L;

  OutputGone() {
    super("the output is closed or full", null, false, false);
  }
}
