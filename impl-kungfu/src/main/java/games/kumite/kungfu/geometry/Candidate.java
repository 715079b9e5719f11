package games.kumite.kungfu.geometry;

/**
 * A good place for a move (KF-RUL-52).
 *
 * @param place where the move settles
 * @param aim what it is good for
 * @param subject the number of the figure or piece that the aim is about, or of the direction
 */
public record Candidate(long place, Aim aim, int subject) {

  /** The purpose of a listed place, in the order of listing. */
  public enum Aim {
    /** Into contact with an enemy. */
    CONTACT,
    /** As far as possible in a direction. */
    FULL,
    /** Behind a piece, seen from the nearest visible enemy. */
    BEHIND,
    /** Into contact with a scenic item. */
    ITEM,
    /** Onto a raised piece or stairs. */
    LEVEL
  }
}
