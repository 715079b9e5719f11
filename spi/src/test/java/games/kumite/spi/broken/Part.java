package games.kumite.spi.broken;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The markers of Undercut's phases. */
enum Part implements Scope<Hands> {
  ROUND(Undercut.ROUND),
  TURN(Undercut.TURN);

  private final Phase phase;

  Part(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
