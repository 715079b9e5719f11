package games.kumite.kungfu.setup;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.turn.Turns;
import games.kumite.spi.Step;

/** A match from setup to its end. */
enum WholeMatch implements Step<Fight> {
  BEGIN;

  @Override
  public void run(Fight fight) {
    fight.then(Setup.BEGIN, Turns.BEGIN);
  }

  static SetupGame game() {
    return new SetupGame(fight -> BEGIN);
  }
}
