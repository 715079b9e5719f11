package games.kumite.brawler.state;

import games.kumite.api.Phase;
import games.kumite.spi.Scope;

/** The phases of the game, and the markers that stand for them on the agenda. */
public enum Stage implements Scope<GameState> {
  /** The setup, before the first round. */
  SETUP(Phase.of("setup")),
  /** The choice of decks. */
  CHOOSE_DECKS(SETUP.phase.child("choose-decks")),
  /** The heroes' first draws. */
  OPENING_HANDS(SETUP.phase.child("opening-hands")),
  /** The fight with one boss (BR-RND-02). */
  ROUND(Phase.of("round")),
  /** The reveal of the boss, which takes no decision. */
  REVEAL(ROUND.phase.child("reveal")),
  /** The Speed rolls, which take no decision. */
  ORDER(ROUND.phase.child("order")),
  /** The turns of heroes and boss. */
  ACTIONS(ROUND.phase.child("actions")),
  /** The end of a round (BR-RPL-06). */
  RESET(ROUND.phase.child("reset"));

  private final Phase phase;

  Stage(Phase phase) {
    this.phase = phase;
  }

  @Override
  public Phase phase() {
    return phase;
  }
}
