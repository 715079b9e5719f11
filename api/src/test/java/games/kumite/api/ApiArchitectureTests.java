package games.kumite.api;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The API stands alone. */
final class ApiArchitectureTests {

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages("games.kumite.api");

  @Test
  void api_dependsOn_javaAlone() {
    classes().should().onlyDependOnClassesThat()
        .resideInAnyPackage("games.kumite.api..", "java..", "javax.crypto..", "org.jspecify.annotations..").check(CLASSES);
  }

  @Test
  void firstPackage_dependsOn_nothingThatBuildsOnIt() {
    classes().that().resideInAPackage("games.kumite.api").should().onlyDependOnClassesThat()
        .resideInAnyPackage("games.kumite.api", "games.kumite.api.random", "games.kumite.api.record",
            "games.kumite.api.internal", "java..", "javax.crypto..", "org.jspecify.annotations..").check(CLASSES);
  }

  @Test
  void packagesBelowTheFirst_dependOn_eachOtherAlone() {
    classes().that().resideInAnyPackage("games.kumite.api.random", "games.kumite.api.record", "games.kumite.api.internal")
        .should().onlyDependOnClassesThat().resideInAnyPackage("games.kumite.api.random", "games.kumite.api.record",
            "games.kumite.api.internal", "java..", "javax.crypto..", "org.jspecify.annotations..").check(CLASSES);
  }

  @Test
  void packages_belowTheApi_haveNoCycles() {
    slices().matching("games.kumite.api.(**)").should().beFreeOfCycles().check(CLASSES);
  }
}
