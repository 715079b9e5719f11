package games.kumite.journey.deck;

import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.Zones;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;

/**
 * The drawing of cards; a deck is renewed from its discards when it is empty (JW-DFN-02).
 *
 * <p>Random draws are named after decks: {@code demon-deck}, {@code fortune-deck}, {@code misfortune-deck},
 * {@code corruption-deck}, and {@code skill-deck} with the pilgrim's number from 1.
 */
public final class DrawCards {

  private static final String[] LABELS =
      {"skill-deck", "fortune-deck", "misfortune-deck", "corruption-deck", "demon-deck"};
  private static final EventType RENEWED = EventType.of("renewed", "JW-DFN-02").word("deck", DrawCards::id);

  private DrawCards() {}

  /** Shuffles a common deck, not one of skills. */
  public static void shuffle(GameState state, Deck deck) {
    state.shuffle(state.zones().deck(deck), LABELS[deck.ordinal()], 0);
  }

  /** Shuffles a pilgrim's skill deck. */
  public static void shuffleSkills(GameState state, int pilgrim) {
    state.shuffle(state.zones().skills[pilgrim], LABELS[Deck.SKILL.ordinal()], pilgrim + 1);
  }

  /** Returns the card on top of a deck, renewed if it was empty; NOBODY if its discards are empty too (JW-DFN-03). */
  public static int top(GameState state, Deck deck) {
    Zones zones = state.zones();
    if (state.cards().isEmpty(zones.deck(deck)) && renew(state, zones.discards(deck), zones.deck(deck))) {
      shuffle(state, deck);
    }
    return first(state, zones.deck(deck));
  }

  /** Returns the card on top of a pilgrim's skill deck, like {@link #top}. */
  public static int topSkill(GameState state, int pilgrim) {
    Zones zones = state.zones();
    Zone deck = zones.skills[pilgrim];
    if (state.cards().isEmpty(deck) && renew(state, zones.skillDiscards[pilgrim], deck)) {
      shuffleSkills(state, pilgrim);
    }
    return first(state, deck);
  }

  private static int first(GameState state, Zone deck) {
    return state.cards().isEmpty(deck) ? GameState.NOBODY : state.cards().top(deck);
  }

  private static boolean renew(GameState state, Zone discards, Zone deck) {
    if (state.cards().isEmpty(discards)) {
      return false;
    }
    state.moveAll(discards, deck);
    state.emit(RENEWED, deck.index());
    return true;
  }

  private static String id(GameState state, int zone) {
    return "deck:" + state.cards().layout().zones().get(zone).name();
  }

  /** Draws skill cards into a pilgrim's hand, as many as there are. */
  public static void drawSkills(GameState state, int pilgrim, int count) {
    for (int i = 0; i < count; i++) {
      int card = topSkill(state, pilgrim);
      if (card >= 0) {
        state.move(card, state.hand(pilgrim));
        state.set(Counters.PASSED, 0);
      }
    }
  }

  /**
   * Draws from a pilgrim's skill deck until a card of a kind appears, which goes to the hand; those passed over are
   * discarded. Nothing is drawn if deck and discards hold none (JW-RUL-36).
   *
   * @return the card, NOBODY if there is none
   */
  public static int search(GameState state, int pilgrim, CardKind kind) {
    Zones zones = state.zones();
    if (!holds(state, zones.skills[pilgrim], kind) && !holds(state, zones.skillDiscards[pilgrim], kind)) {
      return GameState.NOBODY;
    }
    int card = topSkill(state, pilgrim);
    while (state.face(card).card.kind() != kind) {
      state.move(card, zones.skillDiscards[pilgrim]);
      card = topSkill(state, pilgrim);
    }
    state.move(card, state.hand(pilgrim));
    state.set(Counters.PASSED, 0);
    return card;
  }

  /** Returns whether a search for a kind of skill card can find one (JW-RUL-36). */
  public static boolean canFind(GameState state, int pilgrim, CardKind kind) {
    return holds(state, state.zones().skills[pilgrim], kind)
        || holds(state, state.zones().skillDiscards[pilgrim], kind);
  }

  /** Returns whether a card of a deck can be drawn (JW-DFN-03); of {@link Deck#SKILL} the pilgrim's own. */
  public static boolean canDraw(GameState state, Deck deck, int pilgrim) {
    Zones zones = state.zones();
    return deck == Deck.SKILL
        ? !state.cards().isEmpty(zones.skills[pilgrim]) || !state.cards().isEmpty(zones.skillDiscards[pilgrim])
        : !state.cards().isEmpty(zones.deck(deck)) || !state.cards().isEmpty(zones.discards(deck));
  }

  private static boolean holds(GameState state, Zone zone, CardKind kind) {
    for (int card = state.cards().top(zone); card >= 0; card = state.cards().next(card)) {
      if (state.face(card).card.kind() == kind) {
        return true;
      }
    }
    return false;
  }

  /** Shuffles every deck, in the order of the ledger (JW-SET-04, JW-SET-13, JW-RUL-66). */
  public static void shuffleAll(GameState state) {
    shuffle(state, Deck.CORRUPTION);
    shuffle(state, Deck.FORTUNE);
    shuffle(state, Deck.MISFORTUNE);
    shuffle(state, Deck.DEMON);
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      shuffleSkills(state, pilgrim);
    }
  }
}
