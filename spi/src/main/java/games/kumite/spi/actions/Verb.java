package games.kumite.spi.actions;

import java.util.List;
import java.util.Locale;

/**
 * A verb: the kind of an action, a constant of a game's enum of verbs.
 *
 * <pre>{@code
 * enum Word implements Verb {
 *   PLAY(Argument.CARD), ASK(Argument.SEAT), TREASURES(Argument.number(0, 99)), SEND;
 *
 *   private final List<Argument> arguments;
 *
 *   Word(Argument... arguments) {
 *     this.arguments = List.of(arguments);
 *   }
 *
 *   public List<Argument> arguments() {
 *     return arguments;
 *   }
 * }
 * }</pre>
 */
public interface Verb {

  /**
   * Returns the constant's name.
   *
   * @return the name of the enum constant
   */
  String name();

  /**
   * Returns the constant's place in its enum.
   *
   * @return the ordinal of the enum constant
   */
  int ordinal();

  /**
   * Returns the arguments that follow the verb.
   *
   * @return an immutable list of at most three
   */
  List<Argument> arguments();

  /**
   * Returns the notation of the verb. Two constants may share one if their arguments differ.
   *
   * @return by default the constant's name in small letters with hyphens
   */
  default String notation() {
    return key();
  }

  /**
   * Returns whether actions of this verb have {@linkplain games.kumite.api.Action#isLowPriority low priority}.
   *
   * @return by default false
   */
  default boolean isLowPriority() {
    return false;
  }

  /**
   * Returns the key of the label, the text {@code label.<key>} with {0}, {1}... for the arguments.
   *
   * @return the constant's name in small letters with hyphens
   */
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
