package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.Question;

/** A question of this game: beside an action stands what its numbers and names mean. */
public interface FightQuestion extends Question<GameState> {

  @Override
  default String detail(GameState state, Action action) {
    return ActionLegend.remark(state, Figures.NOBODY, action);
  }
}
