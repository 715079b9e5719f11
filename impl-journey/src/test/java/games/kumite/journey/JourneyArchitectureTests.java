package games.kumite.journey;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.INTERFACES;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import games.kumite.journey.content.Goal;
import games.kumite.journey.content.QuestRule;
import games.kumite.spi.testkit.ArchitectureContract;
import org.junit.jupiter.api.Test;

/** What the code of this game may use, and which way its data flow. */
final class JourneyArchitectureTests extends ArchitectureContract {

  JourneyArchitectureTests() {
    super("games.kumite.journey", ".map..");
  }

  @Test
  void board_dependsOn_stateAlone() {
    restricted(".board..", ".state..", ".content..", ".map..");
  }

  @Test
  void demons_dependOn_theBoard() {
    restricted(".demon..", ".board..", ".state..", ".content..", ".map..");
  }

  @Test
  void gates_dependOn_demonsAndCards() {
    restricted(".gate..", ".demon..", ".deck..", ".board..", ".state..", ".content..", ".map..");
  }

  @Test
  void table_dependsOn_stateAndWhatIsCarriedOver() {
    restricted(".table..", ".campaign..", ".state..", ".content..", ".map..");
  }

  /**
   * Who adds a goal or a special rule writes one record and its texts: no other class asks which word it is.
   */
  @Test
  void wordsOfQuests_areKnownToThemselvesAlone() {
    noClasses().that().doNotBelongToAnyOf(Goal.class, QuestRule.class)
        .should().dependOnClassesThat(assignableTo(Goal.class).or(assignableTo(QuestRule.class))
            .and(not(INTERFACES)))
        .check(new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("games.kumite.journey"));
  }
}
