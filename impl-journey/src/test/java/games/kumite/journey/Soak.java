package games.kumite.journey;

import games.kumite.api.Setup;
import java.util.Arrays;

/**
 * Random matches, for figures: {@code Soak quest seats matches firstSeed [kinds]}, the last for kinds of decisions and
 * passes.
 */
public final class Soak {

  private Soak() {}

  /** Plays. */
  public static void main(String[] args) {
    games.kumite.spi.testkit.Soak.run(new JourneyGame(),
        () -> Setup.seats(Integer.parseInt(args[1])).option("quest", args[0]), Arrays.copyOfRange(args, 2, args.length));
  }
}
