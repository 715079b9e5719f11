package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether a figure makes the Free Hack that a trait gives it (D-34).
 *
 * @param by the figure that may make it
 * @param on the target
 * @param bonus the bonus of the trait
 * @param hack the kind of hack; an Aggressive Tumble is made on the ground too (KF-TRT-02)
 */
public record TraitHack(int by, int on, int bonus, Blow.Kind hack) implements FightQuestion {

  /** Returns the hack of a trait or stunt that no hack of the same trait can follow upon. */
  public static TraitHack of(int by, int on, int bonus) {
    return new TraitHack(by, on, bonus, Blow.Kind.TRAIT_HACK);
  }

  /** Asks nothing if one of them is out, or they are apart (KF-RUL-83), or if it was a friend's blow. */
  @Override
  public void run(Fight fight) {
    Figures figures = fight.figures();
    boolean isReady = hack == Blow.Kind.TUMBLE_HACK ? Able.toHackLying(figures, by) && !Restraint.holds(figures, by, on)
        : Restraint.allowsHack(figures, by, on);
    if (!isReady || !figures.areEnemies(by, on) || !Able.isInPlay(figures, on) || !Able.areInContact(fight.board(), figures, by, on)) {
      return;
    }
    if (figures.gang(by) == Figures.NEUTRAL) {
      fight.then(blow(fight)); // KF-RUL-128
    } else {
      FightQuestion.super.run(fight);
    }
  }

  private Step<Fight> blow(Fight fight) {
    return Blow.of(by, on, hack.madeBy(fight, by), bonus);
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
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(by), fight.called(on));
  }

  @Override
  public void options(Fight fight, Options out) {
    out.add(fight.actions().of(Word.HACK, Names.of(fight.figures(), by)));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.HACK) {
      fight.then(blow(fight));
    }
  }
}
