package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Element.Kind;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;

/** How tic-tac-toe begins and looks. */
final class TicTacToeRules implements Rules<Grid> {

  @Inject
  TicTacToeRules() {}

  @Override
  public Grid begin(Start start) {
    Grid grid = new Grid(start);
    grid.ask(TakeCell.TAKE_CELL);
    return grid;
  }

  @Override
  public void describe(Grid grid, TableBuilder table) {
    table.seat(0).set("mark", "X");
    table.seat(1).set("mark", "O");
    TableBuilder.Node board = table.add(Kind.BOARD, "grid").set("columns", 3).set("rows", 3);
    for (int cell = 0; cell < 9; cell++) {
      String name = Place.name(cell);
      TableBuilder.Node space = board.add(Kind.SPACE, name)
          .set("column", 1 + cell % 3).set("row", 1 + cell / 3);
      if ((grid.crosses >> cell & 1) != 0) {
        space.add(Kind.TOKEN, name).set("owner", "seat:1");
      } else if ((grid.noughts >> cell & 1) != 0) {
        space.add(Kind.TOKEN, name).set("owner", "seat:2");
      }
    }
  }
}
