package games.kumite.spi.console.serve;

import games.kumite.api.IllegalActionException;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** An error in a line. */
final class ProtocolException extends Exception {

  private static final long serialVersionUID = 1L;

  /** The codes of errors; in lower case they are words of the protocol. */
  enum Code {
    /** A line that is not JSON, or does not have the fields of its type. */
    MALFORMED,
    /** A line that is too long. */
    OVERSIZED,
    /** A type that a program may not send. */
    UNKNOWN,
    /** An answer to a decision that is past. */
    LATE,
    /** An answer to a decision that has not been asked. */
    UNASKED,
    /** An action that is not legal. */
    ILLEGAL,
    /** No answer before the time limit. */
    TIMEOUT;

    String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  private final Code code;
  private final String[] arguments;
  private final @Nullable String rule;

  private ProtocolException(Code code, @Nullable String rule, String key, Object... arguments) {
    super(key, null, false, false);
    this.code = code;
    this.rule = rule;
    this.arguments = Arrays.stream(arguments).map(String::valueOf).toArray(String[]::new);
  }

  /** Returns an error with the key of its text, and the text's arguments. */
  static ProtocolException of(Code code, String key, Object... arguments) {
    return new ProtocolException(code, null, "serve." + key, arguments);
  }

  /** Returns an error for an action that a match refuses. */
  static ProtocolException refused(IllegalActionException refused, String said) {
    return new ProtocolException(Code.ILLEGAL, refused.rule().orElse(null), "serve.illegal", said);
  }

  /** Returns the message in a language. */
  String text(ConsoleTexts say) {
    return say.text(String.valueOf(getMessage()), (Object[]) arguments);
  }

  Code code() {
    return code;
  }

  /** Returns the id of the rule that refuses an action. */
  @Nullable String rule() {
    return rule;
  }
}
