package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.harm.Harm;
import games.kumite.bigtrouble.setup.ActTwoSetup;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.spi.Step;

/** The rounds of both acts, one act after the other. */
public final class Rounds {

  /**
   * The continuation below the marker of Act I. The state knows of a death in progress, which is settled before Act II
   * is set up (BT-RUL-43). Level rewards are never in progress then: they are chosen before the step that ends the act
   * (BT-RUL-66).
   */
  private enum ActTwo implements Step<GameState> {
    FOLLOWS;

    @Override
    public void run(GameState state) {
      if (state.get(Counters.FILLED) >= 0) {
        Harm.settle(state);
        state.then(ActTwoSetup.BEGIN, Stage.SHOWDOWN, Round.BEGIN);
      }
    }
  }

  private Rounds() {}

  /** Begins the first round of Act I. */
  public static void begin(GameState state) {
    state.then(Round.BEGIN);
    actOne(state);
  }

  /** Marks the present agenda as part of Act I, which Act II follows. */
  public static void actOne(GameState state) {
    state.then(Stage.ACT_ONE, ActTwo.FOLLOWS);
  }
}
