package games.kumite.kungfu.complication;

import games.kumite.kungfu.state.Fight;
import games.kumite.spi.Step;

/**
 * The random moves that an animal has still to make in a Monsoon (KF-CPL-04b).
 *
 * @param figure the animal
 * @param moves the number of moves
 */
record Bolting(int figure, int moves) implements Step<Fight> {

  @Override
  public void run(Fight fight) {
    Weather.bolt(fight, figure, moves);
  }
}
