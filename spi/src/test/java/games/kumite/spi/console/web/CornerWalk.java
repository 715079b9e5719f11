package games.kumite.spi.console.web;

import games.kumite.api.Action;
import games.kumite.api.Element.Kind;
import games.kumite.api.GameProperties;
import games.kumite.api.Outcome;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Question;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.grid.SquareGrid;
import games.kumite.spi.numbers.NumberGroup;
import games.kumite.spi.numbers.NumberLayout;
import games.kumite.spi.plugin.PlainGame;
import games.kumite.spi.plugin.PlainState;
import java.util.List;
import java.util.Map;

/** A monk walks around a corner and back, while a lamp lies on the table: for tests of the page. */
final class CornerWalk extends PlainGame {

  private static final SquareGrid GRID = SquareGrid.of(4, 3);
  private static final int MAX_WALKS = 40;
  private static final NumberGroup.Builder OF_MATCH = NumberGroup.of("match");
  private static final int WALKS = OF_MATCH.number("walks", 0, MAX_WALKS);
  private static final NumberGroup MATCH = OF_MATCH.build();
  private static final NumberLayout NUMBERS = NumberLayout.of(MATCH, 1);
  private static final int BEGIN = 0;
  private static final int CORNER = 3;
  private static final int END = 11;

  CornerWalk() {
    super("cornerwalk", "Corner walk", GameProperties.ofMaxDecisions(MAX_WALKS), List.of(2), Map.of(
        "prompt.walk", "Walk around the corner.", "prompt.walk.waiting", "{0} walks.", "table.board.yard", "Yard"));
  }

  private static String id(int space) {
    return "space:" + GRID.name(space);
  }

  /** Walks to the other end, or draws a hidden card. */
  enum Deed implements Action {
    WALK, DRAW;

    @Override
    public String notation() {
      return this == WALK ? "walk figure:monk" : "draw";
    }

    @Override
    public String label() {
      return this == WALK ? "Walk with the monk" : "Draw a card";
    }
  }

  /** The only choice. */
  enum Walk implements Question<PlainState> {
    WALK;

    @Override
    public int seat(PlainState state) {
      return 0;
    }

    @Override
    public String kind() {
      return "walk";
    }

    @Override
    public void collectActions(PlainState state, ActionCollector out) {
      out.add(Deed.WALK, null);
      out.add(Deed.DRAW, null);
    }

    @Override
    public void execute(PlainState state, Action action) {
      if (action == Deed.DRAW) {
        state.emitMotion("", "deck:lamps", "space:" + GRID.name(END));
      } else {
        boolean isAtEnd = state.get(WALKS) % 2 == 1;
        state.set(WALKS, state.get(WALKS) + 1);
        state.emitMotion("figure:monk", id(isAtEnd ? END : BEGIN), id(isAtEnd ? BEGIN : END), List.of(id(CORNER)), isAtEnd ? "west" : "south");
      }
      if (state.get(WALKS) == MAX_WALKS) {
        state.finish(Outcome.byScore("walked", 0, 0));
      } else {
        state.ask(this);
      }
    }
  }

  @Override
  public PlainState initialState(MatchConfig config) {
    PlainState state = new PlainState(config, NUMBERS);
    state.ask(Walk.WALK);
    return state;
  }

  @Override
  public void describe(PlainState state, TableBuilder table) {
    table.seat(0);
    table.seat(1);
    table.add(Kind.DECK, "lamps").set("count", 9);
    TableBuilder.Node board = table.add(Kind.BOARD, "yard").set("columns", GRID.columns()).set("rows", GRID.rows());
    for (int space = 0; space < GRID.size(); space++) {
      board.add(Kind.SPACE, GRID.name(space)).set("column", GRID.column(space) + 1).set("row", GRID.row(space) + 1);
    }
    boolean isAtEnd = state.get(WALKS) % 2 == 1;
    int space = isAtEnd ? END : BEGIN;
    board.add(Kind.FIGURE, "monk").set("column", GRID.column(space) + 1).set("row", GRID.row(space) + 1).set("facing", isAtEnd ? "south" : "west");
    table.add(Kind.PILE, "row").add(Kind.CARD, "lamp").set("label", "Lamp").set("text", "Lights the next room.");
  }
}
