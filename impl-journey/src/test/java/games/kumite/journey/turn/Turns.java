package games.kumite.journey.turn;

import games.kumite.journey.Situation;
import games.kumite.journey.action.Act;
import games.kumite.journey.action.Grant;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Stage;
import games.kumite.spi.Step;
import java.util.List;

/** Parts of a turn, for tests. */
public final class Turns {

  private Turns() {}

  /** The activation of a pilgrim. */
  public static Step<Journey> activation(char letter) {
    return new Active(Situation.pilgrim(letter));
  }

  private record Active(int pilgrim) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      Activation.of(journey, journey.pilgrim(pilgrim, Num.PLACE));
    }
  }

  /** An action that a card has granted. */
  public static Step<Journey> granted(char letter) {
    return Grant.action(Situation.pilgrim(letter), Sequel.NONE);
  }

  /** Steps one after the other. */
  @SafeVarargs
  public static Step<Journey> inTurn(Step<Journey>... steps) {
    return new InTurn(List.of(steps));
  }

  private record InTurn(List<Step<Journey>> steps) implements Step<Journey> {
    @Override
    public void run(Journey journey) {
      steps.forEach(step -> journey.then(step));
    }
  }

  /** The Maintenance phase. */
  public static Step<Journey> maintenance() {
    return Parts.MAINTENANCE;
  }

  /** The End of turn phase, and the end of the turn. */
  public static Step<Journey> end() {
    return Parts.END;
  }

  private enum Parts implements Step<Journey> {
    MAINTENANCE {
      @Override
      public void run(Journey journey) {
        journey.then(Turn.MAINTENANCE, Stage.MAINTENANCE);
      }
    },
    END {
      @Override
      public void run(Journey journey) {
        journey.set(Num.TURN, journey.get(Num.TURN) + 1);
        journey.then(Turn.END, Stage.END_OF_TURN, Stage.TURN);
      }
    }
  }
}
