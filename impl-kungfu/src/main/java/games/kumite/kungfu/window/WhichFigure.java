package games.kumite.kungfu.window;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/** A question to the player of a figure about which of several figures its ability uses; the only one need not be named. */
interface WhichFigure extends FigureQuestion {

  /** Returns whether it can be about a figure. */
  boolean mayBe(Fight fight, int other);

  /** Uses it on a figure. */
  void is(Fight fight, int other);

  @Override
  default boolean answersItself() {
    return true;
  }

  @Override
  default void options(Fight fight, Options out) {
    for (int other = 0; other < fight.figures().count(); other++) {
      if (mayBe(fight, other)) {
        out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), other)));
      }
    }
  }

  @Override
  default void chosen(Fight fight, Action action) {
    is(fight, Names.figure(fight.figures(), ((VerbAction) action).first()));
  }
}
