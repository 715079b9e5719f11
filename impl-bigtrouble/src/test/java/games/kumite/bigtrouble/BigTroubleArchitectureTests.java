package games.kumite.bigtrouble;

import games.kumite.spi.testkit.ArchitectureContract;
import org.junit.jupiter.api.Test;

/** What the code of this game may use, and which way its data flow. */
final class BigTroubleArchitectureTests extends ArchitectureContract {

  BigTroubleArchitectureTests() {
    super("games.kumite.bigtrouble");
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
