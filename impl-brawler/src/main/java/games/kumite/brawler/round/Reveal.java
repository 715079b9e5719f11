package games.kumite.brawler.round;

import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.EventType;

/** The reveal of the next boss. */
final class Reveal {

  private static final EventType REVEALED = EventType.of("boss-revealed", "BR-RND-01")
      .number("round").card("boss").number("health").number("speed");

  private Reveal() {}

  static void turnUp(GameState state) {
    Zones zones = state.zones();
    int boss = state.cards().top(zones.bossDeck());
    state.move(boss, zones.bosses()); // BR-RND-01
    int rank = FaceNumbers.rank(state.cards().face(boss));
    state.meet(rank);
    state.emit(REVEALED, state.round(), boss,
        state.bossHealth(), state.definition().bossSpeed(rank));
  }
}
