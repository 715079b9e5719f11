package games.kumite.spi.numbers;

import games.kumite.api.Keys;
import games.kumite.spi.features.Featured;
import games.kumite.spi.features.Features;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The numbers of a match: groups, and the number of things that each has. Shared by all copies. Immutable. */
@Immutable
public final class NumberLayout extends Featured<Numbers> {

  /** The numbers that one scope clears: runs of words, and masks for bit fields. */
  private record Clearing(Object scope, int[] places, short[] values, int[] maskedFrom, int[] maskedTo, short[] kept) {}

  private final List<NumberGroup> groups;
  private final int[] counts;
  private final int[] firsts;
  private final short[] start;

  /** By place: the weight of a number in the {@linkplain Numbers#key key}. */
  private final long[] weights;
  private final Clearing[] clearings;

  /** By the lowest bit of a bit field: a bit for each scope that clears such a field in some group. */
  private final int[] touched = new int[Short.SIZE];

  private NumberLayout(List<NumberGroup> groups, List<Integer> counts) {
    this.groups = List.copyOf(groups);
    this.counts = counts.stream().mapToInt(Integer::intValue).toArray();
    firsts = new int[groups.size()];
    int size = 0;
    for (int i = 0; i < firsts.length; i++) {
      firsts[i] = size;
      size += groups.get(i).width() * this.counts[i];
    }
    start = new short[size];
    for (int i = 0; i < firsts.length; i++) {
      NumberGroup group = groups.get(i);
      for (int at = firsts[i]; !group.isPacked() && at < firsts[i] + group.width() * this.counts[i]; at++) {
        start[at] = (short) group.start((at - firsts[i]) % group.width());
      }
    }
    weights = new long[size];
    Arrays.setAll(weights, at -> Keys.mix(Keys.START, at) | 1);
    clearings = clearings();
    for (NumberGroup group : groups) {
      for (int i = 0; group.isPacked() && i < group.size(); i++) {
        int index = group.clearedBy(i) == null ? -1 : indexOf(group.clearedBy(i));
        touched[group.place(i) >> Short.SIZE] |= index < 0 || index >= Integer.SIZE ? 0 : 1 << index;
      }
    }
  }

  private Clearing[] clearings() {
    List<Object> scopes = new ArrayList<>();
    for (NumberGroup group : groups) {
      for (int i = 0; i < group.size(); i++) {
        Object scope = group.clearedBy(i);
        if (scope != null && !scopes.contains(scope)) {
          scopes.add(scope);
        }
      }
    }
    return scopes.stream().map(this::clearing).toArray(Clearing[]::new);
  }

  private Clearing clearing(Object scope) {
    List<Integer> places = new ArrayList<>();
    List<int[]> masks = new ArrayList<>();
    for (int g = 0; g < firsts.length; g++) {
      NumberGroup group = groups.get(g);
      int mask = 0;
      for (int i = 0; i < group.size(); i++) {
        if (scope.equals(group.clearedBy(i))) {
          if (group.isPacked()) {
            mask |= (group.place(i) & 0xFFFF) << (group.place(i) >> 16);
          } else {
            for (int thing = 0; thing < counts[g]; thing++) {
              places.add(firsts[g] + thing * group.width() + i);
            }
          }
        }
      }
      if (mask != 0) {
        masks.add(new int[] {firsts[g], firsts[g] + counts[g], ~mask});
      }
    }
    short[] values = new short[places.size()];
    for (int i = 0; i < values.length; i++) {
      values[i] = start[places.get(i)];
    }
    short[] kept = new short[masks.size()];
    for (int i = 0; i < kept.length; i++) {
      kept[i] = (short) masks.get(i)[2];
    }
    return new Clearing(scope, places.stream().mapToInt(Integer::intValue).toArray(), values,
        masks.stream().mapToInt(mask -> mask[0]).toArray(), masks.stream().mapToInt(mask -> mask[1]).toArray(), kept);
  }

