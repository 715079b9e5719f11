package games.kumite.bigtrouble;

import games.kumite.spi.testkit.ArchitectureContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the code of this game may use, and which way its data flow. */
final class BigTroubleArchitectureTests extends ArchitectureContract {

  BigTroubleArchitectureTests() {
    super("games.kumite.bigtrouble");
  }

  /** Attacks, effects, items and quests set each other off. */
  @Override
  protected List<String> knot() {
    return List.of(".dice", ".effect", ".enemy", ".harm", ".item", ".level", ".quest");
  }

  @Test
  void table_dependsOn_stateAlone() {
    restricted(".table..", ".state..", ".content..");
  }

  @Test
  void vocabulary_dependsOn_nothing() {
    restricted(".content.vocabulary..");
  }
}
