package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Game;
import games.kumite.spi.testkit.GameContract;

/** Kuhn poker keeps what every game must keep. */
final class KuhnPokerContractTests extends GameContract {

  @Override
  protected Game game() {
    return new KuhnPoker();
  }
}
