package games.kumite.spi.console.serve;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What is wrong with a line. */
final class Complaint extends Exception {

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
  private final @Nullable String rule;

  Complaint(Code code, String message) {
    this(code, message, null);
  }

  Complaint(Code code, String message, @Nullable String rule) {
    super(message, null, false, false);
    this.code = code;
    this.rule = rule;
  }

  Code code() {
    return code;
  }

  /** The id of the rule that refuses an action. */
  @Nullable String rule() {
    return rule;
  }
}
