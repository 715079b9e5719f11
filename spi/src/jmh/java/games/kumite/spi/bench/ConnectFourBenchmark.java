package games.kumite.spi.bench;

import games.kumite.api.Setup;
import games.kumite.spi.samples.connectfour.ConnectFour;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Connect four beside a loop over bitboards. */
public class ConnectFourBenchmark extends GameBenchmark {

  private static final long LOWEST = 0x40810204081L;
  private static final int STRIDE = 7;
  private static final int ALL_OPEN = 0b1111111;
  private static final long HIGHEST = LOWEST << 5;
  private static final long COLUMN = 0b111111;

  /** Makes the matches. */
  public ConnectFourBenchmark() {
    begin(new ConnectFour(), Setup.seats("Ana", "Bo").seed(1), 6);
  }

  /** The same rules by hand. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int hand() {
    int played = 0;
    int wins = 0;
    while (played < DECISIONS) {
      long first = 0;
      long second = 0;
      boolean won = false;
      int open = ALL_OPEN;
      for (int turn = 0; !won && open != 0; turn ^= 1) {
        int column = Bits.place(open, random.nextInt(Integer.bitCount(open)));
        long space = (first | second) + LOWEST & COLUMN << STRIDE * column;
        open &= (space & HIGHEST) == 0 ? ALL_OPEN : ~(1 << column);
        if (turn == 0) {
          first |= space;
          won = hasFour(first);
        } else {
          second |= space;
          won = hasFour(second);
        }
        played++;
      }
      wins += won ? 1 : 0;
    }
    return wins;
  }

  private static boolean hasFour(long discs) {
    return (four(discs, 1) | four(discs, 7) | four(discs, 6) | four(discs, 8)) != 0;
  }

  private static long four(long discs, int step) {
    long pairs = discs & discs >> step;
    return pairs & pairs >> 2 * step;
  }
}
