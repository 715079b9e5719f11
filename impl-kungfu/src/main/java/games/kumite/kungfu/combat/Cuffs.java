package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.content.Effect;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.item.Chains;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice whether an opponent who was Grappled, Knocked Down or Stunned is handcuffed (D-35, KF-TRT-39a).
 *
 * @param by the figure that has the cuffs
 * @param on the figure that would wear them
 */
public record Cuffs(int by, int on) implements FightQuestion {

  private static final EventType CUFFED = EventType.of("cuffed", "KF-TRT-39a").named("figure", Figures::id);

  /** Asks after a fitting effect on an enemy in reach; a Grappled Extra is cuffed without a question (KF-CON-07). */
  static void lookAt(Fight fight, int by, int on, Effect.Plain effect) {
    Figures figures = fight.figures();
    boolean isFitting = effect == Effect.Plain.GRAPPLED || effect == Effect.Plain.KNOCKED_DOWN
        || effect == Effect.Plain.STUNNED;
    if (!isFitting || !Able.has(figures, by, Trait.HANDCUFFS) && !Chains.isAtHand(fight, by)
        || figures.is(on, Condition.HANDCUFFED) || figures.gang(by) == Figures.NEUTRAL || !figures.areEnemies(by, on)
        || !Able.areInContact(fight.board(), figures, by, on)) {
      return;
    }
    if (effect == Effect.Plain.GRAPPLED && figures.profile(on).type.isExtra()) {
      cuff(fight, on);
    } else {
      fight.then(new Cuffs(by, on));
    }
  }

  /** Puts handcuffs on a figure. */
  public static void cuff(Fight fight, int figure) {
    fight.figures().inflict(figure, Condition.HANDCUFFED);
    Carrying.letCarFall(fight, figure); // KF-STU-22
    fight.tell(CUFFED, fight.figures().code(figure));
  }

  @Override
  public void run(Fight fight) {
    if (Able.isInPlay(fight.figures(), by) && Able.isInPlay(fight.figures(), on)) {
      FightQuestion.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "cuff";
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
    out.add(fight.actions().of(Word.CUFF));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public void chosen(Fight fight, Action action) {
    if (((VerbAction) action).verb() == Word.CUFF) {
      cuff(fight, on);
    }
  }
}
