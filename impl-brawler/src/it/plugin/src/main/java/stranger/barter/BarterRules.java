package stranger.barter;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import jakarta.inject.Inject;

/** How a match begins and looks. */
final class BarterRules implements Rules<Market> {

  @Inject
  BarterRules() {}

  @Override
  public Market initialState(MatchConfig config) {
    Market market = new Market(config, new Stalls(config));
    market.then(Flow.DEAL, Flow.NEXT_TURN);
    return market;
  }

  @Override
  public void describe(Market market, TableBuilder table) {
    for (int seat = 0; seat < market.stalls.seats; seat++) {
      TableBuilder.Node node = table.seat(seat).set("turn", seat == market.player());
      node.zone(market.cards(), market.stalls.hands.get(seat));
      node.zone(market.cards(), market.stalls.given.get(seat));
    }
    table.zone(market.cards(), market.stalls.deck);
    table.zone(market.cards(), market.stalls.pile);
    table.add(Kind.TRACK, "turns").set("value", market.turns()).set("min", 0).set("max", Market.MAX_TURNS);
  }
}
