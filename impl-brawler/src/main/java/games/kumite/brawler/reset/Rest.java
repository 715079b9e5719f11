package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.Step;

/** The step after drawing: heroes who have rested regain Health, and then a hero may be assisted. */
record Rest() implements Step<Gauntlet> {

  static final Rest REST = new Rest();

  @Override
  public void run(Gauntlet gauntlet) {
    Resting.rest(gauntlet);
    if (Assist.ASSIST.isDue(gauntlet)) {
      gauntlet.ask(Assist.ASSIST);
    }
  }
}
