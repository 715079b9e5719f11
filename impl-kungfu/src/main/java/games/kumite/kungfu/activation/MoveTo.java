package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.movement.ActivationMove;
import games.kumite.kungfu.movement.Leaving;
import games.kumite.kungfu.movement.TargetedMove;
import games.kumite.kungfu.movement.TripChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import org.jspecify.annotations.Nullable;

/** The choice of where a move goes: a listed place, or any other legal one (KF-RUL-52). */
record MoveTo(Activation activation) implements ActorChoice, TripChoice {

  /** A figure that does not think goes to its enemies, but one time in this many anywhere. */
  private static final int IMPULSE = 4;

  @Override
  public int seat(GameState state) {
    return ActivationFlags.has(activation.course(), ActivationFlags.MOVING)
        ? state.seat(state.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  @Override
  public TargetedMove trip() {
    return ActivationMove.trip(activation.figure(), left(), activation.course());
  }

  private int left() {
    return ActivationFlags.has(activation.course(), ActivationFlags.FIRING) ? MovingShot.moves(activation) : activation.left();
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    return random.pick("impulse", activation.figure(), IMPULSE) == 0 ? sampleAction(state, random) : trip().sensible(state, random);
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    int course = activation.course();
    int figure = activation.figure();
    int cost = ActivationMove.cost(state, figure, left(), course, action);
    if (ActivationFlags.has(course, ActivationFlags.FIRING)) {
      return MovingShot.begin(state, activation, action);
    }
    boolean wasReserved = ActivationFlags.has(course, ActivationFlags.RESERVED) && activation.left() == 1;
    int after = ActivationMove.courseAfter(state, figure, activation.left(), course, action);
    state.then(ActivationMove.to(state, figure, activation.left(), course, action), new Leaving(figure));
    return activation.after(wasReserved ? activation.left() : cost).moved(after | ActivationFlags.ARRIVED);
  }
}
