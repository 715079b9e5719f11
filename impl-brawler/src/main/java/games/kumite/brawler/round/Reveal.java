package games.kumite.brawler.round;

import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.EventType;

/** The reveal of the next boss. */
final class Reveal {

  private static final EventType REVEALED = EventType.of("boss-revealed", "BR-RND-01")
      .number("round").card("boss").number("health").number("speed");

  private Reveal() {}

  static void turnUp(Gauntlet gauntlet) {
    Zones zones = gauntlet.zones();
    int boss = gauntlet.cards().top(zones.bossDeck());
    gauntlet.move(boss, zones.bosses()); // BR-RND-01
    int rank = Faces.rank(gauntlet.cards().face(boss));
    gauntlet.meet(rank);
    gauntlet.tell(REVEALED, gauntlet.round(), boss,
        gauntlet.bossHealth(), gauntlet.terms().bossSpeed(rank));
  }
}
