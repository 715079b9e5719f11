package games.kumite.spi.cards;

import games.kumite.api.Keys;
import games.kumite.api.random.RandomSource;
import games.kumite.api.random.SeededRandom;

/**
 * The secret numbers of a match, such as dice under a cup, and the viewers who know them. A copy is one
 * {@code clone()}. Confined to one thread.
 *
 * <p>All viewers see that a number is put in, taken out or shown, and to whom.
 */
public final class SecretNumbers implements HiddenPart {

  /** The content of an empty cell. */
  public static final int EMPTY = 0;
  /** The bit above those of the viewers who know a number: all have seen it together. */
  private static final int SEEN_BY_ALL = 1 << 30;

  private final SecretNumberLayout layout;
  private final int knownAt;

  /** By cell: the number, then the viewers who know it. */
  private final int[] data;

  private int revealCount;
  private long handChangeCounters;

  /**
   * Creates empty cells.
   *
   * @param layout the cells
   */
  public SecretNumbers(SecretNumberLayout layout) {
    this.layout = layout;
    knownAt = layout.cells().size();
    data = new int[2 * knownAt];
  }

  /**
   * Creates a copy.
   *
   * @param other the cells to copy
   */
  public SecretNumbers(SecretNumbers other) {
    layout = other.layout;
    knownAt = other.knownAt;
    data = other.data.clone();
    revealCount = other.revealCount;
    handChangeCounters = other.handChangeCounters;
  }

  /**
   * Returns the layout of these cells.
   *
   * @return the layout
   */
  public SecretNumberLayout layout() {
    return layout;
  }

  /**
   * Returns the content of a cell.
   *
   * @param cell the cell
   * @return 1 to its sides, or {@link #EMPTY}
   */
  public int number(SecretNumber cell) {
    return data[cell.index()];
  }

  /**
   * Returns whether a cell is empty, which all viewers know.
   *
   * @param cell the cell
   * @return true if it is empty
   */
  public boolean isEmpty(SecretNumber cell) {
    return data[cell.index()] == EMPTY;
  }

  /**
   * Returns the viewers who know the content of a cell.
   *
   * @param cell the cell
   * @return a bit for each viewer; all bits if it is empty
   */
  public int knownBy(SecretNumber cell) {
    return isEmpty(cell) ? CardLayout.allViewers(layout.seats()) : data[knownAt + cell.index()] & ~SEEN_BY_ALL;
  }

  /**
   * Returns whether a viewer knows the content of a cell.
   *
   * @param cell the cell
   * @param viewer the viewer's number
   * @return true if so
   */
  public boolean isKnown(SecretNumber cell, int viewer) {
    return (knownBy(cell) >> viewer & 1) != 0;
  }

  /**
   * Puts a number in a cell. The viewers of the cell see it.
   *
   * @param cell the cell
   * @param number 1 to the cell's sides
   * @throws IllegalArgumentException if it is another number
   */
  public void put(SecretNumber cell, int number) {
    if (number < 1 || number > cell.sides()) {
      throw new IllegalArgumentException(
          "cell " + cell.name() + " must hold 1.." + cell.sides() + ", was " + number);
    }
    data[cell.index()] = number;
    data[knownAt + cell.index()] = 0;
    handChangeCounters += layout.lane(cell.index());
    show(cell, cell.seers());
  }

  /**
   * Rolls a die into a cell. The viewers of the cell see it.
   *
   * @param cell the cell
   * @param random the random source
   * @param label what is rolled
   * @param subject the number of the seat that it is rolled for, from 1; 0 for no seat
   */
  public void roll(SecretNumber cell, RandomSource random, String label, int subject) {
    put(cell, random.die(label, subject, cell.sides()));
  }

  /**
   * Empties a cell.
   *
   * @param cell the cell
   */
  public void clear(SecretNumber cell) {
    if (data[cell.index()] != EMPTY) {
      handChangeCounters += layout.lane(cell.index());
    }
    data[cell.index()] = EMPTY;
    data[knownAt + cell.index()] = 0;
  }

  /**
   * Shows the content of a cell to some viewers.
   *
   * @param cell the cell
   * @param viewers a bit for each
   */
  public void show(SecretNumber cell, int viewers) {
    int known = knownBy(cell);
    if (viewers == CardLayout.allViewers(layout.seats()) && !isEmpty(cell)) {
      data[knownAt + cell.index()] |= SEEN_BY_ALL;
    }
    if ((viewers & ~known) != 0) {
      data[knownAt + cell.index()] |= viewers;
      revealCount += (viewers & ~known & CardLayout.allSeats(layout.seats())) != 0 ? 1 : 0;
    }
  }

  @Override
  public int revealCount() {
    return revealCount;
  }

  @Override
  public void redact(int viewer) {
    for (SecretNumber cell : layout.cells()) {
      if (!isKnown(cell, viewer)) {
        data[cell.index()] = 1;
      }
      if (!isSeenByAll(cell)) {
        data[knownAt + cell.index()] &= 1 << viewer | cell.seers(); // other viewers who have peeked stay hidden from this one
      }
    }
    revealCount = 0;
  }

  @Override
  public void redeal(int viewer, SeededRandom random) {
    for (SecretNumber cell : layout.cells()) {
      if (!isKnown(cell, viewer)) {
        data[cell.index()] = 1 + random.nextInt(cell.sides());
      }
    }
  }

  /** Returns whether all viewers have seen the content of a cell together. */
  private boolean isSeenByAll(SecretNumber cell) {
    return (data[knownAt + cell.index()] & SEEN_BY_ALL) != 0;
  }

  @Override
  public long privateKey(int viewer) {
    long key = 0;
    for (int at = 0; at < knownAt; at++) {
      int known = data[knownAt + at];
      if (data[at] != EMPTY && (known & SEEN_BY_ALL) == 0 && (known >> viewer & 1) != 0) {
        key += Keys.mix(layout.seenFrom(at, viewer), data[at]);
      }
    }
    return key;
  }

  @Override
  public long publicKeyPart() {
    long key = 0;
    for (int at = 0; at < knownAt; at++) {
      if (data[at] != EMPTY) {
        key += Keys.mix(~layout.alike(at), (data[knownAt + at] & SEEN_BY_ALL) == 0 ? EMPTY : data[at]);
      }
    }
    return key;
  }

  @Override
  public long handChangeCounters() {
    return handChangeCounters;
  }

  /**
   * Changes a number unseen; for the conformance kit.
   *
   * @param cell a cell that is not empty
   * @param number 1 to the cell's sides
   */
  public void replaceUnseen(SecretNumber cell, int number) {
    data[cell.index()] = number;
  }

  /** Returns everything about these cells as text; equal cells give equal texts. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (SecretNumber cell : layout.cells()) {
      text.append(cell.name()).append(": ").append(number(cell)).append('~')
          .append(Integer.toBinaryString(knownBy(cell))).append('\n');
    }
    return text.toString();
  }
}
