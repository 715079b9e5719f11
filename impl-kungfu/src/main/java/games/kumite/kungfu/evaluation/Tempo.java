package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

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
  static int side(GameState state) {
    return state.side(state.get(Counters.ACTIVE));
  }

  /** Returns the actions still to come in this turn, each with what its figure is worth of its side. */
  static double of(GameState state, Forces forces) {
    Figures figures = state.figures();
    int gang = state.get(Counters.ACTIVE);
    double waiting = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      boolean isWaiting = figures.gang(figure) == gang && !figures.is(figure, Condition.ACTIVATED);
      waiting += isWaiting && Capabilities.isInPlay(figures, figure) ? WAITING * forces.worth(figure) : 0;
    }
    boolean isActing = state.currentLocals() instanceof Activation activation && activation.figure() != Figures.NOBODY
        && figures.gang(activation.figure()) == gang;
    return isActing ? acting((Activation) state.currentLocals(), forces, waiting) : waiting;
  }

  private static double acting(Activation activation, Forces forces, double waiting) {
    boolean isBeforeDice = activation.left() == 0 && activation.failures() == 0;
    double actions = isBeforeDice ? ROLLED : activation.left();
    return actions * forces.worth(activation.figure()) + (activation.failures() > 1 ? TURNOVER : 1) * waiting;
  }
}
