package games.kumite.spi.samples.leducpoker;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import games.kumite.spi.learn.FeatureWriter;
import jakarta.inject.Inject;
import java.util.List;

/** The beginning of a match of Leduc poker, and its table. */
final class LeducPokerRules implements Rules<GameState> {

  private static final ActionSet ACTIONS = ActionSet.of(List.of(Bet.values()));

  @Inject
  LeducPokerRules() {}

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config);
    state.then(Dealing.DEAL);
    return state;
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    for (int seat = 0; seat < Deck.SEATS; seat++) {
      TableBuilder.Node node = table.seat(seat);
      node.zone(state.cards(), state.deck.hands.get(seat));
      node.add(Kind.TRACK, "stake-" + (seat + 1)).set("value", state.stake(seat)).set("min", 1).set("max", LeducPoker.MAX_STAKE);
    }
    table.zone(state.cards(), state.deck.board);
    table.zone(state.cards(), state.deck.stock);
    table.add(Kind.TRACK, "raises").set("value", state.raises()).set("min", 0).set("max", Round.MAX_RAISES);
  }

  @Override
  public ActionSet actionSet(GameState state) {
    return ACTIONS;
  }

  @Override
  public void writeFeatures(GameState state, FeatureWriter out) {
    for (int seat = 0; seat < Deck.SEATS; seat++) {
      out.number("seat", seat, "stake", state.stake(seat), 1, LeducPoker.MAX_STAKE);
    }
    out.number("raises", state.raises(), 0, Round.MAX_RAISES);
  }
}
