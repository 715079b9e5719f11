package games.kumite.journey.campaign;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Kind;
import games.kumite.journey.state.Journey;
import games.kumite.journey.state.Num;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The cards, karma and weapon level that one pilgrim takes to the next quest (JW-QST-06, JW-QST-07). Immutable.
 *
 * @param pilgrim the number of the pilgrim
 * @param level the level of its weapon card
 * @param good its good karma
 * @param bad its bad karma
 * @param hand the ids of its skill and fortune cards in hand
 * @param play the ids of its skill cards in play
 * @param corruption the ids of its corruption cards
 */
public record Legacy(int pilgrim, int level, int good, int bad, List<String> hand, List<String> play,
    List<String> corruption) {

  /** Copies the components. */
  public Legacy {
    hand = List.copyOf(hand);
    play = List.copyOf(play);
    corruption = List.copyOf(corruption);
  }

  /** Returns the legacies of all pilgrims, as a text that {@link LegacyText#read} reads. */
  public static String text(Journey journey) {
    List<String> parts = new ArrayList<>();
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      parts.add(LegacyText.write(journey.terms().content, of(journey, pilgrim)));
    }
    return String.join("; ", parts);
  }

  private static Legacy of(Journey journey, int pilgrim) {
    return new Legacy(pilgrim, journey.pilgrim(pilgrim, Num.LEVEL), journey.pilgrim(pilgrim, Num.GOOD),
        journey.pilgrim(pilgrim, Num.BAD), cards(journey, journey.hand(pilgrim), card -> true),
        cards(journey, journey.zones().inPlay[pilgrim], card -> card.kind() == Kind.PERMANENT), // JW-CRD-03
        cards(journey, journey.zones().corruption[pilgrim], card -> true));
  }

  private static List<String> cards(Journey journey, Zone zone, Predicate<Card> isTaken) {
    List<String> ids = new ArrayList<>();
    for (int token = journey.cards().top(zone); token >= 0; token = journey.cards().next(token)) {
      Card card = journey.face(token).card;
      if (isTaken.test(card)) {
        ids.add(card.id());
      }
    }
    ids.sort(null);
    return ids;
  }

  /** Gives the pilgrim its legacy; the cards come out of decks that are not shuffled yet. */
  public void give(Journey journey) {
    journey.setPilgrim(pilgrim, Num.LEVEL, level);
    journey.setPilgrim(pilgrim, Num.GOOD, good);
    journey.setPilgrim(pilgrim, Num.BAD, bad);
    hand.forEach(id -> give(journey, id, journey.hand(pilgrim)));
    play.forEach(id -> give(journey, id, journey.zones().inPlay[pilgrim]));
    corruption.forEach(id -> give(journey, id, journey.zones().corruption[pilgrim]));
  }

  private void give(Journey journey, String id, Zone zone) {
    Card card = LegacyText.card(journey.terms().content, id);
    Zone deck = card.pilgrim().isEmpty() ? journey.zones().deck(card.deck()) : journey.zones().skills[pilgrim];
    int token = journey.cards().top(deck);
    while (!journey.face(token).card.id().equals(id)) {
      token = journey.cards().next(token);
    }
    journey.move(token, zone);
  }
}
