package games.kumite.kungfu.movement;

import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.ListedEnd;
import games.kumite.kungfu.geometry.ListedEnds;
import games.kumite.kungfu.geometry.Locomotion;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A flight on a rope: L, without the base, to a place lower than where the rope hangs (KF-STU-08, KF-RUL-177).
 *
 * @param figure the figure that swings
 * @param course the limits set by its moves so far
 */
record Swing(int figure, int course) implements TargetedMove {

  private static final Refusal TOO_HIGH = new Refusal("KF-STU-08", "above-the-rope");

  /** Returns the highest rope in contact, 0 if there is none. */
  static int top(GameState state, int figure) {
    Board board = state.board();
    int top = 0;
    long place = state.figures().place(figure);
    int touch = state.figures().size(figure).radius() + Gaps.TOUCH;
    for (int i = board.next(-1, place, touch); i >= 0; i = board.next(i, place, touch)) {
      boolean isHere = board.piece(i).is(Flag.SWING) && board.isThere(i)
          && Gaps.isAdjacent(board.piece(i), place, state.figures().size(figure));
      top = isHere ? Math.max(top, board.piece(i).top) : top;
    }
    return top;
  }

  private int reach(GameState state) {
    return TerrainEffect.amongOthers(state, figure, Stick.LONG).length();
  }

  @Override
  public void options(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    long from = figures.place(figure);
    for (ListedEnd candidate : ListedEnds.of(state.board(), figures, figure, from, reach(state), Locomotion.LEAP)) {
      out.add(TargetedMove.to(state, candidate.place()), refusal(state, candidate.place()));
    }
    out.add(TargetedMove.to(state, from));
  }

  @Override
  public @Nullable Refusal refusal(GameState state, long to) {
    Figures figures = state.figures();
    if (to == figures.place(figure)) {
      return null;
    }
    MoveFault fault = Moves.fault(state.board(), figures, figure, figures.place(figure), to, reach(state), Locomotion.LEAP);
    return fault != null ? Faults.refusal(fault, reach(state), figures.size(figure))
        : SpiritWards.bar(figures, figure, to) ? Faults.WARDED
        : Place.level(to) < top(state, figure) ? null : TOO_HIGH;
  }

  @Override
  public int courseAfter(GameState state, long to) {
    return course | ActivationFlags.MOVED;
  }

  @Override
  public Step<GameState> step(GameState state, long to) {
    return MoveResolution.of(state, figure, to, MoveType.SWING, 0);
  }
}
