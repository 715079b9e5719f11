package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Action;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.ActionSet;
import java.util.Arrays;
import java.util.List;

/**
 * Takes a cell.
 *
 * @param cell 0 to 8, row by row
 */
record Place(int cell) implements Action {

  private static final Texts TEXTS = Texts.of(Place.class, "tictactoe");
  private static final Place[] ALL = new Place[9];
  private static final ActionSet ALL_CELLS;

  /** By the cells that are free, a bit for each: what takes one of them. */
  private static final Place[][] LEGAL = new Place[Grid.FULL + 1][];

  static {
    for (int cell = 0; cell < 9; cell++) {
      ALL[cell] = new Place(cell);
    }
    Arrays.setAll(LEGAL,
        free -> Arrays.stream(ALL).filter(place -> (free >> place.cell & 1) != 0).toArray(Place[]::new));
    ALL_CELLS = ActionSet.of(List.of(ALL));
  }

  /** Every cell that can be taken. */
  static ActionSet all() {
    return ALL_CELLS;
  }

  /** What takes one of some cells, a bit for each. */
  static Place[] legal(int free) {
    return LEGAL[free];
  }

  static Place of(int cell) {
    return ALL[cell];
  }

  static String name(int cell) {
    return "" + (char) ('a' + cell % 3) + (1 + cell / 3);
  }

  @Override
  public String notation() {
    return "place space:" + name(cell);
  }

  @Override
  public String label() {
    return TEXTS.text("label.place", name(cell));
  }
}
