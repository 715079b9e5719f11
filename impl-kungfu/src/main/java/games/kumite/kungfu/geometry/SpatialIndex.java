package games.kumite.kungfu.geometry;

/**
 * An index of pieces by parts of a table: a bit for each piece in every column and every row of cells that it reaches into.
 * Immutable; made once for the pieces of a table and kept when one of them goes. The bits of any number of neighbouring columns
 * are those of two runs of 1, 2, 4 or more of them.
 */
final class SpatialIndex {

  /** The logarithm of the width of a column and a row: 256. */
  private static final int CELL_BITS = 8;

  private final int words;
  private final int lastColumn;
  private final int lastRow;
  private final long[][] columns;
  private final long[][] rows;

  SpatialIndex(int width, int height, Piece[] pieces) {
    words = words(pieces.length);
    lastColumn = width >> CELL_BITS;
    lastRow = height >> CELL_BITS;
    long[] column = new long[(lastColumn + 1) * words];
    long[] row = new long[(lastRow + 1) * words];
    for (int i = 0; i < pieces.length; i++) {
      Polygon outline = pieces[i].outline;
      mark(column, i, cell(outline.left(), lastColumn), cell(outline.right(), lastColumn));
      mark(row, i, cell(outline.low(), lastRow), cell(outline.high(), lastRow));
    }
    columns = runs(column, lastColumn + 1);
    rows = runs(row, lastRow + 1);
  }

  /** Returns how many words of 64 bits hold a given number of pieces. */
  static int words(int pieces) {
    return Math.max(1, (pieces + Long.SIZE - 1) / Long.SIZE);
  }

  private static int cell(int value, int last) {
    return Math.max(0, Math.min(last, value >> CELL_BITS));
  }

  private void mark(long[] lines, int piece, int first, int last) {
    for (int line = first; line <= last; line++) {
      lines[line * words + piece / Long.SIZE] |= 1L << piece;
    }
  }

  /** Returns the bits of runs of 1, 2, 4 and more lines, by their first line. */
  private long[][] runs(long[] lines, int count) {
    // A sparse table, as for range minimum queries: a run of 2^i lines joins two runs of 2^(i-1).
    // Joining bits twice does no harm, so two overlapping runs cover any number of neighbouring lines.
    long[][] runs = new long[Integer.SIZE - Integer.numberOfLeadingZeros(count)][];
    runs[0] = lines;
    for (int i = 1; i < runs.length; i++) {
      runs[i] = runs[i - 1].clone();
      int half = (1 << i - 1) * words;
      for (int j = 0; j + half < lines.length; j++) {
        runs[i][j] |= runs[i - 1][j + half];
      }
    }
    return runs;
  }

  /** Returns one word of the pieces that may reach into a rectangle; all that do are among them. */
  long near(int word, int left, int low, int right, int high) {
    return word >= words ? 0 : any(columns, word, cell(left, lastColumn), cell(right, lastColumn))
        & any(rows, word, cell(low, lastRow), cell(high, lastRow));
  }

  private long any(long[][] runs, int word, int first, int last) {
    int run = Integer.SIZE - 1 - Integer.numberOfLeadingZeros(last - first + 1);
    return runs[run][first * words + word] | runs[run][(last - (1 << run) + 1) * words + word];
  }
}
