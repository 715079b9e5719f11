package games.kumite.spi;

import games.kumite.api.Action;
import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;

/** An immutable list of the actions at some places of a table, the lowest place first. */
final class PlaceList extends AbstractList<Action> implements RandomAccess {

  /** A bit for each place. */
  private final long places;
  private final Action[] table;

  PlaceList(long places, Action[] table) {
    this.places = places;
    this.table = table;
  }

  /** The action at a place, by the number of places below it. */
  static Action at(int index, long places, Action[] table) {
    long left = places;
    for (int i = 0; i < index; i++) {
      left &= left - 1;
    }
    return table[Long.numberOfTrailingZeros(left)];
  }

  /** Whether this very action stands at one of the places. */
  static boolean isAmong(Action action, long places, Action[] table) {
    boolean isAmong = false;
    for (long left = places; left != 0; left &= left - 1) {
      isAmong |= table[Long.numberOfTrailingZeros(left)] == action;
    }
    return isAmong;
  }

  @Override
  public Action get(int index) {
    return at(Objects.checkIndex(index, size()), places, table);
  }

  @Override
  public int size() {
    return Long.bitCount(places);
  }
}
