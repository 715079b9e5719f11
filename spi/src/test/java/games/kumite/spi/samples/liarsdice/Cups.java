package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Action;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.actions.Actions;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.cards.SecretNumberLayout;
import games.kumite.spi.cards.Visibility;
import games.kumite.spi.marks.Immutable;
import java.util.ArrayList;
import java.util.List;

/** The cups of a setup with the places of their dice, and the actions. Shared by all copies of a match. */
@Immutable
final class Cups {

  static final int SEATS = 2;
  static final int SIDES = 6;
  static final int WILD = 6; // LD-06
  static final int MAX_DICE = 5; // LD-01

  /** The number of dice on the table. */
  final int dice;
  final List<List<SecretNumber>> ofSeats;
  final SecretNumberLayout layout;
  final Action challenge;

  /** Every bid of any match, the lowest first: LD-04. */
  final Action[] bids = new Action[MAX_DICE * SEATS * SIDES];

  Cups(MatchConfig config) {
    int each = config.number(LiarsDice.DICE);
    dice = each * SEATS;
    SecretNumberLayout.Builder places = SecretNumberLayout.forSeats(SEATS);
    List<List<SecretNumber>> cups = new ArrayList<>();
    for (int seat = 0; seat < SEATS; seat++) {
      cups.add(places.interchangeable("cup-" + (seat + 1), each, SIDES, seat, Visibility.OWNER)); // LD-02
    }
    ofSeats = List.copyOf(cups);
    layout = places.build();
    Actions actions = Actions.of(config.texts(), Word.values()).build();
    challenge = actions.of(Word.CHALLENGE);
    for (int bid = 0; bid < bids.length; bid++) {
      bids[bid] = actions.of(Word.BID, bid / SIDES + 1, bid % SIDES + 1);
    }
  }
}
