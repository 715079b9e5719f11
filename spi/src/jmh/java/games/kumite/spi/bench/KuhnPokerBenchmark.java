package games.kumite.spi.bench;

import games.kumite.api.Setup;
import games.kumite.spi.samples.kuhnpoker.KuhnPoker;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;

/** Kuhn poker beside a loop over arrays. */
public class KuhnPokerBenchmark extends GameBenchmark {

  private static final int CARDS = 3;

  private final int[] deck = {2, 0, 1};

  /** Makes the matches. */
  public KuhnPokerBenchmark() {
    begin(new KuhnPoker(), Setup.seats("Ana", "Bo").seed(1), 1);
  }

  /** The same rules by hand, with one deal for all matches as in {@link #byIndex}. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int hand() {
    int played = 0;
    int won = 0;
    int[] stakes = new int[2];
    while (played < DECISIONS) {
      played += play(stakes);
      won += stakes[0] - stakes[1];
    }
    return won;
  }

  /** The same rules by hand, with a new deal for each match as in {@link #started}. */
  @Benchmark
  @OperationsPerInvocation(DECISIONS)
  public int handDealt() {
    int played = 0;
    int won = 0;
    int[] stakes = new int[2];
    while (played < DECISIONS) {
      for (int i = CARDS - 1; i > 0; i--) {
        int j = random.nextInt(i + 1);
        int swapped = deck[i];
        deck[i] = deck[j];
        deck[j] = swapped;
      }
      played += play(stakes);
      won += stakes[0] - stakes[1];
    }
    return won;
  }

  /** Plays a match; afterwards each seat's stake is what it gets back beyond its own. */
  private int play(int[] stakes) {
    stakes[0] = 1;
    stakes[1] = 1;
    int turn = 0;
    int decisions = 0;
    boolean isFacingBet = false;
    while (true) {
      boolean isBold = random.nextInt(2) == 1;
      decisions++;
      if (isFacingBet) {
        if (!isBold) {
          return take(1 - turn, stakes, decisions);
        }
        stakes[turn]++;
        break;
      }
      if (isBold) {
        stakes[turn]++;
        isFacingBet = true;
        turn = 1 - turn;
      } else if (turn == 0) {
        turn = 1;
      } else {
        break;
      }
    }
    return take(deck[0] > deck[1] ? 0 : 1, stakes, decisions);
  }

  private static int take(int winner, int[] stakes, int decisions) {
    stakes[winner] = stakes[1 - winner];
    stakes[1 - winner] = -stakes[1 - winner];
    return decisions;
  }
}
