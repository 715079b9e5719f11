package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.TooFew;
import games.kumite.kungfu.combat.Blow;
import games.kumite.kungfu.combat.Targets;
import games.kumite.kungfu.content.Mark;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The attack of an exorcist: on the Undead, spirits, demons and the possessed, for two actions without a bonus (KF-TRT-26,
 * KF-RUL-111).
 *
 * @param by the exorcist
 */
record Exorcism(int by) implements FightQuestion {

  /** The cost. */
  static final int COST = 2;

  private static final TooFew TOO_FEW = TooFew.under("KF-TRT-26a");
  private static final Refusal NOBODY = new Refusal("KF-RUL-111", "nobody-to-exorcise");
  private static final Refusal CUFFED = new Refusal("KF-TRT-39g", "cannot-cast-in-cuffs");
  private static final Refusal DISTRACTED = new Refusal("KF-TAO-06b", "distracted");

  /** Returns the cost: a figure that has read it from a scroll has spent the first of its two actions (KF-LOC-45c). */
  static int cost(Figures figures, int figure) {
    return figures.is(figure, Condition.EXORCISING) ? COST - 1 : COST;
  }

  /** Returns why a figure cannot make it, null if it can. */
  static @Nullable Refusal refusal(Fight fight, int figure, int left, boolean isCapped) {
    Figures figures = fight.figures();
    Refusal attack = Targets.refusal(fight, figure, isCapped);
    if (attack != null) {
      return attack;
    }
    if (figures.is(figure, Condition.HANDCUFFED)) {
      return CUFFED;
    }
    if (figures.is(figure, Condition.DISTRACTED)) {
      return DISTRACTED;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(fight, figure, enemy)) {
        return TOO_FEW.of(left, cost(figures, figure));
      }
    }
    return NOBODY;
  }

  private static boolean isTarget(Fight fight, int figure, int enemy) {
    Figures figures = fight.figures();
    return Targets.isTarget(fight, figure, enemy) && (Able.has(figures, enemy, Trait.UNDEAD)
        || Able.has(figures, enemy, Trait.POSSESSION) || figures.is(enemy, Condition.SPIRIT) || figures.profile(enemy).is(Mark.DEMON)
        || figures.is(enemy, Condition.POSSESSED));
  }

  @Override
  public String kind() {
    return "exorcise";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(by);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(by));
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, by, enemy)) {
        out.add(fight.actions().of(Word.AT, Names.of(fight.figures(), enemy)));
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    fight.figures().inflict(by, Condition.HAS_ATTACKED); // KF-RUL-84
    fight.then(Blow.of(by, Names.figure(fight.figures(), ((VerbAction) action).first()), Blow.Kind.EXORCISM, 0));
  }
}
