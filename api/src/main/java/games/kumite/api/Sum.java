package games.kumite.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A numeric attribute with its parts, such as a strength, a bonus or a limit. Immutable.
 *
 * @param parts the parts, in the game's order
 */
public record Sum(List<Part> parts) {

  /**
   * A part of a sum.
   *
   * @param amount the amount, negative if it is subtracted
   * @param source the id of the element that contributes it
   * @param reason the reason for display if the source does not explain it, empty otherwise
   */
  public record Part(int amount, String source, String reason) {}

  /** Validates and copies the components. */
  public Sum {
    parts = List.copyOf(parts);
  }

  /**
   * Returns the total of the parts.
   *
   * @return the sum
   */
  public int value() {
    return parts.stream().mapToInt(Part::amount).sum();
  }

  /**
   * Returns the value and its parts, such as {@code 5 = 3 seat:1 + 2 card:I22}. Reasons are left out, since they are
   * for display.
   */
  @Override
  public String toString() {
    return value() + (parts.isEmpty() ? "" : " = ") + parts.stream()
        .map(part -> part.amount() + " " + part.source()).collect(Collectors.joining(" + ")).replace("+ -", "- ");
  }
}
