package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Footing;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of an Acrobat who has to Recoil S to make it M (D-31, KF-TRT-01e).
 *
 * @param recoil the Recoil
 */
record Tumble(Recoil.Pushed recoil) implements FightQuestion {

  /** Asks an Acrobat that is moved; any other figure Recoils unasked. */
  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (Footing.isAcrobat(figures, recoil.figure()) && figures.gang(recoil.figure()) != Figures.NEUTRAL
        && Recoil.isMoved(figures, recoil.figure())) {
      FightQuestion.super.run(fight);
    } else {
      recoil.run(fight);
    }
  }

  @Override
  public String kind() {
    return "tumble";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(recoil.figure());
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(recoil.figure()));
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.RECOIL_SHORT));
    out.add(fight.actions().of(Word.RECOIL_MEDIUM));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    fight.then(recoil.to(((VerbAction) action).verb() == Word.RECOIL_MEDIUM ? Stick.MEDIUM : Stick.SHORT));
  }
}
