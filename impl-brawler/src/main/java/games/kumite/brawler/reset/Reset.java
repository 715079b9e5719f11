package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Stage;
import games.kumite.spi.Step;

/** Reset and replenish, in the order of BR-RPL-06. */
public record Reset() implements Step<Gauntlet> {

  /** The step. */
  public static final Reset RESET = new Reset();

  @Override
  public void run(Gauntlet gauntlet) {
    ResetServices.of(gauntlet).flipping().flip(gauntlet);
    if (DrawFrom.FIRST_HERO.isDue(gauntlet)) {
      gauntlet.ask(DrawFrom.FIRST_HERO);
    }
    if (DrawFrom.SECOND_HERO.isDue(gauntlet)) {
      gauntlet.ask(DrawFrom.SECOND_HERO);
    }
    gauntlet.then(Rest.REST, Stage.RESET);
  }
}
