package games.kumite.journey.gate;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.EffectVerb;
import games.kumite.journey.deck.DrawCards;
import games.kumite.journey.demon.DemonOrder;
import games.kumite.journey.state.EventTypes;
import games.kumite.journey.state.GameState;
import games.kumite.journey.state.MatchDefinition;
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
      int lord = lord(state, face);
      boolean isVain = lord != GameState.NOBODY && DemonOrder.isInPlay(state, lord);
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
      if (effect instanceof Effect.Spawn spawn && card.kind() == CardKind.UNIQUE) {
        return type(state, spawn.type());
      }
      if (effect.verb() == EffectVerb.SPAWN_LORD) {
        return guest(state);
      }
    }
    return GameState.NOBODY;
  }

  private static int guest(GameState state) {
    return state.definition().type(state.scene().quest.entry().guestLord());
  }

  /** Returns a type of demon by its name on the sheet, which effects use. */
  private static int type(GameState state, String name) {
    MatchDefinition definition = state.definition();
    int type = 0;
    while (!definition.demon(type).entry().name().equals(name)) {
      type++;
    }
    return type;
  }

  private static void carryOut(GameState state, int card, int gate) {
    List<Clause> clauses = state.face(card).card.clauses();
    for (int i = 0; i < clauses.size(); i++) {
      Effect effect = clauses.get(i).effect();
      if (effect instanceof Effect.Spawn spawn) {
        spawn(state, type(state, spawn.type()), spawn.amount(), gate);
      } else if (effect.verb() == EffectVerb.SPAWN_LORD) {
        Spawning.guest(state, guest(state), gate);
      } else if (effect.verb() == EffectVerb.FLOOD_GATE) {
        FloodGate.open(state, gate);
        state.move(card, state.zones().discards(Deck.DEMON)); // JW-SDC-07
      }
      // Wild Attacks and Phase March lie face up; demons look there.
    }
  }

  /** Brings demons into play. The first one without a free miniature begins rage, except for lords. */
  private static void spawn(GameState state, int type, int amount, int gate) {
    Spawning.Result last = Spawning.several(state, type, amount, gate, GameState.NOBODY);
    if (last == Spawning.Result.NO_MINIATURE && !state.definition().demon(type).isLord()) {
      Rage.begin(state); // JW-RAG-02, JW-RUL-29
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
