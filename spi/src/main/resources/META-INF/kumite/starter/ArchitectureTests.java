package {package};

import games.kumite.spi.testkit.ArchitectureContract;

/** What the code of the game may use, so that a seed gives the same match everywhere. */
final class {Name}ArchitectureTests extends ArchitectureContract {

  {Name}ArchitectureTests() {
    super("{package}");
  }
}
