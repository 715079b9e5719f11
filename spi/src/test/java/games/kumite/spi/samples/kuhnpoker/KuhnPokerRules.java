package games.kumite.spi.samples.kuhnpoker;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.List;

/** How Kuhn poker begins and looks. */
final class KuhnPokerRules implements Rules<Poker> {

  private static final ActionSet ACTIONS = ActionSet.of(List.of(Bet.values()));

  @Inject
  KuhnPokerRules() {}

  @Override
  public Poker initialState(MatchConfig config) {
    Poker poker = new Poker(config);
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

  @Override
  public ActionSet actionSet(Poker poker) {
    return ACTIONS;
  }

  @Override
  public void writeFeatures(Poker poker, FeatureWriter out) {
    for (int seat = 0; seat < Poker.SEATS; seat++) {
      out.number("seat", seat, "stake", poker.stake(seat), 1, 2);
    }
  }
}
