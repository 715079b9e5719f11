package games.kumite.spi.samples.cups;

import games.kumite.spi.MatchConfig;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.marks.Immutable;
import games.kumite.spi.numbers.NumberLayout;
import java.util.ArrayList;
import java.util.List;

/** What never changes in a match: whose dice lie where, and which actions there are. Shared by all copies. */
@Immutable
final class Inn {

  final int seats;
  final int dice;
  final List<List<SecretNumber>> cups;
  final SecretNumberLayout cells;
  final NumberLayout numbers;
  final Actions actions;

  Inn(MatchConfig config) {
    seats = config.seats().size();
    dice = config.number("dice");
    SecretNumberLayout.Builder layout = SecretNumberLayout.forSeats(seats);
    List<List<SecretNumber>> ofSeats = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      ofSeats.add(layout.interchangeable("cup-" + (seat + 1), dice, Num.SIDES, seat, Visibility.OWNER)); // CU-02
    }
    cups = List.copyOf(ofSeats);
    cells = layout.build();
    numbers = NumberLayout.of(Num.MATCH, 1).and(Num.SEAT, seats);
    actions = Actions.of(config.texts(), Word.values()).build();
  }
}
