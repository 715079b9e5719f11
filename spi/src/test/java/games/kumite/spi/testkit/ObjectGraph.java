package games.kumite.spi.testkit;

import java.lang.reflect.Field;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All objects reachable from one, each once, with the path that leads there. */
final class ObjectGraph {

  private record Way(@Nullable Way before, String step) {
    @Override
    public String toString() {
      return before == null ? step : before + step;
    }
  }

  private final Map<Object, Way> ways = new IdentityHashMap<>();
  private final List<Object> objects = new ArrayList<>();
  private final Deque<Object> open = new ArrayDeque<>();

  private ObjectGraph(Object root, String name, Predicate<Object> entersMarked) {
    reach(root, null, name);
    while (!open.isEmpty()) {
      Object next = open.poll();
      if (ObjectRole.of(next) != ObjectRole.MARKED || entersMarked.test(next)) {
        enter(next);
      }
    }
  }

  /**
   * Returns all objects except those inside objects that are marked as shared and have been entered before, which never
   * change.
   *
   * @param entered the marked objects that have been entered, compared by identity; more are added
   */
  static ObjectGraph of(Object root, String name, Set<Object> entered) {
    return new ObjectGraph(root, name, entered::add);
  }

  /** Returns all objects except those inside objects that are marked as shared. */
  static ObjectGraph outsideOfMarked(Object root, String name) {
    return new ObjectGraph(root, name, marked -> false);
  }

  boolean contains(Object object) {
    return ways.containsKey(object);
  }

  /** Returns the path by which an object was first reached. */
  String way(Object object) {
    return String.valueOf(ways.get(object));
  }

  /** Returns the objects in the order in which they were found. */
  List<Object> objects() {
    return objects;
  }

  /** Passes on the direct parts of an object, primitive values boxed. */
  static void parts(Object object, BiConsumer<String, @Nullable Object> part) {
    ObjectRole kind = ObjectRole.of(object);
    if (kind == ObjectRole.VALUE || kind == ObjectRole.CLOSED) {
      return;
    }
    if (object instanceof Object[] array) {
      for (int i = 0; i < array.length; i++) {
        part.accept("[" + i + "]", array[i]);
      }
    } else if (object instanceof Optional<?> optional) {
      part.accept(".get()", optional.orElse(null));
    } else if (object instanceof Map<?, ?> map) {
      map.forEach((key, value) -> {
        part.accept(".key " + shown(key), key);
        part.accept("[" + shown(key) + "]", value);
      });
    } else if (object instanceof Collection<?> collection) {
      int i = 0;
      for (Object element : collection) {
        part.accept("[" + i++ + "]", element);
      }
    } else {
      for (Field field : Fields.of(object.getClass())) {
        part.accept("." + field.getName(), Fields.read(field, object));
      }
    }
  }

  private static String shown(@Nullable Object key) {
    return key instanceof String || key instanceof Number || key instanceof Enum<?> ? key.toString() : "...";
  }

  private void enter(Object object) {
    Way way = ways.get(object);
    parts(object, (step, part) -> reach(part, way, step));
  }

  private void reach(@Nullable Object object, @Nullable Way before, String step) {
    if (object == null || ways.containsKey(object)) {
      return;
    }
    ways.put(object, new Way(before, step));
    objects.add(object);
    open.add(object);
  }
}
