package games.kumite.spi.testkit;

import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/**
 * The rules for the code of a game that keep a seed repeatable: a test for each {@link NotInRules}.
 *
 * <p>A plugin's test needs ArchUnit besides JUnit ({@code com.tngtech.archunit:archunit} in test scope) and reads:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> rulesCode() {
 *   return RulesCodeRules.in("org.example.mygame").tests();
 * }
 * }</pre>
 *
 * <p>Classes on the test path are left out. Immutable.
 */
public final class RulesCodeRules {

  private final JavaClasses classes;
  private final Map<String, Set<NotInRules>> allowances;

  private RulesCodeRules(JavaClasses classes, Map<String, Set<NotInRules>> allowances) {
    this.classes = classes;
    this.allowances = allowances;
  }

  /**
   * Returns the rules for a package and all below it.
   *
   * @param rootPackage a package such as {@code games.kumite.brawler}
   * @return rules without allowances
   * @throws IllegalArgumentException if no class is found there
   */
  public static RulesCodeRules in(String rootPackage) {
    return of(new ClassFileImporter()
        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(rootPackage));
  }

  /**
   * Returns the rules for imported classes.
   *
   * @param classes the classes to check
   * @return rules without allowances
   * @throws IllegalArgumentException if there is none
   */
  public static RulesCodeRules of(JavaClasses classes) {
    if (classes.isEmpty()) {
      throw new IllegalArgumentException("no class was found to look at");
    }
    return new RulesCodeRules(classes, Map.of());
  }

  /**
   * Returns a copy in which one class (with its nested classes) may do something. State the reason beside the call.
   *
   * @param className the full name of a top-level class
   * @param what the allowed uses; an unused one is reported by the test "allowances"
   * @return the copy
   */
  public RulesCodeRules allowing(String className, NotInRules... what) {
    Map<String, Set<NotInRules>> more = new LinkedHashMap<>(allowances);
    more.computeIfAbsent(className, name -> EnumSet.noneOf(NotInRules.class)).addAll(Arrays.asList(what));
    return new RulesCodeRules(classes, more);
  }

  /**
   * Returns a test for each rule, and one that all allowances are needed.
   *
   * @return tests that fail with every offending line
   */
  public Stream<DynamicTest> tests() {
    Stream<DynamicTest> rules = Arrays.stream(NotInRules.values())
        .map(rule -> DynamicTest.dynamicTest("no " + rule.what(), () -> check(rule)));
    return Stream.concat(rules, Stream.of(DynamicTest.dynamicTest("allowances", this::checkAllowances)));
  }

  /**
   * Checks one rule.
   *
   * @param rule the rule
   * @throws AssertionError if a class without allowance breaks it; the message names every place
   */
  public void check(NotInRules rule) {
    List<String> offences = new ArrayList<>();
    offendersOf(rule).forEach((className, places) -> {
      if (!allowances.getOrDefault(className, Set.of()).contains(rule)) {
        offences.addAll(places);
      }
    });
    if (!offences.isEmpty()) {
      throw new AssertionError(
          "no " + rule.what() + " in rules: " + rule.instead() + "\n  " + String.join("\n  ", offences));
    }
  }

  private void checkAllowances() {
    Map<NotInRules, Set<String>> offenders = new EnumMap<>(NotInRules.class);
    for (NotInRules rule : NotInRules.values()) {
      offenders.put(rule, offendersOf(rule).keySet());
    }
    allowances.forEach((className, allowed) -> allowed.forEach(rule -> {
      if (!offenders.get(rule).contains(className)) {
        throw new AssertionError(className + " is allowed " + rule + " and does not need it");
      }
    }));
  }

  /** Returns the places that break a rule, by their top-level classes. */
  private Map<String, List<String>> offendersOf(NotInRules rule) {
    Map<String, List<String>> offenders = new LinkedHashMap<>();
    classes.stream().sorted((a, b) -> a.getName().compareTo(b.getName())).forEach(type -> {
      List<String> places = new ArrayList<>();
      type.getAccessesFromSelf().stream()
          .filter(access -> rule.isBrokenBy(access.getTarget()))
          .map(JavaAccess::getDescription)
          .sorted()
          .forEach(places::add);
      type.getFields().stream()
          .filter(rule::isBrokenBy)
          .map(JavaField::getDescription)
          .sorted()
          .forEach(places::add);
      if (!places.isEmpty()) {
        offenders.computeIfAbsent(topLevel(type), name -> new ArrayList<>()).addAll(places);
      }
    });
    return offenders;
  }

  private static String topLevel(JavaClass type) {
    JavaClass top = type;
    while (top.getEnclosingClass().isPresent()) {
      top = top.getEnclosingClass().get();
    }
    return top.getName();
  }
}
