package games.kumite.api;

import java.util.Objects;

/**
 * A place at the table and who sits there. Immutable.
 *
 * @param index its place in {@link Match#seats()}, from 0
 * @param name what it is called; printable, 1 to 40 characters, different from the other seats'
 * @param team seats with the same number win and lose together, from 0
 */
public record Seat(int index, String name, int team) implements Viewer {

  /** Refuses what is missing. */
  public Seat {
    Objects.requireNonNull(name, "name must not be null");
  }

  /**
   * How rule books, ids and records count seats.
   *
   * @return the index plus one
   */
  public int number() {
    return index + 1;
  }

  /**
   * The id of this seat's element on every table.
   *
   * @return such as {@code seat:1}
   */
  public String id() {
    return "seat:" + number();
  }

  @Override
  public String toString() {
    return name;
  }
}
