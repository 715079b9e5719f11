package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Grip;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether a figure that has moved into contact with a table flips it (D-52, KF-LOC-51b, KF-RUL-139).
 *
 * @param figure the figure
 * @param from the place where its move began
 */
record FlipTable(int figure, long from) implements FigureQuestion {

  private static final int THICK = 100;
  private static final int TOP = 400;
  private static final EventType FLIPPED = EventType.of("table-flipped", "KF-LOC-51b").named("figure", Figures::id)
      .number("piece");

  @Override
  public void run(Fight fight) {
    boolean isReady = Able.toHack(fight.figures(), figure) && fight.figures().gang(figure) != Figures.NEUTRAL;
    if (isReady && next(fight, -1) >= 0) {
      FigureQuestion.super.run(fight);
    }
  }

  /** Returns the next table after one that stands upright and that the move has reached, -1 for none. */
  private int next(Fight fight, int after) {
    Board board = fight.board();
    Figures figures = fight.figures();
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
  public String kind() {
    return "flip-table";
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int piece = next(fight, -1); piece >= 0; piece = next(fight, piece)) {
      out.add(fight.actions().of(Word.FLIP_TABLE, piece + 1));
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.FLIP_TABLE) {
      int piece = chosen.first() - 1;
      fight.lay(fight.board().with(piece, flipped(fight.board().piece(piece), fight.figures().place(figure))));
      Grip.look(fight);
      fight.tell(FLIPPED, fight.figures().code(figure), piece + 1);
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
