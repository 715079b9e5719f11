package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Divination;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.combat.Harm;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat whose move has ended at a lamppost to swing round it: a test, and a free move of M (KF-LOC-33,
 * KF-RUL-137).
 *
 * @param figure the figure
 * @param gait the kind of move
 */
record LampSwing(int figure, Gait gait) implements FigureQuestion {

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (Footing.isAcrobat(figures, figure) && Able.toHack(figures, figure) && figures.gang(figure) != Figures.NEUTRAL
        && Spring.isTouching(fight, figure, Flag.LAMP)) {
      FigureQuestion.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "swing-round";
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.SWING_ROUND));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.WAIVE) {
      return;
    }
    fight.then(new Divination(figure, 1), new Grip(figure, gait)); // D-12
  }

  /** The test, and what follows. */
  private record Grip(int figure, Gait gait) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Footing.test(fight, figure, "lamppost")) {
        fight.then(new FreeMoveTo(figure, gait)); // KF-LOC-33a
      } else {
        Harm.knockDown(fight, figure); // KF-LOC-33b
      }
    }
  }
}
