package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.Question;

/** A question of this game: beside an action stands what its numbers and names mean. */
public interface FightQuestion extends Question<Fight> {

  @Override
  default String remark(Fight fight, Action action) {
    return Named.remark(fight, Figures.NOBODY, action);
  }
}
