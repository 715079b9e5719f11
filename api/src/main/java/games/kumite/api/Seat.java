package games.kumite.api;

import java.util.Objects;

/**
 * A place at the table and its player. Immutable.
 *
 * @param index the position in {@link Match#seats()}, from 0
 * @param name the display name; printable, 1 to 40 characters, different from the other seats' names
 * @param team the number of the team, from 0; seats of one team win and lose together
 */
public record Seat(int index, String name, int team) implements Viewer {

  /** Validates the components. */
  public Seat {
    Objects.requireNonNull(name, "name must not be null");
  }

  /**
   * Returns the number of this seat in rule books, ids and records.
   *
   * @return the index plus one
   */
  public int number() {
    return index + 1;
  }

  /**
   * Returns the id of this seat's element on every table.
   *
   * @return the id, such as {@code seat:1}
   */
  public String id() {
    return "seat:" + number();
  }

  @Override
  public String toString() {
    return name;
  }
}
