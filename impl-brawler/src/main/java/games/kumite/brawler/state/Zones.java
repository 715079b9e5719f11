package games.kumite.brawler.state;

import games.kumite.brawler.content.BossTraits;
import games.kumite.brawler.content.Suit;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The zones and cards of a match. Immutable. */
@Immutable
public final class Zones {

  private final CardLayout layout;
  private final Zone bossDeck;
  private final Zone unusedBosses;
  private final Zone bosses;
  private final Zone played;
  private final Zone[] decks = new Zone[FaceNumbers.SUITS];
  private final Zone[] hands;

  Zones(Settings settings, List<BossTraits> traits, Texts texts) {
    int everybody = CardLayout.allViewers(settings.seats());
    int allSeats = CardLayout.allSeats(settings.seats());
    CardLayout.Builder cards = CardLayout.forSeats(settings.seats());
    bossDeck = cards.zone(ZoneKind.DECK, "boss", Zone.UNOWNED, 0);
    unusedBosses = cards.zone(ZoneKind.DECK, "unused", Zone.UNOWNED, 0);
    bosses = cards.zone(ZoneKind.PILE, "boss", Zone.UNOWNED, everybody);
    played = cards.zone(ZoneKind.PILE, "played", Zone.UNOWNED, everybody);
    for (Suit suit : Suit.ALL) {
      decks[suit.ordinal()] = cards.zone(ZoneKind.DECK, suit.letter(), Zone.UNOWNED, 0);
    }
    List<Zone> held = new ArrayList<>();
    for (int hero = 0; hero < settings.heroCount(); hero++) {
      // BR-RUL-14: every seat sees every hand, a spectator sees none
      held.add(cards.zone(ZoneKind.HAND, String.valueOf(hero + 1), hero, allSeats));
    }
    hands = held.toArray(Zone[]::new);
    addCards(cards, traits, texts);
    layout = cards.build();
  }

  private void addCards(CardLayout.Builder cards, List<BossTraits> traits, Texts texts) {
    for (int face = 0; face < FaceNumbers.ALL; face++) {
      String suit = Suit.of(FaceNumbers.suit(face)).letter();
      Map<String, Object> printed = new LinkedHashMap<>();
      printed.put("rank", FaceNumbers.rankWord(face));
      printed.put("suit", Suit.of(FaceNumbers.suit(face)).word());
      if (face < FaceNumbers.DAMAGE_CARDS) {
        printed.put("value", FaceNumbers.rank(face));
        cards.card("damage-" + suit, FaceNumbers.name(face), FaceNumbers.label(texts, face), printed,
            decks[FaceNumbers.suit(face)]); // BR-SET-03
      } else {
        BossTraits trait = traits.get(FaceNumbers.rank(face)); // BR-RND-01: the suit has no effect
        printed.put("health", trait.health());
        printed.put("speed", trait.speed());
        cards.card("boss", FaceNumbers.name(face), FaceNumbers.label(texts, face), printed, bossDeck); // BR-SET-02
      }
    }
  }

  CardLayout layout() {
    return layout;
  }

  /**
   * Returns the Boss Deck.
   *
   * @return the zone
   */
  public Zone bossDeck() {
    return bossDeck;
  }

  /**
   * Returns the bosses that a shorter game leaves out, face down.
   *
   * @return the zone
   */
  public Zone unusedBosses() {
    return unusedBosses;
  }

  /**
   * Returns the bosses that have been turned up: on top the one in play, if there is one, below it the defeated ones.
   *
   * @return the zone
   */
  public Zone bosses() {
    return bosses;
  }

  /**
   * Returns the Damage Cards that have been played: on top those against the boss in play, below them those that have
   * left the game. {@link GameState#spent()} says how many these are.
   *
   * @return the zone
   */
  public Zone played() {
    return played;
  }

  /**
   * Returns the Damage Deck of a suit.
   *
   * @param suit its place
   * @return the zone
   */
  public Zone deck(int suit) {
    return decks[suit];
  }

  /**
   * Returns a hero's hand.
   *
   * @param hero the seat's index
   * @return the zone
   */
  public Zone hand(int hero) {
    return hands[hero];
  }
}
