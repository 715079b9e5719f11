package games.kumite.kungfu.geometry;

/**
 * A good place for a move (KF-RUL-52).
 *
 * @param place the place where the move settles
 * @param aim the purpose
 * @param subject the number of the figure or piece that the aim is about, or of the direction
 */
public record ListedEnd(long place, Aim aim, int subject) {

  /** The purpose of a listed place, in the order of listing. */
  public enum Aim {
    /** Contact with an enemy. */
    CONTACT,
    /** The farthest place in a direction. */
    FULL,
    /** Behind a piece, seen from the nearest visible enemy. */
    BEHIND,
    /** Contact with a scenic item. */
    ITEM,
    /** A raised piece or stairs. */
    LEVEL
  }
}
