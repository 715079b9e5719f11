package games.kumite.spi.engine.keys;

import games.kumite.api.Keys;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/**
 * A hasher of the records of one class: it hashes their components in order. Reads components with method handles.
 * Immutable and thread-safe.
 *
 * <p>Tried and rejected: a class generated in byte code for each class of records, which is several times as fast. A
 * bot asks for one key before a search of milliseconds.
 */
final class RecordHasher implements ToLongFunction<Object> {

  static final long NOTHING = -1;

  /**
   * A component.
   *
   * @param isNumber whether the accessor returns a long; otherwise an object
   * @param isConstant whether it is a constant of an enum that the component declares
   * @param isAnything whether it may hold records of any class
   */
  private record Part(MethodHandle accessor, boolean isNumber, boolean isConstant, boolean isAnything) {}

  private final long place;
  private final List<Part> parts = new ArrayList<>();
  private final LocalsHasher others;

  /**
   * Prepares reading the records of a class.
   *
   * @param others hashes the contents of the components
   * @throws IllegalAccessException if the lookup may not read them
   */
  RecordHasher(Class<?> type, MethodHandles.Lookup lookup, LocalsHasher others) throws IllegalAccessException {
    MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, lookup);
    for (RecordComponent component : type.getRecordComponents()) {
      Class<?> of = component.getType();
      boolean isNumber = of.isPrimitive() && of != float.class && of != double.class;
      MethodType read = MethodType.methodType(isNumber ? long.class : Object.class, Object.class);
      parts.add(new Part(MethodHandles.explicitCastArguments(inside.unreflect(component.getAccessor()), read), isNumber,
          of.isEnum(), !of.isRecord() && !of.isEnum()));
    }
    place = SealedPlace.of(type);
    this.others = others;
  }

  @Override
  public long applyAsLong(Object found) {
    long key = place;
    for (Part part : parts) {
      key = Keys.join(key, key(part, found));
    }
    return key;
  }

  private long key(Part part, Object found) {
    Object value;
    try {
      if (part.isNumber()) {
        return (long) part.accessor().invokeExact(found);
      }
      value = (Object) part.accessor().invokeExact(found);
    } catch (RuntimeException | Error failure) {
      throw failure;
    } catch (Throwable undeclared) {
      throw new AssertionError(undeclared); // an accessor declares no exception
    }
    if (part.isConstant() && value instanceof Enum<?> constant) {
      return constant.ordinal();
    }
    return part.isAnything() ? others.keyOfAny(value) : others.key(value);
  }
}
