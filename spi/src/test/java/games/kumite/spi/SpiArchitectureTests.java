package games.kumite.spi;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.members;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import games.kumite.spi.testkit.ArchitectureContract;
import games.kumite.spi.testkit.NotInRules;
import games.kumite.spi.testkit.RulesCodeRules;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Which way the dependencies of the SPI run, and that the engine repeats itself. */
final class SpiArchitectureTests {

  private static final JavaClasses CLASSES = new ClassFileImporter()
      .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
      .importPackages("games.kumite.spi");

  @Test
  void spi_dependsOn_theApiAndItsLibraries() {
    classes().should().onlyDependOnClassesThat().resideInAnyPackage(
        "games.kumite.spi..", "games.kumite.api..", "java..", "com.google.inject..", "jakarta.inject..",
        "tools.jackson..", "com.fasterxml.jackson.annotation..", "org.slf4j..", "picocli..", "org.eclipse.jetty..",
        "org.jline..", "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void guice_inSignatures_isSeenByAuthorsOfPluginsOnly() {
    members().that().areDeclaredInClassesThat().resideOutsideOfPackages("games.kumite.spi.plugin", "games.kumite.spi.engine.start")
        .should(notShowGuice()).check(CLASSES);
  }

  @Test
  void console_dependsOn_theApiAlone() {
    classes().that().resideInAPackage("games.kumite.spi.console..").and()
        .resideOutsideOfPackages("games.kumite.spi.console.serve..", "games.kumite.spi.console.picture..",
            "games.kumite.spi.console.web..").should().onlyDependOnClassesThat()
        .resideInAnyPackage("games.kumite.spi.console..", "games.kumite.api..", "java..", "picocli..", "org.jline..",
            "org.jspecify..")
        .check(CLASSES);
  }

  /** One class, which is loaded at a keyboard only: the library is optional. */
  @Test
  void lineEditor_isUsedBy_oneClassAlone() {
    noClasses().that().doNotHaveSimpleName("JLineEditor").should()
        .dependOnClassesThat().resideInAPackage("org.jline..").check(CLASSES);
  }

  @Test
  void serving_dependsOn_theApiAndJsonAlone() {
    classes().that().resideInAPackage("games.kumite.spi.console.serve..").should().onlyDependOnClassesThat()
        .resideInAnyPackage("games.kumite.spi.console.serve..", "games.kumite.spi.console.texts..",
            "games.kumite.api..", "java..", "tools.jackson..",
            "org.jspecify..")
        .check(CLASSES);
  }

  @Test
  void web_dependsOn_theApiAndItsServerAlone() {
    classes().that().resideInAPackage("games.kumite.spi.console.web..").should().onlyDependOnClassesThat()
        .resideInAnyPackage("games.kumite.spi.console.web..", "games.kumite.spi.console.texts..", "games.kumite.api..", "java..",
            "tools.jackson..", "org.eclipse.jetty..", "org.jspecify..")
        .check(CLASSES);
    noClasses().that().resideOutsideOfPackage("games.kumite.spi.console.web..").should()
        .dependOnClassesThat().resideInAPackage("org.eclipse.jetty..").check(CLASSES);
  }

  @Test
  void commandLine_isUsedBy_theConsoleAlone() {
    noClasses().that().resideOutsideOfPackages("games.kumite.spi.console", "games.kumite.spi.console.command").should()
        .dependOnClassesThat().resideInAPackage("picocli..").check(CLASSES);
  }

  @Test
  void packages_dependOnEachOther_inNoCircle() {
    ArchitectureContract.noCircles().check(CLASSES);
  }

  /** The console waits for persons and programs and runs arenas: it may look at a clock and start threads. */
  @TestFactory
  Stream<DynamicTest> rulesCode() {
    return RulesCodeRules.in("games.kumite.spi")
        .allowing("games.kumite.spi.console.command.ArenaCommand", NotInRules.PARALLEL, NotInRules.CLOCK)
        .allowing("games.kumite.spi.console.texts.PatientReader", NotInRules.PARALLEL) // a line that may not come
        .allowing("games.kumite.spi.console.serve.RemoteBot", NotInRules.CLOCK) // the time for an answer
        .allowing("games.kumite.spi.console.serve.FrameSession", NotInRules.PARALLEL) // many matches, each in one thread
        .allowing("games.kumite.spi.console.serve.JsonLines", NotInRules.PARALLEL) // a line that may not come
        .allowing("games.kumite.spi.console.web.WebServer", NotInRules.PARALLEL, NotInRules.CLOCK) // the time for requests
        .allowing("games.kumite.spi.console.web.ConnectionGuard", NotInRules.CLOCK)
        .allowing("games.kumite.spi.console.web.RequestHandler", NotInRules.PARALLEL, NotInRules.CLOCK)
        .allowing("games.kumite.spi.console.web.WebTable", NotInRules.PARALLEL)
        .allowing("games.kumite.spi.console.web.PreviewDesk", NotInRules.PARALLEL, NotInRules.CLOCK) // the time for a preview
        .allowing("games.kumite.spi.console.web.RequestRate", NotInRules.CLOCK)
        .allowing("games.kumite.spi.console.web.TableRegistry", NotInRules.PARALLEL)
        .allowing("games.kumite.spi.console.web.AccessKeys", NotInRules.RANDOMNESS) // secrets, not chance
        .tests();
  }

  private static ArchCondition<JavaMember> notShowGuice() {
    return new ArchCondition<>("not show a type of Guice") {
      @Override
      public void check(JavaMember member, ConditionEvents events) {
        boolean isShown = member.getModifiers().contains(JavaModifier.PUBLIC)
            || member.getModifiers().contains(JavaModifier.PROTECTED);
        member.getAllInvolvedRawTypes().stream()
            .filter(type -> isShown && type.getPackageName().startsWith("com.google"))
            .forEach(type -> events.add(SimpleConditionEvent.violated(
                member, member.getFullName() + " shows " + type.getName())));
      }
    };
  }
}
