package games.kumite.kungfu.shooting;

import games.kumite.kungfu.combat.Fray;
import games.kumite.kungfu.content.Trait;
import games.kumite.kungfu.figure.Capabilities;
import games.kumite.kungfu.geometry.Board;
import games.kumite.kungfu.geometry.Bodies;
import games.kumite.kungfu.geometry.Flag;
import games.kumite.kungfu.geometry.Piece;
import games.kumite.kungfu.geometry.Place;
import games.kumite.kungfu.geometry.Polygon;
import games.kumite.kungfu.geometry.Sight;
import games.kumite.kungfu.geometry.Size;
import games.kumite.kungfu.state.Figures;
import games.kumite.kungfu.state.GameState;

/** The obstacles between a shooter and a target: a hostage, woods, the others of a fray. */
final class Shields {

  private Shields() {}

  /** Returns whether a figure that the target holds is in the middle of the line (KF-GUN-05, KF-RUL-178). */
  static boolean isShielded(GameState state, int figure, int target) {
    Figures figures = state.figures();
    return figures.any(hostage -> hostage != figure && Capabilities.holds(figures, target, hostage) && figures.isBody(hostage)
        && isBetween(figures, figure, target, hostage));
  }

  private static boolean isBetween(Figures figures, int figure, int target, int hostage) {
    long from = figures.place(figure);
    long to = figures.place(target);
    long at = figures.place(hostage);
    return Polygon.isNearSegment(Place.x(from), Place.y(from), Place.x(to), Place.y(to), Place.x(at), Place.y(at),
        figures.size(hostage).radius());
  }

  /** Returns whether the line runs through woods, or the target is partly inside (KF-RUL-153). */
  static boolean isInWoods(GameState state, int figure, int target) {
    Board board = state.board();
    Figures figures = state.figures();
    for (int i = 0; i < board.pieces(); i++) {
      Piece piece = board.piece(i);
      if (piece.is(Flag.WOODS) && board.isThere(i)
          && Sight.isInWoods(piece, figures.place(figure), figures.place(target), figures.size(target))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether there is a line of sight; a figure that may fire into a hand-to-hand combat looks past all others in it
   * (KF-RUL-66).
   */
  static boolean isSeen(GameState state, int figure, int target) {
    Figures figures = state.figures();
    return Sight.isMutual(state.board(), figures, figure, target)
        || Capabilities.has(figures, figure, Trait.FIRE_INTO_HAND_TO_HAND)
        && Capabilities.isFighting(state.board(), figures, target)
        && Sight.isMutual(state.board(), Others.of(state, target), figure, target);
  }

  /**
   * The figures except those who are in one combat with a figure.
   *
   * @param figures all
   * @param fray the figures that are in that combat
   * @param target the figure
   */
  private record Others(Figures figures, boolean[] fray, int target) implements Bodies {

    static Others of(GameState state, int target) {
      return new Others(state.figures(), Fray.members(state, target), target);
    }

    @Override
    public int count() {
      return figures.count();
    }

    @Override
    public boolean isBody(int figure) {
      return (figure == target || !fray[figure]) && figures.isBody(figure);
    }

    @Override
    public long place(int figure) {
      return figures.place(figure);
    }

    @Override
    public Size size(int figure) {
      return figures.size(figure);
    }

    @Override
    public boolean areEnemies(int figure, int other) {
      return figures.areEnemies(figure, other);
    }

    @Override
    public boolean isCaptiveOf(int figure, int holder) {
      return figures.isCaptiveOf(figure, holder);
    }

    @Override
    public boolean isPassable(int figure) {
      return figures.isPassable(figure);
    }

    @Override
    public boolean isHiding(int figure) {
      return figures.isHiding(figure);
    }

    @Override
    public boolean isFlying(int figure) {
      return figures.isFlying(figure);
    }
  }
}
