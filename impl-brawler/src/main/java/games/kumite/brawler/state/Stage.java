package games.kumite.brawler.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<Gauntlet> {
  /** Everything before the first round. */
  SETUP(Phase.of("setup")),
  /** The heroes take their decks. */
  CHOOSE_DECKS(SETUP.phase.inner("choose-decks")),
  /** The heroes draw their first cards. */
  OPENING_HANDS(SETUP.phase.inner("opening-hands")),
  /** The fight with one boss (BR-RND-02). */
  ROUND(Phase.of("round")),
  /** The boss is turned up; nobody decides anything. */
  REVEAL(ROUND.phase.inner("reveal")),
  /** Speed is rolled; nobody decides anything. */
  ORDER(ROUND.phase.inner("order")),
  /** Heroes and boss act in turn. */
  ACTIONS(ROUND.phase.inner("actions")),
  /** Reset and replenish (BR-RPL-06). */
  RESET(ROUND.phase.inner("reset"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
