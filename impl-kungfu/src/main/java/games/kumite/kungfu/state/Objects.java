package games.kumite.kungfu.state;

import java.util.Arrays;

/** The objects that lie on the table or are carried, by their numbers (KF-RUL-161). Confined to one thread. */
public final class Objects {

  /** The most objects of a match. */
  public static final int MAX = 32;

  private final long[] places;
  private final int[] carriers;
  private int count;

  Objects() {
    places = new long[MAX];
    carriers = new int[MAX];
    Arrays.fill(carriers, Figures.NOBODY);
  }

  Objects(Objects other) {
    places = other.places.clone();
    carriers = other.carriers.clone();
    count = other.count;
  }

  /** Lays an object on the table. */
  public int add(long place) {
    places[count] = place;
    return count++;
  }

  /** How many there are. */
  public int count() {
    return count;
  }

  /** Where it lies, or lay before it was picked up. */
  public long place(int object) {
    return places[object];
  }

  /** Who carries it, {@link Figures#NOBODY} if it lies on the table. */
  public int carrier(int object) {
    return carriers[object];
  }

  /** A figure has it in its hands. */
  public void give(int object, int figure) {
    carriers[object] = figure;
  }

  /** It lies on the table. */
  public void lay(int object, long place) {
    carriers[object] = Figures.NOBODY;
    places[object] = place;
  }

  /** The id of the element of an object. */
  public static String id(int object) {
    return "token:" + name(object);
  }

  /** The name of an object on the table. */
  public static String name(int object) {
    return "object-" + (object + 1);
  }
}
