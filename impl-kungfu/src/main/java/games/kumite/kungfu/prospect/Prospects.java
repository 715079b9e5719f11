package games.kumite.kungfu.prospect;

import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Num;
import games.kumite.kungfu.state.Parties;

/**
 * The evaluation of a match: what is left of the gangs, how far the Plot has come, how much time is left, what is still to come
 * of the turn, and how near those who must attack have come to their enemies. The weights are guesses with which searches won.
 */
public final class Prospects {

  private static final double EVEN = 0.5;
  private static final double BIAS = -1.5; // with the nearness that figures mostly have
  private static final double STRENGTH = 4;
  private static final double PLOT = 3;
  private static final double TIME = 3;
  /** An action of every figure. */
  private static final double ACTIONS = 0.15;
  private static final double NEARNESS = 1;
  /** All Chi of a gang. */
  private static final double CHI = 0.1;

  private Prospects() {}

  /** Returns the evaluation of a seat, from 0, as good as lost, to 1, as good as won; even before the first turn. */
  public static double of(Fight fight, int seat) {
    if (fight.get(Num.TURNS) == 0) {
      return EVEN;
    }
    double seeking = ofSeekers(fight);
    return fight.side(fight.gangOf(seat)) == fight.get(Num.SEEKER) ? seeking : 1 - seeking;
  }

  private static double ofSeekers(Fight fight) {
    int side = fight.get(Num.SEEKER);
    Forces seekers = new Forces(fight, side);
    Forces others = new Forces(fight, Parties.opposing(side));
    double actions = Tempo.side(fight) == side ? Tempo.of(fight, seekers) : -Tempo.of(fight, others);
    double z = STRENGTH * (seekers.left() - others.left()) + CHI * (seekers.chi() - others.chi()) + ACTIONS * actions;
    if (fight.get(Num.VOID) == 0) { // else time brings a draw (KF-RUL-144)
      double turns = (double) fight.terms().settings.turnLimit() * fight.gangs();
      double elapsed = fight.get(Num.TURNS) / turns;
      z = (1 - elapsed * elapsed / 2) * z + BIAS + PLOT * Progress.of(fight)
          + NEARNESS * seekers.nearness(Progress.quarry(fight)) - TIME * elapsed * elapsed;
    }
    return EVEN + EVEN * z / (1 + Math.abs(z)); // no exponential: it may differ from one JVM to another
  }
}
