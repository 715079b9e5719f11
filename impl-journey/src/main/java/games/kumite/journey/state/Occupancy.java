package games.kumite.journey.state;

import games.kumite.api.Keys;

/**
 * The figure and the token on each square. Which squares and tiles a base covers,
 * {@link games.kumite.journey.map.BasePoses} says (JW-DFN-07). A part of a state; copied with it.
 */
public final class Occupancy {

  /** The value for no figure and no token. */
  public static final int NONE = -1;

  private final byte[] standing;
  /** The token plus 1; negative for a closed door. */
  private final byte[] lying;
  private long sum;

  /** Creates empty squares. */
  public Occupancy(int size) {
    standing = new byte[size];
    lying = new byte[size];
  }

  /** Creates a copy. */
  public Occupancy(Occupancy other) {
    standing = other.standing.clone();
    lying = other.lying.clone();
    sum = other.sum;
  }

  /** Returns a key of the figures and tokens on all squares. */
  long key() {
    return sum;
  }

  /** Returns the figure on a square. */
  public int figure(int square) {
    return standing[square] - 1;
  }

  /** Returns the token that blocks a square (JW-TER-11). */
  public int piece(int square) {
    return Math.abs(lying[square]) - 1;
  }

  /** Returns whether a token blocks a square. */
  public boolean isBlocked(int square) {
    return lying[square] != 0;
  }

  /** Returns whether a closed door lies on a square. */
  public boolean isDoor(int square) {
    return lying[square] < 0;
  }

  /** Returns whether a figure finds a square free of tokens and other figures (JW-MOV-05). */
  public boolean isFree(int square, int figure) {
    return lying[square] == 0 && (standing[square] == 0 || standing[square] == figure + 1);
  }

  /** Puts a figure on a square, {@link #NONE} takes it off. */
  public void stand(int square, int figure) {
    sum += Keys.delta(square, standing[square], figure + 1);
    standing[square] = (byte) (figure + 1);
  }

  /** Puts a token on a square. */
  public void lay(int square, int piece) {
    put(square, piece + 1);
  }

  /** Puts a closed door on a square. */
  public void shut(int square, int piece) {
    put(square, -(piece + 1));
  }

  /** Takes a token from a square. */
  public void clear(int square) {
    put(square, 0);
  }

  private void put(int square, int piece) {
    sum += Keys.delta(~square, lying[square], piece);
    lying[square] = (byte) piece;
  }
}
