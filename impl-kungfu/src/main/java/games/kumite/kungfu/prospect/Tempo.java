package games.kumite.kungfu.prospect;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/**
 * The part of a turn that is still to come: figures that have not acted, dice that are to be rolled, actions that are left.
 * Without it giving a turn up would be valued like using it, and rolling one die like rolling three.
 */
final class Tempo {

  /** The actions that dice bring which are about to be rolled. */
  private static final double ROLLED = 1.3;
  /** The actions of a figure that waits: somewhat less, so that it is good to begin. */
  private static final double WAITING = 1.2;
  /** The part of its turn that is left to a gang that faces a turnover: Chi may pay it. */
  private static final double TURNOVER = 0.25;

  private Tempo() {}

  /** Returns the side whose turn it is. */
  static int side(Fight fight) {
    return fight.side(fight.get(Num.ACTIVE));
  }

  /** Returns the actions still to come in this turn, each with what its figure is worth of its side. */
  static double of(Fight fight, Forces forces) {
    Figures figures = fight.figures();
    int gang = fight.get(Num.ACTIVE);
    double waiting = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isWaiting = figures.gang(figure) == gang && !figures.is(figure, Condition.ACTIVATED);
      waiting += isWaiting && Able.isInPlay(figures, figure) ? WAITING * forces.worth(figure) : 0;
    }
    boolean isActing = fight.underWay() instanceof Activation activation && activation.figure() != Figures.NOBODY
        && figures.gang(activation.figure()) == gang;
    return isActing ? acting((Activation) fight.underWay(), forces, waiting) : waiting;
  }

  private static double acting(Activation activation, Forces forces, double waiting) {
    boolean isBeforeDice = activation.left() == 0 && activation.failures() == 0;
    double actions = isBeforeDice ? ROLLED : activation.left();
    return actions * forces.worth(activation.figure()) + (activation.failures() > 1 ? TURNOVER : 1) * waiting;
  }
}
