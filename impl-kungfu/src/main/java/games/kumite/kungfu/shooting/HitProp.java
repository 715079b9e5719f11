package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.hazard.Hydrants;
import games.kumite.kungfu.item.Props;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightQuestion;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the prop that a shot hits that went wrong; it is activated against the shooter (D-39, KF-GUN-26d, KF-RUL-124).
 *
 * @param shooter the figure that has shot
 * @param target the figure whose player chooses
 * @param isBullet whether it was a bullet
 */
record HitProp(int shooter, int target, boolean isBullet) implements FightQuestion {

  @Override
  public void run(Fight fight) {
    if (Able.isInPlay(fight.figures(), shooter) && Props.canActivateAny(fight, shooter)) {
      FightQuestion.super.run(fight);
    }
  }

  @Override
  public String kind() {
    return "hit-prop";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight) {
    return fight.seatOf(target);
  }

  @Override
  public Prompt prompt(Fight fight) {
    return Question.prompt(fight, kind(), seat(fight), fight.called(shooter));
  }

  @Override
  public void options(Fight fight, Options out) {
    for (int piece = 0; piece < fight.board().pieces(); piece++) {
      if (Props.canActivate(fight, shooter, piece)) {
        out.add(fight.actions().of(Word.PROP, piece + 1));
      }
    }
  }

  @Override
  public void chosen(Fight fight, Action action) {
    int piece = ((VerbAction) action).first() - 1;
    if (isBullet && Hydrants.isWhole(fight, piece)) { // KF-RUL-134
      Hydrants.hitByBullet(fight, shooter, piece);
    } else {
      fight.then(fight.sequels().activate(target, shooter, piece));
    }
  }
}
