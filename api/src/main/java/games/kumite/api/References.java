package games.kumite.api;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An attribute that names elements of the same table, such as an owner, a target or promised cards. Immutable.
 *
 * @param ids the ids of the elements in order, possibly none
 */
public record References(List<String> ids) {

  /**
   * Validates and copies the ids.
   *
   * @throws IllegalArgumentException if an id does not have the form {@code kind:name}
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
   * Returns references to elements.
   *
   * @param ids the ids of the elements
   * @return the references
   */
  public static References to(String... ids) {
    return new References(List.of(ids));
  }

  /** Returns the ids, separated by spaces. */
  @Override
  public String toString() {
    return ids.stream().collect(Collectors.joining(" "));
  }
}
