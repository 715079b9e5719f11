package games.kumite.brawler.setup;

import games.kumite.brawler.state.Faces;
import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.EventType;

/** The preparation of decks and heroes. */
final class Dealing {

  private static final EventType HEALTH =
      EventType.of("health-rolled", "BR-SET-08").seat("hero").number("health");

  private Dealing() {}

  /** Shuffles each of the five decks on its own, in the ledger's order. */
  static void shuffle(Gauntlet gauntlet) {
    Zones zones = gauntlet.zones();
    gauntlet.shuffle(zones.bossDeck(), "boss-deck", 0); // BR-SET-04
    for (int suit = 0; suit < Faces.SUITS; suit++) {
      gauntlet.shuffle(zones.deck(suit), "damage-deck", suit + 1); // BR-SET-04
    }
    int unused = Faces.BOSSES - gauntlet.terms().settings().bossCount();
    for (int i = 0; i < unused; i++) {
      gauntlet.move(gauntlet.cards().bottom(zones.bossDeck()), zones.unusedBosses());
    }
  }

  /** Rolls every hero's starting Health, in seat order. */
  static void rollHealth(Gauntlet gauntlet) {
    for (int hero = 0; hero < gauntlet.heroCount(); hero++) {
      int health = gauntlet.roll(gauntlet.terms().dice().health(), "health", hero); // BR-SET-08
      gauntlet.startWith(hero, health); // BR-SET-09
      gauntlet.tell(HEALTH, hero, health);
    }
  }
}
