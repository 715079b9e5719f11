package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** The steps of reset and replenish. */
public enum Reset implements Step<Gauntlet> {
  /** The whole of it, in the order of BR-RPL-06. */
  RESET {
    @Override
    public void run(Gauntlet gauntlet) {
      ResetServices.of(gauntlet).flipping().flip(gauntlet);
      if (DrawFrom.FIRST_HERO.isDue(gauntlet)) {
        gauntlet.ask(DrawFrom.FIRST_HERO);
      }
      if (DrawFrom.SECOND_HERO.isDue(gauntlet)) {
        gauntlet.ask(DrawFrom.SECOND_HERO);
      }
      gauntlet.then(REST, Stage.RESET);
    }
  },
  /** Heroes who have rested regain Health; then somebody may be assisted. */
  REST {
    @Override
    public void run(Gauntlet gauntlet) {
      ResetServices.of(gauntlet).resting().rest(gauntlet);
      if (Assist.ASSIST.isDue(gauntlet)) {
        gauntlet.ask(Assist.ASSIST);
      }
    }
  }
}
