package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.Question;

/** A question about a figure's actions, whose player answers; its prompt names the figure. */
public interface FigureQuestion extends FightQuestion {

  /** Returns the figure. */
  int figure();

  @Override
  default int seat(Fight fight) {
    return fight.seatOf(figure());
  }

  @Override
  default Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(figure()));
  }

  @Override
  default String remark(Fight fight, Action action) {
    return Named.remark(fight, figure(), action);
  }
}
