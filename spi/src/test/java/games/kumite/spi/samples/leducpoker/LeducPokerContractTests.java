package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Leduc poker keeps what every game must keep, with suits and without. */
final class LeducPokerContractTests extends GameContract {

  @Override
  protected Game game() {
    return new LeducPoker();
  }

  @Override
  protected List<Setup> variedSetups() {
    return setups().stream().map(setup -> setup.option(LeducPoker.SUITS, true)).toList();
  }
}
