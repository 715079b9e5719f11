package games.kumite.spi;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Arrays;
import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an element under construction, in the order in which they were set first: names and values alternately in one
 * array. An element has a dozen of them at most as a rule, for which a search is quicker than a hash map. Confined to one thread.
 */
final class NodeAttributes extends AbstractMap<String, Object> {

  private Object[] pairs = new Object[8];
  private int length;

  @Override
  public @Nullable Object put(String name, Object value) {
    for (int i = 0; i < length; i += 2) {
      if (pairs[i].equals(name)) {
        Object before = pairs[i + 1];
        pairs[i + 1] = value;
        return before;
      }
    }
    if (length == pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * length);
    }
    pairs[length++] = name;
    pairs[length++] = value;
    return null;
  }

  @Override
  public int size() {
    return length / 2;
  }

  @Override
  public Set<Map.Entry<String, Object>> entrySet() {
    return new AbstractSet<>() {
      @Override
      public Iterator<Map.Entry<String, Object>> iterator() {
        return new Iterator<>() {
          private int next;

          @Override
          public boolean hasNext() {
            return next < length;
          }

          @Override
          public Map.Entry<String, Object> next() {
            if (next >= length) {
              throw new NoSuchElementException();
            }
            next += 2;
            return new SimpleImmutableEntry<>((String) pairs[next - 2], pairs[next - 1]);
          }
        };
      }

      @Override
      public int size() {
        return length / 2;
      }
    };
  }
}
