package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Element.Kind;
import games.kumite.spi.Rules;
import games.kumite.spi.Start;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;

/** How Kuhn poker begins and looks. */
final class KuhnPokerRules implements Rules<Poker> {

  @Inject
  KuhnPokerRules() {}

  @Override
  public Poker begin(Start start) {
    Poker poker = new Poker(start);
    poker.then(Deal.DEAL);
    return poker;
  }

  @Override
  public void describe(Poker poker, TableBuilder table) {
    for (int seat = 0; seat < Poker.SEATS; seat++) {
      TableBuilder.Node node = table.seat(seat);
      node.zone(poker.cards(), Poker.HANDS.get(seat));
      node.add(Kind.TRACK, "stake-" + (seat + 1)).set("value", poker.stake(seat))
          .set("min", 1).set("max", 2);
    }
    table.zone(poker.cards(), Poker.DECK);
  }
}
