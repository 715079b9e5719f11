package games.kumite.kungfu.hazard;

import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.figure.IChing;
import games.kumite.kungfu.figure.QualityTest;
import games.kumite.kungfu.movement.MoveDistance;
import games.kumite.kungfu.movement.RandomMovement;
import games.kumite.kungfu.state.Condition;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Step;

/**
 * The run of an Extra that a Hot Spot has set on fire: once a turn, and it may set on fire the figures it bumps into (KF-LOC-25,
 * KF-RUL-135).
 *
 * @param figure the figure
 */
public record Blaze(int figure) implements Step<GameState> {

  private static final EventType CAUGHT = EventType.of("caught-fire", "KF-LOC-25b").word("figure", Figures::id);

  /** A test on one die of the figures that it has run into, which catch fire if they fail. */
  private record Bump(int figure, IntList before) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      Figures figures = state.figures();
      IntList now = contacts(state, figure);
      for (int i = 0; i < now.size(); i++) {
        if (catches(figures, now.get(i)) && IChing.isWaiting(state, now.get(i), 1, this)) { // D-12
          return;
        }
      }
      for (int i = 0; i < now.size(); i++) {
        int other = now.get(i);
        if (catches(figures, other) && !QualityTest.isPassed(state, "fire", other, 0)) {
          figures.inflict(other, Condition.BURNING_BY_HOT_SPOT);
          state.emit(CAUGHT, figures.code(other));
        }
      }
    }

    private boolean catches(Figures figures, int other) {
      return !before.contains(other) && !figures.is(other, Condition.BURNING_BY_HOT_SPOT)
          && !figures.is(other, Condition.SWORD); // KF-TRT-30d
    }
  }

  @Override
  public void run(GameState state) {
    Figures figures = state.figures();
    if (MoveDistance.isFree(state, figure) && figures.is(figure, Condition.BURNING_BY_HOT_SPOT) // KF-RUL-34
        && figures.profile(figure).type.isExtra() && !figures.is(figure, Condition.HAS_RUN_ABOUT)) {
      figures.inflict(figure, Condition.HAS_RUN_ABOUT);
      state.then(RandomMovement.of(state, figure), new Bump(figure, contacts(state, figure)));
    }
  }

  private static IntList contacts(GameState state, int figure) {
    return state.figures().all(other -> other != figure && Capabilities.areInContact(state.board(), state.figures(), figure, other));
  }
}
