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
   * The continuation below the marker of Act I. The state knows of a death in progress, which is settled before Act II
   * is set up (BT-RUL-43). Level rewards are never in progress then: they are chosen before the step that ends the act
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

  /** Begins the first round of Act I. */
  public static void begin(Trouble trouble) {
    trouble.then(Round.BEGIN);
    actOne(trouble);
  }

  /** Marks the present agenda as part of Act I, which Act II follows. */
  public static void actOne(Trouble trouble) {
    trouble.then(Stage.ACT_ONE, ActTwo.FOLLOWS);
  }
}
