package stranger.barter;

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

/** The fixed facts of a match. */
@Immutable
final class Stalls {

  static final int COPIES = 6; // BT-01
  private static final int MAGPIES = 4; // BT-01
  private static final List<String> GOODS = List.of("salt", "silk", "tea", "amber", "iron", "pepper");

  final int seats;
  final Zone deck;
  final Zone pile;
  final List<Zone> hands;
  final List<Zone> given;
  final CardLayout cards;
  final NumberLayout numbers;
  final Actions actions;

  Stalls(MatchConfig config) {
    seats = config.seats().size();
    CardLayout.Builder layout = CardLayout.forSeats(seats);
    deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    pile = layout.zone(ZoneKind.PILE, "magpies", Zone.UNOWNED, Visibility.EVERYBODY);
    List<Zone> held = new ArrayList<>();
    List<Zone> offered = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      held.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
      offered.add(layout.zone(ZoneKind.PILE, "given-" + (seat + 1), seat, Visibility.OWNER));
    }
    hands = List.copyOf(held);
    given = List.copyOf(offered);
    for (String good : GOODS) {
      for (int copy = 0; copy < COPIES; copy++) {
        layout.card("goods", good, config.texts().text("card." + good), Map.of(), deck);
      }
    }
    for (int copy = 0; copy < MAGPIES; copy++) {
      layout.card("goods", "magpie", config.texts().text("card.magpie"), Map.of(), deck);
    }
    cards = layout.build();
    numbers = NumberLayout.of(Num.MATCH, 1);
    actions = Actions.of(config.texts(), Word.values()).cards(cards).seats(seats).build();
  }

  /** Returns the number of the good on a face; the magpie comes after all goods. */
  static int good(int face) {
    return face / COPIES;
  }

  static boolean isMagpie(int face) {
    return good(face) >= GOODS.size();
  }

  static int goods() {
    return GOODS.size();
  }
}
