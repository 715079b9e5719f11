package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.activation.Activation;
import games.kumite.kungfu.combat.Assault;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The part of a turn that is still to come: figures that have not acted, dice that are to be rolled, actions that are left, and
 * the attacks that they could be spent on. Without it giving a turn up would be valued like using it, and rolling one die like
 * rolling three.
 */
final class Tempo {

  /** The value of an action of every figure. */
  private static final double ACTION = 0.15;
  /** The actions that dice bring which are about to be rolled. */
  private static final double ROLLED = 1.3;
  /** The actions of a figure that waits: somewhat less, so that it is good to begin. */
  private static final double WAITING = 1.2;
  /** The part of its turn that is left to a gang that faces a turnover: Chi may pay it. */
  private static final double TURNOVER = 0.25;
  /** The part of a move that is paid once it has been said: going where one likes is worth something. */
  private static final double SAID = 0.6;
  /** The part of its attacks that counts for a figure that has still to roll for actions, and for one whose turn comes next. */
  private static final double UNROLLED = 0.7;
  private static final double NEXT_TURN = 0.5;
  private static final int USUAL = 2;

  private final GameState state;
  private final Figures figures;
  private final Strikes strikes;
  private final List<Activation> activations;

  Tempo(GameState state, Strikes strikes) {
    this.state = state;
    this.figures = state.figures();
    this.strikes = strikes;
    activations = state.currentLocals(Activation.class);
  }

  /** Returns what the actions of a side are worth that are still to come. */
  double of(Forces forces, double strength) {
    double sum = 0;
    boolean isFailing = false;
    double waiting = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      double worth = forces.worth(figure);
      if (worth > 0 && Capabilities.isInPlay(figures, figure)) {
        Activation own = activation(figure);
        double price = ACTION * worth / strength;
        if (own != null) {
          sum += acting(own, worth, price, strength);
          isFailing |= !own.isReaction() && own.failures() > 1;
        } else if (figures.gang(figure) == state.get(Counters.ACTIVE) && !figures.is(figure, Condition.ACTIVATED)) {
          waiting += WAITING * ACTION * worth + UNROLLED * strength * strikes.best(figure, USUAL, false, price, false);
        } else if (figures.side(figure) != state.side(state.get(Counters.ACTIVE))) {
          sum += NEXT_TURN * strength * strikes.best(figure, USUAL, false, price, false);
        }
      }
    }
    return sum + (isFailing ? TURNOVER : 1) * waiting;
  }

  /** Returns the activation or Reaction in which a figure acts. */
  private @Nullable Activation activation(int figure) {
    for (Activation activation : activations) {
      boolean isOfActive = figures.gang(figure) == state.get(Counters.ACTIVE);
      if (activation.figure() == figure && activation.isReaction() != isOfActive) { // a Reaction still to come names who failed
        return activation;
      }
    }
    return null;
  }

  private double acting(Activation activation, double worth, double price, double strength) {
    boolean isBeforeDice = activation.left() == 0 && activation.failures() == 0 && activation.isFresh() && isQuiet();
    if (isBeforeDice) {
      return ROLLED * ACTION * worth + UNROLLED * strength * strikes.best(activation.figure(), USUAL, false, price, true);
    }
    int left = activation.left();
    double actions = left - (activation.isMoveSaid() ? SAID : 0);
    int forStrikes = activation.isMoveSaid() ? left - 1 : left;
    return actions * ACTION * worth
        + strength * strikes.best(activation.figure(), forStrikes, activation.isAttackSaid(), price, true);
  }

  private boolean isQuiet() {
    return state.currentLocals(Assault.class).isEmpty() && state.currentLocals(EffectResolution.class).isEmpty();
  }
}
