package games.kumite.kungfu.turn;

import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.scenery.Scenery;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.vip.Hideout;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/**
 * The Celebrity's turn: M, or S if it limps, in a random direction, until scenery is met to hide in (KF-VIP-05d,
 * KF-VIP-05e).
 *
 * @param figure the Celebrity
 */
record CelebrityTurn(int figure) implements Step<GameState> {

  private static final EventType HIDES = EventType.of("celebrity-hides", "KF-VIP-05e").word("figure", Figures::id);

  /**
   * The moment after the move.
   *
   * @param figure the figure that has moved
   * @param before the scenic items that were touched before
   */
  private record Hide(int figure, long before) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      boolean isMet = (Scenery.beside(state, figure) & ~before) != 0;
      if (isMet && !Hideout.isNearAnybody(figures, figure)) {
        figures.inflict(figure, Condition.HIDING);
        state.emit(HIDES, figures.code(figure));
      }
    }
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    boolean isKept = figures.is(figure, Condition.HIDING) || MoveDistance.isKept(state, figure)
        || figures.carrier(figure) != Figures.NOBODY;
    if (!isKept && NeutralRecovery.take(state, figure, NeutralRecovery.FREEING) == 0) {
      state.then(RandomMovement.toScenery(state, figure, MoveDistance.stick(figures, figure)),
          new Hide(figure, Scenery.beside(state, figure)));
    }
  }
}
