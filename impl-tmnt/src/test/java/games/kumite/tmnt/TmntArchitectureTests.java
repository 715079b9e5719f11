package games.kumite.tmnt;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.kumite.spi.testkit.RulesCodeRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What the code of this game may use, and which way its data flow. */
final class TmntArchitectureTests {

  private static final String HOME = "games.kumite.tmnt";
  private static final String[] LIBRARIES = {
    "games.kumite.spi..", "games.kumite.api..", "java..", "com.google.inject..", "jakarta.inject..",
    "tools.jackson..", "com.fasterxml.jackson.annotation..", "org.slf4j..", "org.jspecify.."
  };

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages(HOME);

  @Test
  void game_dependsOn_theSpiAndWhatItHandsOn() {
    classes().should().onlyDependOnClassesThat().resideInAnyPackage(with(HOME + "..")).check(CLASSES);
  }

  @Test
  void game_dependsOn_noFrontend() {
    classes().should().onlyDependOnClassesThat().resideOutsideOfPackage("games.kumite.spi.console..").check(CLASSES);
  }

  @Test
  void content_dependsOn_noRule() {
    classes().that().resideInAPackage(HOME + ".content..").should().onlyDependOnClassesThat()
        .resideInAnyPackage(with(HOME + ".content..")).check(CLASSES);
  }

  @Test
  void state_dependsOn_contentAlone() {
    classes().that().resideInAPackage(HOME + ".state..").should().onlyDependOnClassesThat()
        .resideInAnyPackage(with(HOME + ".state..", HOME + ".content..")).check(CLASSES);
  }

  @Test
  void table_dependsOn_stateAndSumsAlone() {
    classes().that().resideInAPackage(HOME + ".table..").should().onlyDependOnClassesThat()
        .resideInAnyPackage(with(HOME + ".table..", HOME + ".state..", HOME + ".content..", HOME + ".effect.."))
        .check(CLASSES);
  }

  @TestFactory
  Stream<DynamicTest> rulesCode() {
    return RulesCodeRules.in(HOME).tests();
  }

  private static String[] with(String... packages) {
    return Stream.concat(Stream.of(packages), Stream.of(LIBRARIES)).toArray(String[]::new);
  }
}
