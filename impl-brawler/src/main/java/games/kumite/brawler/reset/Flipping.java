package games.kumite.brawler.reset;

import games.kumite.brawler.state.Gauntlet;
import games.kumite.brawler.state.Zones;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Cards;
import jakarta.inject.Inject;

/** Takes the boss and what was played against it out of the game. Stateless. */
public final class Flipping {

  private static final EventType FLIPPED = EventType.of("flipped", "BR-RPL-01").number("cards");

  @Inject
  Flipping() {}

  void flip(Gauntlet gauntlet) {
    Zones zones = gauntlet.terms().zones();
    Cards cards = gauntlet.cards();
    gauntlet.tell(FLIPPED, cards.count(zones.played()));
    gauntlet.move(cards.top(zones.boss()), zones.defeated()); // BR-RPL-01
    for (int card = cards.top(zones.played()); card >= 0; card = cards.top(zones.played())) {
      gauntlet.move(card, zones.spent()); // BR-RPL-02
    }
  }
}
