package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.acttwo.ActTwoSetup;
import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.Step;

/** The rounds of both acts, one act after the other. */
public final class Rounds {

  /**
   * What lies below the marker of Act I. A death that was on its way is known by the state, and settled before Act II is
   * set up (BT-RUL-43). Level rewards are never on their way then: they are chosen before the step that ends the act
   * (BT-RUL-66).
   */
  private enum ActTwo implements Step<Trouble> {
    FOLLOWS;

    @Override
    public void run(Trouble trouble) {
      if (trouble.get(Num.FILLED) >= 0) {
        Harm.settle(trouble);
        trouble.then(ActTwoSetup.BEGIN, Stage.SHOWDOWN, Round.BEGIN);
      }
    }
  }

  private Rounds() {}

  /** The first round of Act I begins. */
  public static void begin(Trouble trouble) {
    trouble.then(Round.BEGIN);
    actOne(trouble);
  }

  /** What has been put on the agenda belongs to Act I, which Act II follows. */
  public static void actOne(Trouble trouble) {
    trouble.then(Stage.ACT_ONE, ActTwo.FOLLOWS);
  }
}
