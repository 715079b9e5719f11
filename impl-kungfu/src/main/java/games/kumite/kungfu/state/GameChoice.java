package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.Script;

/**
 * A choice in a script of this game: beside an action stands what its numbers and names mean.
 *
 * @param <L> the locals of the script
 */
public interface GameChoice<L> extends Script.Choice<GameState, L> {

  @Override
  default String detail(GameState state, L locals, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }
}
