package games.kumite.spi.testkit;

import games.kumite.api.Event;
import games.kumite.api.Game;
import games.kumite.api.Option;
import games.kumite.api.Phase;
import games.kumite.api.Setup;
import games.kumite.api.Table;
import games.kumite.api.record.MatchRecord;
import games.kumite.spi.EventType;
import games.kumite.spi.Rules;
import games.kumite.spi.Script;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.content.Word;
import games.kumite.spi.marks.Constant;
import games.kumite.spi.marks.Immutable;
import java.lang.reflect.Array;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.temporal.TemporalAccessor;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;

/** The role of an object for the kit: whether copies of a state may share it, and which of its parts to inspect. */
enum ObjectRole {

  /** Never changes; its parts are not inspected. */
  VALUE,
  /** Marked as shared: not looked for in copies, but its content is digested. */
  MARKED,
  /** A record, or an object that cannot be changed through its own methods: shared if its parts may be. */
  FROZEN,
  /** A collection or map that may change. */
  CONTAINER,
  /** An array with at least one place. */
  ARRAY,
  /** A function object: no equality, no stable text, and it may hold anything. */
  LAMBDA,
  /** An object of a class whose fields are inaccessible. */
  CLOSED,
  /** Any other object. */
  PLAIN;

  private static final List<Class<?>> VALUES = List.of(
      String.class, Boolean.class, Character.class, Byte.class, Short.class, Integer.class, Long.class,
      Float.class, Double.class, BigInteger.class, BigDecimal.class, UUID.class, Locale.class, Class.class,
      Duration.class, TemporalAccessor.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class,
      Game.class, Rules.class, Option.class, Phase.class, Setup.class, Table.class, Event.class,
      MatchRecord.class, Texts.class, EventType.class, Script.class, Word.class, CardLayout.class,
      SecretNumberLayout.class);

  /**
   * The non-public classes of the engine that may be shared: what all matches of a game share, and the entries of a
   * history.
   */
  private static final List<String> VALUES_OF_THE_ENGINE =
      List.of("games.kumite.spi.engine.run.Engine", "games.kumite.spi.engine.record.HistoryEntry");

  private static final List<String> FROZEN_COLLECTIONS = List.of(
      "java.util.ImmutableCollections$", "java.util.Collections$Unmodifiable", "java.util.Collections$Empty",
      "java.util.Collections$Singleton", "java.util.Collections$CopiesList", "com.google.common.collect.Immutable",
      "com.google.common.collect.JdkBacked", "com.google.common.collect.Regular",
      "com.google.common.collect.Singleton");

  private static final ClassValue<ObjectRole> OF = new ClassValue<>() {
    @Override
    protected ObjectRole computeValue(Class<?> type) {
      return find(type);
    }
  };

  static ObjectRole of(Object object) {
    ObjectRole kind = OF.get(object.getClass());
    return kind == ARRAY && Array.getLength(object) == 0 ? VALUE : kind;
  }

  /** Returns whether two states that share it may disturb each other through it. */
  boolean isMutable() {
    return switch (this) {
      case VALUE, MARKED, FROZEN -> false;
      case CONTAINER, ARRAY, LAMBDA, CLOSED, PLAIN -> true;
    };
  }

  private static ObjectRole find(Class<?> type) {
    if (isOneOf(VALUES, type) || type.isAnnotationPresent(Constant.class) || VALUES_OF_THE_ENGINE.contains(type.getName())) {
      return VALUE;
    }
    if (type.isAnnotationPresent(Immutable.class)) {
      return MARKED;
    }
    if (type.isArray()) {
      return ARRAY;
    }
    if (type.isHidden() && type.isSynthetic()) {
      return LAMBDA;
    }
    if (isEnum(type)) {
      return VALUE;
    }
    boolean isFrozen = FROZEN_COLLECTIONS.stream().anyMatch(type.getName()::startsWith);
    if (type.isRecord() || type == Optional.class || isFrozen || type.getName().equals("games.kumite.spi.ActionList")) {
      return FROZEN;
    }
    if (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)) {
      return CONTAINER;
    }
    return type.getName().startsWith("java.") && Fields.of(type).isEmpty() ? CLOSED : PLAIN;
  }

  private static boolean isEnum(Class<?> type) {
    return type.isEnum() || type.getSuperclass() != null && type.getSuperclass().isEnum();
  }

  private static boolean isOneOf(List<Class<?>> types, Class<?> type) {
    return types.stream().anyMatch(each -> each.isAssignableFrom(type));
  }
}
