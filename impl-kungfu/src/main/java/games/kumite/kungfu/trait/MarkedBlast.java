package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the point where a thrown or cast thing goes off (D-37).
 *
 * @param <L> the locals of the procedure
 */
interface MarkedBlast<L> extends Script.Reply<GameState, L>, GameChoice {

  /** Returns the bounds for the marker, and the figure that puts it. */
  BlastMarker marker();

  @Override
  default String kind() {
    return "marker";
  }

  @Override
  default int seat(GameState state) {
    return state.seatOf(marker().figure());
  }

  @Override
  default Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(marker().figure()));
  }

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    marker().options(state, out);
  }

  @Override
  default List<ActionTemplate> templates(GameState state) {
    return BlastMarker.forms(state);
  }

  @Override
  default @Nullable Action sampleAction(GameState state, RandomSource random) {
    return marker().sample(state, random);
  }

  @Override
  default @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    return marker().parse(state, words, out);
  }
}
