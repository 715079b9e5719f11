package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Action;
import games.kumite.spi.Texts;
import games.kumite.spi.learn.ActionSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Takes a cell.
 *
 * @param cell 0 to 8, row by row
 */
record Place(int cell) implements Action {

  private static final Texts TEXTS = Texts.of(Place.class, "tictactoe");
  private static final List<Place> ALL = IntStream.range(0, 9).mapToObj(Place::new).toList();
  private static final ActionSet ALL_CELLS = ActionSet.of(ALL);

  /** By a bit for each cell that is free. */
  private static final Place[][] FREE = IntStream.rangeClosed(0, Grid.FULL).mapToObj(Place::at).toArray(Place[][]::new);

  /** Every cell that can be taken. */
  static ActionSet all() {
    return ALL_CELLS;
  }

  private static Place[] at(int cells) {
    return ALL.stream().filter(place -> (cells >> place.cell & 1) != 0).toArray(Place[]::new);
  }

  /** Returns the actions for some cells, of which a bit is given each. */
  static Action[] allOf(int cells) {
    return FREE[cells];
  }

  static Action of(int cell) {
    return ALL.get(cell);
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
