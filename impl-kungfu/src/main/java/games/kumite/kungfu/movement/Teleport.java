package games.kumite.kungfu.movement;

import games.kumite.kungfu.chi.Casting;
import games.kumite.kungfu.figure.SpiritWards;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Directions;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Spots;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;
import games.kumite.kungfu.state.PlotDeed;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import org.jspecify.annotations.Nullable;

/**
 * A step to anywhere for 1 Chi (KF-TRT-71).
 *
 * @param figure the figure that takes it
 * @param course the limits set by its moves so far
 */
record Teleport(int figure, int course) implements TargetedMove {

  private static final int CONTACTS = 6;
  private static final int ROWS = 4;
  private static final Refusal NOT_FREE = new Refusal("KF-RUL-14", "blocked");
  private static final Refusal BAMBOO = new Refusal("KF-RUL-132", "leaps-onto-bamboo");

  /** Lists places beside the first enemies, and points all over the table. */
  @Override
  public void options(GameState state, ActionCollector out) {
    Figures figures = state.figures();
    int listed = 0;
    for (int enemy = 0; enemy < figures.count() && listed < CONTACTS; enemy++) {
      if (figures.areEnemies(figure, enemy) && figures.isBody(enemy)) {
        long place = beside(state, enemy);
        if (place != Place.NOWHERE) {
          out.add(TargetedMove.to(state, place));
          listed++;
        }
      }
    }
    for (int i = 0; i < ROWS * ROWS; i++) {
      int x = (2 * (i % ROWS) + 1) * state.board().width / (2 * ROWS);
      int y = (2 * (i / ROWS) + 1) * state.board().height / (2 * ROWS);
      int level = state.board().levelBelow(x, y, 0, figures.size(figure).height());
      if (level >= 0) {
        out.add(TargetedMove.to(state, Place.of(x, y, level)), refusal(state, Place.of(x, y, level)));
      }
    }
  }

  /** Returns whether a place is the top of bamboo, which one reaches by leaps and flights alone (KF-RUL-132). */
  private static boolean isOnBamboo(Board board, long place) {
    boolean isOnIt = false;
    for (int piece = board.next(-1, place, 0); piece >= 0; piece = board.next(piece, place, 0)) {
      if (board.piece(piece).top == Place.level(place) && board.piece(piece).outline.contains(Place.x(place), Place.y(place))) {
        if (!board.piece(piece).isBamboo()) {
          return false; // something else holds him up there
        }
        isOnIt = true;
      }
    }
    return isOnIt;
  }

  private long beside(GameState state, int enemy) {
    Figures figures = state.figures();
    int apart = figures.size(figure).radius() + figures.size(enemy).radius();
    long at = figures.place(enemy);
    for (int direction = 0; direction < Directions.COUNT; direction++) {
      long place = Place.of(Place.x(at) + Directions.x(direction, apart), Place.y(at) + Directions.y(direction, apart),
          Place.level(at));
      if (place != Place.NOWHERE && refusal(state, place) == null) {
        return place;
      }
    }
    return Place.NOWHERE;
  }

  @Override
  public @Nullable Refusal refusal(GameState state, long to) {
    Figures figures = state.figures();
    if (to != figures.place(figure) && !Spots.isFree(state.board(), figures, figure, to, figures.size(figure))) {
      return NOT_FREE;
    }
    if (to != figures.place(figure) && isOnBamboo(state.board(), to)) {
      return BAMBOO;
    }
    return SpiritWards.isShut(figures, figure, to) ? Faults.WARDED : null;
  }

  @Override
  public int courseAfter(GameState state, long to) {
    return course | ActivationFlags.MOVED | ActivationFlags.FROM_NOWHERE; // KF-TRT-71c
  }

  @Override
  public Step<GameState> step(GameState state, long to) {
    Casting.pay(state, figure, 1); // KF-TRT-71a
    state.figures().forget(figure, PlotDeed.APPEARED);
    return MoveResolution.of(state, figure, to, MoveType.TELEPORT, 0);
  }
}
