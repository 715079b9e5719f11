package games.kumite.kungfu.plot;

import games.kumite.api.Action;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The cure by a spell of Healing that is read from a scroll (KF-LOC-45c, KF-TRT-40b).
 *
 * @param figure the figure that reads it
 */
public record Mending(int figure) implements FigureQuestion {

  /** Returns whether there is anything to cure. */
  public static boolean isAnybody(Fight fight, int figure) {
    for (int friend = 0; friend < fight.figures().count(); friend++) {
      for (int ailment = 0; ailment < Word.AILMENTS.size(); ailment++) {
        if (Healing.isCurable(fight, figure, friend, ailment)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the question. */
  public static Step<Fight> of(int figure) {
    return new Mending(figure);
  }

  @Override
  public String kind() {
    return "mending";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public void options(Fight fight, Options out) {
    Healing.list(fight, figure, null, out);
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    Healing.heal(fight, figure, Names.figure(fight.figures(), chosen.first()), chosen.second());
  }
}
