package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;

/** The rest of a side's figures, and which part of its points each of them is. */
final class Forces {

  private static final long FAR = 9000;
  /** The part of a figure's worth that a wound takes. */
  private static final double WOUND = 0.15;
  /** The worth of figures that lie on the ground, conscious or not. */
  private static final double DOWN = 0.9;
  private static final double OUT = 0.15;

  private final GameState state;
  private final Figures figures;
  private final int side;
  private final double[] worth;
  private double left;

  Forces(GameState state, int side) {
    this.state = state;
    this.figures = state.figures();
    this.side = side;
    worth = new double[figures.count()];
    double whole = 0;
    for (int figure = 0; figure < worth.length; figure++) {
      whole += isOwn(figure) ? figures.profile(figure).points : 0;
    }
    for (int figure = 0; figure < worth.length && whole > 0; figure++) {
      worth[figure] = isOwn(figure) ? health(figure) * figures.profile(figure).points / whole : 0;
      left += worth[figure];
    }
  }

  private boolean isOwn(int figure) {
    int home = figures.home(figure);
    return home != Figures.NEUTRAL && state.side(home) == side;
  }

  private double health(int figure) {
    if (figures.is(figure, Condition.DEAD) || !figures.isPlaced(figure)) {
      return 0;
    }
    if (figures.is(figure, Condition.KNOCKED_OUT)) {
      return OUT;
    }
    double healthy = Math.max(0, 1 - WOUND * figures.wounds(figure));
    return figures.is(figure, Condition.KNOCKED_DOWN) ? DOWN * healthy : healthy;
  }

  /** Returns the part of its points that is still there. */
  double left() {
    return left;
  }

  /** Returns the part of them that a figure is; 0 for the others'. */
  double worth(int figure) {
    return worth[figure];
  }

  /** Returns how much of its Chi Level it has. */
  double chi() {
    double chi = 0;
    double level = 0;
    for (int gang = 0; gang < state.gangs(); gang++) {
      chi += state.side(gang) == side ? state.gang(gang, Counters.CHI) : 0;
      level += state.side(gang) == side ? state.gang(gang, Counters.CHI_LEVEL) : 0;
    }
    return level == 0 ? 0 : chi / level;
  }

  /** Returns how near its figures are to their enemies and to a place, if it is one, 0 to 1, each with what it is worth. */
  double nearness(long quarry) {
    double sum = 0;
    for (int figure = 0; figure < worth.length; figure++) {
      if (worth[figure] > 0 && Capabilities.isInPlay(figures, figure)) {
        long toEnemy = toNearestEnemy(figure);
        long toQuarry = quarry == Place.NOWHERE ? toEnemy : Place.squared(figures.place(figure), quarry);
        sum += worth[figure] * (1 - (Math.sqrt(toEnemy) + Math.sqrt(toQuarry)) / (2 * FAR));
      }
    }
    return sum;
  }

  private long toNearestEnemy(int figure) {
    long nearest = FAR * FAR;
    for (int enemy = 0; enemy < worth.length; enemy++) {
      if (figures.side(enemy) == GangsAndSides.opposing(side) && Capabilities.isInPlay(figures, enemy)) {
        nearest = Math.min(nearest, Place.squared(figures.place(figure), figures.place(enemy)));
      }
    }
    return nearest;
  }
}
