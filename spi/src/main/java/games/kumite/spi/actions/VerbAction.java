package games.kumite.spi.actions;

import games.kumite.api.Action;
import games.kumite.api.Seat;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A verb with its arguments. Immutable. The notation of an action with a point is built on each call: a playout plays
 * points by the thousand and reads no notation.
 */
@Immutable
public final class VerbAction implements Action {

  private final Actions actions;
  private final Verb verb;
  private final int first;
  private final int second;
  private final int third;
  private final int index;
  private final @Nullable String text;

  VerbAction(Actions actions, Verb verb, int[] arguments, int number) {
    this(actions, verb, arguments.length > 0 ? arguments[0] : 0, arguments.length > 1 ? arguments[1] : 0,
        arguments.length > 2 ? arguments[2] : 0, number);
  }

  VerbAction(Actions actions, Verb verb, int first, int second, int third, int number) {
    this.actions = actions;
    this.verb = verb;
    this.first = first;
    this.second = second;
    this.third = third;
    this.index = number;
    text = actions.hasPoint(verb) ? null : actions.notation(verb, arguments());
  }

  /**
   * Returns the verb.
   *
   * @return a constant of the game's enum
   */
  public Verb verb() {
    return verb;
  }

  /**
   * Returns the first argument.
   *
   * @return a face, a seat's index, a number, or a place in a list; 0 if the verb has none
   */
  public int first() {
    return first;
  }

  /**
   * Returns the second argument.
   *
   * @return as {@link #first}
   */
  public int second() {
    return second;
  }

  /**
   * Returns the third argument.
   *
   * @return as {@link #first}
   */
  public int third() {
    return third;
  }

  /**
   * Returns the number of this action among all of its game, setup and content; points of one verb share a number.
   *
   * @return 0 to {@link Actions#count()} - 1
   */
  int index() {
    return index;
  }

  @Override
  public String notation() {
    return text != null ? text : actions.notation(verb, arguments());
  }

  @Override
  public String label() {
    return actions.label(this, List.of());
  }

  @Override
  public String label(List<Seat> seats) {
    return actions.label(this, seats);
  }

  @Override
  public boolean isLowPriority() {
    return verb.isLowPriority();
  }

  boolean isOf(Actions made) {
    return made == actions;
  }

  int[] arguments() {
    return new int[] {first, second, third};
  }

  static String name(int seat, List<Seat> seats) {
    return seat < seats.size() ? seats.get(seat).name() : String.valueOf(seat + 1);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other == this || other instanceof VerbAction action && action.index == index && action.verb == verb
        && action.first == first && action.second == second && action.third == third
        && (action.actions == actions || action.notation().equals(notation()));
  }

  @Override
  public int hashCode() {
    return text != null ? text.hashCode() : ((index * 31 + first) * 31 + second) * 31 + third;
  }

  @Override
  public String toString() {
    return notation();
  }
}
