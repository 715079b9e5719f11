package games.kumite.journey.gate;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Clause;
import games.kumite.journey.content.Deck;
import games.kumite.journey.content.Effect;
import games.kumite.journey.content.Kind;
import games.kumite.journey.content.Verb;
import games.kumite.journey.deal.Drawing;
import games.kumite.journey.demon.Demons;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Sequel;
import games.kumite.journey.state.Terms;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The demon cards that gates draw, and their effects. Stateless. */
public final class DemonCards {

  private DemonCards() {}

  /**
   * Draws one card for a gate and carries it out (JW-TRN-17), unless the gate is inactive, in rage (JW-RAG-03), or
   * there is no card (JW-RUL-67). A lord that is in play already makes it draw again (JW-GAT-07, JW-RUL-50), until it
   * has seen every card (JW-RUL-94).
   */
  public static void draw(Journey journey, int gate) {
    if (Rage.isOn(journey) || !Gates.isActive(journey, gate)) {
      return;
    }
    Zone deck = journey.zones().deck(Deck.DEMON);
    Zone discards = journey.zones().discards(Deck.DEMON);
    int max = 2 * journey.cards().count(deck) + journey.cards().count(discards);
    for (int drawn = 0; drawn < max; drawn++) {
      int card = Drawing.top(journey, Deck.DEMON);
      if (card == Journey.NOBODY) {
        return;
      }
      Card face = journey.face(card).card;
      int lord = lord(journey, face);
      boolean isVain = lord != Journey.NOBODY && Demons.isInPlay(journey, lord);
      boolean staysUp = face.kind() == Kind.SPECIAL && !isVain; // JW-GAT-08
      journey.move(card, staysUp ? journey.zones().special : discards);
      journey.tell(journey.terms().told.drawn, journey.scene().told(gate), card);
      if (!isVain) {
        carryOut(journey, card, gate);
        return;
      }
    }
  }

  /**
   * Returns the type of the demon that a card names as the only one of its kind, {@link Journey#NOBODY} if it names
   * none.
   */
  private static int lord(Journey journey, Card card) {
    for (int i = 0; i < card.clauses().size(); i++) {
      Effect effect = card.clauses().get(i).effect();
      if (effect instanceof Effect.Spawn spawn && card.kind() == Kind.UNIQUE) {
        return type(journey, spawn.type());
      }
      if (effect.verb() == Verb.SPAWN_LORD) {
        return guest(journey);
      }
    }
    return Journey.NOBODY;
  }

  private static int guest(Journey journey) {
    return journey.terms().type(journey.scene().quest.entry().guestLord());
  }

  /** Returns a type of demon by its name on the sheet, which effects use. */
  private static int type(Journey journey, String name) {
    Terms terms = journey.terms();
    int type = 0;
    while (!terms.demon(type).entry().name().equals(name)) {
      type++;
    }
    return type;
  }

  private static void carryOut(Journey journey, int card, int gate) {
    List<Clause> clauses = journey.face(card).card.clauses();
    for (int i = 0; i < clauses.size(); i++) {
      Effect effect = clauses.get(i).effect();
      if (effect instanceof Effect.Spawn spawn) {
        spawn(journey, type(journey, spawn.type()), spawn.amount(), gate);
      } else if (effect.verb() == Verb.SPAWN_LORD) {
        Spawn.guest(journey, guest(journey), gate);
      } else if (effect.verb() == Verb.FLOOD_GATE) {
        FloodGate.open(journey, gate);
        journey.move(card, journey.zones().discards(Deck.DEMON)); // JW-SDC-07
      }
      // Wild Attacks and Phase March lie face up; demons look there.
    }
  }

  /** Brings demons into play. The first one without a free miniature begins rage, except for lords. */
  private static void spawn(Journey journey, int type, int amount, int gate) {
    Spawn.Result last = Spawn.several(journey, type, amount, gate, Journey.NOBODY, Sequel.NONE);
    if (last == Spawn.Result.NO_MINIATURE && !journey.terms().demon(type).isLord()) {
      Rage.begin(journey); // JW-RAG-02, JW-RUL-29
    }
  }

  /** Discards the face-up special cards in Maintenance (JW-TRN-11). */
  public static void clear(Journey journey) {
    Zone special = journey.zones().special;
    while (!journey.cards().isEmpty(special)) {
      journey.move(journey.cards().top(special), journey.zones().discards(Deck.DEMON));
    }
  }
}
