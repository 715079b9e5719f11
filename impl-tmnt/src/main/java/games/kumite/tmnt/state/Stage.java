package games.kumite.tmnt.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<GameState> {
  /** The setup, before the first turn. */
  SETUP(Phase.of("setup")),
  CHARACTERS(SETUP.phase.child("characters")),
  /** The play of starting cards (MT-SET-07). */
  OPENING(SETUP.phase.child("opening")),
  TURN(Phase.of("turn")),
  /** The arranging of cards (MT-PHS-02). */
  ARRANGE(TURN.phase.child("arrange")),
  /** Phase 1 (MT-PHS-03). */
  KICK(TURN.phase.child("kick")),
  /** A combat, until its window closes. */
  COMBAT(TURN.phase.child("combat")),
  RUN(COMBAT.phase.child("run")),
  REWARD(COMBAT.phase.child("reward")),
  /** Phase 2 (MT-PHS-08). */
  SECOND(TURN.phase.child("second")),
  /** The time after combat or phase 2 and before Charity. */
  CLOSING(TURN.phase.child("closing")),
  /** Phase 3 (MT-PHS-14). */
  CHARITY(TURN.phase.child("charity"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
