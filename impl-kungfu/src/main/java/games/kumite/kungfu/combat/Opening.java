package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the enemy in contact that uses the opening that a Hammering Blow leaves on a natural 1 (D-63, KF-TRT-38a).
 *
 * @param figure the figure that left it
 */
record Opening(int figure) implements FigureQuestion {

  @Override
  public void run(Fight fight) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (canUse(fight, enemy)) {
        FigureQuestion.super.run(fight);
        return;
      }
    }
    hackUnasked(fight);
  }

  /** Makes the hack of the best neutral figure, if no player's figure makes it: neutral figures never waive it (KF-RUL-128). */
  private void hackUnasked(Fight fight) {
    Figures figures = fight.figures();
    int best = Figures.NOBODY;
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (figures.gang(enemy) == Figures.NEUTRAL && isReady(fight, enemy)
          && (best == Figures.NOBODY || figures.combat(enemy) > figures.combat(best))) {
        best = enemy;
      }
    }
    if (best != Figures.NOBODY) {
      fight.then(hack(fight, best));
    }
  }

  private boolean canUse(Fight fight, int enemy) {
    return fight.figures().gang(enemy) != Figures.NEUTRAL && isReady(fight, enemy);
  }

  private boolean isReady(Fight fight, int enemy) {
    Figures figures = fight.figures();
    return figures.areEnemies(figure, enemy) && Restraint.allowsHack(figures, enemy, figure)
        && Able.isInPlay(figures, figure) && Able.areInContact(fight.board(), figures, figure, enemy);
  }

  @Override
  public String kind() {
    return "opening";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seat(fight.opponent(fight.figures().gang(figure)));
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (canUse(fight, enemy)) {
        out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), enemy)));
      }
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.HACK) {
      fight.then(hack(fight, Names.figure(fight.figures(), chosen.first())));
    } else {
      hackUnasked(fight);
    }
  }

  private Step<Fight> hack(Fight fight, int enemy) {
    return Blow.of(enemy, figure, Blow.Kind.OPENING_HACK.madeBy(fight, enemy), 0);
  }
}
