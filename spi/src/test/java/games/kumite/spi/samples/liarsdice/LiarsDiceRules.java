package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.SecretNumber;
import jakarta.inject.Inject;

/** The beginning of a match of liar's dice, and its table. */
final class LiarsDiceRules implements Rules<GameState> {

  @Inject
  LiarsDiceRules() {}

  @Override
  public GameState initialState(MatchConfig config) {
    GameState state = new GameState(config);
    state.then(Bidding.Roll.ROLL);
    return state;
  }

  @Override
  public void describe(GameState state, TableBuilder table) {
    for (int seat = 0; seat < Cups.SEATS; seat++) {
      TableBuilder.Node node = table.seat(seat).set("turn", seat == state.turn());
      for (SecretNumber die : state.cups.ofSeats.get(seat)) {
        if (!state.dice().isEmpty(die) && table.isVisibleTo(state.dice().knownBy(die))) {
          node.add(Kind.DIE, die.name()).set("face", state.dice().number(die)).set("sides", die.sides());
        }
      }
    }
    table.add(Kind.TRACK, "count").set("value", state.count()).set("min", 0).set("max", state.cups.dice);
    table.add(Kind.TRACK, "face").set("value", state.face()).set("min", 0).set("max", Cups.SIDES);
  }
}
