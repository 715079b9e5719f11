package games.kumite.journey.state;

import games.kumite.spi.IntList;
import games.kumite.spi.Step;
import java.util.List;

/**
 * Steps of one kind, done one after the other. Questions name how many are left.
 *
 * @param figure the figure that they are about, {@link GameState#NOBODY} for none
 * @param steps the steps
 */
public record Repetition(int figure, List<Step<GameState>> steps) implements Step<GameState> {

  @Override
  public void run(GameState state) {
    if (steps.size() > 1) {
      List<Step<GameState>> left = List.copyOf(steps.subList(1, steps.size()));
      state.then(steps.get(0), new Continuation(Continuation.Kind.AGAIN, figure, IntList.of(left.size())),
          new Repetition(figure, left));
    } else if (!steps.isEmpty()) {
      state.then(steps.get(0));
    }
  }
}
