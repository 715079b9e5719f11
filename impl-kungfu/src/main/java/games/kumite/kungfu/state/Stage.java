package games.kumite.kungfu.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<GameState> {
  /** Everything before the first turn (KF-SET-24). */
  SETUP(Phase.of("setup", "Setup")),
  /** The building of the gangs. */
  GANGS(SETUP.phase.child("gangs", "Gangs")),
  /** Attacker, Plot, location and scenery. */
  SCENARIO(SETUP.phase.child("scenario", "Scenario")),
  /** The placing of the figures. */
  DEPLOYMENT(SETUP.phase.child("deployment", "Deployment")),
  /** Complication, V.I.P., initiative. */
  FATE(SETUP.phase.child("fate", "Complication and V.I.P.")),
  /** A player's turn (KF-SET-23). */
  TURN(Phase.of("turn", "Turn")),
  /** The part after a player has done with the turn that still belongs to it (KF-RUL-06, KF-RUL-165). */
  TURN_END(TURN.phase.child("turn-end", "End of the turn")),
  /** The turn of the neutral figures, after both players' (KF-RUL-04). */
  THIRD_TURN(Phase.of("third-turn", "Turn of the neutral figures"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
