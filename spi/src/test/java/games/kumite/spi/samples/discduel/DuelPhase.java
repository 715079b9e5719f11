package games.kumite.spi.samples.discduel;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases. Each is also the marker under its steps on the agenda. */
enum DuelPhase implements Scope<Duel> {
  PLAY(Phase.of("play", "Play")),
  /** From the moment a disc is pushed until it and its rival lie still. */
  PUSH(PLAY.phase.child("push", "Push"));

  private final Phase phase;

  DuelPhase(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
