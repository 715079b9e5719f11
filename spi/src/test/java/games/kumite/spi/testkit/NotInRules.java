package games.kumite.spi.testkit;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.List;
import java.util.Set;

/** A kind of code that {@link RulesCodeRules} forbids, because it makes matches that do not repeat. */
public enum NotInRules {

  /** A random source that the match does not know. */
  RANDOMNESS("randomness of its own", "roll, pick and shuffle through the state's RandomSource") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      String owner = target.getOwner().getName();
      return switch (target.getName()) {
        case NEW -> Set.of("java.util.Random", "java.util.SplittableRandom", "java.security.SecureRandom")
            .contains(owner);
        case "random" -> owner.equals("java.lang.Math") || owner.equals("java.lang.StrictMath");
        case "randomUUID" -> owner.equals("java.util.UUID");
        case "shuffle" -> owner.equals("java.util.Collections") && parameters(target) == 1;
        default -> owner.equals("java.util.concurrent.ThreadLocalRandom") || owner.startsWith("java.util.random.");
      };
    }
  },

  /** The time of day, or the duration of something. */
  CLOCK("clock", "a match does not know the time; budgets belong to bots") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      String owner = target.getOwner().getName();
      return switch (target.getName()) {
        case "currentTimeMillis", "nanoTime" -> owner.equals("java.lang.System");
        case "now" -> owner.startsWith("java.time.");
        case NEW -> owner.equals("java.util.Date") && parameters(target) == 0;
        case "getInstance" -> owner.equals("java.util.Calendar");
        default -> owner.equals("java.time.Clock");
      };
    }
  },

  /**
   * A collection whose order depends on hash codes; that of {@code Set.of} and {@code Map.of} changes with every JVM.
   */
  HASH_ORDER("collection in the order of hash codes",
      "use List, LinkedHashMap, LinkedHashSet, EnumMap, TreeMap or an array; name the map that a collector fills") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      return switch (target.getOwner().getName()) {
        case "java.util.HashMap", "java.util.HashSet", "java.util.IdentityHashMap", "java.util.WeakHashMap",
            "java.util.Hashtable", "java.util.concurrent.ConcurrentHashMap" ->
            List.of(NEW, "newHashMap", "newHashSet", "newKeySet").contains(target.getName());
        case "java.util.Set" -> target.getName().equals("copyOf") || isOf(target) && !isSingle(target, 1);
        case "java.util.Map" -> Set.of("copyOf", "ofEntries").contains(target.getName())
            || isOf(target) && !isSingle(target, 2);
        case "java.util.stream.Collectors" -> isHashing(target);
        default -> false;
      };
    }

    private boolean isOf(AccessTarget target) {
      return target.getName().equals("of");
    }

    /** Returns whether a call creates a collection of at most one element, which has only one order. */
    private boolean isSingle(AccessTarget target, int parametersOfOne) {
      return parameters(target) == 0 || parameters(target) == parametersOfOne
          && ((CodeUnitAccessTarget) target).getRawParameterTypes().stream().noneMatch(JavaClass::isArray);
    }

    private boolean isHashing(AccessTarget target) {
      return switch (target.getName()) {
        case "toSet", "toUnmodifiableSet", "toUnmodifiableMap", "toConcurrentMap", "groupingByConcurrent" -> true;
        case "toMap" -> parameters(target) < 4;
        case "groupingBy" -> parameters(target) < 3;
        default -> false;
      };
    }
  },

  /** Numbers that the JVM gives to objects arbitrarily. */
  IDENTITY_HASH("identity hash code", "compare by id, ordinal or content") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      JavaClass owner = target.getOwner();
      return switch (target.getName()) {
        case "identityHashCode" -> owner.getName().equals("java.lang.System");
        case "hashCode" -> parameters(target) == 0
            && (owner.getName().equals("java.lang.Object") || owner.isAssignableTo(Enum.class));
        default -> false;
      };
    }
  },

  /** Work of several threads in no fixed order. */
  PARALLEL("parallel stream or thread", "a match belongs to one thread; an arena runs many matches") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      JavaClass owner = target.getOwner();
      return switch (target.getName()) {
        case "parallelStream" -> owner.isAssignableTo(java.util.Collection.class);
        case "parallel" -> owner.isAssignableTo(java.util.stream.BaseStream.class);
        case NEW -> owner.isAssignableTo(Thread.class);
        default -> owner.getName().equals("java.util.concurrent.CompletableFuture")
            || owner.getName().equals("java.util.concurrent.Executors");
      };
    }
  },

  /** A variable that all matches of a JVM share. */
  STATIC_STATE("static variable", "keep it in the state of the match") {
    @Override
    boolean isBrokenBy(AccessTarget target) {
      return false;
    }

    @Override
    boolean isBrokenBy(JavaField field) {
      return field.getModifiers().contains(JavaModifier.STATIC) && !field.getModifiers().contains(JavaModifier.FINAL);
    }
  };

  private static final String NEW = JavaConstructor.CONSTRUCTOR_NAME;

  private final String what;
  private final String instead;

  NotInRules(String what, String instead) {
    this.what = what;
    this.instead = instead;
  }

  /** Returns what is forbidden, as it follows the word "no". */
  String what() {
    return what;
  }

  /** Returns what to do instead. */
  String instead() {
    return instead;
  }

  /** Returns whether using a method, constructor or field breaks the rule. */
  abstract boolean isBrokenBy(AccessTarget target);

  /** Returns whether having a field breaks the rule. */
  boolean isBrokenBy(JavaField field) {
    return false;
  }

  private static int parameters(AccessTarget target) {
    return target instanceof CodeUnitAccessTarget unit ? unit.getRawParameterTypes().size() : 0;
  }
}
