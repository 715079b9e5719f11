package games.kumite.spi.samples.masks;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What never changes in a match: where things lie, and which actions there are. Shared by all copies. */
@Immutable
final class Board {

  private static final int SIDES = 6;

  final int seats;
  final Zone deck;
  final List<Zone> hands;
  final Zone pile;
  final List<SecretNumber> cups;
  final CardLayout cards;
  final SecretNumberLayout cells;
  final NumberLayout numbers;
  final Actions actions;

  Board(MatchConfig config) {
    seats = config.seats().size();
    CardLayout.Builder layout = CardLayout.forSeats(seats);
    SecretNumberLayout.Builder dice = SecretNumberLayout.forSeats(seats);
    deck = layout.zone(ZoneKind.DECK, "deck", Zone.UNOWNED, Visibility.NOBODY);
    List<Zone> ofSeats = new ArrayList<>();
    List<SecretNumber> underCups = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ofSeats.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Visibility.OWNER));
      underCups.add(dice.cell("cup-" + (seat + 1), SIDES, seat, Visibility.OWNER));
    }
    hands = List.copyOf(ofSeats);
    cups = List.copyOf(underCups);
    pile = layout.zone(ZoneKind.PILE, "lost", Zone.UNOWNED, Visibility.EVERYBODY);
    for (Role role : Role.values()) {
      for (int copy = 0; copy < Role.COPIES; copy++) { // MA-01
        layout.card("mask", role.word(), config.texts().text("card." + role.word()), Map.of(), deck);
      }
    }
    cards = layout.build();
    cells = dice.build();
    numbers = NumberLayout.of(Num.MATCH, 1).and(Num.SEAT, seats);
    actions = Actions.of(config.texts(), Word.values()).cards(cards).seats(seats).build();
  }
}
