package games.kumite.spi.learn;

import games.kumite.api.learn.Feature;
import games.kumite.api.learn.FeatureGrid;
import games.kumite.spi.features.FeatureScale;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A writer of the features that a game {@linkplain games.kumite.spi.Rules#writeFeatures measures}: used once to name
 * them, and for every observation to fill them in. Names are read once, so pass constants or parts of a name instead of
 * building names. Confined to one thread.
 */
public final class FeatureWriter {

  private static final long[] NONE = {};

  private final @Nullable List<Feature> entries;
  private final float[] values;
  private final int base;
  private final long[] last;
  private final List<FeatureGrid> grids = new ArrayList<>();
  private int count;

  private FeatureWriter(@Nullable List<Feature> entries, float[] values, int base, long[] last) {
    this.entries = entries;
    this.values = values;
    this.base = base;
    this.last = last;
  }

  /**
   * Returns a writer that names the features.
   *
   * @return a writer that keeps the entries
   */
  public static FeatureWriter naming() {
    return new FeatureWriter(new ArrayList<>(), new float[0], 0, NONE);
  }

  /**
   * Returns a writer that fills a part of an observation, again and again; all of it is 0 at first.
   *
   * @param values the observation
   * @param base where the part begins
   * @param size the length of the part
   * @return a writer to that part
   */
  public static FeatureWriter filling(float[] values, int base, int size) {
    return new FeatureWriter(null, values, base, new long[size]);
  }

  /**
   * Returns the named entries.
   *
   * @return the entries in their order
   */
  public List<Feature> entries() {
    return entries == null ? List.of() : List.copyOf(entries);
  }

  /**
   * Returns the declared grids, whose places are counted from the first of these entries.
   *
   * @return the grids in their order
   */
  public List<FeatureGrid> grids() {
    return List.copyOf(grids);
  }

  /**
   * Returns the number of entries written, and starts over.
   *
   * @return the number since the last call
   */
  public int end() {
    int ended = count;
    count = 0;
    return ended;
  }

  /**
   * Declares that the next entries lie on a grid, such as a board: row after row, and in each from the first column to the
   * last. Write exactly as many.
   *
   * @param name the name, unique in the game
   * @param rows the number of rows, at least 1
   * @param columns the number of columns, at least 1
   */
  public void grid(String name, int rows, int columns) {
    if (entries != null) {
      grids.add(new FeatureGrid(name, count, rows, columns));
    }
  }

  /**
   * Writes a number.
   *
   * @param name its name, unique in the game
   * @param value the number
   * @param min the minimum
   * @param max the maximum
   */
  public void number(String name, int value, int min, int max) {
    if (entries != null) {
      entries.add(FeatureScale.entry(name, min, max));
    } else if (count < last.length) { // surplus entries are counted, and reported at the end
      put(value, min, max);
    }
    count++;
  }

  /**
   * Writes a number of one of several things.
   *
   * @param of the kind of thing, such as {@code figure}
   * @param index the index of the thing, from 0
   * @param name the number's name
   * @param value the number
   * @param min the minimum
   * @param max the maximum
   */
  public void number(String of, int index, String name, int value, int min, int max) {
    if (entries != null) {
      entries.add(FeatureScale.entry(of + " " + (index + 1) + " " + name, min, max));
    } else if (count < last.length) {
      put(value, min, max);
    }
    count++;
  }

  private void put(int value, int min, int max) {
    long seen = value + 1L << 1 | 1; // never 0, which means empty
    if (last[count] != seen) {
      last[count] = seen;
      values[base + count] = FeatureScale.of(value, min, max);
    }
  }

  /**
   * Writes several switches.
   *
   * @param names the name of each bit's entry, from the lowest bit on
   * @param bits the switches
   */
  public void flags(List<String> names, long bits) {
    if (entries != null) {
      names.forEach(name -> entries.add(new Feature(name, 0, 1)));
    } else if (!names.isEmpty() && count + names.size() <= last.length) {
      for (long changed = bits ^ last[count]; changed != 0; changed &= changed - 1) {
        int bit = Long.numberOfTrailingZeros(changed);
        if (bit < names.size()) {
          values[base + count + bit] = bits >>> bit & 1;
        }
      }
      last[count] = bits;
    }
    count += names.size();
  }

  /**
   * Writes several switches of one of several things.
   *
   * @param of the kind of thing, such as {@code figure}
   * @param index the index of the thing, from 0
   * @param names the names of the switches, from the lowest bit on
   * @param bits the switches
   */
  public void flags(String of, int index, List<String> names, long bits) {
    flags(entries == null ? names : names.stream().map(name -> of + " " + (index + 1) + " " + name).toList(), bits);
  }
}
