package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.Step;

/** The steps of reset and replenish. */
public enum Reset implements Step<Gauntlet> {
  /** The whole of it, in the order of BR-RPL-06. */
  RESET {
    @Override
    public void run(Gauntlet gauntlet) {
      ResetServices.of(gauntlet).flipping().flip(gauntlet);
      gauntlet.then(DrawFrom.FIRST_HERO, DrawFrom.SECOND_HERO);
      gauntlet.then(REST, Assist.ASSIST);
    }
  },
  /** Heroes who have rested regain Health. */
  REST {
    @Override
    public void run(Gauntlet gauntlet) {
      ResetServices.of(gauntlet).resting().rest(gauntlet);
    }
  }
}
