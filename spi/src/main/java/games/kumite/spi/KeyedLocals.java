package games.kumite.spi;

import games.kumite.api.Keys;
import java.lang.invoke.MethodHandles;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps. Those of records are made of their components, if the game's {@linkplain
 * GamePlugin#lookup lookup} may read them; what else there is has the key of its text. Which of the two depends on the
 * game alone, so that keys are the same on the class path and the module path. Thread-safe.
 *
 * <p>Each component is read by a function of its own. Tried and rejected: one method handle for all components of a record,
 * also as a constant of a class of its own. Where it is called often it takes two thirds of the time; but what a match
 * seldom asks about stays interpreted for thousands of calls, at several microseconds each.
 */
final class KeyedLocals {

  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;
  private static final long NOTHING = -1;

  private final MethodHandles.@Nullable Lookup lookup;
  private final KeyedTexts texts = new KeyedTexts();

  /** By class, what makes keys of its records. Never changed: another one takes its place. */
  private volatile Map<Class<?>, ToLongFunction<Object>> records = Map.of();

  KeyedLocals(MethodHandles.@Nullable Lookup lookup) {
    this.lookup = lookup;
  }

  /** The key of what a question is about, the same on every JVM. */
  long key(@Nullable Object value) {
    if (value instanceof Record) {
      ToLongFunction<Object> known = records.get(value.getClass());
      return (known == null ? keep(value.getClass()) : known).applyAsLong(value);
    }
    if (value instanceof Picks picks) {
      return picks.key();
    }
    if (value instanceof Integer number) {
      return number;
    }
    if (value instanceof Enum<?> constant) {
      return with(constant.getDeclaringClass().getName().hashCode(), constant.ordinal());
    }
    if (value instanceof List<?> list) {
      return ofList(list);
    }
    return value == null ? NOTHING : texts.key(value);
  }

  private synchronized ToLongFunction<Object> keep(Class<?> type) {
    ToLongFunction<Object> made = ofRecord(type);
    Map<Class<?>, ToLongFunction<Object>> more = new LinkedHashMap<>(records);
    more.put(type, made);
    records = more;
    return made;
  }

  private long ofList(List<?> list) {
    long key = list.size();
    for (Object element : list) {
      key = with(key, key(element));
    }
    return key;
  }

  /** From a record to its key. */
  private ToLongFunction<Object> ofRecord(Class<?> type) {
    if (lookup == null) {
      return texts::key;
    }
    List<Component> components;
    try {
      components = Component.of(type, lookup);
    } catch (IllegalAccessException e) {
      return texts::key; // a record of another module
    }
    long start = Keys.of(type.getName());
    @SuppressWarnings({"unchecked", "rawtypes"})
    ToLongFunction<Object>[] parts = components.stream().map(this::ofComponent).toArray(ToLongFunction[]::new);
    return value -> ofParts(start, parts, value);
  }

  private static long ofParts(long start, ToLongFunction<Object>[] parts, Object value) {
    long key = start;
    for (ToLongFunction<Object> part : parts) {
      key = with(key, part.applyAsLong(value));
    }
    return key;
  }

  /** From a record to the key of one of its components. */
  @SuppressWarnings("unchecked")
  private ToLongFunction<Object> ofComponent(Component component) {
    if (component.reader() instanceof ToLongFunction<?> number) {
      return (ToLongFunction<Object>) number;
    }
    if (component.reader() instanceof Predicate<?> flag) {
      Predicate<Object> is = (Predicate<Object>) flag;
      return value -> is.test(value) ? 1 : 0;
    }
    Function<Object, @Nullable Object> part = (Function<Object, @Nullable Object>) component.reader();
    if (component.type().isEnum()) {
      return value -> part.apply(value) instanceof Enum<?> constant ? constant.ordinal() : NOTHING;
    }
    return value -> key(part.apply(value));
  }

  private static long with(long key, long more) {
    return Long.rotateLeft((key ^ more) * ODD, TURN);
  }
}
