package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.ActivationMove;
import games.kumite.kungfu.prize.Leaving;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choice of where a move goes: a listed place, or any other legal one (KF-RUL-52). */
enum MoveTo implements ActorChoice {
  MOVE_TO;

  /** A figure that does not think goes to its enemies, but once in so many times anywhere. */
  private static final int IMPULSE = 4;

  @Override
  public String kind() {
    return "move-to";
  }

  @Override
  public int seat(GameState state, Activation activation) {
    return ActivationFlags.has(activation.course(), ActivationFlags.MOVING)
        ? state.seat(state.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  private static int left(Activation activation) {
    return ActivationFlags.has(activation.course(), ActivationFlags.FIRING) ? MovingShot.moves(activation) : activation.left();
  }

  @Override
  public void collectActions(GameState state, Activation activation, ActionCollector out) {
    ActivationMove.options(state, activation.figure(), left(activation), activation.course(), out);
  }

  @Override
  public String detail(GameState state, Activation activation, Action action) {
    return ActivationMove.remark(state, activation.figure(), left(activation), activation.course(), action);
  }

  @Override
  public List<ActionTemplate> templates(GameState state, Activation activation) {
    return ActivationMove.forms(state);
  }

  @Override
  public @Nullable Action sampleAction(GameState state, Activation activation, RandomSource random) {
    return ActivationMove.sample(state, activation.figure(), left(activation), activation.course(), random);
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, Activation activation, RandomSource random) {
    return random.pick("impulse", activation.figure(), IMPULSE) == 0 ? sampleAction(state, activation, random)
        : ActivationMove.sensible(state, activation.figure(), left(activation), activation.course(), random);
  }

  @Override
  public @Nullable Action parse(GameState state, Activation activation, List<String> words, ActionCollector out) {
    return ActivationMove.parse(state, activation.figure(), left(activation), activation.course(), words, out);
  }

  @Override
  public Activation chosen(GameState state, Activation activation, Action action) {
    int course = activation.course();
    int figure = activation.figure();
    int cost = ActivationMove.cost(state, figure, left(activation), course, action);
    if (ActivationFlags.has(course, ActivationFlags.FIRING)) {
      return MovingShot.begin(state, activation, action);
    }
    boolean wasReserved = ActivationFlags.has(course, ActivationFlags.RESERVED) && activation.left() == 1;
    int after = ActivationMove.courseAfter(state, figure, activation.left(), course, action);
    state.then(ActivationMove.to(state, figure, activation.left(), course, action), new Leaving(figure));
    return activation.after(wasReserved ? activation.left() : cost).moved(after | ActivationFlags.ARRIVED);
  }
}
