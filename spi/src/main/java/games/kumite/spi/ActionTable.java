package games.kumite.spi;

import games.kumite.api.Action;
import games.kumite.spi.marks.Shared;
import org.jspecify.annotations.Nullable;

/**
 * Actions that were made once and stand at places of a table, such as one for each space of a board. A question lists those
 * at some places, and neither makes nor copies an action. Where there are few sets of legal actions, an array for each of them
 * ({@link Options#addAll(Action[])}) is faster still: by 2 to 5 % of a decision of Brawler, whose heroes choose among four
 * decks. Immutable and thread-safe.
 */
@Shared
public final class ActionTable {

  private static final int SPARSE = 4;

  private final Action[] actions;

  /** The places of the actions, found by which objects they are: places of {@link #actions} from 1, or 0. */
  private final byte[] places;

  private ActionTable(Action[] actions) {
    this.actions = actions;
    places = new byte[Integer.highestOneBit(actions.length) * 2 * SPARSE];
    for (int place = 0; place < actions.length; place++) {
      int slot = slot(actions[place]);
      while (places[slot] != 0) {
        slot = next(slot);
      }
      places[slot] = (byte) (place + 1);
    }
  }

  /**
   * A table.
   *
   * @param actions the actions by their places from 0, one to 64, each another object
   * @return the table
   * @throws IllegalArgumentException if there is none or more than 64
   */
  public static ActionTable of(Action... actions) {
    if (actions.length == 0 || actions.length > Long.SIZE) {
      throw new IllegalArgumentException("a table must have 1.." + Long.SIZE + " actions, had " + actions.length);
    }
    return new ActionTable(actions.clone());
  }

  /** Which objects they are depends on the JVM, and nothing but the way to the place depends on that. */
  private int slot(@Nullable Action action) {
    return System.identityHashCode(action) & places.length - 1;
  }

  private int next(int slot) {
    return slot + 1 & places.length - 1;
  }

  /**
   * The action at a place.
   *
   * @param place from 0
   * @return the action
   */
  public Action at(int place) {
    return actions[place];
  }

  /**
   * How many places there are.
   *
   * @return 1 to 64
   */
  public int size() {
    return actions.length;
  }

  /** Where this very action stands, a negative number if nowhere. */
  int place(@Nullable Action action) {
    int slot = slot(action);
    int place = places[slot] - 1;
    while (place >= 0 && actions[place] != action) {
      slot = next(slot);
      place = places[slot] - 1;
    }
    return place;
  }
}
