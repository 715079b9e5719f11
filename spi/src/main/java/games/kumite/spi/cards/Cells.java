package games.kumite.spi.cards;

import games.kumite.api.Keys;
import games.kumite.api.RandomSource;
import games.kumite.api.SeededRandom;

/**
 * The secret numbers of a match, such as dice under a cup, and who knows them. A copy is one {@code
 * clone()}. Confined to one thread.
 *
 * <p>That a number is put in, taken out or shown, and to whom, is seen by everybody.
 */
public final class Cells implements Hidden {

  /** What an empty cell holds. */
  public static final int EMPTY = 0;
  /** Beside the bits of observers who know a number: all have seen it together. */
  private static final int SEEN_BY_ALL = 1 << 30;

  private final CellLayout layout;
  private final int knownAt;

  /** By cell: the number, then who knows it. */
  private final int[] data;

  private int reveals;
  private long changes;

  /**
   * Empty cells.
   *
   * @param layout the cells
   */
  public Cells(CellLayout layout) {
    this.layout = layout;
    knownAt = layout.cells().size();
    data = new int[2 * knownAt];
  }

  /**
   * A copy.
   *
   * @param other the cells to copy
   */
  public Cells(Cells other) {
    layout = other.layout;
    knownAt = other.knownAt;
    data = other.data.clone();
    reveals = other.reveals;
    changes = other.changes;
  }

  /**
   * What was declared.
   *
   * @return the layout
   */
  public CellLayout layout() {
    return layout;
  }

  /**
   * What is in a cell.
   *
   * @param cell the cell
   * @return 1 to its sides, or {@link #EMPTY}
   */
  public int number(Cell cell) {
    return data[cell.index()];
  }

  /**
   * Whether nothing is in a cell; everybody knows that.
   *
   * @param cell the cell
   * @return true if it is empty
   */
  public boolean isEmpty(Cell cell) {
    return data[cell.index()] == EMPTY;
  }

  /**
   * Who knows what is in a cell.
   *
   * @param cell the cell
   * @return a bit for each observer; everybody's if it is empty
   */
  public int knownBy(Cell cell) {
    return isEmpty(cell) ? CardLayout.everybody(layout.seats()) : data[knownAt + cell.index()] & ~SEEN_BY_ALL;
  }

  /**
   * Whether an observer knows what is in a cell.
   *
   * @param cell the cell
   * @param observer the observer's number
   * @return true if so
   */
  public boolean isKnown(Cell cell, int observer) {
    return (knownBy(cell) >> observer & 1) != 0;
  }

  /**
   * Puts a number in a cell; those see it who see what is in the cell.
   *
   * @param cell the cell
   * @param number 1 to the cell's sides
   * @throws IllegalArgumentException if it is another number
   */
  public void put(Cell cell, int number) {
    if (number < 1 || number > cell.sides()) {
      throw new IllegalArgumentException(
          "cell " + cell.name() + " must hold 1.." + cell.sides() + ", was " + number);
    }
    data[cell.index()] = number;
    data[knownAt + cell.index()] = 0;
    changes += layout.lane(cell.index());
    show(cell, cell.seers());
  }

  /**
   * Rolls a die into a cell; those see it who see what is in the cell.
   *
   * @param cell the cell
   * @param random where the die is rolled
   * @param label what is rolled
   * @param subject whom it is for, 0 for nobody
   */
  public void roll(Cell cell, RandomSource random, String label, int subject) {
    put(cell, random.die(label, subject, cell.sides()));
  }

  /**
   * Empties a cell.
   *
   * @param cell the cell
   */
  public void clear(Cell cell) {
    if (data[cell.index()] != EMPTY) {
      changes += layout.lane(cell.index());
    }
    data[cell.index()] = EMPTY;
    data[knownAt + cell.index()] = 0;
  }

  /**
   * Shows some observers what is in a cell.
   *
   * @param cell the cell
   * @param observers a bit for each
   */
  public void show(Cell cell, int observers) {
    int known = knownBy(cell);
    if (observers == CardLayout.everybody(layout.seats()) && !isEmpty(cell)) {
      data[knownAt + cell.index()] |= SEEN_BY_ALL;
    }
    if ((observers & ~known) != 0) {
      data[knownAt + cell.index()] |= observers;
      reveals += (observers & ~known & CardLayout.allSeats(layout.seats())) != 0 ? 1 : 0;
    }
  }

  @Override
  public int reveals() {
    return reveals;
  }

  @Override
  public void forget(int observer) {
    for (Cell cell : layout.cells()) {
      if (!isKnown(cell, observer)) {
        data[cell.index()] = 1;
      }
      if (!isSeenByAll(cell)) {
        data[knownAt + cell.index()] &= 1 << observer | cell.seers(); // whoever else has peeked is not told
      }
    }
    reveals = 0;
  }

  @Override
  public void deal(int observer, SeededRandom random) {
    for (Cell cell : layout.cells()) {
      if (!isKnown(cell, observer)) {
        data[cell.index()] = 1 + random.nextInt(cell.sides());
      }
    }
  }

  /** Whether all observers have seen together what is in a cell. */
  private boolean isSeenByAll(Cell cell) {
    return (data[knownAt + cell.index()] & SEEN_BY_ALL) != 0;
  }

  @Override
  public long privateKey(int observer) {
    long key = 0;
    for (int at = 0; at < knownAt; at++) {
      int known = data[knownAt + at];
      if (data[at] != EMPTY && (known & SEEN_BY_ALL) == 0 && (known >> observer & 1) != 0) {
        key += Keys.mix(layout.seenFrom(at, observer), data[at]);
      }
    }
    return key;
  }

  @Override
  public long openKey() {
    long key = 0;
    for (int at = 0; at < knownAt; at++) {
      if (data[at] != EMPTY) {
        key += Keys.mix(~layout.alike(at), (data[knownAt + at] & SEEN_BY_ALL) == 0 ? EMPTY : data[at]);
      }
    }
    return key;
  }

  @Override
  public long changes() {
    return changes;
  }

  /**
   * Changes a number unseen; for the conformance kit.
   *
   * @param cell a cell that is not empty
   * @param number 1 to the cell's sides
   */
  public void exchange(Cell cell, int number) {
    data[cell.index()] = number;
  }

  /** Everything about these cells as text; equal cells give equal texts. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (Cell cell : layout.cells()) {
      text.append(cell.name()).append(": ").append(number(cell)).append('~')
          .append(Integer.toBinaryString(knownBy(cell))).append('\n');
    }
    return text.toString();
  }
}
