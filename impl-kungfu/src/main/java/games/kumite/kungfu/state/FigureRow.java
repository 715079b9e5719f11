package games.kumite.kungfu.state;

import games.kumite.spi.marks.Immutable;

/** The numbers of a figure. Immutable: copies of a match share those of figures to which nothing has happened since. */
@Immutable
final class FigureRow {

  /** The row of a figure about which nothing is written. */
  static final FigureRow BLANK = new FigureRow(new int[FigureNumbers.STRIDE]);

  private final int[] numbers;

  private FigureRow(int[] numbers) {
    this.numbers = numbers;
  }

  int get(int field) {
    return numbers[field];
  }

  /** Returns a copy with another number in a field. */
  FigureRow with(int field, int value) {
    int[] changed = numbers.clone();
    changed[field] = value;
    return new FigureRow(changed);
  }
}
