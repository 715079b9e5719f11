package games.kumite.kungfu.feat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Contest;
import games.kumite.kungfu.carrying.Carrying;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the figure that a sorcerer tries to Transfix: an enemy in sight within M (KF-TRT-73, KF-RUL-89).
 *
 * @param by the figure that casts the spell
 */
record Spellbound(int by) implements FightQuestion {

  static final Refusal NOBODY = new Refusal("KF-TRT-73a", "nobody-to-transfix");
  private static final EventType TRANSFIXED =
      EventType.of("transfixed", "KF-TRT-73b").named("figure", Figures::id);

  static boolean isAnybody(Fight fight, int by) {
    for (int enemy = 0; enemy < fight.figures().count(); enemy++) {
      if (isTarget(fight, by, enemy)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isTarget(Fight fight, int by, int enemy) {
    Figures figures = fight.figures();
    return figures.areEnemies(by, enemy) && Able.isInPlay(figures, enemy) && !figures.is(enemy, Condition.TRANSFIXED)
        && Able.areNear(figures, by, enemy, Stick.MEDIUM.length())
        && Sight.isMutual(fight.board(), figures, by, enemy);
  }

  @Override
  public String kind() {
    return "transfix";
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
    int target = Names.figure(fight.figures(), ((VerbAction) action).first());
    Contest.divine(fight, by, target); // D-12
    fight.then(new Gaze(by, target));
  }

  /** The contest of three dice each; the target resists unless it has fewer successes (KF-TRT-73b, KF-RUL-76). */
  private record Gaze(int by, int target) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      if (Contest.margin(fight, by, target) > 0) {
        Figures figures = fight.figures();
        figures.inflict(target, Condition.TRANSFIXED);
        figures.causer(target, by);
        Carrying.letCarFall(fight, target); // KF-STU-22
        fight.tell(TRANSFIXED, figures.code(target));
      }
    }
  }
}
