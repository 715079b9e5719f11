package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of where a Free Move goes (KF-ACT-37).
 *
 * @param figure the figure that makes it
 * @param gait the kind of move
 */
record FreeMoveTo(int figure, MoveType gait) implements Question<GameState>, TripChoice {

  @Override
  public Destination trip() {
    return new Destination(figure, 1, ActivationFlags.FRESH, gait);
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    TripChoice.super.collectActions(state, out);
    if (gait == MoveType.FREE) { // it is a move like any other: an Acrobat bends it, any figure jumps with it
      add(state, ActionVerb.BEND, StuntActions.bendRefusal(state, figure), out);
      add(state, ActionVerb.JUMP, StuntActions.jumpRefusal(state, figure), out);
    }
  }

  private static void add(GameState state, ActionVerb word, @Nullable Refusal refusal, ActionCollector out) {
    if (out.accepts(refusal)) {
      out.add(state.actions().of(word), refusal);
    }
  }

  @Override
  public void execute(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    switch ((ActionVerb) chosen.verb()) {
      case BEND -> state.then(Bend.SCRIPT.start(Bend.ofFreeMove(figure)));
      case JUMP -> state.then(new FreeMoveTo(figure, MoveType.FREE_JUMP));
      default -> state.then(trip().step(state, PointChoice.point(chosen)), new Leaving(figure));
    }
  }
}
