package games.kumite.journey.defeat;

import games.kumite.journey.board.Walk;
import games.kumite.journey.map.Ground;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Piece;
import games.kumite.journey.state.Squares;

/** Pilgrims that fall unconscious and die. Stateless. */
public final class Falling {

  private Falling() {}

  /** Knocks out a pilgrim at 0 health: it is unconscious and lies face down (JW-DEF-01, JW-DEF-04). */
  public static void fall(Journey journey, int pilgrim) {
    journey.setPilgrim(pilgrim, Num.LYING, 1);
    journey.set(Num.FALLEN, 1);
    journey.stamp(pilgrim);
    journey.tell(journey.terms().reports.fell, pilgrim);
  }

  /**
   * Moves a pilgrim one step along the unconscious track in Maintenance (JW-TRN-07); after "on its back" it is dead
   * (JW-TRN-08).
   */
  public static void worsen(Journey journey, int pilgrim) {
    int lying = journey.pilgrim(pilgrim, Num.LYING) + 1;
    journey.setPilgrim(pilgrim, Num.LYING, lying);
    if (lying == Num.DEAD) {
      die(journey, pilgrim);
    } else {
      journey.tell(journey.terms().reports.worsened, pilgrim, lying);
    }
  }

  private static void die(Journey journey, int pilgrim) {
    Walk walk = new Walk(journey.scene().ground);
    walk.from(journey.footing(pilgrim), journey.squares(), journey.pose(pilgrim), Walk.Passing.NOTHING);
    journey.leave(pilgrim);
    journey.tell(journey.terms().reports.died, pilgrim);
    for (int left = journey.pilgrim(pilgrim, Num.SUTRAS); left > 0; left--) {
      drop(journey, pilgrim, walk);
    }
    journey.setPilgrim(pilgrim, Num.SUTRAS, 0);
  }

  /**
   * Drops the sutras of a dead pilgrim on its square, or on the nearest free one (JW-RUL-33). Sutras are
   * interchangeable.
   */
  private static void drop(Journey journey, int pilgrim, Walk walk) {
    int square = nearest(journey, walk);
    for (int piece = 0; piece < journey.scene().pieces() && square != Ground.NONE; piece++) {
      if (journey.scene().piece(piece).kind == Piece.Kind.SUTRA && !journey.isThere(piece)) {
        journey.lay(piece, square);
        journey.tell(journey.terms().reports.dropped, pilgrim, journey.scene().told(piece), journey.placeOf(square));
        return;
      }
    }
  }

  private static int nearest(Journey journey, Walk walk) {
    for (int i = 0; i < walk.reached(); i++) {
      int square = walk.reached(i);
      if (!journey.squares().isBlocked(square) && journey.squares().figure(square) == Squares.NONE) {
        return square;
      }
    }
    return Ground.NONE;
  }
}
