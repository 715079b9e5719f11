package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.access.Kernel;
import games.kumite.spi.content.Keyed;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToLongFunction;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A hasher of the locals of steps. A {@link Keyed} value has its own key. Records are hashed by their components, if the
 * game's lookup may read them; everything else by its text. Which of the two depends on the game alone, so that keys are the
 * same on the class path and the module path. Thread-safe.
 *
 * <p>No key depends on the package of a class, and hardly one on its name. The kind of a choice or the name of a script
 * identifies the type of locals; records of a sealed interface differ by their {@linkplain SealedPlace place}. Where a
 * component may hold records and constants of any class, questions differ by their kind, and others by the simple name
 * of their class.
 */
public final class LocalsHasher {

  private final MethodHandles.@Nullable Lookup lookup;

  /** The hashers by class of records. Never changed: a larger map replaces it. */
  private volatile Map<Class<?>, ToLongFunction<Object>> records = Map.of();

  public LocalsHasher(MethodHandles.@Nullable Lookup lookup) {
    this.lookup = lookup;
  }

  /** Returns the key of a question's locals, the same on every JVM. */
  public long key(@Nullable Object value) {
    if (value instanceof Keyed keyed) {
      return keyed.key();
    }
    if (value instanceof Record) {
      return ofRecord(value.getClass()).applyAsLong(value);
    }
    if (value instanceof IntList selected) {
      return Kernel.get().key(selected);
    }
    if (value instanceof Integer number) {
      return number;
    }
    if (value instanceof Enum<?> constant) {
      return Keys.join(SealedPlace.of(constant.getDeclaringClass()), constant.ordinal());
    }
    if (value instanceof List<?> list) {
      return ofList(list);
    }
    return value == null ? RecordHasher.NOTHING : Keys.of(value.toString());
  }

  /** Returns the key of a value whose class is not declared. */
  long keyOfAny(@Nullable Object value) {
    if (value instanceof Keyed keyed) {
      return keyed.key();
    }
    if (value instanceof Question<?> question) {
      return Keys.join(question.kind().hashCode(), key(value));
    }
    Class<?> type = value instanceof Enum<?> constant ? constant.getDeclaringClass()
        : value instanceof Record ? value.getClass() : null;
    return type == null || SealedPlace.of(type) != SealedPlace.NONE ? key(value)
        : Keys.join(Kernel.get().word(type).hashCode(), key(value));
  }

  private long ofList(List<?> list) {
    long key = list.size();
    for (Object element : list) {
      key = Keys.join(key, key(element));
    }
    return key;
  }

  private ToLongFunction<Object> ofRecord(Class<?> type) {
    ToLongFunction<Object> known = records.get(type);
    return known != null ? known : meet(type);
  }

  private synchronized ToLongFunction<Object> meet(Class<?> type) {
    ToLongFunction<Object> made = make(type);
    Map<Class<?>, ToLongFunction<Object>> more = new LinkedHashMap<>(records);
    more.put(type, made);
    records = more;
    return made;
  }

  private ToLongFunction<Object> make(Class<?> type) {
    if (lookup != null) {
      try {
        return new RecordHasher(type, lookup, this);
      } catch (IllegalAccessException e) {
        // a record of another module
      }
    }
    long place = SealedPlace.of(type);
    Pattern names = Pattern.compile("\\b(" + String.join("|", names(type, new TreeSet<>())) + ")(?=\\[)");
    return value -> Keys.join(place, Keys.of(names.matcher(value.toString()).replaceAll("")));
  }

  /**
   * Returns the names of a class of records and of those that its components declare: the beginnings of texts of
   * records.
   */
  private static Set<String> names(Class<?> type, Set<String> names) {
    if (names.add(Pattern.quote(type.getSimpleName()))) {
      for (RecordComponent component : type.getRecordComponents()) {
        if (component.getType().isRecord()) {
          names(component.getType(), names);
        }
      }
    }
    return names;
  }
}
