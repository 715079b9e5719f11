package games.kumite.kungfu.plot;

import games.kumite.kungfu.state.GameState;
import games.kumite.spi.Step;

/**
 * The random moves that an animal has still to make in a Monsoon (KF-CPL-04b).
 *
 * @param figure the animal
 * @param moves the number of moves
 */
record BoltingAnimals(int figure, int moves) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    Monsoon.bolt(state, figure, moves);
  }
}
