package games.kumite.kungfu.combat;

import games.kumite.api.Action;
import games.kumite.api.Prompt;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameChoice;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
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
public record TraitHack(int by, int on, int bonus, HandToHandAttack.Kind hack) implements Question<GameState>, GameChoice {

  /** Returns the hack of a trait or stunt that no hack of the same trait can follow upon. */
  public static TraitHack of(int by, int on, int bonus) {
    return new TraitHack(by, on, bonus, HandToHandAttack.Kind.TRAIT_HACK);
  }

  /** Asks nothing if one of them is out, or they are apart (KF-RUL-83), or if it was a friend's blow. */
  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    boolean isReady = hack == HandToHandAttack.Kind.TUMBLE_HACK ? Capabilities.toHackLying(figures, by) && !Restraint.holds(figures, by, on)
        : Restraint.allowsHack(figures, by, on);
    if (!isReady || !figures.areEnemies(by, on) || !Capabilities.isInPlay(figures, on) || !Capabilities.areInContact(state.board(), figures, by, on)) {
      return;
    }
    if (figures.gang(by) == Figures.NEUTRAL) {
      state.then(blow(state)); // KF-RUL-128
    } else {
      Question.super.run(state);
    }
  }

  private Step<GameState> blow(GameState state) {
    return HandToHandAttack.of(by, on, hack.madeBy(state, by), bonus);
  }

  @Override
  public int seat(GameState state) {
    return state.seatOf(by);
  }

  @Override
  public Prompt prompt(GameState state) {
    return Question.prompt(state, kind(), seat(state), state.called(by), state.called(on));
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    out.add(state.actions().of(ActionVerb.HACK, FigureNames.of(state.figures(), by)));
    out.add(state.actions().of(ActionVerb.WAIVE));
  }

  @Override
  public void execute(GameState state, Action action) {
    if (((VerbAction) action).verb() == ActionVerb.HACK) {
      state.then(blow(state));
    }
  }
}
