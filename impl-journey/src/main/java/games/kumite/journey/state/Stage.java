package games.kumite.journey.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<GameState> {
  /** Everything before the first turn. */
  SETUP(Phase.of("setup", "Setup")),
  /** The choice of the quest (JW-SET-01). */
  QUEST(SETUP.phase.child("quest", "Choice of the quest")),
  /** The distribution of pilgrims to players (JW-SET-06). */
  PILGRIMS(SETUP.phase.child("pilgrims", "Choice of pilgrims")),
  /** The choice of the order of play (JW-SET-18). */
  ORDER(SETUP.phase.child("order", "Order of play")),
  /** Karma upgrades (JW-QST-01). */
  KARMA(SETUP.phase.child("karma", "Karma upgrades")),
  /** A turn (JW-TRN-01). */
  TURN(Phase.of("turn", "Turn")),
  /** Its Maintenance phase (JW-TRN-02). */
  MAINTENANCE(TURN.phase.child("maintenance", "Maintenance phase")),
  /** Its Pilgrim phase (JW-TRN-12). */
  PILGRIM_PHASE(TURN.phase.child("pilgrim-phase", "Pilgrim phase")),
  /** The activation of a pilgrim (JW-TRN-13). */
  ACTIVATION(PILGRIM_PHASE.phase.child("activation", "Activation of a pilgrim")),
  /** Its Demon phase (JW-TRN-16). */
  DEMON_PHASE(TURN.phase.child("demon-phase", "Demon phase")),
  /** The demon cards that gates draw (JW-TRN-17). */
  SPAWNING(DEMON_PHASE.phase.child("spawning", "Spawning")),
  /** The activation of demons (JW-TRN-18). */
  DEMONS(DEMON_PHASE.phase.child("demons", "Activation of demons")),
  /** Its End of turn phase (JW-TRN-22). */
  END_OF_TURN(TURN.phase.child("end-of-turn", "End of turn phase"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
