package games.kumite.api;

import java.util.List;
import java.util.Objects;

/**
 * A template of actions with free numbers, such as a move to any point of a table. Immutable.
 *
 * <p>A frontend fills in the numbers and asks {@link Decision#parse} whether the result is legal.
 *
 * @param start the fixed beginning of the notation, a verb and ids such as {@code move figure:jack}
 * @param slots the numbers that follow, in order
 */
public record ActionTemplate(String start, List<Parameter> slots) {

  /** Validates and copies the components. */
  public ActionTemplate {
    Objects.requireNonNull(start, "start must not be null");
    Objects.requireNonNull(slots, "slots must not be null");
    slots = List.copyOf(slots);
  }

  /**
   * A free number of a template. Immutable.
   *
   * @param name the name of the number, such as {@code x}
   * @param min the lowest value
   * @param max the highest value
   * @param unit the unit, such as {@code 0.1 mm} for points on a table
   * @param board the id of the element whose coordinates are used, or an empty text
   */
  public record Parameter(String name, int min, int max, String unit, String board) {

    /** Validates the components. */
    public Parameter {
      Objects.requireNonNull(name, "name must not be null");
      Objects.requireNonNull(unit, "unit must not be null");
      Objects.requireNonNull(board, "board must not be null");
    }
  }

  /**
   * Returns the notation with numbers filled in.
   *
   * @param numbers one number for each parameter
   * @return the notation, such as {@code move figure:jack 412 300}
   * @throws IllegalArgumentException if the count of numbers differs from the count of parameters
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
