package games.kumite.kungfu.morale;

import games.kumite.kungfu.state.GameState;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The morale rolls of figures that something frightens (KF-MOR-01 to 05).
 *
 * @param figures the figures
 */
public record Fright(IntList figures) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    IntList fleers = IntList.NONE;
    for (int i = 0; i < figures.size(); i++) {
      fleers = Morale.test(state, figures.get(i), fleers);
    }
    if (fleers.size() > 0) {
      state.then(new FlightOrder(fleers));
    }
  }
}
