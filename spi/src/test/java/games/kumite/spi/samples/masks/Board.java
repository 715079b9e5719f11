package games.kumite.spi.samples.masks;

import games.kumite.spi.Start;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Cell;
import games.kumite.spi.cards.CellLayout;
import games.kumite.spi.cards.Sight;
import games.kumite.spi.cards.Zone;
import games.kumite.spi.cards.ZoneKind;
import games.kumite.spi.marks.Shared;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What never changes in a match: where things lie, and which actions there are. Shared by all copies. */
@Shared
final class Board {

  private static final int SIDES = 6;

  final int seats;
  final Zone deck;
  final List<Zone> hands;
  final Zone pile;
  final List<Cell> cups;
  final CardLayout cards;
  final CellLayout cells;
  final NumberLayout numbers;
  final int seatsAt;
  final Actions actions;

  Board(Start start) {
    seats = start.seats().size();
    CardLayout.Builder layout = CardLayout.forSeats(seats);
    CellLayout.Builder dice = CellLayout.forSeats(seats);
    deck = layout.zone(ZoneKind.DECK, "deck", Zone.NOBODY, Sight.NOBODY);
    List<Zone> ofSeats = new ArrayList<>();
    List<Cell> underCups = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ofSeats.add(layout.zone(ZoneKind.HAND, String.valueOf(seat + 1), seat, Sight.OWNER));
      underCups.add(dice.cell("cup-" + (seat + 1), SIDES, seat, Sight.OWNER));
    }
    hands = List.copyOf(ofSeats);
    cups = List.copyOf(underCups);
    pile = layout.zone(ZoneKind.PILE, "lost", Zone.NOBODY, Sight.EVERYBODY);
    for (Role role : Role.values()) {
      for (int copy = 0; copy < Role.COPIES; copy++) { // MA-01
        layout.card("mask", role.word(), start.texts().text("card." + role.word()), Map.of(), deck);
      }
    }
    cards = layout.build();
    cells = dice.build();
    numbers = NumberLayout.of(Num.MATCH, 1).and(Num.SEAT, seats);
    seatsAt = numbers.first(Num.SEAT);
    actions = Actions.of(start.texts(), Word.values()).cards(cards).seats(seats).build();
  }
}