  /**
   * Returns a layout with one group.
   *
   * @param group the numbers
   * @param count the number of things that have them, from 0
   * @return the layout
   */
  public static NumberLayout of(NumberGroup group, int count) {
    return new NumberLayout(List.of(group), List.of(count));
  }

  /**
   * Returns a copy with another group.
   *
   * @param group the numbers
   * @param count the number of things that have them, from 0
   * @return the changed copy
   */
  public NumberLayout and(NumberGroup group, int count) {
    List<NumberGroup> more = new ArrayList<>(groups);
    more.add(group);
    List<Integer> all = new ArrayList<>();
    for (int known : counts) {
      all.add(known);
    }
    all.add(count);
    return new NumberLayout(more, all);
  }

  /**
   * Returns where a group's numbers begin in {@link Numbers#get}. The place of a number is this, plus the thing's index
   * times the group's {@link #width}, plus the number's place in the group.
   *
   * @param group one of the groups
   * @return the index of its first number
   */
  public int offset(NumberGroup group) {
    int index = groups.indexOf(group);
    if (index < 0) {
      throw new IllegalArgumentException(group + " are not in this layout");
    }
    return firsts[index];
  }

  /**
   * Returns where the numbers of one thing of a group begin.
   *
   * @param group one of the groups
   * @param index which of its things, from 0
   * @return the index of the thing's first number
   * @throws IllegalArgumentException if the group is not in this layout or has no such thing
   */
  public int offset(NumberGroup group, int index) {
    int g = groups.indexOf(group);
    if (g < 0 || index < 0 || index >= counts[g]) {
      throw noThing(g, group, index);
    }
    return firsts[g] + index * group.width();
  }

  private IllegalArgumentException noThing(int g, NumberGroup group, int index) {
    return new IllegalArgumentException(g < 0 ? group + " are not in this layout"
        : "index of " + group + " must be 0.." + (counts[g] - 1) + ", was " + index);
  }

  /** Returns what is wrong with a place outside the array. */
  IndexOutOfBoundsException noPlace(int at) {
    StringBuilder known = new StringBuilder();
    for (int g = 0; g < firsts.length; g++) {
      known.append(g == 0 ? "" : ", ").append(groups.get(g).name()).append(' ').append(firsts[g]).append("..")
          .append(firsts[g] + counts[g] * groups.get(g).width() - 1);
    }
    return new IndexOutOfBoundsException("place of a number must be 0.." + (start.length - 1) + " (" + known + "), was " + at
        + "; numbers.of(group, index) returns where the numbers of a thing begin");
  }

  /**
   * Returns the number of places that one thing of a group takes.
   *
   * @param group one of the groups
   * @return the number of its numbers, 1 for bit fields
   */
  public int width(NumberGroup group) {
    return group.width();
  }

  /**
   * Returns the groups.
   *
   * @return an immutable list in their order
   */
  public List<NumberGroup> groups() {
    return groups;
  }

  /**
   * Returns the number of things of a group.
   *
   * @param index the place of the group in {@link #groups}
   * @return the number
   */
  int count(int index) {
    return counts[index];
  }

  /**
   * Returns whether another layout is equivalent to this one.
   *
   * @param other a layout of the same game
   * @return true if it has the same groups, with equal numbers of things
   */
  public boolean isEquivalentTo(NumberLayout other) {
    return this == other || groups.equals(other.groups) && Arrays.equals(counts, other.counts);
  }

  @Override
  protected Features<Numbers> features(@Nullable Features<?> cards) {
    return new NumberFeatures(this, cards);
  }

  short[] start() {
    return start.clone();
  }

