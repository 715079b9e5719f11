package games.kumite.spi.samples.masks;

import games.kumite.api.Element.Kind;
import games.kumite.spi.MatchConfig;
import games.kumite.spi.Rules;
import games.kumite.spi.TableBuilder;
import games.kumite.spi.cards.SecretNumber;
import games.kumite.spi.learn.ActionSet;
import jakarta.inject.Inject;
import java.util.List;

/** How masks begins and looks. */
final class MasksRules implements Rules<Court> {

  @Inject
  MasksRules() {}

  @Override
  public Court initialState(MatchConfig config) {
    Court court = new Court(config, new Board(config));
    court.then(Flow.DEAL, Flow.NEXT_TURN);
    return court;
  }

  @Override
  public List<Conceding> anytimeActions() {
    return Conceding.ALL;
  }

  @Override
  public ActionSet actionSet(Court court) {
    return court.board.actions;
  }

  @Override
  public void describe(Court court, TableBuilder table) {
    Board board = court.board;
    for (int seat = 0; seat < board.seats; seat++) {
      TableBuilder.Node node = table.seat(seat).set("coins", court.coins(seat)).set("turn", seat == court.player())
          .set("conceded", court.hasConceded(seat));
      node.zone(court.cards(), court.hand(seat));
      SecretNumber cup = board.cups.get(seat);
      if (!court.cups.isEmpty(cup) && table.isVisibleTo(court.cups.knownBy(cup))) {
        node.add(Kind.DIE, cup.name()).set("face", court.cups.number(cup)).set("sides", cup.sides());
      }
    }
    table.zone(court.cards(), board.deck);
    table.zone(court.cards(), board.pile);
    table.add(Kind.TRACK, "turns").set("value", court.turns()).set("min", 0).set("max", Court.MAX_TURNS);
  }
}
