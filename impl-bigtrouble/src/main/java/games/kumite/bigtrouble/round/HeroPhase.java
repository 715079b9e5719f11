package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.turn.Turns;
import games.kumite.spi.Step;

/**
 * The turns of a hero phase, in seat order from the first player on (BT-RND-05).
 *
 * @param taken the number of completed turns
 */
record HeroPhase(int taken) implements Step<Trouble> {

  @Override
  public void run(Trouble trouble) {
    int seat = (trouble.get(Num.FIRST) + taken) % trouble.seats();
    Turns.take(trouble, seat);
    if (taken + 1 < trouble.seats()) {
      trouble.then(new HeroPhase(taken + 1));
    }
  }
}
