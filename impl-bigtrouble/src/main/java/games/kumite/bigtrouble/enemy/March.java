package games.kumite.bigtrouble.enemy;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;
import games.kumite.spi.Step;

/**
 * A move of the minions in the Streets, the oldest first, without an attack.
 *
 * @param minions bits of those that have yet to move
 * @param spaces the greatest number of spaces
 */
record March(long minions, int spaces) implements Step<GameState> {

  static void begin(GameState state, int spaces) {
    Board board = state.board();
    int streets = board.zone(Chinatown.STREETS);
    MinionList horde = state.horde();
    long minions = 0;
    for (int place = 0; place < horde.size(); place++) {
      minions |= board.zoneOf(horde.spaceAt(place)) == streets ? 1L << horde.at(place) : 0;
    }
    if (minions != 0) {
      state.then(new March(minions, spaces));
    }
  }

  @Override
  public void run(GameState state) {
    MinionList horde = state.horde();
    for (int place = 0; place < horde.size(); place++) {
      int minion = horde.at(place);
      if ((minions >> minion & 1) != 0) {
        state.then(new EnemyMove(minion, spaces), new March(minions & ~(1L << minion), spaces));
        return;
      }
    }
  }
}
