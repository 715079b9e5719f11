package {package};

import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;

/** How a match begins, and what lies on its table. */
final class {title}Rules implements Rules<Position> {

  @Inject
  {title}Rules() {}

  @Override
  public Position initialState(MatchConfig config) {
    Position position = new Position(config, new Definition(config));
    for (int seat = 0; seat < position.seats(); seat++) {
      position.set(Num.SEAT, seat, Num.RAIDS, config.number(Definition.RAIDS)); // {XX}-SET-03
    }
    position.then(Flow.DEAL, Flow.NEXT_TURN);
    return position;
  }

  @Override
  public void describe(Position position, TableBuilder table) {
    for (int seat = 0; seat < position.seats(); seat++) {
      TableBuilder.Node node = table.seat(seat).set("turn", seat == position.player())
          .set("raids", position.raids(seat)).set("score", position.score(seat));
      node.zone(position.cards(), position.hand(seat));
      node.zone(position.cards(), position.hoard(seat));
    }
    table.zone(position.cards(), position.definition.deck);
  }

  @Override
  public ActionSet actionSet(Position position) {
    return position.definition.actions;
  }
}
