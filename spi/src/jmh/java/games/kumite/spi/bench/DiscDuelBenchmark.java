package games.kumite.spi.bench;

import games.kumite.spi.samples.discduel.DiscDuel;

/** The disc duel, which has windows and scripts; nothing by hand stands beside it. */
public class DiscDuelBenchmark extends GameBenchmark {

  /** Makes the matches. */
  public DiscDuelBenchmark() {
    super(new DiscDuel(), 20);
  }
}
