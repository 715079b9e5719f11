package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PointChoice;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the point where a thrown or cast thing goes off (D-37).
 *
 * @param <L> the locals of the procedure
 */
interface MarkedBlast<L> extends Script.Reply<GameState, L>, PointChoice {

  /** Returns the bounds for the marker, and the figure that puts it. */
  BlastMarker marker();

  @Override
  default String kind() {
    return "marker";
  }

  @Override
  default int figure() {
    return marker().figure();
  }

  @Override
  default ActionVerb verb() {
    return ActionVerb.MARK;
  }

  @Override
  default @Nullable Refusal refusal(GameState state, long point) {
    return marker().refusal(state, point);
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    marker().options(state, out);
  }

  @Override
  default @Nullable Action sampleAction(GameState state, RandomSource random) {
    return marker().sample(state, random);
  }
}
