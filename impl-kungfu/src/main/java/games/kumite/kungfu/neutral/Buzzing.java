package games.kumite.kungfu.neutral;

import games.kumite.kungfu.ability.Able;
import games.kumite.kungfu.bees.Bees;
import games.kumite.kungfu.combat.Harming;
import games.kumite.kungfu.combat.Peril;
import games.kumite.kungfu.combat.Source;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.morale.Settle;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.trigger.Simultaneous;
import games.kumite.kungfu.trigger.Trigger;
import games.kumite.spi.EventType;
import games.kumite.spi.Picks;
import games.kumite.spi.Step;

/**
 * The move of a swarm of bees, and its stings (KF-LOC-04b, KF-LOC-05, KF-RUL-131).
 *
 * @param swarm the number of the swarm
 */
record Buzzing(int swarm) implements Step<Fight> {

  private static final int SIDES = 6;
  private static final int STEP = 10;
  private static final EventType MOVED = EventType.of("bees-move", "KF-LOC-04b").number("swarm")
      .number("x", Lengths::cm).number("y", Lengths::cm);

  /**
   * The stings of a swarm for those whom it has met.
   *
   * @param middle the place where it is now
   */
  private record Sting(long middle) implements Trigger {

    private static final int COMBAT = 1;

    @Override
    public boolean isDue(Fight fight, int figure) {
      return Able.isInPlay(fight.figures(), figure);
    }

    @Override
    public Step<Fight> step(Fight fight, int figure) {
      return new Stung(figure, middle);
    }
  }

  /**
   * The attack on one figure; an Extra rolls morale (KF-LOC-05a, KF-LOC-05c).
   *
   * @param figure the figure
   * @param middle the place of the swarm
   */
  private record Stung(int figure, long middle) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      fight.then(Peril.of(new Source(Figures.NOBODY, middle), figure, Sting.COMBAT, Harming.Table.BEES), new Shaken(figure),
          Settle.ALL);
    }
  }

  /**
   * The morale roll of an Extra that is still there.
   *
   * @param figure the figure
   */
  private record Shaken(int figure) implements Step<Fight> {
    @Override
    public void run(Fight fight) {
      Figures figures = fight.figures();
      if (Able.isInPlay(figures, figure) && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest
          && !figures.is(figure, Condition.POSSESSED)) { // KF-RUL-159
        fight.then(new Fright(Picks.of(figure)));
      }
    }
  }

  @Override
  public void run(Fight fight) {
    long from = fight.swarms().middle(swarm);
    int[] dice = fight.roll("direction", Figures.NEUTRAL, 2, SIDES);
    long to = dice[0] == dice[1] ? from
        : end(fight.board(), from, fight.random().pick("direction", 0, Directions.COUNT));
    fight.swarms().move(swarm, to);
    fight.tell(MOVED, swarm + 1, Place.x(to), Place.y(to));
    Picks met = Picks.NONE;
    for (int figure = 0; figure < fight.figures().count(); figure++) {
      boolean isMet = Able.isInPlay(fight.figures(), figure) && Bees.touches(fight, from, to, figure)
          && (!Bees.touches(fight, from, from, figure) || Bees.touches(fight, to, to, figure));
      met = isMet && Bees.minds(fight, figure, from) ? met.and(figure) : met;
    }
    if (met.size() > 0) {
      fight.then(Simultaneous.of(new Sting(to), met));
    }
  }

  /** Returns the place M on, but not off the table; no terrain stops it. */
  private static long end(Board board, long from, int direction) {
    for (int length = Stick.MEDIUM.length(); length > 0; length -= STEP) {
      int x = Place.x(from) + Directions.x(direction, length);
      int y = Place.y(from) + Directions.y(direction, length);
      if (board.isInside(x, y, 0)) {
        return Place.of(x, y, 0);
      }
    }
    return from;
  }
}
