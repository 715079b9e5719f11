package games.kumite.spi.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/**
 * The architecture rules for the code of a game: what it may use, and which way its data flow. Extend this class in a
 * test of the module. The packages are those that large games have, {@code content} and {@code state}, and below them a
 * ground where a game has one: the geometry of its board, which checks of the content use. A plugin of one package passes
 * the rules for packages that it does not have. Needs ArchUnit beside JUnit.
 *
 * <pre>{@code
 * class MyArchitectureTests extends ArchitectureContract {
 *   MyArchitectureTests() {
 *     super("org.example.mygame");
 *   }
 * }
 * }</pre>
 */
@TestInstance(Lifecycle.PER_CLASS)
public abstract class ArchitectureContract {

  private static final String[] LIBRARIES = {
    "games.kumite.spi..", "games.kumite.api..", "java..", "com.google.inject..", "jakarta.inject..",
    "tools.jackson..", "com.fasterxml.jackson.annotation..", "org.slf4j..", "org.jspecify.."
  };

  private static final String CONTENT = ".content..";
  private static final String STATE = ".state..";

  private final String home;
  private final String[] ground;
  private final JavaClasses classes;

  /**
   * Creates the rules for a package and all below it; classes on the test path are left out.
   *
   * @param home the plugin's root package, such as {@code games.kumite.brawler}
   * @param ground packages below it that depend on nothing else of the game, such as {@code .geometry..}
   */
  protected ArchitectureContract(String home, String... ground) {
    this.home = home;
    this.ground = ground.clone();
    classes = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
        .importPackages(home);
    if (classes.isEmpty()) {
      throw new IllegalArgumentException("no class was found in package " + home + " or below it");
    }
  }

  @Test
  void game_dependsOn_theSpiAndWhatItHandsOn() {
    classes().should().onlyDependOnClassesThat().resideInAnyPackage(with(home + "..")).check(classes);
  }

  @Test
  void game_dependsOn_noFrontend() {
    classes().should().onlyDependOnClassesThat().resideOutsideOfPackage("games.kumite.spi.console..").check(classes);
  }

  @Test
  void ground_dependsOn_itselfAlone() {
    for (String each : ground) {
      restricted(each);
    }
  }

  @Test
  void content_dependsOn_noRule() {
    if (hasClasses(CONTENT)) { // a plugin of one package has none
      restricted(CONTENT, ground);
    }
  }

  @Test
  void state_dependsOn_contentAlone() {
    if (hasClasses(STATE)) {
      restricted(STATE, Stream.concat(Stream.of(CONTENT), Stream.of(ground)).toArray(String[]::new));
    }
  }

  private boolean hasClasses(String inner) {
    DescribedPredicate<JavaClass> inside = JavaClass.Predicates.resideInAPackage(home + inner);
    return classes.stream().anyMatch(inside);
  }

  @Test
  void packages_dependOnEachOther_inNoCircle() {
    noCircles().check(classes);
  }

  @TestFactory
  Stream<DynamicTest> rulesCode() {
    return RulesCodeRules.in(home).tests();
  }

  /**
   * Requires that a package depends only on itself, on some others of the game and on libraries.
   *
   * @param inner the package below the root package, such as {@code .table..}
   * @param others the allowed packages, in the same form
   */
  protected final void restricted(String inner, String... others) {
    String[] allowed = Stream.concat(Stream.of(inner), Stream.of(others)).map(home::concat).toArray(String[]::new);
    classes().that().resideInAPackage(home + inner).should().onlyDependOnClassesThat()
        .resideInAnyPackage(with(allowed)).check(classes);
  }

  /**
   * Returns the rule that no packages depend on each other in a circle, the root package included.
   *
   * @return the rule
   */
  public static ArchRule noCircles() {
    return slices().assignedFrom(new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        String name = type.getPackageName();
        return SliceIdentifier.of(name.equals("games.kumite.spi.access") ? "games.kumite.spi" : name); // the bridge to the engine
      }

      @Override
      public String getDescription() {
        return "packages";
      }
    }).should().beFreeOfCycles();
  }

  private static String[] with(String... packages) {
    return Stream.concat(Stream.of(packages), Stream.of(LIBRARIES)).toArray(String[]::new);
  }
}
