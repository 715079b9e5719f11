package games.kumite.kungfu.morale;

import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The morale rolls of figures that something frightens (KF-MOR-01 to 05).
 *
 * @param figures the figures
 */
public record Fright(Picks figures) implements Step<Fight> {

  @Override
  public void run(Fight fight) {
    Picks fleers = Picks.NONE;
    for (int i = 0; i < figures.size(); i++) {
      fleers = Morale.test(fight, figures.get(i), fleers);
    }
    if (fleers.size() > 0) {
      fight.then(new Flights(fleers));
    }
  }
}
