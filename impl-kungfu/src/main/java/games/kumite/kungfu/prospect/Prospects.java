package games.kumite.kungfu.prospect;

import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.Num;

/**
 * How a match stands: what is left of the gangs, how far the Plot has come, how much time is left. The weights are
 * guesses that proved good enough for bots that look some decisions ahead.
 */
public final class Prospects {

  private static final double EVEN = 0.5;
  private static final double BIAS = -0.7;
  private static final double STRENGTH = 4;
  private static final double PLOT = 3;
  private static final double TIME = 3;
  /** What a wound takes from what a figure is worth. */
  private static final double WOUND = 0.15;
  /** What figures are worth that lie on the ground, conscious or not. */
  private static final double DOWN = 0.9;
  private static final double OUT = 0.15;

  private Prospects() {}

  /** How a seat stands, from 0, as good as lost, to 1, as good as won; even before the first turn. */
  public static double of(Fight fight, int seat) {
    if (fight.get(Num.TURNS) == 0) {
      return EVEN;
    }
    double seeking = ofSeekers(fight);
    return fight.side(fight.gangOf(seat)) == fight.get(Num.SEEKER) ? seeking : 1 - seeking;
  }

  private static double ofSeekers(Fight fight) {
    int seekers = fight.get(Num.SEEKER);
    double turns = (double) fight.terms().settings.turnLimit() * fight.gangs();
    double elapsed = fight.get(Num.TURNS) / turns;
    double z = BIAS + STRENGTH * (left(fight, seekers) - left(fight, 1 - seekers)) + PLOT * Progress.of(fight)
        - TIME * elapsed * elapsed;
    return EVEN + EVEN * z / (1 + Math.abs(z)); // no exponential: it may differ from one JVM to another
  }

  /** Which part of a side's points is still there. */
  private static double left(Fight fight, int side) {
    Figures figures = fight.figures();
    double whole = 0;
    double left = 0;
    for (int figure = 0; figure < figures.count(); figure++) {
      int home = figures.home(figure);
      if (home != Figures.NEUTRAL && fight.side(home) == side) {
        int points = figures.profile(figure).points;
        whole += points;
        left += points * worth(figures, figure);
      }
    }
    return whole == 0 ? 0 : left / whole;
  }

  private static double worth(Figures figures, int figure) {
    if (figures.is(figure, Condition.DEAD) || !figures.isPlaced(figure)) {
      return 0;
    }
    if (figures.is(figure, Condition.KNOCKED_OUT)) {
      return OUT;
    }
    double healthy = Math.max(0, 1 - WOUND * figures.wounds(figure));
    return figures.is(figure, Condition.KNOCKED_DOWN) ? DOWN * healthy : healthy;
  }
}
