package games.kumite.kungfu.activation;

import games.kumite.api.Action;
import games.kumite.kungfu.ability.Restraint;
import games.kumite.kungfu.movement.Course;
import games.kumite.kungfu.shooting.Shooting;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Names;
import games.kumite.kungfu.state.Word;
import games.kumite.spi.Options;
import games.kumite.spi.actions.VerbAction;

/**
 * The choice of weapon and target of a ranged attack, and of how many extra actions aim it; one more in a Reaction (KF-ACT-19).
 */
enum ChooseShot implements ActorChoice {
  SHOT;

  @Override
  public String kind() {
    return "shot";
  }

  @Override
  public boolean answersItself() {
    return true;
  }

  @Override
  public int seat(Fight fight, Activation activation) {
    return Course.has(activation.course(), Course.SHOOTING)
        ? fight.seat(fight.figures().gang(activation.figure())) : Figures.NOBODY;
  }

  @Override
  public void options(Fight fight, Activation activation, Options out) {
    Shooting.options(fight, activation.figure(), activation.free(), activation.surcharge(), out);
  }

  @Override
  public Activation chosen(Fight fight, Activation activation, Action action) {
    VerbAction chosen = (VerbAction) action;
    int figure = activation.figure();
    boolean isAimed = chosen.verb() != Word.HAIL && !Shooting.isAtThing(chosen);
    int target = isAimed ? Names.figure(fight.figures(), chosen.verb() == Word.FIRE ? chosen.second() : chosen.first())
        : Figures.NOBODY;
    if (isAimed && (Restraint.isDivining(fight, figure, target) // D-12: then it says again what it shoots at
        || !Restraint.dares(fight, figure, target))) { // KF-RUL-114: no action is spent
      return activation.moved(activation.course() & ~Course.SHOOTING);
    }
    fight.then(Shooting.of(fight, activation.figure(), chosen));
    return activation.after(Shooting.cost(chosen) + activation.surcharge())
        .moved(activation.course() & ~Course.SHOOTING);
  }
}
