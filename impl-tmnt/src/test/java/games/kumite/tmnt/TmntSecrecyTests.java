package games.kumite.tmnt;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.HiddenInformationContract;
import java.util.List;
import org.junit.jupiter.api.Tag;

/**
 * Nothing hidden leaks, at any decision of many matches: hands and decks are exchanged at each of them, and worlds
 * imagined. {@link TmntContractTests} looks at some decisions only.
 */
@Tag("long")
final class TmntSecrecyTests extends HiddenInformationContract {

  private static final int ALL = 100_000;

  @Override
  protected Game game() {
    return new TmntGame();
  }

  @Override
  protected int seeds() {
    return 3;
  }

  @Override
  protected int samples() {
    return ALL;
  }

  @Override
  protected List<Setup> setups() {
    return List.of(Setup.seats(3).option("turnLimit", 2), Setup.seats(4).option("turnLimit", 1),
        Setup.seats(5).option("turnLimit", 1), Setup.seats(6).option("turnLimit", 1));
  }

  @Override
  protected List<Setup> variedSetups() {
    return List.of();
  }
}
