package games.kumite.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Makes and mixes keys: 64-bit numbers that are equal for equal things, the same on every JVM, and for different things
 * different but for one chance in 2<sup>64</sup>.
 */
public final class Keys {

  /** A key to begin with. */
  public static final long START = 0xCBF29CE484222325L;

  private static final long PRIME = 0x100000001B3L;
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;
  private static final List<String> FOR_PEOPLE = List.of("label", "text", "name", "title");

  private Keys() {}

  /**
   * A key of two things in this order.
   *
   * @param key the first one's
   * @param more the second one's, or any number that stands for it
   * @return the key of both
   */
  public static long mix(long key, long more) {
    long mixed = (key + 0x632BE59BD9B4E019L ^ (more + 1) * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 32;
  }

  /**
   * A key of one part more, for a key of many parts: takes a third of the time of {@link #mix(long, long)}, with which such
   * a key is to end, since parts that differ in few bits change few bits of what is returned.
   *
   * @param key what the parts before have made
   * @param part the next one
   * @return the key of all so far
   */
  public static long join(long key, long part) {
    return Long.rotateLeft((key ^ part) * ODD, TURN);
  }

  /**
   * Returns a key of a key and the first numbers of an array, in their order.
   *
   * @param key a key
   * @param numbers the numbers
   * @param count how many of them count
   * @return the key of all
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public static long mix(long key, int[] numbers, int count) {
    Objects.checkFromIndexSize(0, count, numbers.length);
    long joined = key;
    for (int i = 0; i < count; i++) {
      joined = join(joined, numbers[i]);
    }
    return mix(joined, count);
  }

  /**
   * Returns a key of a key and the first numbers of an array, in their order.
   *
   * @param key a key
   * @param numbers the numbers
   * @param count how many of them count
   * @return the key of all
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public static long mix(long key, long[] numbers, int count) {
    Objects.checkFromIndexSize(0, count, numbers.length);
    long joined = key;
    for (int i = 0; i < count; i++) {
      joined = join(joined, numbers[i]);
    }
    return mix(joined, count);
  }

  /**
   * Returns a key of a key and the first numbers of an array, in their order.
   *
   * @param key a key
   * @param numbers the numbers
   * @param count how many of them count
   * @return the key of all
   * @throws IndexOutOfBoundsException if there are fewer
   */
  public static long mix(long key, byte[] numbers, int count) {
    Objects.checkFromIndexSize(0, count, numbers.length);
    long joined = key;
    for (int i = 0; i < count; i++) {
      joined = join(joined, numbers[i]);
    }
    return mix(joined, count);
  }

  /**
   * How much a sum changes when one of many numbers does, where the sum of what they add is the key of all: for an array
   * of which little changes between two keys. A number 0 adds nothing.
   *
   * @param place where the number stands
   * @param before what it was
   * @param now what it is
   * @return what to add to the sum
   */
  public static long delta(int place, long before, long now) {
    return (now == 0 ? 0 : mix(place, now)) - (before == 0 ? 0 : mix(place, before));
  }

  /**
   * The key of a text: of its length and its {@link String#hashCode}, so that of texts of one length about one pair in
   * 2<sup>32</sup> shares a key.
   *
   * @param text any text
   * @return its key
   */
  public static long of(String text) {
    return mix(START + text.length(), text.hashCode());
  }

  /**
   * The key of a table: of everything on it but the texts for people.
   *
   * @param table a table
   * @return its key; it takes about as long as looking at every element
   */
  public static long of(Table table) {
    long key = START;
    for (Element element : table.elements()) {
      key = with(key, element);
    }
    return key;
  }

  private static long with(long before, Element element) {
    long key = with(before, element.id());
    for (Map.Entry<String, Object> attribute : element.attributes().entrySet()) {
      if (!FOR_PEOPLE.contains(attribute.getKey())) {
        key = with(with(key, attribute.getKey()), attribute.getValue().toString());
      }
    }
    for (Element child : element.children()) {
      key = with(key, child);
    }
    return mix(key, element.children().size());
  }

  private static long with(long key, String text) {
    long sum = key;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * PRIME;
    }
    return (sum ^ 0xFFFF) * PRIME;
  }
}
