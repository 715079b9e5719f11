package games.kumite.tmnt.deck;

import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;

/** The drawing of cards. A deck is refilled when a card must be drawn and none is left. */
public final class DrawCards {

  private static final String[] LABELS = {"door-deck", "treasure-deck"};
  private static final EventType REFILLED =
      EventType.of("refilled", "MT-SET-11").word("deck", deck -> deck == 0 ? "deck:door" : "deck:treasure");
  private static final EventType DREW = EventType.of("drew", "MT-SET-03").seat("by").card("card");

  private DrawCards() {}

  /** Shuffles a deck. */
  public static void shuffle(GameState state, DeckKind deck) {
    state.shuffle(state.zones().decks[deck.ordinal()], LABELS[deck.ordinal()], 0); // MT-SET-02
  }

  /** Returns whether a card can be drawn from a deck or from the discards that refill it (MT-SET-12). */
  public static boolean isAnyLeft(GameState state, DeckKind deck) {
    return !state.cards().isEmpty(state.zones().decks[deck.ordinal()])
        || !state.cards().isEmpty(state.zones().discards[deck.ordinal()]);
  }

  /** Returns the card on top of a deck; NONE if deck and discard pile are empty (MT-SET-12). */
  public static int top(GameState state, DeckKind deck) {
    Zone from = state.zones().decks[deck.ordinal()];
    if (state.cards().isEmpty(from)) {
      Zone discards = state.zones().discards[deck.ordinal()];
      if (state.cards().isEmpty(discards)) {
        return GameState.NONE;
      }
      state.moveAll(discards, from); // MT-SET-11
      state.emit(REFILLED, deck.ordinal());
      shuffle(state, deck);
    }
    return state.top(from);
  }

  /** Draws cards face down into a hand; they are just received. */
  public static void draw(GameState state, int seat, DeckKind deck, int count) {
    for (int i = 0; i < count; i++) {
      int token = top(state, deck);
      if (token < 0) {
        return; // MT-SET-12
      }
      take(state, seat, token);
    }
  }

  /** Draws this card from the top of a deck. */
  public static void take(GameState state, int seat, int token) {
    receive(state, seat, token);
    state.emit(DREW, seat, token);
  }

  /** Puts a card into a hand, where it is just received (MT-WHN-06). */
  public static void receive(GameState state, int seat, int token) {
    state.move(token, state.hand(seat));
    state.mark(token, Counters.FRESH);
    state.set(Counters.RECEIVED, state.get(Counters.RECEIVED) | 1 << seat);
  }
}
