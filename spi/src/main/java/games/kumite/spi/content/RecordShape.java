package games.kumite.spi.content;

import java.lang.reflect.Constructor;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The components and the constructor of a record of content, looked up by reflection once. */
final class RecordShape {

  private static final ClassValue<RecordShape> SHAPES = new ClassValue<>() {
    @Override
    protected RecordShape computeValue(Class<?> type) {
      return new RecordShape(type);
    }
  };

  private final List<Part> parts;
  private final List<String> names;
  private final Constructor<?> constructor;

  private RecordShape(Class<?> type) {
    RecordComponent[] components = type.getRecordComponents();
    this.parts = Arrays.stream(components).map(Part::new).toList();
    this.names = parts.stream().map(Part::name).toList();
    try {
      this.constructor = type.getDeclaredConstructor(
          Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      constructor.setAccessible(true);
    } catch (InaccessibleObjectException closed) {
      throw new IllegalStateException("module " + type.getModule().getName() + " must say: opens "
          + type.getPackageName() + " to games.kumite.spi", closed);
    } catch (NoSuchMethodException impossible) {
      throw new IllegalStateException("cannot make a " + type.getName(), impossible);
    }
  }

  static RecordShape of(Class<?> type) {
    return SHAPES.get(type);
  }

  List<Part> parts() {
    return parts;
  }

  /** Returns the names of the components, in their order. */
  List<String> names() {
    return names;
  }

  Constructor<?> constructor() {
    return constructor;
  }

  /** A component with what its author has written beside it. */
  record Part(
      String name, Type type, @Nullable Default absent, @Nullable Range range, @Nullable RefersTo refers) {

    private Part(RecordComponent component) {
      this(component.getName(), component.getGenericType(), component.getAnnotation(Default.class),
          component.getAnnotation(Range.class), component.getAnnotation(RefersTo.class));
    }
  }
}
