package games.kumite.spi.samples.leducpoker;

import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import java.util.List;
import java.util.Map;

/** The cards and where they lie, with suits or without: LP-01. Immutable. */
@Immutable
final class Deck {

  static final int SEATS = 2;
  private static final List<String> RANKS = List.of("Jack", "Queen", "King");
  private static final List<String> SUITS = List.of("hearts", "spades");
  static final Deck WITHOUT_SUITS = new Deck(false);
  static final Deck WITH_SUITS = new Deck(true);

  final CardLayout layout;
  final Zone stock;
  final Zone board;
  final List<Zone> hands;

  private Deck(boolean hasSuits) {
    CardLayout.Builder cards = CardLayout.forSeats(SEATS);
    stock = cards.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY); // LP-03
    board = cards.zone(ZoneKind.PILE, "board", Zone.UNOWNED, Visibility.EVERYBODY); // LP-04
    hands = List.of(cards.zone(ZoneKind.HAND, "1", 0, Visibility.OWNER), cards.zone(ZoneKind.HAND, "2", 1, Visibility.OWNER));
    for (String rank : RANKS) {
      for (String suit : SUITS) {
        String name = hasSuits ? rank.charAt(0) + suit.substring(0, 1) : rank.substring(0, 1);
        cards.card("poker", name, hasSuits ? rank + " of " + suit : rank, Map.of(), stock);
      }
    }
    layout = cards.build();
  }

  /** The rank of a face: 0 is the jack. */
  static int rank(int face) {
    return face / SUITS.size();
  }
}
