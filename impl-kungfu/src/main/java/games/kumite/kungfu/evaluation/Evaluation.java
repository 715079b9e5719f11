package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import java.util.Arrays;

/**
 * The evaluation of a match: what is left of the gangs and what attacks that are under way will leave, how far the Plot has
 * come, how much time is left, what is still to come of the turn, and how near those who must attack have come to their
 * enemies. The weights are guesses with which searches won.
 */
public final class Evaluation {

  private static final double EVEN = 0.5;
  private static final double BIAS = -2.6; // with the progress and the nearness that there mostly is
  private static final double STRENGTH = 4;
  private static final double PLOT = 5;
  private static final double TIME = 3;
  /** How far all this is to be trusted. */
  private static final double SURE = 0.5;
  private static final double NEARNESS = 1;
  /** All Chi of a gang. */
  private static final double CHI = 0.1;

  private Evaluation() {}

  /** Returns the evaluation of a seat, from 0, as good as lost, to 1, as good as won; even before the first turn. */
  public static double of(GameState state, int seat) {
    return of(state, seat, ofSeekers(state));
  }

  /** Returns the evaluations of all seats. */
  public static double[] ofAll(GameState state) {
    double seeking = ofSeekers(state);
    double[] all = new double[state.config().seats().size()];
    Arrays.setAll(all, seat -> of(state, seat, seeking));
    return all;
  }

  private static double of(GameState state, int seat, double seeking) {
    return state.side(state.gangOf(seat)) == state.get(Counters.SEEKER) ? seeking : 1 - seeking;
  }

  private static double ofSeekers(GameState state) {
    if (state.get(Counters.TURNS) == 0) {
      return EVEN;
    }
    int side = state.get(Counters.SEEKER);
    Forces seekers = new Forces(state, side);
    Forces others = new Forces(state, GangsAndSides.opposing(side));
    Strikes strikes = new Strikes(state, seekers, others);
    Tempo tempo = new Tempo(state, strikes);
    double z = STRENGTH * (seekers.left() - others.left() + strikes.underWay()) + CHI * (seekers.chi() - others.chi())
        + tempo.of(seekers, STRENGTH) - tempo.of(others, STRENGTH);
    if (state.get(Counters.VOID) == 0) { // else time brings a draw (KF-RUL-144)
      double turns = (double) state.definition().settings.turnLimit() * state.gangs();
      double elapsed = state.get(Counters.TURNS) / turns;
      z = (1 - elapsed * elapsed / 2) * z + BIAS + PLOT * PlotProgress.of(state)
          + NEARNESS * seekers.nearness(PlotProgress.quarry(state)) - TIME * elapsed * elapsed;
    }
    z *= SURE;
    return EVEN + EVEN * z / (1 + Math.abs(z)); // no exponential: it may differ from one JVM to another
  }
}
