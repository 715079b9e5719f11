package games.kumite.kungfu.movement;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FigureQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of a Free Hack at a Knocked Down enemy to whom a figure has moved, once in a turn (D-34, KF-TRT-48).
 *
 * @param figure the figure that may make it
 */
public record LowKick(int figure) implements FigureQuestion {

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    boolean isReady = Able.has(figures, figure, Trait.LOW_KICK) && !figures.is(figure, Condition.KICKED_LOW)
        && figures.gang(figure) != Figures.NEUTRAL && Able.toHack(figures, figure);
    for (int enemy = 0; enemy < figures.count() && isReady; enemy++) {
      if (isTarget(fight, enemy)) {
        FigureQuestion.super.run(fight);
        return;
      }
    }
  }

  private boolean isTarget(Fight fight, int enemy) {
    return fight.figures().is(enemy, Condition.KNOCKED_DOWN) && Contacts.isMade(fight, figure, enemy)
        && Restraint.allowsHack(fight.figures(), figure, enemy);
  }

  @Override
  public String kind() {
    return "low-kick";
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, enemy)) {
        out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
      }
    }
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.AT) {
      fight.figures().inflict(figure, Condition.KICKED_LOW); // KF-TRT-48b
      fight.then(Blow.of(figure, Names.figure(fight.figures(), chosen.first()), Blow.Kind.TRAIT_HACK, 0));
    }
  }
}
