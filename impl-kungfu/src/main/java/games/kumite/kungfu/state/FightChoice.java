package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.spi.Script;

/**
 * A choice in a script of this game: beside an action stands what its numbers and names mean.
 *
 * @param <L> the locals of the script
 */
public interface FightChoice<L> extends Script.Choice<Fight, L> {

  @Override
  default String remark(Fight fight, L locals, Action action) {
    return Named.remark(fight, Figures.NOBODY, action);
  }
}
