package games.kumite.journey.gate;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The demon cards that gates draw, and their effects. Stateless. */
public final class DemonCards {

  private static final EventType DRAWN = EventType.of("drawn", "JW-GAT-03").word("gate", EventTypes::tokenId).card("card");

  private DemonCards() {}

  /**
   * Draws one card for a gate and carries it out (JW-TRN-17), unless the gate is inactive, in rage (JW-RAG-03), or
   * there is no card (JW-RUL-67). A lord that is in play already makes it draw again (JW-GAT-07, JW-RUL-50), until it
   * has seen every card (JW-RUL-94).
   */
  public static void draw(GameState state, int gate) {
    if (Rage.isOn(state) || !Gates.isActive(state, gate)) {
      return;
    }
    Zone deck = state.zones().deck(Deck.DEMON);
    Zone discards = state.zones().discards(Deck.DEMON);
    int max = 2 * state.cards().count(deck) + state.cards().count(discards);
    for (int drawn = 0; drawn < max; drawn++) {
      int card = DrawCards.top(state, Deck.DEMON);
      if (card == GameState.NOBODY) {
        return;
      }
      Card face = state.face(card).card;
      int type = lord(state, face);
      boolean isVain = type != GameState.NOBODY && DemonOrder.isInPlay(state, type);
      boolean staysUp = face.kind() == CardKind.SPECIAL && !isVain; // JW-GAT-08
      state.move(card, staysUp ? state.zones().special : discards);
      state.emit(DRAWN, gate, card);
      if (!isVain) {
        carryOut(state, card, gate);
        return;
      }
    }
  }

  /**
   * Returns the type of the demon that a card names as the only one of its kind, {@link GameState#NOBODY} if it names
   * none.
   */
  private static int lord(GameState state, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      Effect effect = card.clauses().get(i).effect();
      int only = effect.word() instanceof DemonCardWord word ? word.only(state, effect, card) : GameState.NOBODY;
      if (only != GameState.NOBODY) {
        return only;
      }
    }
    return GameState.NOBODY;
  }

  private static void carryOut(GameState state, int card, int gate) {
    List<Clause> clauses = state.face(card).card.clauses();
    for (int i = 0; i < clauses.size(); i++) {
      Effect effect = clauses.get(i).effect();
      if (effect.word() instanceof DemonCardWord word) { // Wild Attacks and Phase March lie face up; demons look there
        word.open(state, effect, gate, card);
      }
    }
  }

  /** Discards the face-up special cards in Maintenance (JW-TRN-11). */
  public static void clear(GameState state) {
    Zone special = state.zones().special;
    while (!state.cards().isEmpty(special)) {
      state.move(state.cards().top(special), state.zones().discards(Deck.DEMON));
    }
  }
}
