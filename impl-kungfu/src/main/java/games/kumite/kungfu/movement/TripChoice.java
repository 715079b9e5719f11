package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.api.ActionTemplate;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The choice of where a figure's move goes: a listed place, or any other legal one (KF-RUL-52). */
public interface TripChoice extends FigureChoice {

  /** Returns the move. */
  TargetedMove trip();

  @Override
  default void collectActions(GameState state, ActionCollector out) {
    trip().options(state, out);
  }

  @Override
  default String detail(GameState state, Action action) {
    return action instanceof VerbAction named && named.verb() == ActionVerb.TO
        ? trip().remark(state, TargetedMove.place(named)) : "";
  }

  @Override
  default List<ActionTemplate> templates(GameState state) {
    return TargetedMove.forms(state, ActionVerb.TO);
  }

  @Override
  default @Nullable Action sampleAction(GameState state, RandomSource random) {
    return trip().sample(state, random);
  }

  @Override
  default @Nullable Action parse(GameState state, List<String> words, ActionCollector out) {
    return trip().parse(state, words, out);
  }
}
