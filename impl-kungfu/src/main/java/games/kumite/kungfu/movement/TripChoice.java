package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/** The choice of where a figure's move goes: a listed place, or any other legal one (KF-RUL-52). */
public interface TripChoice extends PointChoice {

  /** Returns the move. */
  TargetedMove trip();

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    trip().options(state, out);
  }

  @Override
  default String detail(GameState state, Action action) {
    return action instanceof VerbAction named && named.verb() == ActionVerb.TO
        ? trip().remark(state, PointChoice.point(named)) : "";
  }

  @Override
  default @Nullable Action sampleAction(GameState state, RandomSource random) {
    return trip().sample(state, random);
  }

  @Override
  default @Nullable Refusal refusal(GameState state, long point) {
    return trip().refusal(state, point);
  }
}
