package games.kumite.kungfu.movement;

import games.kumite.kungfu.ability.Wards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Candidate;
import games.kumite.kungfu.geometry.Candidates;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Gaps;
import games.kumite.kungfu.geometry.Manner;
import games.kumite.kungfu.geometry.MoveFault;
import games.kumite.kungfu.geometry.Moves;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Stick;
import games.kumite.kungfu.state.Fight;
import games.kumite.kungfu.state.Figures;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A flight on a rope: L, without the base, to a place lower than where the rope hangs (KF-STU-08, KF-RUL-177).
 *
 * @param figure the figure that swings
 * @param course the limits set by its moves so far
 */
record Swing(int figure, int course) implements Trip {

  private static final Refusal TOO_HIGH = new Refusal("KF-STU-08", "above-the-rope");

  /** Returns the highest rope in contact, 0 if there is none. */
  static int top(Fight fight, int figure) {
    Board board = fight.board();
    int top = 0;
    long place = fight.figures().place(figure);
    int touch = fight.figures().size(figure).radius() + Gaps.TOUCH;
    for (int i = board.next(-1, place, touch); i >= 0; i = board.next(i, place, touch)) {
      boolean isHere = board.piece(i).is(Flag.SWING) && board.isThere(i)
          && Gaps.isAdjacent(board.piece(i), place, fight.figures().size(figure));
      top = isHere ? Math.max(top, board.piece(i).top) : top;
    }
    return top;
  }

  private int reach(Fight fight) {
    return Terrain.amongOthers(fight, figure, Stick.LONG).length();
  }

  @Override
  public void options(Fight fight, Options out) {
    Figures figures = fight.figures();
    long from = figures.place(figure);
    for (Candidate candidate : Candidates.of(fight.board(), figures, figure, from, reach(fight), Manner.LEAP)) {
      out.add(Trip.to(fight, candidate.place()), refusal(fight, candidate.place()));
    }
    out.add(Trip.to(fight, from));
  }

  @Override
  public @Nullable Refusal refusal(Fight fight, long to) {
    Figures figures = fight.figures();
    if (to == figures.place(figure)) {
      return null;
    }
    MoveFault fault = Moves.fault(fight.board(), figures, figure, figures.place(figure), to, reach(fight), Manner.LEAP);
    return fault != null ? Faults.refusal(fault, reach(fight), figures.size(figure))
        : Wards.bar(figures, figure, to) ? Faults.WARDED
        : Place.level(to) < top(fight, figure) ? null : TOO_HIGH;
  }

  @Override
  public int courseAfter(Fight fight, long to) {
    return course | Course.MOVED;
  }

  @Override
  public Step<Fight> step(Fight fight, long to) {
    return Moving.of(fight, figure, to, Gait.SWING, 0);
  }
}
