package games.kumite.spi.console.texts;

import java.util.Arrays;

/** A failure that the console reports to its user. */
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

  /** An argument of a text that depends on the language. */
  @FunctionalInterface
  public interface Spoken {

    String in(ConsoleTexts say);

    /** Returns a message of the library, given in English. */
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

  /** Returns an exception for a wrong command line. */
  public static ConsoleException usage(String key, Object... arguments) {
    return new ConsoleException(ExitCodes.WRONG_ARGUMENTS, key, arguments);
  }

  /** Returns an exception for an unusable file. */
  public static ConsoleException file(String key, Object... arguments) {
    return new ConsoleException(ExitCodes.FAILED, key, arguments);
  }

  public int code() {
    return code;
  }

  /** Returns the message in a language. */
  public String text(ConsoleTexts say) {
    return said(say, key, arguments);
  }
}
