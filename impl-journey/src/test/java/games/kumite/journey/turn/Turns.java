package games.kumite.journey.turn;

import games.kumite.journey.Situation;
import games.kumite.journey.action.Grant;
import games.kumite.journey.action.PilgrimAction;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import java.util.List;

/** Parts of a turn, for tests. */
public final class Turns {

  private Turns() {}

  /** The activation of a pilgrim. */
  public static Step<GameState> activation(char letter) {
    return new Active(Situation.pilgrim(letter));
  }

  private record Active(int pilgrim) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      PilgrimActivation.of(state, state.pilgrim(pilgrim, Counters.PLACE));
    }
  }

  /** An action that a card has granted. */
  public static Step<GameState> granted(char letter) {
    return Grant.action(Situation.pilgrim(letter));
  }

  /** Steps one after the other. */
  @SafeVarargs
  public static Step<GameState> inTurn(Step<GameState>... steps) {
    return new InTurn(List.of(steps));
  }

  private record InTurn(List<Step<GameState>> steps) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      steps.forEach(step -> state.then(step));
    }
  }

  /** The Maintenance phase. */
  public static Step<GameState> maintenance() {
    return Parts.MAINTENANCE;
  }

  /** The End of turn phase, and the end of the turn. */
  public static Step<GameState> end() {
    return Parts.END;
  }

  private enum Parts implements Step<GameState> {
    MAINTENANCE {
      @Override
      public void run(GameState state) {
        state.then(TurnSteps.MAINTENANCE, Stage.MAINTENANCE);
      }
    },
    END {
      @Override
      public void run(GameState state) {
        state.set(Counters.TURN, state.get(Counters.TURN) + 1);
        state.then(EndOfTurn.BEGIN, Stage.END_OF_TURN, Stage.TURN);
      }
    }
  }
}
