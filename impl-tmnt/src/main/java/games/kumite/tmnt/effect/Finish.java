package games.kumite.tmnt.effect;

import games.kumite.spi.Step;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;

/** A played card goes to its discard pile after its effect. */
public record Finish(int token) implements Step<Party> {

  @Override
  public void run(Party party) {
    if (party.cards().isIn(token, party.zones().open)) {
      Discards.discard(party, token);
    }
  }
}
