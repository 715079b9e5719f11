package games.kumite.spi.samples.masks;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The parts of a match. */
enum Part implements Scope<Court> {
  TURN;

  static final Phase PLAY = Phase.of("play", "Play");
  private static final Phase OF_TURN = PLAY.child("turn", "Turn");

  @Override
  public Phase phase() {
    return OF_TURN;
  }
}
