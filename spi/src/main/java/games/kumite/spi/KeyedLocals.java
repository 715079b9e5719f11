package games.kumite.spi;

import games.kumite.api.Keys;
import java.lang.invoke.LambdaConversionException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
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
    try {
      MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, lookup);
      RecordComponent[] components = type.getRecordComponents();
      @SuppressWarnings({"unchecked", "rawtypes"})
      ToLongFunction<Object>[] parts = new ToLongFunction[components.length];
      for (int i = 0; i < parts.length; i++) {
        parts[i] = ofComponent(inside, components[i]);
      }
      long start = Keys.of(type.getName());
      return value -> ofParts(start, parts, value);
    } catch (IllegalAccessException | LambdaConversionException e) {
      return texts::key; // a record of another module
    }
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
  private ToLongFunction<Object> ofComponent(MethodHandles.Lookup inside, RecordComponent component)
      throws IllegalAccessException, LambdaConversionException {
    MethodHandle get = inside.unreflect(component.getAccessor());
    Class<?> type = component.getType();
    if (type == boolean.class) {
      Predicate<Object> is = (Predicate<Object>) reading(inside, get, Predicate.class, "test", boolean.class);
      return value -> is.test(value) ? 1 : 0;
    }
    if (type.isPrimitive() && type != float.class && type != double.class) {
      return (ToLongFunction<Object>) reading(inside, get, ToLongFunction.class, "applyAsLong", long.class);
    }
    Function<Object, @Nullable Object> part =
        (Function<Object, @Nullable Object>) reading(inside, get, Function.class, "apply", Object.class);
    if (type.isEnum()) {
      return value -> part.apply(value) instanceof Enum<?> constant ? constant.ordinal() : NOTHING;
    }
    return value -> key(part.apply(value));
  }

  /** An object of an interface with one method, which reads a component. */
  private static Object reading(MethodHandles.Lookup inside, MethodHandle get, Class<?> interfaceType, String method,
      Class<?> result) throws LambdaConversionException {
    MethodType asCalled = MethodType.methodType(result, Object.class);
    MethodType asRead = result.isPrimitive() ? get.type().changeReturnType(result) : get.type().wrap();
    try {
      return LambdaMetafactory.metafactory(inside, method, MethodType.methodType(interfaceType), asCalled, get, asRead)
          .getTarget().invoke();
    } catch (LambdaConversionException e) {
      throw e;
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e); // accessors of records declare none
    }
  }

  private static long with(long key, long more) {
    return Long.rotateLeft((key ^ more) * ODD, TURN);
  }
}
