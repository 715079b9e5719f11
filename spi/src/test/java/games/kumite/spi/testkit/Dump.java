package games.kumite.spi.testkit;

import games.kumite.api.Game;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.EventType;
import games.kumite.spi.Inspection;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.State;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.HiddenPart;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.marks.Immutable;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes an object and all below it as text: one line a field, indented by depth, without identities. */
final class Dump {

  private static final int NUMBERS_A_LINE = 20;
  private static final int MAX_CHARACTERS = 20_000_000;
  private static final ClassValue<Boolean> DECLARES_TO_STRING = new ClassValue<>() {
    @Override
    protected Boolean computeValue(Class<?> type) {
      try {
        return type.getMethod("toString").getDeclaringClass() != Object.class;
      } catch (NoSuchMethodException impossible) {
        throw new IllegalStateException(impossible);
      }
    }
  };

  private record Started(MatchConfig config, String text) {}

  /** The agreed setup of a match, with its text. */
  private static volatile @Nullable Started lastStarted;

  private final StringBuilder text = new StringBuilder();
  private final List<Object> path = new ArrayList<>();

  private Dump() {}

  /** Returns the text of a value with its parts; a marked object is entered only if it is the value itself. */
  static String of(@Nullable Object value) {
    Dump dump = new Dump();
    if (value != null && ObjectRole.of(value) == ObjectRole.MARKED) {
      dump.object(value, "");
    } else {
      dump.value(value, "");
    }
    return dump.text.append('\n').toString();
  }

  private void value(@Nullable Object value, String indent) {
    if (value == null) {
      text.append("null");
      return;
    }
    switch (ObjectRole.of(value)) {
      case VALUE -> text.append(word(value));
      case MARKED -> text.append(name(value)).append(" shared ").append(MarkedDigests.of(value));
      case LAMBDA -> text.append("a lambda of ").append(name(value).replaceAll("\\$\\$Lambda.*", ""));
      case CLOSED -> text.append(name(value)).append(' ').append(closed(value));
      default -> inside(value, indent);
    }
  }

  private void inside(Object value, String indent) {
    for (int i = path.size() - 1; i >= 0; i--) {
      if (path.get(i) == value) {
        text.append("the ").append(name(value)).append(' ').append(path.size() - i).append(" above");
        return;
      }
    }
    if (text.length() > MAX_CHARACTERS) {
      throw new IllegalStateException("a state is too large for canonical text; mark what never changes in it @"
          + Immutable.class.getSimpleName() + ". Its outermost parts: "
          + path.stream().limit(8).map(Dump::name).toList());
    }
    path.add(value);
    if (value.getClass().isArray()) {
      array(value, indent);
    } else if (value instanceof Optional<?> optional) {
      value(optional.orElse(null), indent);
    } else if (value instanceof Map<?, ?> map) {
      text.append(name(map));
      entries(map, indent + "  ");
    } else if (value instanceof Collection<?> collection) {
      elements(collection, indent + "  ");
    } else {
      object(value, indent);
    }
    path.remove(path.size() - 1);
  }

  private void object(Object value, String indent) {
    text.append(name(value));
    String deeper = indent + "  ";
    if (value instanceof SeededRandom random) {
      text.append(" of seed ").append(random.seed()).append(", next ").append(random.copy().nextLong());
      return;
    }
    if (value instanceof HiddenPart && declaresToString(value.getClass())) {
      value.toString().lines().forEach(line -> text.append('\n').append(deeper).append("| ").append(line));
    }
    if (value instanceof State<?> state) {
      line(deeper, "agenda", Inspection.agenda(state));
      line(deeper, "question", Inspection.question(state));
      line(deeper, "random", state.random());
      text.append('\n').append(deeper).append("start: ").append(started(state.config()));
    }
    for (Field field : Fields.of(value.getClass())) {
      if (!field.getDeclaringClass().isAssignableFrom(State.class)) {
        line(deeper, field.getName(), Fields.read(field, value));
      }
    }
  }

  /**
   * Returns the text of the agreed setup, which all states of a match share, so that it is not written again for each.
   */
  private static String started(MatchConfig config) {
    Started last = lastStarted;
    if (last == null || last.config() != config) {
      last = new Started(config, Dump.of(config).strip());
      lastStarted = last;
    }
    return last.text();
  }

