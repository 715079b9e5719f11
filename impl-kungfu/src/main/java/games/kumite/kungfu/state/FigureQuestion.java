package games.kumite.kungfu.state;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.spi.Question;

/** A question about what a figure does, whose player answers; its prompt names the figure. */
public interface FigureQuestion extends FightQuestion {

  /** Whom it is about. */
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
