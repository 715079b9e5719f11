package games.kumite.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An attribute that is added up, with its parts: a strength, a bonus, a limit. Immutable.
 *
 * @param parts what is added, in the game's order
 */
public record Sum(List<Part> parts) {

  /**
   * A part of a sum.
   *
   * @param amount what it adds, negative for what it takes away
   * @param source the id of the element that it comes from
   * @param reason what it is for people where the source does not say it, empty else
   */
  public record Part(int amount, String source, String reason) {}

  /** Copies the parts. */
  public Sum {
    parts = List.copyOf(parts);
  }

  /**
   * What the parts come to.
   *
   * @return their sum
   */
  public int value() {
    return parts.stream().mapToInt(Part::amount).sum();
  }

  /** The value and its parts, {@code 5 = 3 seat:1 + 2 card:I22}; without reasons, which are for people. */
  @Override
  public String toString() {
    return value() + (parts.isEmpty() ? "" : " = ") + parts.stream()
        .map(part -> part.amount() + " " + part.source()).collect(Collectors.joining(" + ")).replace("+ -", "- ");
  }
}
