package games.kumite.journey.deal;

import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Kind;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.journey.state.Zones;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;

/**
 * The drawing of cards; a deck is renewed from its discards when it is empty (JW-DFN-02).
 *
 * <p>Random draws are named after decks: {@code demon-deck}, {@code fortune-deck}, {@code misfortune-deck},
 * {@code corruption-deck}, and {@code skill-deck} with the pilgrim's number from 1.
 */
public final class Drawing {

  private static final String[] LABELS =
      {"skill-deck", "fortune-deck", "misfortune-deck", "corruption-deck", "demon-deck"};
  private static final EventType RENEWED = EventType.of("renewed", "JW-DFN-02").word("deck", Drawing::id);

  private Drawing() {}

  /** Shuffles a common deck, not one of skills. */
  public static void shuffle(Journey journey, Deck deck) {
    journey.shuffle(journey.zones().deck(deck), LABELS[deck.ordinal()], 0);
  }

  /** Shuffles a pilgrim's skill deck. */
  public static void shuffleSkills(Journey journey, int pilgrim) {
    journey.shuffle(journey.zones().skills[pilgrim], LABELS[Deck.SKILL.ordinal()], pilgrim + 1);
  }

  /** Returns the card on top of a deck, renewed if it was empty; NOBODY if its discards are empty too (JW-DFN-03). */
  public static int top(Journey journey, Deck deck) {
    Zones zones = journey.zones();
    if (journey.cards().isEmpty(zones.deck(deck)) && renew(journey, zones.discards(deck), zones.deck(deck))) {
      shuffle(journey, deck);
    }
    return first(journey, zones.deck(deck));
  }

  /** Returns the card on top of a pilgrim's skill deck, like {@link #top}. */
  public static int topSkill(Journey journey, int pilgrim) {
    Zones zones = journey.zones();
    Zone deck = zones.skills[pilgrim];
    if (journey.cards().isEmpty(deck) && renew(journey, zones.skillDiscards[pilgrim], deck)) {
      shuffleSkills(journey, pilgrim);
    }
    return first(journey, deck);
  }

  private static int first(Journey journey, Zone deck) {
    return journey.cards().isEmpty(deck) ? Journey.NOBODY : journey.cards().top(deck);
  }

  private static boolean renew(Journey journey, Zone discards, Zone deck) {
    if (journey.cards().isEmpty(discards)) {
      return false;
    }
    journey.moveAll(discards, deck);
    journey.tell(RENEWED, deck.index());
    return true;
  }

  private static String id(Journey journey, int zone) {
    return "deck:" + journey.cards().layout().zones().get(zone).name();
  }

  /** Draws skill cards into a pilgrim's hand, as many as there are. */
  public static void drawSkills(Journey journey, int pilgrim, int count) {
    for (int i = 0; i < count; i++) {
      int card = topSkill(journey, pilgrim);
      if (card >= 0) {
        journey.move(card, journey.hand(pilgrim));
        journey.set(Num.PASSED, 0);
      }
    }
  }

  /**
   * Draws from a pilgrim's skill deck until a card of a kind appears, which goes to the hand; those passed over are
   * discarded. Nothing is drawn if deck and discards hold none (JW-RUL-36).
   *
   * @return the card, NOBODY if there is none
   */
  public static int search(Journey journey, int pilgrim, Kind kind) {
    Zones zones = journey.zones();
    if (!holds(journey, zones.skills[pilgrim], kind) && !holds(journey, zones.skillDiscards[pilgrim], kind)) {
      return Journey.NOBODY;
    }
    int card = topSkill(journey, pilgrim);
    while (journey.face(card).card.kind() != kind) {
      journey.move(card, zones.skillDiscards[pilgrim]);
      card = topSkill(journey, pilgrim);
    }
    journey.move(card, journey.hand(pilgrim));
    journey.set(Num.PASSED, 0);
    return card;
  }

  /** Returns whether a search for a kind of skill card can find one (JW-RUL-36). */
  public static boolean canFind(Journey journey, int pilgrim, Kind kind) {
    return holds(journey, journey.zones().skills[pilgrim], kind)
        || holds(journey, journey.zones().skillDiscards[pilgrim], kind);
  }

  /** Returns whether a card of a deck can be drawn (JW-DFN-03); of {@link Deck#SKILL} the pilgrim's own. */
  public static boolean canDraw(Journey journey, Deck deck, int pilgrim) {
    Zones zones = journey.zones();
    return deck == Deck.SKILL
        ? !journey.cards().isEmpty(zones.skills[pilgrim]) || !journey.cards().isEmpty(zones.skillDiscards[pilgrim])
        : !journey.cards().isEmpty(zones.deck(deck)) || !journey.cards().isEmpty(zones.discards(deck));
  }

  private static boolean holds(Journey journey, Zone zone, Kind kind) {
    for (int card = journey.cards().top(zone); card >= 0; card = journey.cards().next(card)) {
      if (journey.face(card).card.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** Shuffles every deck, in the order of the ledger (JW-SET-04, JW-SET-13, JW-RUL-66). */
  public static void shuffleAll(Journey journey) {
    shuffle(journey, Deck.CORRUPTION);
    shuffle(journey, Deck.FORTUNE);
    shuffle(journey, Deck.MISFORTUNE);
    shuffle(journey, Deck.DEMON);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      shuffleSkills(journey, pilgrim);
    }
  }
}