  /**
   * Clears the numbers of a scope.
   *
   * @param touched a bit for each scope, in their order, whose bit fields may be set; from the 32nd on all count as set
   * @return the bits of the scopes whose bit fields may still be set
   */
  int clear(short[] data, Object scope, int touched) {
    int index = indexOf(scope);
    if (index < 0) {
      return touched;
    }
    Clearing clearing = clearings[index];
    for (int i = 0; i < clearing.places.length; i++) {
      data[clearing.places[i]] = clearing.values[i];
    }
    int bit = index < Integer.SIZE ? 1 << index : 0;
    if (bit == 0 || (touched & bit) != 0) {
      clearFields(data, clearing);
    }
    return touched & ~bit;
  }

  /** Returns the sum of all numbers, each times its weight. */
  long sum(short[] data) {
    long sum = 0;
    for (int at = 0; at < data.length; at++) {
      sum += data[at] * weights[at];
    }
    return sum;
  }

  /** Returns a bit for each scope that clears a bit field with this lowest bit, as in {@link #clear}. */
  int touched(int shift) {
    return touched[shift];
  }

  private int indexOf(Object scope) {
    for (int i = 0; i < clearings.length; i++) {
      if (clearings[i].scope == scope) {
        return i;
      }
    }
    for (int i = 0; !(scope instanceof Enum<?>) && i < clearings.length; i++) {
      if (clearings[i].scope.equals(scope)) {
        return i;
      }
    }
    return -1;
  }

  private static void clearFields(short[] data, Clearing clearing) {
    for (int i = 0; i < clearing.kept.length; i++) {
      int end = clearing.maskedTo[i];
      short kept = clearing.kept[i];
      for (int at = clearing.maskedFrom[i]; at < end; at++) {
        data[at] &= kept;
      }
    }
  }

  /**
   * Returns the name of the number at a place, with its owner, for messages about differences; bit fields by their
   * word.
   */
  String name(int at) {
    int g = groupAt(at);
    NumberGroup group = groups.get(g);
    int thing = (at - firsts[g]) / group.width();
    String of = counts[g] == 1 ? group.name() : group.name() + " " + (thing + 1);
    return group.isPacked() ? of : of + " " + group.name((at - firsts[g]) % group.width());
  }

  /** Returns the name of a bit field, with its owner. */
  String fieldName(int at, int field) {
    int g = groupAt(at);
    int index = groups.get(g).indexOf(field);
    return name(at) + (index < 0 ? " has no such bit field, which" : " " + groups.get(g).name(index));
  }

  /** Returns whether a value is in a bit field's range. */
  boolean acceptsField(int at, int field, int value) {
    NumberGroup group = groups.get(groupAt(at));
    int index = group.indexOf(field);
    return group.isPacked() && index >= 0 && value >= 0 && value <= group.max(index);
  }

  /** Throws if a value is out of a bit field's range. A method of its own, so that its caller stays small. */
  boolean checkField(int at, int field, int value) {
    if (!acceptsField(at, field, value)) {
      NumberGroup group = groups.get(groupAt(at));
      int index = group.indexOf(field);
      throw new AssertionError(fieldName(at, field) + " cannot be " + value
          + (index < 0 ? "" : "; declared are 0.." + group.max(index)));
    }
    return true;
  }

  /** Throws if a value is out of a number's range. */
  boolean check(int at, int value) {
    if (!accepts(at, value)) {
      throw new AssertionError(name(at) + " cannot be " + value + "; declared are " + range(at));
    }
    return true;
  }

  private String range(int at) {
    int g = groupAt(at);
    NumberGroup group = groups.get(g);
    int index = (at - firsts[g]) % group.width();
    return group.isPacked() ? "0 and what its bit fields hold" : group.min(index) + ".." + group.max(index);
  }

  private int groupAt(int at) {
    int g = firsts.length - 1;
    while (at < firsts[g]) {
      g--;
    }
    return g;
  }

  /** Returns whether a value is in a number's range. */
  boolean accepts(int at, int value) {
    int g = groupAt(at);
    NumberGroup group = groups.get(g);
    int index = (at - firsts[g]) % group.width();
    return group.isPacked() ? value == 0 : value >= group.min(index) && value <= group.max(index);
  }
}
