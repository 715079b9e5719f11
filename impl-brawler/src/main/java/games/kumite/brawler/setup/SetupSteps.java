package games.kumite.brawler.setup;

import games.kumite.brawler.card.Replenish;
import games.kumite.brawler.round.Round;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The steps of setup. Which cards lie in which deck at first, {@link games.kumite.brawler.state.Zones} says (BR-SET-02). */
public enum SetupSteps implements Step<GameState> {
  /** The whole setup, followed by the first round. */
  BEGIN {
    @Override
    public void run(GameState state) {
      ShuffleDecks.shuffle(state);
      state.ask(SelectDecks.FIRST_HERO); // BR-SET-06
      if (state.heroCount() > 1) {
        state.ask(SelectDecks.SECOND_HERO);
      }
      state.then(Stage.CHOOSE_DECKS, StartingHealth.ROLL);
      state.then(Replenish.FIRST_HERO); // BR-SET-10
      state.then(Stage.OPENING_HANDS, Stage.SETUP, Round.ROUND);
    }
  }
}
