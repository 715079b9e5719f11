package games.kumite.spi.console.table;

import games.kumite.api.Element;
import games.kumite.api.Element.Kind;
import java.util.List;

/** A board as a picture of characters. */
interface BoardText {

  /**
   * Returns the picture.
   *
   * @param width the maximum number of columns of a line
   */
  List<String> lines(int width);

  /** Returns a drawing of a board: a grid, a grid with lines and facings, a plan to scale, or a list of its spaces. */
  static BoardText of(Element board, ElementNames names) {
    if (board.get("columns") instanceof Integer columns && board.get("rows") instanceof Integer rows
        && columns > 0 && rows > 0) {
      if (SquaresText.suits(board)) {
        return new SquaresText(board, columns, rows, names);
      }
      return new GridText(board, columns, rows, names);
    }
    if (board.get("width") instanceof Integer across && board.get("height") instanceof Integer down
        && across > 0 && down > 0) {
      return new PlanText(board, across, down, names);
    }
    return new SpacesText(board, names);
  }

  /** Returns whether an element lies or stands on a board, so that it has a symbol. */
  static boolean isPiece(Element element) {
    return element.kind() != Kind.SPACE && element.kind() != Kind.TERRAIN && element.kind() != Kind.BOARD;
  }
}
