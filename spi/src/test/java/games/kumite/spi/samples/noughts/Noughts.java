package games.kumite.spi.samples.noughts;

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

/** Tic-tac-toe in one file: the smallest plugin. */
public final class Noughts extends PlainGame {

  private static final SquareGrid GRID = SquareGrid.of(3, 3);
  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  private static final int TURN = OF_MATCH.number("turn", 0, 1);
  private static final NumberGroup MATCH = OF_MATCH.build();
  private static final NumberGroup.Builder OF_SPACE = NumberGroup.of("space");
  private static final int OWNER = OF_SPACE.index("owner");
  private static final NumberGroup SPACE = OF_SPACE.build();
  private static final NumberLayout NUMBERS = NumberLayout.of(MATCH, 1).and(SPACE, GRID.size());
  private static final EventType PLACED = EventType.of("placed", "NC-01").seat("by").word("space", Noughts::id);
  private static final Refusal TAKEN = new Refusal("NC-02", "taken");

  public Noughts() {
    super("noughts", "Noughts and crosses", GameProperties.ofMaxDecisions(GRID.size()).withScoreRange(-1, 1), List.of(2), Map.of(
        "prompt.place", "Take a space.", "prompt.place.waiting", "{0} takes a space.",
        "refusal.taken", "this space is taken", "event.placed", "{0} takes {1}.", "table.board.grid", "Grid"));
  }

  private static String id(int space) {
    return "space:" + GRID.name(space);
  }

  /** Takes a space. */
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

  /** The only choice: a space. */
  enum TakeSpace implements Question<PlainState> {
    PLACE;

    private static final List<Place> PLACES = IntStream.range(0, GRID.size()).mapToObj(Place::new).toList();

    @Override
    public int seat(PlainState state) {
      return state.get(TURN);
    }

    @Override
    public String kind() {
      return "place";
    }

    @Override
    public void collectActions(PlainState state, ActionCollector out) {
      PLACES.forEach(place -> out.add(place, state.get(SPACE, place.space, OWNER) == NumberGroup.NONE ? null : TAKEN)); // NC-02
    }

    @Override
    public void execute(PlainState state, Action action) {
      int seat = state.get(TURN);
      state.set(SPACE, ((Place) action).space, OWNER, seat);
      state.emit(PLACED, seat, ((Place) action).space);
      if (GRID.lines(3).stream().anyMatch(line -> IntStream.of(line.toArray()).allMatch(s -> state.get(SPACE, s, OWNER) == seat))) {
        state.finish(Outcome.byScore("three in a row", seat == 0 ? 1 : -1, seat == 0 ? -1 : 1)); // NC-03
      } else if (PLACES.stream().noneMatch(place -> state.get(SPACE, place.space, OWNER) == NumberGroup.NONE)) {
        state.finish(Outcome.byScore("full", 0, 0)); // NC-04
      } else {
        state.set(TURN, 1 - seat);
        state.ask(this); // NC-01
      }
    }
  }

  @Override
  public PlainState initialState(MatchConfig config) {
    PlainState state = new PlainState(config, NUMBERS);
    state.ask(TakeSpace.PLACE);
    return state;
  }

  @Override
  public void describe(PlainState state, TableBuilder table) {
    table.seat(0).set("turn", state.get(TURN) == 0);
    table.seat(1).set("turn", state.get(TURN) == 1);
    TableBuilder.Node board = table.add(Kind.BOARD, "grid").set("columns", GRID.columns()).set("rows", GRID.rows());
    for (int space = 0; space < GRID.size(); space++) {
      TableBuilder.Node node = board.add(Kind.SPACE, GRID.name(space)).set("column", GRID.column(space) + 1).set("row", GRID.row(space) + 1);
      int owner = state.get(SPACE, space, OWNER);
      if (owner != NumberGroup.NONE) {
        node.add(Kind.TOKEN, GRID.name(space)).set("owner", state.config().seats().get(owner).id());
      }
    }
  }
}
