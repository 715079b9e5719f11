package games.kumite.tmnt;

import games.kumite.spi.testkit.ArchitectureContract;
import org.junit.jupiter.api.Test;

/** What the code of this game may use, and which way its data flow. */
final class TmntArchitectureTests extends ArchitectureContract {

  TmntArchitectureTests() {
    super("games.kumite.tmnt");
  }

  @Test
  void sums_dependOn_stateAlone() {
    restricted(".strength..", ".state..", ".content..");
  }

  @Test
  void table_dependsOn_stateAndSumsAlone() {
    restricted(".table..", ".state..", ".content..", ".strength..");
  }
}
