package games.kumite.spi.bench;

import games.kumite.api.Setup;
import games.kumite.spi.samples.discduel.DiscDuel;

/** The disc duel, which has windows and scripts; nothing by hand stands beside it. */
public class DiscDuelBenchmark extends GameBenchmark {

  /** Makes the matches. */
  public DiscDuelBenchmark() {
    begin(new DiscDuel(), Setup.seats("Ana", "Bo").seed(1), 20);
  }
}
