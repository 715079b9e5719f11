package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;

/** Liar's dice keep what every game must keep, with one die each and with more. */
final class LiarsDiceContractTests extends GameContract {

  @Override
  protected Game game() {
    return new LiarsDice();
  }

  @Override
  protected List<Setup> variedSetups() {
    return setups().stream().map(setup -> setup.option(LiarsDice.DICE, 2)).toList();
  }
}
