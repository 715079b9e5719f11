package games.kumite.api;

import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The attributes of an element, in order: names and values alternately in one array. An element has a dozen of them at
 * most as a rule, and names are constants of the game's code, so a search by identity finds most of them. A hash map takes
 * four times the memory, and a table has hundreds. Immutable.
 */
final class AttributeMap extends AbstractMap<String, Object> {

  private final Object[] pairs;

  private AttributeMap(Object[] pairs) {
    this.pairs = pairs;
  }

  /** Returns a copy of a map, with copies of its lists. */
  static AttributeMap of(Map<String, Object> map) {
    if (map instanceof AttributeMap attributes) {
      return attributes;
    }
    Object[] pairs = new Object[2 * map.size()];
    int at = 0;
    for (Map.Entry<String, Object> entry : map.entrySet()) {
      pairs[at++] = entry.getKey();
      pairs[at++] = copy(entry.getValue());
    }
    return new AttributeMap(pairs);
  }

  /** Asks for the usual final classes first: a value that is not a list takes many times as long to be found out. */
  private static Object copy(Object value) {
    return value instanceof Integer || value instanceof String || value instanceof Boolean || !(value instanceof List<?> list)
        ? value : List.copyOf(list);
  }

  /** Returns the index of a name, or -1. */
  private int find(@Nullable Object name) {
    for (int i = 0; i < pairs.length; i += 2) {
      if (pairs[i] == name) {
        return i;
      }
    }
    for (int i = 0; i < pairs.length; i += 2) {
      if (Objects.equals(pairs[i], name)) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public @Nullable Object get(@Nullable Object name) {
    int at = find(name);
    return at < 0 ? null : pairs[at + 1];
  }

  @Override
  public boolean containsKey(@Nullable Object name) {
    return find(name) >= 0;
  }

  @Override
  public int size() {
    return pairs.length / 2;
  }

  @Override
  public void forEach(BiConsumer<? super String, ? super Object> action) {
    for (int i = 0; i < pairs.length; i += 2) {
      action.accept((String) pairs[i], pairs[i + 1]);
    }
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
            return next < pairs.length;
          }

          @Override
          public Map.Entry<String, Object> next() {
            if (next >= pairs.length) {
              throw new NoSuchElementException();
            }
            next += 2;
            return new SimpleImmutableEntry<>((String) pairs[next - 2], pairs[next - 1]);
          }
        };
      }

      @Override
      public int size() {
        return pairs.length / 2;
      }
    };
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof AttributeMap attributes && isAlike(attributes) || super.equals(other);
  }

  /** Returns whether the same pairs are in the same order, as they are in two tables of one game. */
  private boolean isAlike(AttributeMap other) {
    if (pairs.length != other.pairs.length) {
      return false;
    }
    for (int i = 0; i < pairs.length; i++) {
      if (pairs[i] != other.pairs[i] && !Objects.equals(pairs[i], other.pairs[i])) {
        return false;
      }
    }
    return true;
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }
}
