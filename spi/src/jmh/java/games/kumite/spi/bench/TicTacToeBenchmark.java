package games.kumite.spi.bench;

import games.kumite.api.Setup;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.samples.tictactoe.TicTacToe;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Tic-tac-toe beside a loop over bitboards. */
public class TicTacToeBenchmark extends GameBenchmark {

  private static final int FULL = 0b111_111_111;
  private static final int[] LINES = {0b111, 0b111_000, 0b111_000_000, 0b001_001_001, 0b010_010_010,
      0b100_100_100, 0b100_010_001, 0b001_010_100};

  /** Makes the matches. */
  public TicTacToeBenchmark() {
    begin(new TicTacToe(), Setup.seats("Ana", "Bo").seed(1), 4);
  }

  /** The same rules by hand. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int hand() {
    int played = 0;
    int wins = 0;
    while (played < DECISIONS) {
      int crosses = 0;
      int noughts = 0;
      boolean won = false;
      for (int turn = 0; !won && (crosses | noughts) != FULL; turn ^= 1) {
        int cell = any(~(crosses | noughts) & FULL, random);
        if (turn == 0) {
          crosses |= cell;
          won = hasLine(crosses);
        } else {
          noughts |= cell;
          won = hasLine(noughts);
        }
        played++;
      }
      wins += won ? 1 : 0;
    }
    return wins;
  }

  private static int any(int cells, SeededRandom random) {
    return 1 << Bits.place(cells, random.nextInt(Integer.bitCount(cells)));
  }

  private static boolean hasLine(int own) {
    for (int line : LINES) {
      if ((own & line) == line) {
        return true;
      }
    }
    return false;
  }
}
