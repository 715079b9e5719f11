package games.kumite.spi.samples.masks;

import games.kumite.api.Game;
import games.kumite.api.Setup;
import games.kumite.spi.testkit.GameContract;
import java.util.List;
import java.util.stream.Stream;

/** Masks keeps what every game must keep, with every number of seats, asking the able or everybody. */
final class MasksContractTests extends GameContract {

  @Override
  protected Game game() {
    return new Masks();
  }

  @Override
  protected int seeds() {
    return 2;
  }

  @Override
  protected List<Setup> variedSetups() {
    return setups().stream().map(setup -> setup.option("windows", "discreet")).toList();
  }

  @Override
  protected List<Setup> playthroughSetups() {
    return Stream.of(2, 4).map(seats -> setups().get(seats - 2)).toList();
  }

  @Override
  protected int playthroughDecisions() {
    return 60;
  }
}
