package games.kumite.journey.state;

import games.kumite.journey.content.Card;
import games.kumite.journey.content.Content;
import games.kumite.journey.content.Deck;
import games.kumite.spi.Texts;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;

/** The zones of cards in a match, and the cards. Immutable. */
@Immutable
public final class Zones {

  /** By pilgrim: skill and fortune cards, open to all. */
  public final Zone[] hands = new Zone[Content.PILGRIMS];
  /** By pilgrim: permanent skill cards after their first use, and cards whose effect goes on (JW-CRD-03, JW-RUL-62). */
  public final Zone[] inPlay = new Zone[Content.PILGRIMS];
  /** By pilgrim: corruption cards, active for good. */
  public final Zone[] corruption = new Zone[Content.PILGRIMS];
  /** By pilgrim: skill decks (JW-SET-13). */
  public final Zone[] skills = new Zone[Content.PILGRIMS];
  /** By pilgrim: discarded skill cards. */
  public final Zone[] skillDiscards = new Zone[Content.PILGRIMS];
  /** Special demon cards that lie face up (JW-GAT-08). */
  public final Zone special;
  /** Cards just drawn of which one is kept, or that are being carried out. */
  public final Zone drawn;
  /** Cards that the quest leaves out (JW-QST-03). */
  public final Zone removed;
  private final Map<Deck, Zone> decks = new EnumMap<>(Deck.class);
  private final Map<Deck, Zone> discards = new EnumMap<>(Deck.class);
  final CardLayout layout;

  Zones(int seats, Content content, Face[] faces, RulesText sentences, Texts texts) {
    CardLayout.Builder cards = CardLayout.forSeats(seats);
    for (Deck deck : Deck.values()) {
      if (deck != Deck.SKILL) {
        decks.put(deck, cards.zone(ZoneKind.DECK, word(deck), Zone.UNOWNED, Visibility.NOBODY));
        discards.put(deck, pile(cards, word(deck) + "-discard")); // JW-DFN-02
      }
    }
    special = pile(cards, "demon-special");
    drawn = pile(cards, "drawn");
    removed = pile(cards, "removed");
    for (int pilgrim = 0; pilgrim < Content.PILGRIMS; pilgrim++) {
      String id = content.pilgrims().get(pilgrim).entry().id();
      skills[pilgrim] = cards.zone(ZoneKind.DECK, "skill-" + id, Zone.UNOWNED, Visibility.NOBODY);
      skillDiscards[pilgrim] = pile(cards, "skill-discard-" + id);
      hands[pilgrim] = cards.zone(ZoneKind.HAND, id, Zone.UNOWNED, Visibility.EVERYBODY);
      inPlay[pilgrim] = pile(cards, "in-play-" + id);
      corruption[pilgrim] = pile(cards, "corruption-" + id);
    }
    for (Face face : faces) {
      Card card = face.card;
      boolean isSkill = card.deck() == Deck.SKILL;
      cards.card(isSkill ? "skill-" + card.pilgrim() : word(card.deck()), card.id(), RulesText.named(texts, card.name()), printed(card, sentences),
          isSkill ? skills[pilgrim(content, card.pilgrim())] : deck(card.deck()));
    }
    layout = cards.build();
  }

  private static Zone pile(CardLayout.Builder cards, String name) {
    return cards.zone(ZoneKind.PILE, name, Zone.UNOWNED, Visibility.EVERYBODY);
  }

  private static int pilgrim(Content content, String id) {
    int pilgrim = 0;
    while (!content.pilgrims().get(pilgrim).entry().id().equals(id)) {
      pilgrim++;
    }
    return pilgrim;
  }

  private static String word(Deck deck) {
    return deck.name().toLowerCase(Locale.ROOT);
  }

  private static Map<String, Object> printed(Card card, RulesText sentences) {
    Map<String, Object> printed = new LinkedHashMap<>();
    printed.put("deck", word(card.deck()));
    printed.put("type", Texts.word(card.kind()));
    printed.put("text", sentences.of(card));
    return printed;
  }

  /** Returns a common deck, not {@link Deck#SKILL}. */
  public Zone deck(Deck deck) {
    return Objects.requireNonNull(decks.get(deck));
  }

  /** Returns the discards of a common deck. */
  public Zone discards(Deck deck) {
    return Objects.requireNonNull(discards.get(deck));
  }
}
