package {package};

import games.kumite.spi.MatchConfig;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What never changes in a match: its cards, zones, numbers and actions. Shared by all copies. */
@Immutable
final class Definition {

  static final String RAIDS = "raids";
  static final int MAX_SEATS = 4; // {XX}-SET-02
  private static final int VALUES = 5; // {XX}-SET-01
  private static final int COPIES = 4; // {XX}-SET-01
  static final int TREASURES = VALUES * COPIES;
  static final int MAX_SCORE = COPIES * VALUES * (VALUES + 1) / 2;

  final Zone deck;
  final List<Zone> hands;
  final List<Zone> hoards;
  final CardLayout cards;
  final NumberLayout numbers;
  final Actions actions;

  Definition(MatchConfig config) {
    int seats = config.seats().size();
    CardLayout.Builder layout = CardLayout.forSeats(seats);
    deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    List<Zone> seen = new ArrayList<>();
    List<Zone> open = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      seen.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER)); // {XX}-SET-02
      open.add(layout.zone(ZoneKind.PILE, "hoard-" + (seat + 1), seat, Visibility.EVERYBODY)); // {XX}-TRN-02
    }
    hands = List.copyOf(seen);
    hoards = List.copyOf(open);
    for (int value = 1; value <= VALUES; value++) {
      for (int copy = 0; copy < COPIES; copy++) {
        layout.card("treasure", "T" + value, config.texts().text("card.treasure", value), Map.of("value", value), deck);
      }
    }
    cards = layout.build();
    numbers = NumberLayout.of(Num.MATCH, 1).and(Num.SEAT, seats);
    actions = Actions.of(config.texts(), Word.values()).cards(cards).seats(seats).build();
  }

  /** Returns the value of a face; faces count from 0 in the order in which they were declared. */
  static int value(int face) {
    return face / COPIES + 1;
  }
}
