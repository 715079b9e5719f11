package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * D-34: whether somebody who was Knocked Down hacks, from the ground, who did it (KF-TRT-02).
 *
 * @param by who lies there
 * @param on who did it
 */
record Tumble(int by, int on) implements Question<Fight> {

  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    if (figures.gang(by) != Figures.NEUTRAL && Able.isInPlay(figures, by) && Able.isInPlay(figures, on)
        && Able.areInContact(fight.board(), figures, by, on)) {
      Question.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "trait-hack";
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(by);
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), by)));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.HACK) {
      fight.then(Blow.of(by, on, Blow.Kind.TRAIT_HACK, 0));
    }
  }
}
