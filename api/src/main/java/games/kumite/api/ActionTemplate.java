package games.kumite.api;

import java.util.List;
import java.util.Objects;

/**
 * The shape of actions with free numbers, such as a move to any point of a table. Immutable.
 *
 * <p>A frontend fills the slots and asks {@link Decision#action} whether the result is legal.
 *
 * @param start the fixed beginning of the notation: verb and ids, such as {@code move figure:jack}
 * @param slots the numbers that follow it, in order
 */
public record ActionTemplate(String start, List<Parameter> slots) {

  /** Copies the list. */
  public ActionTemplate {
    Objects.requireNonNull(start, "start must not be null");
    Objects.requireNonNull(slots, "slots must not be null");
    slots = List.copyOf(slots);
  }

  /**
   * One free number of a form. Immutable.
   *
   * @param name what it means, such as {@code x}
   * @param min the least value
   * @param max the greatest value
   * @param unit what it counts: {@code 0.1 mm} for places on a table
   * @param board the id of the element in whose coordinates it counts, or an empty text
   */
  public record Parameter(String name, int min, int max, String unit, String board) {

    /** Refuses what is missing. */
    public Parameter {
      Objects.requireNonNull(name, "name must not be null");
      Objects.requireNonNull(unit, "unit must not be null");
      Objects.requireNonNull(board, "board must not be null");
    }
  }

  /**
   * The notation with these numbers.
   *
   * @param numbers one for each slot
   * @return such as {@code move figure:jack 412 300}
   * @throws IllegalArgumentException if there are more or fewer numbers than slots
   */
  public String notation(int... numbers) {
    Objects.requireNonNull(numbers, "numbers must not be null");
    if (numbers.length != slots.size()) {
      throw new IllegalArgumentException(
          "needs " + slots.size() + " numbers, was given " + numbers.length);
    }
    StringBuilder text = new StringBuilder(start);
    for (int number : numbers) {
      text.append(' ').append(number);
    }
    return text.toString();
  }
}
