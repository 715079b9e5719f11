package games.kumite.kungfu;

import games.kumite.spi.testkit.ArchitectureContract;
import java.util.List;

/** What the code of this game may use, and which way its data flow. */
final class KungFuArchitectureTests extends ArchitectureContract {

  KungFuArchitectureTests() {
    super("games.kumite.kungfu", ".geometry..");
  }

  /** Fights, moves and shots set each other off. */
  @Override
  protected List<String> knot() {
    return List.of(".blast", ".combat", ".movement", ".plot", ".prop", ".shooting", ".vehicle");
  }
}
