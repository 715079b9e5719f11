package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.ability.Concentration;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of the figure at which an Arrowcatcher throws back what he has caught, or whether he keeps it (D-41, KF-TRT-07b,
 * KF-RUL-116).
 */
enum ThrowBack implements FightChoice<Shot> {
  CAUGHT;

  @Override
  public String kind() {
    return "throw-back";
  }

  @Override
  public int seat(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    if (shot.means().kind() == Means.Kind.CAUGHT || !Odds.isCatching(figures, shot) || !Able.isInPlay(figures, shot.on())
        || !Aim.isAble(figures, shot.on())) { // KF-CON-24b, KF-TRT-39g
      return Figures.NOBODY;
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (isTarget(fight, shot, enemy)) {
        return fight.seatOf(shot.on());
      }
    }
    return Figures.NOBODY;
  }

  @Override
  public Prompt prompt(Fight fight, Shot shot) {
    return Question.prompt(fight, kind(), seat(fight, shot), fight.called(shot.on()));
  }

  /** Returns whether an enemy is within L and in line of sight: the ranged attack that this is asks for no more (KF-RUL-116). */
  private static boolean isTarget(Fight fight, Shot shot, int enemy) {
    return Aim.isPossible(fight, shot.on(), enemy, Means.CAUGHT);
  }

  @Override
  public void options(Fight fight, Shot shot, Options out) {
    Figures figures = fight.figures();
    if (isTarget(fight, shot, shot.by())) {
      out.add(fight.actions().of(Word.AT, Names.of(figures, shot.by())));
    }
    for (int enemy = 0; enemy < figures.count(); enemy++) {
      if (enemy != shot.by() && isTarget(fight, shot, enemy)) {
        out.add(fight.actions().of(Word.AT, Names.of(figures, enemy)));
      }
    }
    out.add(fight.actions().of(Word.KEEP));
  }

  @Override
  public Shot chosen(Fight fight, Shot shot, Action action) {
    VerbAction chosen = (VerbAction) action;
    if (chosen.verb() == Word.AT) {
      int target = Names.figure(fight.figures(), chosen.first());
      Concentration.attacks(fight.figures(), shot.on()); // KF-TRT-08c, KF-TRT-78e
      fight.then(Shot.SCRIPT.with(Shot.of(shot.on(), target, Means.CAUGHT, 0)));
    }
    return shot;
  }
}
