package games.kumite.journey.campaign;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.CardKind;
import games.kumite.journey.content.Content;
import games.kumite.journey.state.Counters;
import games.kumite.journey.state.GameState;
import games.kumite.spi.cards.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The cards, karma and weapon level that one pilgrim takes to the next quest in back-to-back play (JW-QST-06, JW-QST-07).
 * Immutable.
 *
 * @param pilgrim the number of the pilgrim
 * @param level the level of its weapon card
 * @param good its good karma
 * @param bad its bad karma
 * @param hand the ids of its skill and fortune cards in hand
 * @param play the ids of its skill cards in play
 * @param corruption the ids of its corruption cards
 */
public record BackToBackLegacy(int pilgrim, int level, int good, int bad, List<String> hand, List<String> play,
    List<String> corruption) {

  /** Copies the components. */
  public BackToBackLegacy {
    hand = List.copyOf(hand);
    play = List.copyOf(play);
    corruption = List.copyOf(corruption);
  }

  /** Returns the legacies of all pilgrims, as a text that {@link LegacyFormat#read} reads. */
  public static String text(GameState state) {
    List<String> parts = new ArrayList<>();
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      parts.add(LegacyFormat.write(state.definition().content, of(state, pilgrim)));
    }
    return String.join("; ", parts);
  }

  private static BackToBackLegacy of(GameState state, int pilgrim) {
    return new BackToBackLegacy(pilgrim, state.pilgrim(pilgrim, Counters.LEVEL), state.pilgrim(pilgrim, Counters.GOOD),
        state.pilgrim(pilgrim, Counters.BAD), cards(state, state.hand(pilgrim), card -> true),
        cards(state, state.zones().inPlay[pilgrim], card -> card.kind() == CardKind.PERMANENT), // JW-CRD-03
        cards(state, state.zones().corruption[pilgrim], card -> true));
  }

  private static List<String> cards(GameState state, Zone zone, Predicate<Card> isTaken) {
    List<String> ids = new ArrayList<>();
    for (int token = state.cards().top(zone); token >= 0; token = state.cards().next(token)) {
      Card card = state.face(token).card;
      if (isTaken.test(card)) {
        ids.add(card.id());
      }
    }
    ids.sort(null);
    return ids;
  }

  /** Gives the pilgrim its legacy; the cards come out of decks that are not shuffled yet. */
  public void give(GameState state) {
    state.setPilgrim(pilgrim, Counters.LEVEL, level);
    state.setPilgrim(pilgrim, Counters.GOOD, good);
    state.setPilgrim(pilgrim, Counters.BAD, bad);
    hand.forEach(id -> give(state, id, state.hand(pilgrim)));
    play.forEach(id -> give(state, id, state.zones().inPlay[pilgrim]));
    corruption.forEach(id -> give(state, id, state.zones().corruption[pilgrim]));
  }

  private void give(GameState state, String id, Zone zone) {
    Card card = LegacyFormat.card(state.definition().content, id);
    Zone deck = card.pilgrim().isEmpty() ? state.zones().deck(card.deck()) : state.zones().skills[pilgrim];
    int token = state.cards().top(deck);
    while (!state.face(token).card.id().equals(id)) {
      token = state.cards().next(token);
    }
    state.move(token, zone);
  }
}
