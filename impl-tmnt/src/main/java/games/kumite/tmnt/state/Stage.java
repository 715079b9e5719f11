package games.kumite.tmnt.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<Party> {
  /** The setup, before the first turn. */
  SETUP(Phase.of("setup")),
  CHARACTERS(SETUP.phase.inner("characters")),
  /** The play of starting cards (MT-SET-07). */
  OPENING(SETUP.phase.inner("opening")),
  TURN(Phase.of("turn")),
  /** The arranging of cards (MT-PHS-02). */
  ARRANGE(TURN.phase.inner("arrange")),
  /** Phase 1 (MT-PHS-03). */
  KICK(TURN.phase.inner("kick")),
  /** A combat, until its window closes. */
  COMBAT(TURN.phase.inner("combat")),
  RUN(COMBAT.phase.inner("run")),
  REWARD(COMBAT.phase.inner("reward")),
  /** Phase 2 (MT-PHS-08). */
  SECOND(TURN.phase.inner("second")),
  /** The time after combat or phase 2 and before Charity. */
  CLOSING(TURN.phase.inner("closing")),
  /** Phase 3 (MT-PHS-14). */
  CHARITY(TURN.phase.inner("charity"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
