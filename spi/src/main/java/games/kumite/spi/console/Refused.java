package games.kumite.spi.console;

/** Something that the console does not do, said to the person in front of it. */
final class Refused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int code;

  private Refused(int code, String message) {
    super(message);
    this.code = code;
  }

  /** The command line asks for something that is not there. */
  static Refused usage(String message) {
    return new Refused(Main.WRONG_ARGUMENTS, message);
  }

  /** A file is not as it must be. */
  static Refused file(String message) {
    return new Refused(Main.FAILED, message);
  }

  int code() {
    return code;
  }
}
