package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.Choice;

/** A choice of this game: beside an action stands what its numbers and names mean. */
public interface GameChoice extends Choice<GameState> {

  @Override
  default String detail(GameState state, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }
}
