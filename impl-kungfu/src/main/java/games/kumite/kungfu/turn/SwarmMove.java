package games.kumite.kungfu.turn;

import games.kumite.kungfu.combat.EnvironmentalAttack;
import games.kumite.kungfu.effect.EffectResolution;
import games.kumite.kungfu.effect.ResolutionOrder;
import games.kumite.kungfu.effect.SharedTrigger;
import games.kumite.kungfu.effect.Source;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Lengths;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.morale.Fright;
import games.kumite.kungfu.morale.StateCleanup;
import games.kumite.kungfu.scenery.Bees;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The move of a swarm of bees, and its stings (KF-LOC-04b, KF-LOC-05, KF-RUL-131).
 *
 * @param swarm the number of the swarm
 */
record SwarmMove(int swarm) implements Step<GameState> {

  private static final int SIDES = 6;
  private static final int STEP = 10;
  private static final EventType MOVED = EventType.of("bees-move", "KF-LOC-04b").number("swarm")
      .number("x", Lengths::centimetres).number("y", Lengths::centimetres);

  /**
   * The stings of a swarm for those whom it has met.
   *
   * @param middle the place where it is now
   */
  private record Sting(long middle) implements SharedTrigger {

    private static final int COMBAT = 1;

    @Override
    public boolean isDue(GameState state, int figure) {
      return Capabilities.isInPlay(state.figures(), figure);
    }

    @Override
    public Step<GameState> step(GameState state, int figure) {
      return new Stung(figure, middle);
    }
  }

  /**
   * The attack on one figure; an Extra rolls morale (KF-LOC-05a, KF-LOC-05c).
   *
   * @param figure the figure
   * @param middle the place of the swarm
   */
  private record Stung(int figure, long middle) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.then(EnvironmentalAttack.of(new Source(Figures.NOBODY, middle), figure, Sting.COMBAT, EffectResolution.Table.BEES), new Shaken(figure),
          StateCleanup.ALL);
    }
  }

  /**
   * The morale roll of an Extra that is still there.
   *
   * @param figure the figure
   */
  private record Shaken(int figure) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      if (Capabilities.isInPlay(figures, figure) && figures.profile(figure).type.isExtra() && !figures.profile(figure).isGuest
          && !figures.is(figure, Condition.POSSESSED)) { // KF-RUL-159
        state.then(new Fright(IntList.of(figure)));
      }
    }
  }

  @Override
  public void run(GameState state) {
    long from = state.swarms().middle(swarm);
    int[] dice = state.roll("direction", Figures.NEUTRAL, 2, SIDES);
    long to = dice[0] == dice[1] ? from
        : end(state.board(), from, state.random().pick("direction", 0, Directions.COUNT));
    state.swarms().move(swarm, to);
    state.emit(MOVED, swarm + 1, Place.x(to), Place.y(to));
    IntList met = IntList.NONE;
    for (int figure = 0; figure < state.figures().count(); figure++) {
      boolean isMet = Capabilities.isInPlay(state.figures(), figure) && Bees.touches(state, from, to, figure)
          && (!Bees.touches(state, from, from, figure) || Bees.touches(state, to, to, figure));
      met = isMet && Bees.minds(state, figure, from) ? met.and(figure) : met;
    }
    if (met.size() > 0) {
      state.then(ResolutionOrder.of(new Sting(to), met));
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
