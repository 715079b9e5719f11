package games.kumite.brawler.setup;

import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.EventType;

/** The preparation of decks and heroes. */
final class DecksAndHealth {

  private static final EventType HEALTH =
      EventType.of("health-rolled", "BR-SET-08").seat("hero").number("health");

  private DecksAndHealth() {}

  /** Shuffles each of the five decks on its own, in the ledger's order. */
  static void shuffle(GameState state) {
    Zones zones = state.zones();
    state.shuffle(zones.bossDeck(), "boss-deck", 0); // BR-SET-04
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      state.shuffle(zones.deck(suit), "damage-deck", suit + 1); // BR-SET-04
    }
    int unused = FaceNumbers.BOSSES - state.definition().settings().bossCount();
    for (int i = 0; i < unused; i++) {
      state.move(state.cards().bottom(zones.bossDeck()), zones.unusedBosses());
    }
  }

  /** Rolls every hero's starting Health, in seat order. */
  static void rollHealth(GameState state) {
    for (int hero = 0; hero < state.heroCount(); hero++) {
      int health = state.roll(state.definition().dice().health(), "health", hero); // BR-SET-08
      state.startWith(hero, health); // BR-SET-09
      state.emit(HEALTH, hero, health);
    }
  }
}
