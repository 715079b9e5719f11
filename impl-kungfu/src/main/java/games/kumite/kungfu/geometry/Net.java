package games.kumite.kungfu.geometry;

/**
 * Which pieces lie near which part of a table: a bit for each piece in every column and every row of cells that it
 * reaches into. Immutable; made once for the pieces of a table and kept when one of them goes.
 */
final class Net {

  /** The width of a column and of a row. */
  private static final int CELL = 300;

  private final int words;
  private final int lastColumn;
  private final int lastRow;
  private final long[] columns;
  private final long[] rows;

  Net(int width, int height, Piece[] pieces) {
    words = words(pieces.length);
    lastColumn = width / CELL;
    lastRow = height / CELL;
    columns = new long[(lastColumn + 1) * words];
    rows = new long[(lastRow + 1) * words];
    for (int i = 0; i < pieces.length; i++) {
      Polygon outline = pieces[i].outline;
      mark(columns, i, cell(outline.left(), lastColumn), cell(outline.right(), lastColumn));
      mark(rows, i, cell(outline.low(), lastRow), cell(outline.high(), lastRow));
    }
  }

  /** How many words of 64 bits hold so many pieces. */
  static int words(int pieces) {
    return Math.max(1, (pieces + Long.SIZE - 1) / Long.SIZE);
  }

  private static int cell(int value, int last) {
    return Math.max(0, Math.min(last, value / CELL));
  }

  private void mark(long[] lines, int piece, int first, int last) {
    for (int line = first; line <= last; line++) {
      lines[line * words + piece / Long.SIZE] |= 1L << piece;
    }
  }

  /** One word of the pieces that may reach into a rectangle; all that do are among them. */
  long near(int word, int left, int low, int right, int high) {
    return word >= words ? 0 : any(columns, word, cell(left, lastColumn), cell(right, lastColumn))
        & any(rows, word, cell(low, lastRow), cell(high, lastRow));
  }

  private long any(long[] lines, int word, int first, int last) {
    long found = 0;
    for (int i = first * words + word; i <= last * words + word; i += words) {
      found |= lines[i];
    }
    return found;
  }
}
