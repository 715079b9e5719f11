package games.kumite.spi;

import games.kumite.api.Keys;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The keys of the locals of steps. Those of records are made of their components, if the game's {@linkplain
 * GamePlugin#lookup lookup} may read them; what else there is has the key of its text. Which of the two depends on the
 * game alone, so that keys are the same on the class path and the module path. Thread-safe.
 */
final class KeyedLocals {

  private static final MethodHandles.Lookup OWN = MethodHandles.lookup();
  private static final MethodType KEY = MethodType.methodType(long.class, Object.class);
  private static final long ODD = 0x9E3779B97F4A7C15L;
  private static final int TURN = 29;
  private static final long NOTHING = -1;
  private static final MethodHandle WITH = own("with", long.class, long.class);
  private static final MethodHandle OF_ENUM = own("ofEnum", Enum.class);
  private static final MethodHandle OF_BOOLEAN = own("ofBoolean", boolean.class);
  private static final MethodHandle IS_NOTHING = isNothing();

  private final MethodHandles.@Nullable Lookup lookup;
  private final KeyedTexts texts = new KeyedTexts();

  /** By class, what makes keys of its records. Never changed: another one takes its place. */
  private volatile Map<Class<?>, MethodHandle> records = Map.of();
  private final MethodHandle any;
  private final MethodHandle ofText;

  KeyedLocals(MethodHandles.@Nullable Lookup lookup) {
    this.lookup = lookup;
    try {
      any = OWN.bind(this, "key", KEY);
      ofText = OWN.bind(texts, "key", KEY);
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static MethodHandle own(String name, Class<?>... parameters) {
    try {
      return OWN.findStatic(KeyedLocals.class, name, MethodType.methodType(long.class, parameters));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  private static MethodHandle isNothing() {
    try {
      return OWN.findStatic(Objects.class, "isNull", MethodType.methodType(boolean.class, Object.class));
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** The key of what a question is about, the same on every JVM. */
  long key(@Nullable Object value) {
    if (value instanceof Record) {
      return ofRecord(value);
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

  private long ofRecord(Object value) {
    MethodHandle handle = records.get(value.getClass());
    if (handle == null) {
      handle = keep(value.getClass());
    }
    try {
      return (long) handle.invokeExact(value);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e); // accessors of records declare none
    }
  }

  private synchronized MethodHandle keep(Class<?> type) {
    MethodHandle made = ofRecord(type, List.of());
    MethodHandle handle = made == null ? ofText : made.asType(KEY);
    Map<Class<?>, MethodHandle> more = new LinkedHashMap<>(records);
    more.put(type, handle);
    records = more;
    return handle;
  }

  private long ofList(List<?> list) {
    long key = list.size();
    for (Object element : list) {
      key = with(key, key(element));
    }
    return key;
  }

  /** From a record that is part of others to its key; null if it cannot be read. */
  private @Nullable MethodHandle ofRecord(Class<?> type, List<Class<?>> around) {
    if (lookup == null) {
      return null;
    }
    List<Class<?>> known = Stream.concat(around.stream(), Stream.<Class<?>>of(type)).toList();
    try {
      MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, lookup);
      MethodHandle key = MethodHandles.dropArguments(MethodHandles.constant(long.class, Keys.of(type.getName())), 0, type);
      for (RecordComponent component : type.getRecordComponents()) {
        MethodHandle get = inside.unreflect(component.getAccessor());
        MethodHandle part = MethodHandles.filterReturnValue(get, ofComponent(component.getType(), known));
        MethodHandle both = MethodHandles.filterArguments(WITH, 0, key, part);
        key = MethodHandles.permuteArguments(both, MethodType.methodType(long.class, type), 0, 0);
      }
      return key;
    } catch (IllegalAccessException e) {
      return null; // a record of another module
    }
  }

  /** From a component of a record to its key. */
  private MethodHandle ofComponent(Class<?> type, List<Class<?>> around) {
    MethodType shape = MethodType.methodType(long.class, type);
    if (type == boolean.class) {
      return OF_BOOLEAN;
    }
    if (type.isPrimitive() && type != float.class && type != double.class) {
      return MethodHandles.explicitCastArguments(MethodHandles.identity(long.class), shape);
    }
    if (type.isEnum()) {
      return OF_ENUM.asType(shape);
    }
    MethodHandle nested = type.isRecord() && !around.contains(type) ? ofRecord(type, around) : null;
    return nested == null ? any.asType(shape)
        : MethodHandles.guardWithTest(IS_NOTHING.asType(MethodType.methodType(boolean.class, type)), any.asType(shape), nested);
  }

  private static long with(long key, long more) {
    return Long.rotateLeft((key ^ more) * ODD, TURN);
  }

  private static long ofEnum(@Nullable Enum<?> constant) {
    return constant == null ? NOTHING : constant.ordinal();
  }

  private static long ofBoolean(boolean is) {
    return is ? 1 : 0;
  }
}
