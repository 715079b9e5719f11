package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import games.kumite.spi.Picks;
import games.kumite.spi.access.Kernel;
import java.lang.invoke.MethodHandles;
import java.util.List;
import java.util.function.ToLongBiFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps. Those of records are made of their components, if the game's {@linkplain
 * GamePlugin#lookup lookup} may read them; what else there is has the key of its text. Which of the two depends on the
 * game alone, so that keys are the same on the class path and the module path. Thread-safe.
 */
public final class KeyedLocals {

  private static final int FEWEST = 16;

  private final MethodHandles.@Nullable Lookup lookup;
  private final KeyedTexts texts = new KeyedTexts();

  /** Asked by records for the keys of what they hold. */
  private final ToLongFunction<Object> others = this::key;

  /**
   * What makes keys of the classes of records that were met: at a place by its name's hash code a class, and beside it its function,
   * at most a quarter full. Never changed: another one takes its place. Maps spread what is looked up over more places, which
   * are seldom in a cache.
   */
  private volatile Object[] records = new Object[FEWEST];

  private int count;

  public KeyedLocals(MethodHandles.@Nullable Lookup lookup) {
    this.lookup = lookup;
  }

  /** The key of what a question is about, the same on every JVM. */
  public long key(@Nullable Object value) {
    if (value instanceof Record) {
      return ofRecord(value.getClass()).applyAsLong(value, others);
    }
    if (value instanceof Picks picks) {
      return Kernel.get().key(picks);
    }
    if (value instanceof Integer number) {
      return number;
    }
    if (value instanceof Enum<?> constant) {
      return Keys.join(constant.getDeclaringClass().getName().hashCode(), constant.ordinal());
    }
    if (value instanceof List<?> list) {
      return ofList(list);
    }
    return value == null ? RecordKeys.NOTHING : texts.key(value);
  }

  private long ofList(List<?> list) {
    long key = list.size();
    for (Object element : list) {
      key = Keys.join(key, key(element));
    }
    return key;
  }

  /** What makes keys of the records of a class. */
  @SuppressWarnings("unchecked")
  private ToLongBiFunction<Object, ToLongFunction<Object>> ofRecord(Class<?> type) {
    Object[] met = records;
    int at = place(met, type);
    return met[at] == type ? (ToLongBiFunction<Object, ToLongFunction<Object>>) met[at + 1] : meet(type);
  }

  /** Where a class stands, or would. */
  private static int place(Object[] met, Class<?> type) {
    int at = type.getName().hashCode() << 1 & met.length - 1;
    while (met[at] != null && met[at] != type) {
      at = at + 2 & met.length - 1;
    }
    return at;
  }

  private synchronized ToLongBiFunction<Object, ToLongFunction<Object>> meet(Class<?> type) {
    ToLongBiFunction<Object, ToLongFunction<Object>> made = make(type);
    Object[] met = records;
    Object[] more = new Object[count * 8 < met.length ? met.length : met.length * 2];
    for (int at = 0; at < met.length; at += 2) {
      if (met[at] instanceof Class<?> other) {
        put(more, other, met[at + 1]);
      }
    }
    put(more, type, made);
    records = more;
    count++;
    return made;
  }

  private static void put(Object[] met, Class<?> type, Object made) {
    int at = place(met, type);
    met[at] = type;
    met[at + 1] = made;
  }

  private ToLongBiFunction<Object, ToLongFunction<Object>> make(Class<?> type) {
    if (lookup != null) {
      try {
        return RecordKeys.of(type, lookup);
      } catch (IllegalAccessException e) {
        // a record of another module
      }
    }
    return (value, others) -> texts.key(value);
  }
}
