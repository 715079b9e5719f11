package games.kumite.tmnt.effect;

import games.kumite.spi.Step;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;

/** The step after a card's effect, in which it goes to its discard pile. */
public record Finish(int token) implements Step<Party> {

  @Override
  public void run(Party party) {
    if (party.cards().isIn(token, party.zones().open)) {
      Discards.discard(party, token);
    }
  }
}
