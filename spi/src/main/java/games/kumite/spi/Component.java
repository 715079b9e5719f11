package games.kumite.spi;

import java.lang.invoke.LambdaConversionException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * A component of a record, with what reads it: a {@link ToLongFunction} of the record where it is a whole number, a {@link
 * Predicate} where it is true or false, else a {@link Function}. Immutable.
 *
 * <p>What reads it is a class of its own, which the JVM keeps as long as the record's. So it is made once for all who ask,
 * however many games are looked up and started.
 *
 * @param type the component's type
 * @param reader what reads it
 */
record Component(Class<?> type, Object reader) {

  /** What has been made for one class of records. */
  private static final class All {
    private @Nullable List<Component> made;
  }

  private static final ClassValue<All> ALL = new ClassValue<>() {
    @Override
    protected All computeValue(Class<?> type) {
      return new All();
    }
  };

  /**
   * The components of the records of a class, in their order.
   *
   * @throws IllegalAccessException if the lookup may not read them
   */
  static List<Component> of(Class<?> type, MethodHandles.Lookup lookup) throws IllegalAccessException {
    MethodHandles.Lookup inside = MethodHandles.privateLookupIn(type, lookup);
    All all = ALL.get(type);
    synchronized (all) {
      List<Component> made = all.made;
      if (made == null) {
        RecordComponent[] components = type.getRecordComponents();
        Component[] each = new Component[components.length];
        for (int i = 0; i < each.length; i++) {
          each[i] = of(inside, components[i]);
        }
        made = List.of(each);
        all.made = made;
      }
      return made;
    }
  }

  private static Component of(MethodHandles.Lookup inside, RecordComponent component) throws IllegalAccessException {
    MethodHandle get = inside.unreflect(component.getAccessor());
    Class<?> type = component.getType();
    if (type == boolean.class) {
      return new Component(type, reader(inside, get, Predicate.class, "test", boolean.class));
    }
    boolean isWhole = type.isPrimitive() && type != float.class && type != double.class;
    return new Component(type, isWhole ? reader(inside, get, ToLongFunction.class, "applyAsLong", long.class)
        : reader(inside, get, Function.class, "apply", Object.class));
  }

  private static Object reader(MethodHandles.Lookup inside, MethodHandle get, Class<?> made, String method, Class<?> result)
      throws IllegalAccessException {
    MethodType asCalled = MethodType.methodType(result, Object.class);
    MethodType asRead = result.isPrimitive() ? get.type().changeReturnType(result) : get.type().wrap();
    try {
      return LambdaMetafactory.metafactory(inside, method, MethodType.methodType(made), asCalled, get, asRead)
          .getTarget().invoke();
    } catch (LambdaConversionException e) {
      throw (IllegalAccessException) new IllegalAccessException(e.getMessage()).initCause(e);
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new AssertionError(e); // to make a reader throws nothing else
    }
  }
}
