package games.kumite.brawler.setup;

import games.kumite.brawler.card.DrawFrom;
import games.kumite.brawler.round.Round;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The steps of setup. */
public enum SetupSteps implements Step<GameState> {
  /** The whole setup, followed by the first round. */
  BEGIN {
    @Override
    public void run(GameState state) {
      DecksAndHealth.shuffle(state);
      state.ask(SelectDecks.FIRST_HERO); // BR-SET-06
      if (state.heroCount() > 1) {
        state.ask(SelectDecks.SECOND_HERO);
      }
      state.then(Stage.CHOOSE_DECKS, HEALTH);
      state.ask(DrawFrom.FIRST_HERO); // BR-SET-10
      state.then(Stage.OPENING_HANDS, Stage.SETUP, Round.ROUND);
    }
  },
  /** The step in which every hero rolls Health. */
  HEALTH {
    @Override
    public void run(GameState state) {
      DecksAndHealth.rollHealth(state);
    }
  }
}
