package games.kumite.api;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * Functions that compute and combine 64-bit keys. Equal values have equal keys on every JVM. Different values share a
 * key with probability 2<sup>-64</sup>.
 */
public final class Keys {

  /** The initial key of a combination. */
  public static final long START = 0xCBF29CE484222325L;

  private static final long PRIME = 0x100000001B3L;
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;

  private Keys() {}

  /**
   * Returns a key of two values in this order.
   *
   * @param key the key of the first value
   * @param more the key of the second value, or any number that represents it
   * @return the combined key
   */
  public static long mix(long key, long more) {
    long mixed = (key + 0x632BE59BD9B4E019L ^ (more + 1) * 0x9E3779B97F4A7C15L) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 29) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 32;
  }

  /**
   * Returns a key with one more part, for keys of many parts. It takes a third of the time of {@link #mix(long, long)}.
   * Finish such a key with {@code mix}, since parts that differ in few bits change few bits of this result.
   *
   * @param key the key of the parts so far
   * @param part the next part
   * @return the key of all parts so far
   */
  public static long join(long key, long part) {
    return Long.rotateLeft((key ^ part) * ODD, TURN);
  }

  /**
   * Returns a key of a key and the first numbers of an array, in their order.
   *
   * @param key the initial key
   * @param numbers the array
   * @param count the number of elements to include
   * @return the combined key
   * @throws IndexOutOfBoundsException if the array has fewer elements
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
   * @param key the initial key
   * @param numbers the array
   * @param count the number of elements to include
   * @return the combined key
   * @throws IndexOutOfBoundsException if the array has fewer elements
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
   * @param key the initial key
   * @param numbers the array
   * @param count the number of elements to include
   * @return the combined key
   * @throws IndexOutOfBoundsException if the array has fewer elements
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
   * Returns the change of an additive key when one number of an array changes. The key is the sum of the contributions
   * of all numbers. Meant for an array that changes little between two keys. A number 0 contributes nothing.
   *
   * @param place the index of the number
   * @param before the old value
   * @param now the new value
   * @return the number to add to the key
   */
  public static long delta(int place, long before, long now) {
    return (now == 0 ? 0 : mix(place, now)) - (before == 0 ? 0 : mix(place, before));
  }

  /**
   * Returns the key of a text. It combines the length with {@link String#hashCode}. So one pair in about 2<sup>32</sup>
   * texts of the same length shares a key.
   *
   * @param text any text
   * @return the key of the text
   */
  public static long of(String text) {
    return mix(START + text.length(), text.hashCode());
  }

  /**
   * Returns the key of a table, made of everything except display texts and keys of pictures.
   *
   * @param table a table
   * @return the key; the cost is about that of visiting every element
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
      if (!Element.isDisplayText(attribute.getKey()) && !attribute.getKey().equals("art")) {
        key = with(with(key, attribute.getKey()), text(attribute.getValue()));
      }
    }
    for (Element child : element.children()) {
      key = with(key, child);
    }
    return mix(key, element.children().size());
  }

  private static String text(Object value) {
    return value instanceof List<?> values ? values.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : value.toString();
  }

  private static long with(long key, String text) {
    long sum = key;
    for (int i = 0; i < text.length(); i++) {
      sum = (sum ^ text.charAt(i)) * PRIME;
    }
    return (sum ^ 0xFFFF) * PRIME;
  }
}