  private void line(String indent, String name, @Nullable Object value) {
    text.append('\n').append(indent).append(name).append(": ");
    value(value, indent);
  }

  private void array(Object array, String indent) {
    if (array instanceof Object[] objects) {
      elements(Arrays.asList(objects), indent + "  ");
      return;
    }
    int length = Array.getLength(array);
    for (int i = 0; i < length; i++) {
      if (length > NUMBERS_A_LINE && i % NUMBERS_A_LINE == 0) {
        text.append('\n').append(indent).append("  ").append(i).append(": ");
      } else if (i > 0) {
        text.append(' ');
      }
      number(array, i);
    }
  }

  /** Writes an element of an array of numbers; those that are frequent in states are not boxed. */
  private void number(Object array, int place) {
    if (array instanceof byte[] bytes) {
      text.append(bytes[place]);
    } else if (array instanceof short[] shorts) {
      text.append(shorts[place]);
    } else if (array instanceof int[] ints) {
      text.append(ints[place]);
    } else if (array instanceof long[] longs) {
      text.append(longs[place]);
    } else {
      text.append(Array.get(array, place));
    }
  }

  private void elements(Collection<?> elements, String indent) {
    if (elements.isEmpty()) {
      text.append("empty");
      return;
    }
    if (isUnordered(elements)) {
      sorted(elements.stream().map(element -> part(element, indent)).toList(), indent);
      return;
    }
    int i = 0;
    for (Object element : elements) {
      line(indent, String.valueOf(i++), element);
    }
  }

  private void entries(Map<?, ?> map, String indent) {
    List<String> lines = new ArrayList<>();
    map.forEach((key, value) -> lines.add(part(key, indent) + " -> " + part(value, indent)));
    if (isUnordered(map)) {
      sorted(lines, indent);
    } else {
      lines.forEach(line -> text.append('\n').append(indent).append(line));
    }
  }

  private void sorted(List<String> lines, String indent) {
    lines.stream().sorted().forEach(line -> text.append('\n').append(indent).append("- ").append(line));
  }

  private String part(@Nullable Object value, String indent) {
    Dump part = new Dump();
    part.path.addAll(path);
    part.value(value, indent);
    return part.text.toString();
  }

  /** Returns whether a container is in hash order, which is not an order: two equal sets have one text. */
  private static boolean isUnordered(Object container) {
    Class<?> type = container.getClass();
    return container instanceof HashMap && !(container instanceof LinkedHashMap)
        || container instanceof HashSet && !(container instanceof LinkedHashSet)
        || container instanceof IdentityHashMap
        || type.getName().startsWith("java.util.ImmutableCollections$Set")
        || type.getName().startsWith("java.util.ImmutableCollections$Map")
        || type.getName().startsWith("java.util.concurrent.ConcurrentHashMap");
  }

  private static String word(Object value) {
    if (value instanceof Enum<?> constant) {
      return constant.getDeclaringClass().getSimpleName() + "." + constant.name();
    }
    if (value instanceof String string) {
      return '"' + string.replace("\\", "\\\\").replace("\n", "\\n") + '"';
    }
    if (value instanceof Game game) {
      return "game " + game.id() + " " + game.version();
    }
    boolean isNamedOnly = value instanceof Texts || value instanceof Rules<?> || value instanceof CardLayout
        || value instanceof SecretNumberLayout || value.getClass().isArray() || !declaresToString(value.getClass());
    if (isNamedOnly) {
      return name(value);
    }
    return value instanceof Class<?> type ? "class " + type.getName()
        : value instanceof EventType event ? "event " + event.name() : value.toString();
  }

  private static String closed(Object value) {
    if (!declaresToString(value.getClass())) {
      throw new AssertionError("an object of " + value.getClass().getName() + " is in a state; nothing can be"
          + " said about what is in it, so it can be neither compared nor saved");
    }
    return value.toString();
  }

  private static boolean declaresToString(Class<?> type) {
    return DECLARES_TO_STRING.get(type);
  }

  static String name(Object value) {
    Class<?> type = value.getClass();
    if (type.isArray()) {
      return type.getComponentType().getSimpleName() + "[]";
    }
    return type.getSimpleName().isEmpty() ? type.getName() : type.getSimpleName();
  }
}
