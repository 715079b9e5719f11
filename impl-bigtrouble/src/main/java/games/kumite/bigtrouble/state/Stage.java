package games.kumite.bigtrouble.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<GameState> {
  /** Everything before the first round. */
  SETUP(Phase.of("setup", "Setup")),
  /** Heroes, their first upgrade cards and their abilities. */
  HEROES(SETUP.phase.child("heroes", "Heroes")),
  /** The dealing of companions. */
  COMPANIONS(SETUP.phase.child("companions", "Companions")),
  /** Rewards of the level that heroes begin with. */
  REWARDS(SETUP.phase.child("rewards", "Level rewards")),
  /** Act I, whose remainder ends at once when a track is filled (BT-ACT2-01). */
  ACT_ONE(Phase.of("act-1", "Act I")),
  /** The setup of Act II (BT-ACT2-38). */
  SHOWDOWN(Phase.of("showdown", "Setup of Act II")),
  /** A round of either act (BT-RND-01). */
  ROUND(Phase.of("round", "Round")),
  /** A Big Trouble card (BT-RND-02). */
  BIG_TROUBLE(ROUND.phase.child("big-trouble", "Big Trouble card")),
  /** The turns of all heroes (BT-RND-05). */
  HERO_PHASE(ROUND.phase.child("hero-phase", "Hero phase")),
  /** A hero's turn. */
  TURN(HERO_PHASE.phase.child("turn", "Turn")),
  /** The deeds of all enemies (BT-RND-08). */
  ENEMY_PHASE(ROUND.phase.child("enemy-phase", "Enemy phase")),
  /** Act II: threat, then upkeep of the showdown cards (BT-RND-10). */
  UPKEEP(ROUND.phase.child("upkeep", "Upkeep"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
