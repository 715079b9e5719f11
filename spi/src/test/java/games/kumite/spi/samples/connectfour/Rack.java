package games.kumite.spi.samples.connectfour;

import games.kumite.api.Keys;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;

/**
 * The state: one bit a space for each seat, and whose turn it is. Columns lie side by side in seven bits
 * each, the lowest space first; the seventh bit stays empty, so that no row runs over into the next
 * column.
 */
final class Rack extends State<Rack> {

  static final int COLUMNS = 7;
  static final int ROWS = 6;
  static final int STRIDE = ROWS + 1;

  private static final long LOWEST_SPACES = lowestSpaces();
  private static final long SPACES = LOWEST_SPACES * ((1L << ROWS) - 1);

  long first;
  long second;
  int turn;

  Rack(MatchConfig config) {
    super(config);
  }

  private Rack(Rack other) {
    super(other);
    first = other.first;
    second = other.second;
    turn = other.turn;
  }

  @Override
  public Rack copy() {
    return new Rack(this);
  }

  private static long lowestSpaces() {
    long spaces = 0;
    for (int column = 0; column < COLUMNS; column++) {
      spaces |= 1L << column * STRIDE;
    }
    return spaces;
  }

  @Override
  protected long publicKeyPart() {
    return Keys.mix(first, second);
  }

  long taken() {
    return first | second;
  }

  /** The lowest empty space of each column that has one: adding carries over the discs of a column. */
  long landings() {
    return taken() + LOWEST_SPACES & SPACES;
  }

  /** The empty spaces that have nothing below them to rest on. */
  long floating() {
    return SPACES & ~taken() & ~landings();
  }

  boolean isFull() {
    return taken() == SPACES;
  }

  /** The seat on turn drops a disc into a space; whether it now has four in a row. */
  boolean drop(int space) {
    if (turn == 0) {
      return hasFour(first |= 1L << space);
    }
    return hasFour(second |= 1L << space);
  }

  private static boolean hasFour(long discs) {
    return (four(discs, 1) | four(discs, STRIDE) | four(discs, STRIDE - 1) | four(discs, STRIDE + 1)) != 0;
  }

  /** The discs that begin four in a row in the direction in which neighbours are so many bits apart. */
  private static long four(long discs, int step) {
    long pairs = discs & discs >> step;
    return pairs & pairs >> 2 * step;
  }
}
