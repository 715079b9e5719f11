package games.kumite.tmnt.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<Party> {
  /** Everything before the first turn. */
  SETUP(Phase.of("setup", "Setup")),
  /** Characters are chosen. */
  CHARACTERS(SETUP.phase.inner("characters", "Choice of characters")),
  /** Cards of the starting hand are put into play (MT-SET-07). */
  OPENING(SETUP.phase.inner("opening", "Opening cards")),
  /** A player's turn. */
  TURN(Phase.of("turn", "Turn")),
  /** Arranging cards (MT-PHS-02). */
  ARRANGE(TURN.phase.inner("arrange", "Arranging")),
  /** Phase 1 (MT-PHS-03). */
  KICK(TURN.phase.inner("kick", "Kick open the door")),
  /** A combat, until its window closes. */
  COMBAT(TURN.phase.inner("combat", "Combat")),
  /** Running Away. */
  RUN(COMBAT.phase.inner("run", "Run away")),
  /** The rewards of a combat. */
  REWARD(COMBAT.phase.inner("reward", "Rewards")),
  /** Phase 2 (MT-PHS-08). */
  SECOND(TURN.phase.inner("second", "Look for trouble or loot the room")),
  /** After combat or phase 2, before Charity. */
  CLOSING(TURN.phase.inner("closing", "End of the turn")),
  /** Phase 3 (MT-PHS-14). */
  CHARITY(TURN.phase.inner("charity", "Charity"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
