package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.List;
import java.util.stream.IntStream;

/** How tic-tac-toe begins and looks. */
final class TicTacToeRules implements Rules<Grid> {

  private static final List<String> CROSSES = named("cross ");
  private static final List<String> NOUGHTS = named("nought ");

  @Inject
  TicTacToeRules() {}

  private static List<String> named(String mark) {
    return IntStream.range(0, 9).mapToObj(cell -> mark + Place.name(cell)).toList();
  }

  @Override
  public Grid initialState(MatchConfig config) {
    Grid grid = new Grid(config);
    grid.ask(TakeCell.TAKE_CELL);
    return grid;
  }

  @Override
  public ActionSet actionSet(Grid grid) {
    return Place.all();
  }

  @Override
  public void writeFeatures(Grid grid, FeatureWriter out) {
    out.grid("crosses", 3, 3);
    out.flags(CROSSES, grid.crosses);
    out.grid("noughts", 3, 3);
    out.flags(NOUGHTS, grid.noughts);
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
