package games.kumite.brawler.setup;

import games.kumite.brawler.reset.DrawFrom;
import games.kumite.brawler.round.Round;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The steps of setup. */
public enum Opening implements Step<Gauntlet> {
  /** The whole setup, followed by the first round. */
  BEGIN {
    @Override
    public void run(Gauntlet gauntlet) {
      Dealing.shuffle(gauntlet);
      gauntlet.ask(SelectDecks.FIRST_HERO); // BR-SET-06
      if (gauntlet.heroCount() > 1) {
        gauntlet.ask(SelectDecks.SECOND_HERO);
      }
      gauntlet.then(Stage.CHOOSE_DECKS, HEALTH);
      gauntlet.ask(DrawFrom.FIRST_HERO); // BR-SET-10
      gauntlet.then(Stage.OPENING_HANDS, Stage.SETUP, Round.ROUND);
    }
  },
  /** The step in which every hero rolls Health. */
  HEALTH {
    @Override
    public void run(Gauntlet gauntlet) {
      Dealing.rollHealth(gauntlet);
    }
  }
}
