package games.kumite.spi.engine.start;

import com.google.inject.Binding;
import com.google.inject.Inject;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.Module;
import com.google.inject.spi.Elements;
import com.google.inject.spi.UntargettedBinding;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * A check whether Guice will be able to construct a plugin's rules. It reads classes and their Java modules alone,
 * because an injector costs 0.3 s in a fresh JVM, which is too much for listing games. Only where something looks wrong
 * does it read the bindings, since a class that is bound to an instance needs no constructor.
 */
public final class GuiceCheck {

  private static final String GUICE = "com.google.guice";

  private final Supplier<List<Module>> modules;
  private final Set<Class<?>> asked = new LinkedHashSet<>();

  private GuiceCheck(Supplier<List<Module>> modules) {
    this.modules = modules;
  }

  /** Returns the problem of the rules' class, or of a class that its constructor needs. */
  public static Optional<String> obstacle(Class<?> rules, Supplier<List<Module>> modules) {
    return new GuiceCheck(modules).obstacle(rules);
  }

  private Optional<String> obstacle(Class<?> type) {
    List<Constructor<?>> injected = injected(type);
    if (injected.size() == 1) {
      return access(injected.get(0));
    }
    return isConstructed(type)
        ? Optional.of(type.getName() + " must have one constructor with @Inject, has " + injected.size())
        : Optional.empty();
  }

  private static List<Constructor<?>> injected(Class<?> type) {
    List<Constructor<?>> injected = new ArrayList<>();
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      if (constructor.isAnnotationPresent(jakarta.inject.Inject.class) || constructor.isAnnotationPresent(Inject.class)) {
        injected.add(constructor);
      }
    }
    return injected;
  }

  private Optional<String> access(Constructor<?> constructor) {
    Class<?> type = constructor.getDeclaringClass();
    if (!asked.add(type)) {
      return Optional.empty();
    }
    if (!isAccessible(constructor) && isConstructed(type)) {
      String name = type.getModule().getName();
      return Optional.of("its module " + name + " does not open " + type.getPackageName() + " to Guice, which constructs "
          + type.getSimpleName() + ": its module-info must say opens " + type.getPackageName() + " to " + GUICE);
    }
    for (Class<?> needed : constructor.getParameterTypes()) {
      Optional<String> obstacle = isOfTheSameJar(needed, type) ? obstacle(needed) : Optional.empty();
      if (obstacle.isPresent()) {
        return obstacle;
      }
    }
    return Optional.empty();
  }

  private static boolean isOfTheSameJar(Class<?> needed, Class<?> type) {
    return !needed.isInterface() && !needed.isPrimitive() && Objects.equals(
        needed.getProtectionDomain().getCodeSource(), type.getProtectionDomain().getCodeSource());
  }

  private static boolean isAccessible(Constructor<?> constructor) {
    Class<?> type = constructor.getDeclaringClass();
    java.lang.Module guice = Injector.class.getModule();
    return type.getModule().isOpen(type.getPackageName(), guice) || Modifier.isPublic(constructor.getModifiers())
        && Modifier.isPublic(type.getModifiers()) && type.getModule().isExported(type.getPackageName(), guice);
  }

  /** Returns whether a class is bound to itself only. */
  private boolean isConstructed(Class<?> type) {
    return Elements.getElements(modules.get()).stream().anyMatch(element -> element instanceof UntargettedBinding<?>
        && ((Binding<?>) element).getKey().equals(Key.get(type)));
  }
}
