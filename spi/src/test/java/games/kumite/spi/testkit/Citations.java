package games.kumite.spi.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The citations of rules by tests, read from compiled classes. */
final class Citations {

  private final Map<String, Set<String>> testsById = new TreeMap<>();
  private int classes;

  private Citations() {}

  /** Returns the citations of the classes below a directory. */
  static Citations in(Path root, ClassLoader loader) {
    Citations citations = new Citations();
    List<Path> files;
    try (Stream<Path> all = Files.walk(root)) {
      files = all.filter(file -> file.toString().endsWith(".class")).sorted().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException("cannot look for tests in " + root.toAbsolutePath(), failure);
    }
    for (Path file : files) {
      citations.read(name(root.relativize(file)), loader);
    }
    return citations;
  }

  private static String name(Path file) {
    List<String> parts = new ArrayList<>();
    file.forEach(part -> parts.add(part.toString()));
    return String.join(".", parts).replaceAll("\\.class$", "");
  }

  private void read(String name, ClassLoader loader) {
    if (name.endsWith("package-info") || name.endsWith("module-info")) {
      return;
    }
    try {
      Class<?> type = Class.forName(name, false, loader);
      classes++;
      cite(type, type.getName());
      for (Method method : type.getDeclaredMethods()) {
        cite(method, type.getSimpleName() + "." + method.getName());
      }
    } catch (ClassNotFoundException | LinkageError failure) {
      throw new AssertionError("cannot look for @Rule in " + name + ": " + failure, failure);
    }
  }

  private void cite(AnnotatedElement element, String test) {
    Rule rule = element.getAnnotation(Rule.class);
    if (rule != null) {
      for (String id : rule.value()) {
        testsById.computeIfAbsent(id, key -> new LinkedHashSet<>()).add(test);
      }
    }
  }

  Set<String> ids() {
    return testsById.keySet();
  }

  Set<String> testsOf(String id) {
    return testsById.getOrDefault(id, Set.of());
  }

  int classes() {
    return classes;
  }
}
