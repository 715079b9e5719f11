package {package};

import games.kumite.spi.testkit.ArchitectureContract;

/** What the code of the game may use, so that a seed gives the same match everywhere. */
final class {title}ArchitectureTests extends ArchitectureContract {

  {title}ArchitectureTests() {
    super("{package}");
  }
}
