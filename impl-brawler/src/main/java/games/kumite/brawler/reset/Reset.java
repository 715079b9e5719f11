package games.kumite.brawler.reset;

import games.kumite.brawler.card.Flipping;
import games.kumite.brawler.card.Replenish;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The step that resets and replenishes, in the order of BR-RPL-06. */
public record Reset() implements Step<GameState> {

  /** The step. */
  public static final Reset RESET = new Reset();

  @Override
  public void run(GameState state) {
    Flipping.flip(state);
    state.then(Rest.REST, Stage.RESET);
    Replenish.FIRST_HERO.run(state);
  }
}
