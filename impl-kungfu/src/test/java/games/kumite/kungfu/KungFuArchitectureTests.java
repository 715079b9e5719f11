package games.kumite.kungfu;

import games.kumite.spi.testkit.ArchitectureContract;

/** What the code of this game may use, and which way its data flow. */
final class KungFuArchitectureTests extends ArchitectureContract {

  KungFuArchitectureTests() {
    super("games.kumite.kungfu", ".geometry..");
  }
}
