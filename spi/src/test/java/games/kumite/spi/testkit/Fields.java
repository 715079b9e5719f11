package games.kumite.spi.testkit;

import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instance fields of classes, superclasses first, by name within a class: an order that is equal in every JVM. */
final class Fields {

  private static final ClassValue<List<Field>> ALL = new ClassValue<>() {
    @Override
    protected List<Field> computeValue(Class<?> type) {
      return find(type);
    }
  };

  private Fields() {}

  /** Returns the readable fields of a class; none of a class that its module keeps closed. */
  static List<Field> of(Class<?> type) {
    return ALL.get(type);
  }

  static @Nullable Object read(Field field, Object owner) {
    try {
      return field.get(owner);
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException("cannot read " + field, impossible);
    }
  }

  private static List<Field> find(Class<?> type) {
    List<Class<?>> hierarchy = new ArrayList<>();
    for (Class<?> each = type; each != null && each != Object.class; each = each.getSuperclass()) {
      hierarchy.add(each);
    }
    Collections.reverse(hierarchy);
    List<Field> fields = new ArrayList<>();
    for (Class<?> each : hierarchy) {
      Arrays.stream(each.getDeclaredFields())
          .filter(field -> !Modifier.isStatic(field.getModifiers()) && isOpen(field))
          .sorted(Comparator.comparing(Field::getName))
          .forEach(fields::add);
    }
    return List.copyOf(fields);
  }

  private static boolean isOpen(Field field) {
    try {
      field.setAccessible(true);
      return true;
    } catch (InaccessibleObjectException closed) {
      return false;
    }
  }
}
