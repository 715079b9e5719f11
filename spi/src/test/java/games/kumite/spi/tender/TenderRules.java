package games.kumite.spi.tender;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;
import java.util.Optional;

/** How the tender begins and looks. */
final class TenderRules implements Rules<Yard> {

  private final Optional<Mistake> mistake;

  @Inject
  TenderRules(Optional<Mistake> mistake) {
    this.mistake = mistake;
  }

  @Override
  public Yard initialState(MatchConfig config) {
    Yard yard = new Yard(config, mistake.orElse(null));
    yard.then(Go.DEAL, Go.ROUND);
    return yard;
  }

  @Override
  public ActionSet actionSet(Yard yard) {
    return yard.actions;
  }

  @Override
  public void describe(Yard yard, TableBuilder table) {
    for (int seat = 0; seat < Yard.SEATS; seat++) {
      TableBuilder.Node node = table.seat(seat).set("gold", yard.gold(seat));
      node.zone(yard.cards(), Yard.HANDS.get(seat));
    }
    table.zone(yard.cards(), Yard.DECK);
    for (int token = 0; yard.has(Mistake.TWO_OF_ONE_ID) && token < 2; token++) {
      table.add(Kind.TOKEN, "twice");
    }
  }
}
