package games.kumite.spi.console.texts;

import java.util.Arrays;

/** Something that the console does not do, said to the person in front of it. */
public final class ConsoleException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int code;
  private final String key;
  private final transient Object[] arguments;

  private ConsoleException(int code, String key, Object... arguments) {
    super(said(ConsoleTexts.ENGLISH, key, arguments));
    this.code = code;
    this.key = key;
    this.arguments = Arrays.stream(arguments).map(argument -> argument instanceof Spoken ? argument : String.valueOf(argument))
        .toArray();
  }

  /** What stands in a hole of a text and is not the same in every language. */
  @FunctionalInterface
  public interface Spoken {

    String in(ConsoleTexts say);

    /** What the library says in English. */
    static Spoken library(String english) {
      return say -> say.library(english);
    }

    static Spoken library(Exception failure) {
      return library(Text.printable(String.valueOf(failure.getMessage())));
    }
  }

  private static String said(ConsoleTexts say, String key, Object... arguments) {
    return say.text("refused." + key, Arrays.stream(arguments)
        .map(argument -> argument instanceof Spoken spoken ? spoken.in(say) : argument).toArray());
  }

  /** The command line asks for something that is not there. */
  public static ConsoleException usage(String key, Object... arguments) {
    return new ConsoleException(ExitCodes.WRONG_ARGUMENTS, key, arguments);
  }

  /** A file is not as it must be. */
  public static ConsoleException file(String key, Object... arguments) {
    return new ConsoleException(ExitCodes.FAILED, key, arguments);
  }

  public int code() {
    return code;
  }

  /** What is said, in a language. */
  public String text(ConsoleTexts say) {
    return said(say, key, arguments);
  }
}
