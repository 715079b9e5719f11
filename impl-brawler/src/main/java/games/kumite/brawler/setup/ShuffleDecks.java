package games.kumite.brawler.setup;

import games.kumite.brawler.state.FaceNumbers;
import games.kumite.brawler.state.GameState;
import games.kumite.brawler.state.Zones;

/** The shuffle of the Boss Deck and the four Damage Decks, each on its own (BR-SET-04). */
final class ShuffleDecks {

  private ShuffleDecks() {}

  /** Shuffles in the ledger's order and removes the bosses that the match does not use. */
  static void shuffle(GameState state) {
    Zones zones = state.zones();
    state.shuffle(zones.bossDeck(), "boss-deck", 0);
    for (int suit = 0; suit < FaceNumbers.SUITS; suit++) {
      state.shuffle(zones.deck(suit), "damage-deck", suit + 1);
    }
    int unused = FaceNumbers.BOSSES - state.definition().settings().bossCount();
    for (int i = 0; i < unused; i++) {
      state.move(state.cards().bottom(zones.bossDeck()), zones.unusedBosses());
    }
  }
}
