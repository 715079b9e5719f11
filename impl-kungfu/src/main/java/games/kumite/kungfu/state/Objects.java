package games.kumite.kungfu.state;

import games.kumite.api.Keys;
import games.kumite.kungfu.geometry.Place;
import java.util.Arrays;

/**
 * The objects that lie on the table or are carried, by their numbers (KF-RUL-161): the object of a Plot, and lost weapons
 * (KF-RUL-55). Confined to one thread.
 */
public final class Objects {

  /** The most objects of a match. */
  public static final int MAX = 128;
  /** The value for a thing other than a weapon. */
  public static final int NO_WEAPON = -1;
  /** The value for the Artefact of the Complication, not a weapon either (KF-CPL-01). */
  public static final int ARTEFACT = -2;
  private static final int ROOM = 4;

  private long[] places;
  private int[] carriers;
  private int[] weapons;
  private int[] owners;
  private int count;

  Objects() {
    places = new long[ROOM];
    carriers = new int[ROOM];
    weapons = new int[ROOM];
    owners = new int[ROOM];
  }

  Objects(Objects other) {
    places = other.places.clone();
    carriers = other.carriers.clone();
    weapons = other.weapons.clone();
    owners = other.owners.clone();
    count = other.count;
  }

  /** Lays an object of the Plot on the table. */
  public int add(long place) {
    return add(place, NO_WEAPON, Figures.NOBODY);
  }

  /**
   * Lays a weapon on the table.
   *
   * @param weapon its ordinal
   * @param owner the figure whose weapon it was
   */
  public int add(long place, int weapon, int owner) {
    int object = 0;
    while (object < count && !isGone(object)) {
      object++;
    }
    if (object == places.length) {
      places = Arrays.copyOf(places, 2 * object);
      carriers = Arrays.copyOf(carriers, 2 * object);
      weapons = Arrays.copyOf(weapons, 2 * object);
      owners = Arrays.copyOf(owners, 2 * object);
    }
    places[object] = place;
    carriers[object] = Figures.NOBODY;
    weapons[object] = weapon;
    owners[object] = owner;
    count = Math.max(count, object + 1);
    return object;
  }

  /** Returns a key of all of them. */
  long key() {
    long key = Keys.mix(Keys.mix(Keys.START, places, count), carriers, count);
    return Keys.mix(Keys.mix(key, weapons, count), owners, count);
  }

  /** Returns how many there are. */
  public int count() {
    return count;
  }

  /** Returns where it lies, or lay before it was picked up. */
  public long place(int object) {
    return places[object];
  }

  /** Returns the figure that carries it, {@link Figures#NOBODY} if it lies on the table. */
  public int carrier(int object) {
    return carriers[object];
  }

  /** Returns the ordinal of the weapon that it is, {@link #NO_WEAPON} for the object of the Plot. */
  public int weapon(int object) {
    return weapons[object];
  }

  /** Returns the figure whose weapon it was. */
  public int owner(int object) {
    return owners[object];
  }

  /** Returns whether it is what the Plot is about. */
  public boolean isGoal(int object) {
    return weapons[object] == NO_WEAPON && !isGone(object);
  }

  /** Returns whether it is the Artefact. */
  public boolean isArtefact(int object) {
    return weapons[object] == ARTEFACT && !isGone(object);
  }

  /** Returns whether the Artefact has been found. */
  public boolean hasArtefact() {
    for (int object = 0; object < count; object++) {
      if (isArtefact(object)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether what the Plot is about has been found. */
  public boolean hasGoal() {
    for (int object = 0; object < count; object++) {
      if (isGoal(object)) {
        return true;
      }
    }
    return false;
  }

  /** Puts it into the hands of a figure. */
  public void give(int object, int figure) {
    carriers[object] = figure;
  }

  /** Lays it on the table. */
  public void lay(int object, long place) {
    carriers[object] = Figures.NOBODY;
    places[object] = place;
  }

  /** Removes it as an object of its own: its owner has the weapon back. */
  public void remove(int object) {
    lay(object, Place.NOWHERE);
  }

  /** Returns whether it has been removed as an object of its own. */
  public boolean isGone(int object) {
    return carriers[object] == Figures.NOBODY && places[object] == Place.NOWHERE;
  }

  /** Returns the id of the element of an object. */
  public static String id(int object) {
    return "token:" + name(object);
  }

  /** Returns the name of an object on the table. */
  public static String name(int object) {
    return "object-" + (object + 1);
  }
}
