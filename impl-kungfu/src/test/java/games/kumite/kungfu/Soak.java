package games.kumite.kungfu;

import games.kumite.api.Setup;
import java.util.Arrays;

/**
 * Random matches, for figures: {@code Soak budget turnLimit matches firstSeed [kinds]}, for other than two seats with
 * {@code -Dseats=3}.
 */
public final class Soak {

  private Soak() {}

  /** Plays. */
  public static void main(String[] args) {
    games.kumite.spi.testkit.Soak.run(new KungFuGame(), () -> Setup.seats(Integer.getInteger("seats", 2))
        .option("budget", args[0]).option("turnLimit", args[1]), Arrays.copyOfRange(args, 2, args.length));
  }
}
