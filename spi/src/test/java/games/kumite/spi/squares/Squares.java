package games.kumite.spi.squares;

import games.kumite.api.Action;
import games.kumite.api.Element.Kind;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.grid.SquareGrid;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.plugin.PlainGame;
import games.kumite.spi.plugin.PlainState;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** A board of 64 squares that two seats fill: as large as draughts or chess, for the time that the kit takes. */
final class Squares extends PlainGame {

  static final SquareGrid GRID = SquareGrid.of(8, 8);
  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  private static final int TURN = OF_MATCH.number("turn", 0, GRID.size());
  private static final NumberGroup MATCH = OF_MATCH.build();
  private static final NumberGroup.Builder OF_SPACE = NumberGroup.of("space");
  private static final int OWNER = OF_SPACE.number("owner", 0, 2);
  private static final NumberGroup SPACE = OF_SPACE.build();
  private static final NumberLayout NUMBERS = NumberLayout.of(MATCH, 1).and(SPACE, GRID.size());

  Squares() {
    super("squares", "Squares", GameProperties.ofMaxDecisions(GRID.size()).withScoreRange(0, GRID.size()), List.of(2), Map.of(
        "prompt.place", "Take a square.", "prompt.place.waiting", "{0} takes a square.", "refusal.taken", "this square is taken",
        "event.placed", "{0} takes {1}.", "table.board.grid", "Grid"));
  }

  private static String id(int space) {
    return "space:" + GRID.name(space);
  }

  /** Takes a square. */
  record Place(int space) implements Action {
    @Override
    public String notation() {
      return "place " + id(space);
    }

    @Override
    public String label() {
      return "Take " + GRID.name(space);
    }
  }

  /** The only choice: a square. */
  enum TakeSquare implements Question<PlainState> {
    PLACE;

    private static final Refusal TAKEN = new Refusal("SQ-01", "taken");
    private static final EventType PLACED = EventType.of("placed", "SQ-01").seat("by").word("space", Squares::id);
    private static final List<Place> PLACES = IntStream.range(0, GRID.size()).mapToObj(Place::new).toList();

    @Override
    public int seat(PlainState state) {
      return state.get(TURN) % 2;
    }

    @Override
    public String kind() {
      return "place";
    }

    @Override
    public void collectActions(PlainState state, ActionCollector out) {
      PLACES.forEach(place -> out.add(place, state.get(SPACE, place.space, OWNER) == 0 ? null : TAKEN));
    }

    @Override
    public void execute(PlainState state, Action action) {
      int space = ((Place) action).space;
      int seat = seat(state);
      state.set(SPACE, space, OWNER, seat + 1);
      state.emit(PLACED, seat, space);
      state.add(TURN, 1);
      if (state.get(TURN) < GRID.size()) {
        state.ask(this);
      } else {
        state.finish(Outcome.byScore("the longest row", longest(state, 1), longest(state, 2)));
      }
    }

    private static int longest(PlainState state, int owner) {
      int most = 0;
      for (int row = 0; row < GRID.rows(); row++) {
        int run = 0;
        for (int column = 0; column < GRID.columns(); column++) {
          run = state.get(SPACE, GRID.at(column, row), OWNER) == owner ? run + 1 : 0;
          most = Math.max(most, run);
        }
      }
      return most;
    }
  }

  @Override
  public PlainState initialState(MatchConfig config) {
    PlainState state = new PlainState(config, NUMBERS);
    state.ask(TakeSquare.PLACE);
    return state;
  }

  @Override
  public void describe(PlainState state, TableBuilder table) {
    for (int seat = 0; seat < 2; seat++) {
      table.seat(seat).set("turn", state.get(TURN) % 2 == seat);
    }
    TableBuilder.Node board = table.add(Kind.BOARD, "grid").set("columns", GRID.columns()).set("rows", GRID.rows());
    for (int space = 0; space < GRID.size(); space++) {
      TableBuilder.Node node = board.add(Kind.SPACE, GRID.name(space)).set("column", GRID.column(space) + 1)
          .set("row", GRID.row(space) + 1);
      int owner = state.get(SPACE, space, OWNER);
      if (owner > 0) {
        node.add(Kind.TOKEN, GRID.name(space)).set("owner", "seat:" + owner);
      }
    }
  }
}
