package games.kumite.brawler.reset;

import games.kumite.brawler.state.GameState;
import games.kumite.spi.EventType;

/** The healing of heroes who have rested. */
final class RestHealing {

  private static final EventType RESTED =
      EventType.of("rested", "BR-RST-04").seat("hero").number("die").number("health");

  private RestHealing() {}

  /**
   * Heals in seat order (BR-RST-05). A hero who is conscious now was conscious during the whole round, because recovery
   * comes later (BR-RST-03).
   */
  static void rest(GameState state) {
    for (int hero = 0; hero < state.heroCount(); hero++) {
      if (state.isConscious(hero) && !state.hasInteracted(hero)) { // BR-RST-01
        int die = state.roll(state.definition().dice().rest(), "rest", hero);
        state.heal(hero, die); // BR-RST-04
        state.emit(RESTED, hero, die, state.health(hero));
      }
    }
  }
}
