package games.kumite.spi.samples.tictactoe;

import games.kumite.api.Keys;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.State;

/** The state: one bit a cell for each seat, and whose turn it is. */
final class Grid extends State<Grid> {

  static final int FULL = 0b111_111_111;
  private static final int[] LINES = {0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010,
      0b100_100_100, 0b100_010_001, 0b001_010_100};

  /** By the cells of a seat: whether three of them are in a row. */
  private static final boolean[] WINS = wins();

  int crosses;
  int noughts;
  int turn;

  Grid(MatchConfig config) {
    super(config);
  }

  private Grid(Grid other) {
    super(other);
    crosses = other.crosses;
    noughts = other.noughts;
    turn = other.turn;
  }

  @Override
  public Grid copy() {
    return new Grid(this);
  }

  @Override
  protected long publicKeyPart() {
    return Keys.mix(crosses, noughts);
  }

  int taken() {
    return crosses | noughts;
  }

  /** The seat on turn takes a cell; whether it now has three in a row. */
  boolean take(int cell) {
    int own = (turn == 0 ? crosses : noughts) | 1 << cell;
    if (turn == 0) {
      crosses = own;
    } else {
      noughts = own;
    }
    return WINS[own];
  }

  private static boolean[] wins() {
    boolean[] wins = new boolean[FULL + 1];
    for (int cells = 0; cells <= FULL; cells++) {
      for (int line : LINES) {
        wins[cells] |= (cells & line) == line;
      }
    }
    return wins;
  }
}
