package games.kumite.journey;

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
}
