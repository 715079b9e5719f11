package games.kumite.bigtrouble.table;

import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.learn.FeatureWriter;

/** A measurement of the minions on the board, for machine learning: the number of each type in each space. */
public final class LearnerFeatures {

  private LearnerFeatures() {}

  /** Measures a match. */
  public static void measure(GameState state, FeatureWriter out) {
    int types = state.content().minions().size();
    int spaces = state.definition().chinatown.size() + state.definition().lairClosed.size();
    MinionList horde = state.horde();
    byte[] counts = new byte[types * spaces];
    for (int place = 0; place < horde.size(); place++) {
      counts[EnemyNumbers.type(horde.at(place)) * spaces + state.spaceNumber(horde.spaceAt(place))]++;
    }
    for (int i = 0; i < counts.length; i++) {
      out.number("space", i % spaces, state.content().minions().get(i / spaces).id(), counts[i], 0, EnemyNumbers.MAX_FIGURES);
    }
  }
}
