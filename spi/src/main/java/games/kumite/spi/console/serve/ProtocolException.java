package games.kumite.spi.console.serve;

import games.kumite.api.IllegalActionException;
import games.kumite.spi.console.texts.ConsoleTexts;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is wrong with a line. */
final class ProtocolException extends Exception {

  private static final long serialVersionUID = 1L;

  /** The sorts of complaints; in lower case they are words of the protocol. */
  enum Code {
    /** It is no JSON, or not of the shape of its type. */
    MALFORMED,
    /** It is longer than a line may be. */
    OVERSIZED,
    /** Its type is none that a program may send. */
    UNKNOWN,
    /** It answers a decision that is past. */
    LATE,
    /** It answers a decision that has not been asked. */
    UNASKED,
    /** It plays an action that is not legal. */
    ILLEGAL,
    /** There is none: the time is over. */
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

  /** With the key of the text that says it, and what stands in its holes. */
  static ProtocolException of(Code code, String key, Object... arguments) {
    return new ProtocolException(code, null, "serve." + key, arguments);
  }

  /** What the match refuses, in the language of the match. */
  static ProtocolException refused(IllegalActionException refused) {
    return new ProtocolException(Code.ILLEGAL, refused.rule().orElse(null), "serve.illegal", String.valueOf(refused.getMessage()));
  }

  /** What is wrong, in a language. */
  String text(ConsoleTexts say) {
    return say.text(String.valueOf(getMessage()), (Object[]) arguments);
  }

  Code code() {
    return code;
  }

  /** The id of the rule that refuses an action. */
  @Nullable String rule() {
    return rule;
  }
}
