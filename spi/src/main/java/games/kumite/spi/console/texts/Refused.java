package games.kumite.spi.console.texts;

import java.util.Arrays;

/** Something that the console does not do, said to the person in front of it. */
public final class Refused extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int code;
  private final String key;
  private final transient Object[] arguments;

  private Refused(int code, String key, Object... arguments) {
    super(said(Say.ENGLISH, key, arguments));
    this.code = code;
    this.key = key;
    this.arguments = Arrays.stream(arguments).map(argument -> argument instanceof Spoken ? argument : String.valueOf(argument))
        .toArray();
  }

  /** What stands in a hole of a text and is not the same in every language. */
  @FunctionalInterface
  public interface Spoken {

    String in(Say say);

    /** What the library says in English. */
    static Spoken library(String english) {
      return say -> say.library(english);
    }

    static Spoken library(Exception failure) {
      return library(Text.printable(String.valueOf(failure.getMessage())));
    }
  }

  private static String said(Say say, String key, Object... arguments) {
    return say.text("refused." + key, Arrays.stream(arguments)
        .map(argument -> argument instanceof Spoken spoken ? spoken.in(say) : argument).toArray());
  }

  /** The command line asks for something that is not there. */
  public static Refused usage(String key, Object... arguments) {
    return new Refused(ExitCodes.WRONG_ARGUMENTS, key, arguments);
  }

  /** A file is not as it must be. */
  public static Refused file(String key, Object... arguments) {
    return new Refused(ExitCodes.FAILED, key, arguments);
  }

  public int code() {
    return code;
  }

  /** What is said, in a language. */
  public String text(Say say) {
    return said(say, key, arguments);
  }
}
