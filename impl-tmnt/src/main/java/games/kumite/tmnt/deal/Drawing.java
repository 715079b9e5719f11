package games.kumite.tmnt.deal;

import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;

/** Draws cards, refilling a deck when a card must be drawn and none is left. */
public final class Drawing {

  private static final String[] LABELS = {"door-deck", "treasure-deck"};
  private static final EventType REFILLED =
      EventType.of("refilled", "MT-SET-11").named("deck", deck -> deck == 0 ? "deck:door" : "deck:treasure");
  private static final EventType DREW = EventType.of("drew", "MT-SET-03").seat("by").card("card");

  private Drawing() {}

  /** Shuffles a deck. */
  public static void shuffle(Party party, Deck deck) {
    party.shuffle(party.zones().decks[deck.ordinal()], LABELS[deck.ordinal()], 0); // MT-SET-02
  }

  /** Returns whether a card can be drawn from a deck or from what is shuffled to refill it (MT-SET-12). */
  public static boolean isAnyLeft(Party party, Deck deck) {
    return !party.cards().isEmpty(party.zones().decks[deck.ordinal()])
        || !party.cards().isEmpty(party.zones().discards[deck.ordinal()]);
  }

  /** The card on top of a deck; NOBODY if deck and discard pile are empty (MT-SET-12). */
  public static int top(Party party, Deck deck) {
    Zone from = party.zones().decks[deck.ordinal()];
    if (party.cards().isEmpty(from)) {
      Zone discards = party.zones().discards[deck.ordinal()];
      if (party.cards().isEmpty(discards)) {
        return Party.NOBODY;
      }
      party.moveAll(discards, from); // MT-SET-11
      party.tell(REFILLED, deck.ordinal());
      shuffle(party, deck);
    }
    return party.top(from);
  }

  /** Draws cards face down into a hand; they are just received. */
  public static void draw(Party party, int seat, Deck deck, int count) {
    for (int i = 0; i < count; i++) {
      int token = top(party, deck);
      if (token < 0) {
        return; // MT-SET-12
      }
      take(party, seat, token);
    }
  }

  /** Draws this card from the top of a deck. */
  public static void take(Party party, int seat, int token) {
    receive(party, seat, token);
    party.tell(DREW, seat, token);
  }

  /** Puts a card into a hand, where it is just received (MT-WHN-06). */
  public static void receive(Party party, int seat, int token) {
    party.move(token, party.hand(seat));
    party.mark(token, Num.FRESH);
    party.set(Num.RECEIVED, party.get(Num.RECEIVED) | 1 << seat);
  }
}
