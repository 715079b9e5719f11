package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Action;
import games.kumite.spi.ActionTable;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.ActionSet;
import java.util.stream.IntStream;

/**
 * Takes a cell.
 *
 * @param cell 0 to 8, row by row
 */
record Place(int cell) implements Action {

  private static final Texts TEXTS = Texts.of(Place.class, "tictactoe");
  private static final ActionTable ALL = ActionTable.of(IntStream.range(0, 9).mapToObj(Place::new).toArray(Place[]::new));
  private static final ActionSet ALL_CELLS = ActionSet.of(IntStream.range(0, ALL.size()).mapToObj(ALL::at).toList());

  /** Every cell that can be taken. */
  static ActionSet all() {
    return ALL_CELLS;
  }

  /** By cell. */
  static ActionTable byCell() {
    return ALL;
  }

  static Action of(int cell) {
    return ALL.at(cell);
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
