package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.GrappleEnd;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.Whereabouts;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether a figure that has moved into contact with a table flips it (D-52, KF-LOC-51b, KF-RUL-139).
 *
 * @param figure the figure
 * @param from the place where its move began
 */
record FlipTable(int figure, long from) implements Question<GameState>, FigureChoice {

  private static final int THICK = 100;
  private static final int TOP = 400;
  private static final EventType FLIPPED = EventType.of("table-flipped", "KF-LOC-51b").word("figure", Figures::id)
      .word("piece", Whereabouts::piece);

  @Override
  public void run(GameState state) {
    boolean isReady = Capabilities.toHack(state.figures(), figure) && state.figures().gang(figure) != Figures.NEUTRAL;
    if (isReady && next(state, -1) >= 0) {
      Question.super.run(state);
    }
  }

  /** Returns the next table after one that stands upright and that the move has reached, -1 for none. */
  private int next(GameState state, int after) {
    Board board = state.board();
    Figures figures = state.figures();
    long place = figures.place(figure);
    int touch = figures.size(figure).radius() + Gaps.TOUCH;
    for (int piece = board.next(after, place, touch); piece >= 0; piece = board.next(piece, place, touch)) {
      Piece table = board.piece(piece);
      if (table.is(Flag.TABLE) && !table.is(Flag.SOLIDLOW) && Gaps.isBeside(table, place, figures.size(figure))
          && !Gaps.isBeside(table, from, figures.size(figure))) {
        return piece;
      }
    }
    return -1;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    for (int piece = next(state, -1); piece >= 0; piece = next(state, piece)) {
      out.add(state.actions().of(ActionVerb.FLIP_TABLE, piece + 1));
    }
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == ActionVerb.FLIP_TABLE) {
      int piece = chosen.first() - 1;
      state.lay(state.board().with(piece, flipped(state.board().piece(piece), state.figures().place(figure))));
      GrappleEnd.look(state);
      state.emit(FLIPPED, state.figures().code(figure), piece + 1);
    }
  }

  /** Returns a strip along the long side that is nearest to the flipper. */
  private static Piece flipped(Piece table, long place) {
    Polygon top = table.outline;
    boolean isWide = top.right() - top.left() >= top.high() - top.low();
    boolean isLow = isWide ? Place.y(place) * 2 <= top.low() + top.high() : Place.x(place) * 2 <= top.left() + top.right();
    Polygon strip = isWide
        ? Polygon.rectangle(top.left(), isLow ? top.low() : top.high() - THICK, top.right(), isLow ? top.low() + THICK : top.high())
        : Polygon.rectangle(isLow ? top.left() : top.right() - THICK, top.low(), isLow ? top.left() + THICK : top.right(), top.high());
    return new Piece(table.id, table.kind, strip, table.base, table.base + TOP, table.flags | Flag.SOLIDLOW.bit());
  }
}
