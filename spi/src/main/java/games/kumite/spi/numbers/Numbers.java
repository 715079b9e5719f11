package games.kumite.spi.numbers;

import java.util.Arrays;

/**
 * The public numbers of a match, in one flat array. A copy is one {@code clone()}. With assertions enabled (as in
 * tests), values out of their declared range are refused. Confined to one thread.
 *
 * <p>A state offers them under its own names: {@code int level(int seat) { return numbers.get(numbers.of(Num.SEAT, seat) +
 * Num.LEVEL); }}. Where that is asked very often, keep {@link NumberLayout#offset} and calculate the place.
 */
public final class Numbers {

  private static final int FIELD = 16;
  private static final int MASK = 0xFFFF;

  private final NumberLayout layout;
  private final short[] data;

  /** A bit for each scope whose bit fields may be set: the others need no clearing. */
  private int touched;

  /**
   * Creates numbers with their initial values.
   *
   * @param layout the layout
   */
  public Numbers(NumberLayout layout) {
    this.layout = layout;
    data = layout.start();
  }

  /**
   * Creates a copy.
   *
   * @param other the numbers to copy
   */
  public Numbers(Numbers other) {
    layout = other.layout;
    data = other.data.clone();
    touched = other.touched;
  }

  /**
   * Returns the layout of these numbers.
   *
   * @return the layout
   */
  public NumberLayout layout() {
    return layout;
  }

  /**
   * Returns where the numbers of one thing begin.
   *
   * @param group one of the groups
   * @param index which of its things, from 0
   * @return the place of the thing's first number, to which the number's place in the group is added
   * @throws IllegalArgumentException if the group is not in the layout or has no such thing
   */
  public int of(NumberGroup group, int index) {
    return layout.offset(group, index);
  }

  /**
   * Returns a number.
   *
   * @param at its place, see {@link #of}
   * @return its value
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public int get(int at) {
    try {
      return data[at];
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw layout.noPlace(at);
    }
  }

  /**
   * Sets a number, or all bit fields of a thing to 0.
   *
   * @param at its place
   * @param value a value of its range; 0 for a word of bit fields
   * @throws IndexOutOfBoundsException if there is no such place
   */
  public void set(int at, int value) {
    try {
      assert layout.check(at, value);
      data[at] = (short) value;
    } catch (ArrayIndexOutOfBoundsException outside) {
      throw layout.noPlace(at);
    }
  }

  /**
   * Adds to a number.
   *
   * @param at its place
   * @param more the amount
   */
  public void add(int at, int more) {
    set(at, get(at) + more);
  }

  /**
   * Returns a bit field.
   *
   * @param at the place of its word
   * @param field its place in the word, as {@link NumberGroup.Builder} returned it
   * @return its value
   */
  public int field(int at, int field) {
    return data[at] >> (field >> FIELD) & field & MASK;
  }

  /**
   * Sets a bit field.
   *
   * @param at the place of its word
   * @param field its place in the word
   * @param value a value of its range
   */
  public void setField(int at, int field, int value) {
    assert layout.checkField(at, field, value);
    int shift = field >> FIELD;
    touched |= layout.touched(shift);
    data[at] = (short) (data[at] & ~((field & MASK) << shift) | value << shift);
  }

  /**
   * Sets a bit field of several things to 0.
   *
   * @param at the place of the first thing's word
   * @param count the number of things
   * @param field its place in the word
   */
  public void clearFields(int at, int count, int field) {
    assert count == 0 || layout.acceptsField(at, field, 0) : layout.fieldName(at, field);
    short left = (short) ~((field & MASK) << (field >> FIELD));
    for (int i = at; i < at + count; i++) {
      data[i] &= left;
    }
  }

  /**
   * Clears the numbers of a scope. The engine calls this when the scope is left or its marker runs.
   *
   * @param scope the marker
   */
  public void clear(Object scope) {
    touched = layout.clear(data, scope, touched);
  }

  /** Returns the first place, starting at a given one, whose number differs from the one seen; -1 if there is none. */
  int nextChange(int from, short[] seen) {
    int change = Arrays.mismatch(data, from, data.length, seen, from, data.length);
    return change < 0 ? change : from + change;
  }

  /**
   * Returns a key of all numbers: a sum in which each is multiplied by a number of its place.
   *
   * @return a key, equal for equal numbers
   */
  public long key() {
    return layout.sum(data);
  }

  /** Returns every number that is not 0 by its name; equal numbers give equal texts. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int at = 0; at < data.length; at++) {
      if (data[at] != 0) {
        text.append(layout.name(at)).append(' ').append(data[at]).append('\n');
      }
    }
    return text.toString();
  }
}
