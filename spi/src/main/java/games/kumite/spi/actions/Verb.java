package games.kumite.spi.actions;

import java.util.List;
import java.util.Locale;

/**
 * What an action does: a constant of a game's enum of verbs.
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
   * The constant's name.
   *
   * @return as enums have it
   */
  String name();

  /**
   * The constant's place in its enum.
   *
   * @return as enums have it
   */
  int ordinal();

  /**
   * What follows the verb.
   *
   * @return an immutable list of at most three
   */
  List<Argument> arguments();

  /**
   * How the verb is written. Two constants may be written alike if their arguments differ.
   *
   * @return by default the constant's name in small letters with hyphens
   */
  default String notation() {
    return key();
  }

  /**
   * Whether actions of this verb are {@linkplain games.kumite.api.Action#isLowPriority idle}.
   *
   * @return by default false
   */
  default boolean isLowPriority() {
    return false;
  }

  /**
   * The key of the label, the text {@code label.<key>} with {0}, {1}... for the arguments.
   *
   * @return the constant's name in small letters with hyphens
   */
  default String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
