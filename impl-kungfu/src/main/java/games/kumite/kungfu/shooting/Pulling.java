package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.combat.Pull;
import games.kumite.kungfu.combat.Recoil;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.FightChoice;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.Question;
import games.kumite.spi.actions.VerbAction;

/** The choice whether the target of an Entangle lost by 4 or more pulls the entangler in (D-40, KF-TRT-24i). */
enum Pulling implements FightChoice<Shot> {
  IN;

  private static final int LOST_BY = 4;

  @Override
  public String kind() {
    return "pull-in";
  }

  @Override
  public int seat(Fight fight, Shot shot) {
    Figures figures = fight.figures();
    boolean isAsked = shot.means().isEntangling(figures, shot.by()) && shot.thrown().margin() <= -LOST_BY
        && Recoil.isMoved(figures, shot.by()) && Able.isInPlay(figures, shot.on())
        && !Able.areInContact(fight.board(), figures, shot.by(), shot.on());
    return isAsked ? fight.seatOf(shot.on()) : Figures.NOBODY;
  }

  @Override
  public Prompt prompt(Fight fight, Shot shot) {
    return Question.prompt(fight, kind(), seat(fight, shot), fight.called(shot.on()), fight.called(shot.by()));
  }

  @Override
  public void options(Fight fight, Shot shot, Options out) {
    out.add(fight.actions().of(Word.PULL));
    out.add(fight.actions().of(Word.WAIVE));
  }

  @Override
  public Shot chosen(Fight fight, Shot shot, Action action) {
    if (((VerbAction) action).verb() == Word.PULL) {
      fight.then(new Pull(shot.by(), shot.on(), Pull.Welcome.NOTHING));
    }
    return shot;
  }
}
