package games.kumite.kungfu.evaluation;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Counters;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.GangsAndSides;
import java.util.ArrayList;
import java.util.List;

/** The rest of a side's figures, and which part of its points each of them is. */
final class Forces {

  private static final double FAR = 9000;
  private static final double FARTHEST = 18_000;
  /** The part of the way to the objective of the Plot that counts; the rest leads to the enemies. */
  private static final double TO_QUARRY = 0.7;
  /** The part of a figure's worth that a wound takes. */
  static final double WOUND = 0.2;
  /** The worth of figures that lie on the ground, conscious or not. */
  static final double DOWN = 0.9;
  private static final double OUT = 0.15;
  /** The parts that conditions take: one that keeps a figure from acting, one that makes it weaker, one that passes. */
  static final double HINDERED = 0.2;
  static final double WEAKENED = 0.1;
  static final double DISTRACTED = 0.04;
  private static final long HINDERING = Condition.STUNNED.bit() | Condition.TRANSFIXED.bit() | Condition.TIED_UP.bit()
      | Condition.HANDCUFFED.bit() | Condition.POISONED.bit() | Condition.CRAWLING.bit();
  private static final long WEAKENING = Condition.HUMBLED.bit() | Condition.LIMPING.bit() | Condition.BLINDED.bit()
      | Condition.BURNING_BY_FIREBALL.bit() | Condition.BURNING_BY_HOT_SPOT.bit();

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
    long conditions = figures.conditions(figure);
    double healthy = Math.max(OUT, 1 - WOUND * figures.wounds(figure) - HINDERED * Long.bitCount(conditions & HINDERING)
        - WEAKENED * Long.bitCount(conditions & WEAKENING) - (figures.is(figure, Condition.DISTRACTED) ? DISTRACTED : 0));
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

  /**
   * Returns how near its figures are to their enemies and to one of some places, if there are any, 0 to 1, each with what it is
   * worth; far is what is far to walk to.
   */
  double nearness(List<Long> quarry) {
    List<Long> enemies = new ArrayList<>();
    for (int enemy = 0; enemy < worth.length; enemy++) {
      if (figures.side(enemy) == GangsAndSides.opposing(side) && Capabilities.isInPlay(figures, enemy)) {
        enemies.add(figures.place(enemy));
      }
    }
    if (enemies.isEmpty() && quarry.isEmpty()) {
      return 0;
    }
    WayLengths toEnemies = WayLengths.to(state.board(), enemies.isEmpty() ? quarry : enemies);
    WayLengths toQuarry = quarry.isEmpty() ? toEnemies : WayLengths.to(state.board(), quarry);
    double sum = 0;
    for (int figure = 0; figure < worth.length; figure++) {
      if (worth[figure] > 0 && Capabilities.isInPlay(figures, figure)) {
        long place = figures.place(figure);
        double way = (1 - TO_QUARRY) * toEnemies.from(place) + TO_QUARRY * toQuarry.from(place);
        sum += worth[figure] * (1 - Math.min(way, FARTHEST) / FAR);
      }
    }
    return sum;
  }
}
