package games.kumite.journey.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<Journey> {
  /** Everything before the first turn. */
  SETUP(Phase.of("setup", "Setup")),
  /** The quest is chosen (JW-SET-01). */
  QUEST(SETUP.phase.inner("quest", "Choice of the quest")),
  /** Pilgrims are given to players (JW-SET-06). */
  PILGRIMS(SETUP.phase.inner("pilgrims", "Choice of pilgrims")),
  /** The order of play is agreed (JW-SET-18). */
  ORDER(SETUP.phase.inner("order", "Order of play")),
  /** Karma upgrades (JW-QST-01). */
  KARMA(SETUP.phase.inner("karma", "Karma upgrades"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
