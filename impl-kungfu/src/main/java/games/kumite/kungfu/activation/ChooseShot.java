package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.kungfu.figure.Restraint;
import games.kumite.kungfu.movement.ActivationFlags;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.ActionVerb;
import games.kumite.kungfu.state.FigureNames;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.actions.VerbAction;
import org.jspecify.annotations.Nullable;

/**
 * The choice of weapon and target of a ranged attack, and of how many extra actions aim it; one more in a Reaction (KF-ACT-19).
 */
record ChooseShot(Activation activation) implements ActorChoice {

  @Override
  public String kind() {
    return "shot";
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public int seat(GameState state) {
    return ActivationFlags.has(activation.course(), ActivationFlags.SHOOTING)
        ? state.seat(state.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  @Override
  public void collectActions(GameState state, ActionCollector out) {
    Shooting.options(state, activation.figure(), activation.free(), activation.surcharge(), out);
  }

  @Override
  public @Nullable Action heuristicAction(GameState state, RandomSource random) {
    return Shooting.sensible(state, activation.figure());
  }

  @Override
  public Activation localsAfter(GameState state, Action action) {
    VerbAction chosen = (VerbAction) action;
    int figure = activation.figure();
    boolean isAimed = chosen.verb() != ActionVerb.HAIL && !Shooting.isAtThing(chosen);
    int target = isAimed ? FigureNames.figure(state.figures(), chosen.verb() == ActionVerb.FIRE ? chosen.second() : chosen.first())
        : Figures.NOBODY;
    if (isAimed && (Restraint.divine(state, figure, target) // D-12: then it says again what it shoots at
        || !Restraint.dares(state, figure, target))) { // KF-RUL-114: no action is spent
      return activation.moved(activation.course() & ~ActivationFlags.SHOOTING);
    }
    state.then(Shooting.of(state, activation.figure(), chosen));
    return activation.after(Shooting.cost(chosen) + activation.surcharge())
        .moved(activation.course() & ~ActivationFlags.SHOOTING);
  }
}
