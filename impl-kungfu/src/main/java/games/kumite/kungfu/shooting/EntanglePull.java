package games.kumite.kungfu.shooting;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.effect.PullIntoContact;
import games.kumite.kungfu.effect.Recoil;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Question;
import games.kumite.spi.Script;
import games.kumite.spi.actions.VerbAction;

/** The choice whether the target of an Entangle lost by 4 or more pulls the entangler in (D-40, KF-TRT-24i). */
record EntanglePull(Shot shot) implements Script.Reply<GameState, Shot>, GameChoice {

  private static final int LOST_BY = 4;

  @Override
  public String kind() {
    return "pull-in";
  }

  @Override
  public int seat(GameState state) {
    Figures figures = state.figures();
    boolean isAsked = shot.means().isEntangling(figures, shot.by()) && shot.thrown().margin() <= -LOST_BY
        && Recoil.isMoved(figures, shot.by()) && Capabilities.isInPlay(figures, shot.on())
        && !Capabilities.areInContact(state.board(), figures, shot.by(), shot.on());
    return isAsked ? state.seatOf(shot.on()) : Figures.NOBODY;
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(shot.on()), state.called(shot.by()));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.PULL));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public Shot localsAfter(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.PULL) {
      state.then(new PullIntoContact(shot.by(), shot.on(), PullIntoContact.Welcome.NOTHING));
    }
    return shot;
  }
}
