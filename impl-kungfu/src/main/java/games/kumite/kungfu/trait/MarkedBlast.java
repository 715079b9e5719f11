package games.kumite.kungfu.trait;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.Prompt;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The choice of the point where a thrown or cast thing goes off (D-37).
 *
 * @param <L> the locals of the procedure
 */
interface MarkedBlast<L> extends GameChoice<L> {

  /** Returns the bounds for the marker, and the figure that puts it. */
  BlastMarker marker(L locals);

  @Override
  default String kind() {
    return "marker";
  }

  @Override
  default int seat(GameState state, L locals) {
    return state.seatOf(marker(locals).figure());
  }

  @Override
  default Prompt prompt(GameState state, L locals) {
    return Question.prompt(state, kind(), seat(state, locals), state.called(marker(locals).figure()));
  }

  @Override
  default void collectActions(GameState state, L locals, ActionCollector out) {
    marker(locals).options(state, out);
  }

  @Override
  default List<ActionTemplate> templates(GameState state, L locals) {
    return BlastMarker.forms(state);
  }

  @Override
  default @Nullable Action sampleAction(GameState state, L locals, RandomSource random) {
    return marker(locals).sample(state, random);
  }

  @Override
  default @Nullable Action parse(GameState state, L locals, List<String> words, ActionCollector out) {
    return marker(locals).parse(state, words, out);
  }
}
