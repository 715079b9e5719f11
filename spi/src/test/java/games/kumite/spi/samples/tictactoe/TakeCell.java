package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;

/** The only question: which cell? */
enum TakeCell implements Question<Grid> {
  TAKE_CELL;

  private static final Refusal TAKEN = new Refusal("TT-02", "taken");
  private static final EventType PLACED =
      EventType.of("placed", "TT-01").seat("by").word("space", cell -> "space:" + Place.name(cell));
  private static final Outcome[] WINS = {
      Outcome.byScore("three in a row", 1, -1), Outcome.byScore("three in a row", -1, 1)};
  private static final Outcome DRAW = Outcome.byScore("full", 0, 0);

  @Override
  public String kind() {
    return "place";
  }

  @Override
  public int seat(Grid grid) {
    return grid.turn;
  }

  @Override
  public void collectActions(Grid grid, ActionCollector out) {
    out.addAll(Place.allOf(~grid.taken() & Grid.FULL));
    if (out.isExplaining()) {
      for (int left = grid.taken(); left != 0; left &= left - 1) {
        out.add(Place.of(Integer.numberOfTrailingZeros(left)), TAKEN); // TT-02
      }
    }
  }

  @Override
  public void execute(Grid grid, Action action) {
    int cell = ((Place) action).cell();
    int seat = grid.turn;
    boolean won = grid.take(cell);
    grid.emit(PLACED, seat, cell);
    if (won) {
      grid.finish(WINS[seat]); // TT-03
    } else if (grid.taken() == Grid.FULL) {
      grid.finish(DRAW); // TT-04
    } else {
      grid.turn = 1 - seat; // TT-01
      grid.ask(this);
    }
  }
}
