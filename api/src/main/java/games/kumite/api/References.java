package games.kumite.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An attribute that names elements of the same table: whose it is, what it is aimed at, which cards are promised.
 * Immutable.
 *
 * @param ids the elements' ids in order, maybe none
 */
public record References(List<String> ids) {

  /**
   * Copies the ids.
   *
   * @throws IllegalArgumentException if one of them is not of the form {@code kind:name}
   */
  public References {
    ids = List.copyOf(ids);
    for (String id : ids) {
      if (id.indexOf(':') < 1) {
        throw new IllegalArgumentException("a reference must be the id of an element, was " + id);
      }
    }
  }

  /**
   * References to some elements.
   *
   * @param ids their ids
   * @return the references
   */
  public static References to(String... ids) {
    return new References(List.of(ids));
  }

  /** The ids, with a space between them. */
  @Override
  public String toString() {
    return ids.stream().collect(Collectors.joining(" "));
  }
}
