package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.spi.EventType;

/** The healing of heroes who have rested. */
final class Resting {

  private static final EventType RESTED =
      EventType.of("rested", "BR-RST-04").seat("hero").number("die").number("health");

  private Resting() {}

  /**
   * Heals in seat order (BR-RST-05). A hero who is conscious now was conscious during the whole round, because recovery
   * comes later (BR-RST-03).
   */
  static void rest(Gauntlet gauntlet) {
    for (int hero = 0; hero < gauntlet.heroCount(); hero++) {
      if (gauntlet.isConscious(hero) && !gauntlet.hasInteracted(hero)) { // BR-RST-01
        int die = gauntlet.roll(gauntlet.terms().dice().rest(), "rest", hero);
        gauntlet.heal(hero, die); // BR-RST-04
        gauntlet.tell(RESTED, hero, die, gauntlet.health(hero));
      }
    }
  }
}
