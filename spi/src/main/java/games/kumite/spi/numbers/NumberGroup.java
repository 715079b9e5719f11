package games.kumite.spi.numbers;

import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The numbers of the match, of each seat or of each thing of one kind: declared once, immutable afterwards. The place
 * of a number is a constant:
 *
 * <pre>{@code
 * final class Num {
 *   private static final NumberGroup.Builder OF_SEAT = NumberGroup.of("seat");
 *   static final int LEVEL = OF_SEAT.number("level", 1, 10);
 *   static final int HELPED = OF_SEAT.clearedBy(Stage.COMBAT).flag("helped");
 *   static final NumberGroup SEAT = OF_SEAT.build();
 * }
 * }</pre>
 *
 * <p>A group of bit fields ({@link #packed}) has one word of 16 bits for all its numbers, for groups of many things.
 */
@Immutable
public final class NumberGroup {

  /** No seat, card or thing: the initial value of an index. */
  public static final int NONE = -1;

  private static final int WORD = 16;

  /** A declared number. */
  private record Declared(String name, int min, int max, int start, int place, @Nullable Object clearedBy) {}

  private final String name;
  private final boolean packed;
  private final boolean ofCards;
  private final int width;
  private final List<Declared> numbers;

  private NumberGroup(Builder builder) {
    name = builder.name;
    packed = builder.packed;
    ofCards = builder.ofCards;
    numbers = List.copyOf(builder.numbers);
    width = packed ? 1 : numbers.size();
  }

  /**
   * Returns a builder of a group.
   *
   * @param name the kind of owner of these numbers, such as {@code seat}
   * @return a builder
   */
  public static Builder of(String name) {
    return new Builder(name, false);
  }

  /**
   * Returns a builder of a group of bit fields: all numbers of one thing share 16 bits, start at 0, and their maxima
   * are those of their bits.
   *
   * @param name the kind of owner of these numbers, such as {@code card}
   * @return a builder
   */
  public static Builder packed(String name) {
    return new Builder(name, true);
  }

  /**
   * A builder of a group, which declares numbers one after the other. Closed by {@link #build}. Confined to one thread.
   */
  public static final class Builder {

    private final String name;
    private final boolean packed;
    private final List<Declared> numbers = new ArrayList<>();
    private int bits;
    private boolean closed;
    private boolean ofCards;
    private @Nullable Object scope;

    private Builder(String name, boolean packed) {
      this.name = name;
      this.packed = packed;
    }

    /**
     * Declares that there is a thing for each card, by its token. Programs that learn see its numbers under the name of
     * the card, as far as the viewer knows it.
     *
     * @return this builder
     */
    public Builder ofCards() {
      ofCards = true;
      return this;
    }

    /**
     * Sets the scope that clears the numbers declared after this call.
     *
     * @param marker the scope that clears them when it is left or its marker runs; null for none
     * @return this builder
     */
    public Builder clearedBy(@Nullable Object marker) {
      scope = marker;
      return this;
    }

    /**
     * Declares a number that starts, and is cleared to, its minimum.
     *
     * @param number its name
     * @param min the minimum
     * @param max the maximum
     * @return its place
     */
    public int number(String number, int min, int max) {
      return number(number, min, max, min);
    }

    /**
     * Declares a number.
     *
     * @param number its name
     * @param min the minimum
     * @param max the maximum
     * @param start the value it starts with, and is cleared to
     * @return its place
     * @throws IllegalStateException if the group is closed
     * @throws IllegalArgumentException if there is a number of that name, or the range does not fit
     */
    public int number(String number, int min, int max, int start) {
      if (closed) {
        throw new IllegalStateException("the numbers of " + name + " are closed: " + number + " comes too late");
      }
      if (numbers.stream().anyMatch(declared -> declared.name.equals(number))) {
        throw new IllegalArgumentException("there are two numbers " + name + " " + number);
      }
      if (min > start || start > max || min < Short.MIN_VALUE || max > Short.MAX_VALUE) {
        throw new IllegalArgumentException("number " + name + " " + number + " must start within its range and fit 16"
            + " bits, was " + start + " in " + min + ".." + max);
      }
      int place = packed ? field(number, min, max, start) : numbers.size();
      numbers.add(new Declared(number, min, max, start, place, scope));
      return place;
    }

    /** Returns the place of a bit field: its lowest bit and its mask. */
    private int field(String number, int min, int max, int start) {
      int width = Integer.SIZE - Integer.numberOfLeadingZeros(max);
      if (min != 0 || start != 0 || bits + width > WORD) {
        throw new IllegalArgumentException("bit field " + name + " " + number + " must start at 0 and fit the " + (WORD - bits)
            + " bits that are left, was " + start + " in " + min + ".." + max);
      }
      int place = bits << WORD | (1 << width) - 1;
      bits += width;
      return place;
    }

    /**
     * Declares a switch: 0 or 1, at first 0.
     *
     * @param number its name
     * @return its place
     */
    public int flag(String number) {
      return number(number, 0, 1);
    }

    /**
     * Declares an index, or {@link NumberGroup#NONE}, at first none.
     *
     * @param number its name
     * @return its place
     */
    public int index(String number) {
      return number(number, NONE, Short.MAX_VALUE);
    }

    /**
     * Declares several numbers of one kind.
     *
     * @param number their name
     * @param count the number of numbers
     * @param min the minimum, with which they start
     * @param max the maximum
     * @return the place of the first; the others follow it
     */
    public int numbers(String number, int count, int min, int max) {
      int first = number(number + "-1", min, max);
      for (int i = 2; i <= count; i++) {
        number(number + "-" + i, min, max);
      }
      return first;
    }

    /**
     * Closes the group.
     *
     * @return the group
     */
    public NumberGroup build() {
      closed = true;
      return new NumberGroup(this);
    }
  }

  String name() {
    return name;
  }

  boolean isPacked() {
    return packed;
  }

  boolean isOfCards() {
    return ofCards;
  }

  /** Returns the number of words of the array that one thing takes. */
  int width() {
    return width;
  }

  /**
   * Returns the number of declared numbers.
   *
   * @return the number
   */
  public int size() {
    return numbers.size();
  }

  /**
   * Returns the name of a number.
   *
   * @param index in the order of declaration
   * @return its name
   */
  String name(int index) {
    return numbers.get(index).name;
  }

  /**
   * Returns the minimum of a number.
   *
   * @param index in the order of declaration
   * @return the minimum
   */
  int min(int index) {
    return numbers.get(index).min;
  }

  /**
   * Returns the maximum of a number.
   *
   * @param index in the order of declaration
   * @return the maximum
   */
  int max(int index) {
    return numbers.get(index).max;
  }

  int start(int index) {
    return numbers.get(index).start;
  }

  int place(int index) {
    return numbers.get(index).place;
  }

  /** Returns the bit field of a place, -1 for none. */
  int indexOf(int place) {
    for (int index = 0; index < numbers.size(); index++) {
      if (numbers.get(index).place == place) {
        return index;
      }
    }
    return -1;
  }

  @Nullable Object clearedBy(int index) {
    return numbers.get(index).clearedBy;
  }

  @Override
  public String toString() {
    return "numbers of " + name;
  }
}
