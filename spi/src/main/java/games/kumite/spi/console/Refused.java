package games.kumite.spi.console;

import games.kumite.spi.console.words.Say;
import java.util.Arrays;

/** Something that the console does not do, said to the person in front of it. */
final class Refused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int code;
  private final String key;
  private final String[] arguments;

  private Refused(int code, String key, Object... arguments) {
    super(Say.ENGLISH.text("refused." + key, arguments));
    this.code = code;
    this.key = key;
    this.arguments = Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new);
  }

  /** The command line asks for something that is not there. */
  static Refused usage(String key, Object... arguments) {
    return new Refused(Main.WRONG_ARGUMENTS, key, arguments);
  }

  /** A file is not as it must be. */
  static Refused file(String key, Object... arguments) {
    return new Refused(Main.FAILED, key, arguments);
  }

  int code() {
    return code;
  }

  /** What is said, in a language. */
  String text(Say say) {
    return say.text("refused." + key, (Object[]) arguments);
  }
}
