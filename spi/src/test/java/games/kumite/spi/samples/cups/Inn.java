package games.kumite.spi.samples.cups;

import games.kumite.spi.Start;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.Cell;
import games.kumite.spi.cards.CellLayout;
import games.kumite.spi.cards.Sight;
import games.kumite.spi.marks.Shared;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;

/** What never changes in a match: whose dice lie where, and which actions there are. Shared by all copies. */
@Shared
final class Inn {

  final int seats;
  final int dice;
  final List<List<Cell>> cups;
  final CellLayout cells;
  final NumberLayout numbers;
  final int seatsAt;
  final Actions actions;

  Inn(Start start) {
    seats = start.seats().size();
    dice = start.number("dice");
    CellLayout.Builder layout = CellLayout.forSeats(seats);
    List<List<Cell>> ofSeats = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ofSeats.add(layout.alike("cup-" + (seat + 1), dice, Num.SIDES, seat, Sight.OWNER)); // CU-02
    }
    cups = List.copyOf(ofSeats);
    cells = layout.build();
    numbers = NumberLayout.of(Num.MATCH, 1).and(Num.SEAT, seats);
    seatsAt = numbers.first(Num.SEAT);
    actions = Actions.of(start.texts(), Word.values()).build();
  }
}
