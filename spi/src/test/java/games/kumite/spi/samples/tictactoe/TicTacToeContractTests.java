package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Game;
import games.kumite.spi.testkit.GameContract;

/** Tic-tac-toe keeps what every game must keep. */
final class TicTacToeContractTests extends GameContract {

  @Override
  protected Game game() {
    return new TicTacToe();
  }
}
