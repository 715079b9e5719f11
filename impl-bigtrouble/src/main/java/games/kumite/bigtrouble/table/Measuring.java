package games.kumite.bigtrouble.table;

import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.spi.learn.Measures;

/** A measurement of the minions on the board, for machine learning: the number of each type in each space. */
public final class Measuring {

  private Measuring() {}

  /** Measures a match. */
  public static void measure(Trouble trouble, Measures out) {
    int types = trouble.content().minions().size();
    int spaces = trouble.terms().chinatown.size() + trouble.terms().lairClosed.size();
    Horde horde = trouble.horde();
    byte[] counts = new byte[types * spaces];
    for (int place = 0; place < horde.size(); place++) {
      counts[Enemy.type(horde.at(place)) * spaces + trouble.spaceNumber(horde.spaceAt(place))]++;
    }
    for (int i = 0; i < counts.length; i++) {
      out.number("space", i % spaces, trouble.content().minions().get(i / spaces).id(), counts[i], 0, Enemy.MAX_FIGURES);
    }
  }
}
