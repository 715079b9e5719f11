package games.kumite.bigtrouble.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<Trouble> {
  /** Everything before the first round. */
  SETUP(Phase.of("setup", "Setup")),
  /** Heroes, their first upgrade cards and their abilities. */
  HEROES(SETUP.phase.inner("heroes", "Heroes")),
  /** Companions are dealt. */
  COMPANIONS(SETUP.phase.inner("companions", "Companions")),
  /** Rewards of the level that heroes begin with. */
  REWARDS(SETUP.phase.inner("rewards", "Level rewards"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
