package games.kumite.tmnt.effect;

import games.kumite.spi.Step;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Party;

/**
 * A Trap that has struck stays with its victim or is discarded (MT-TRP-03).
 *
 * @param victim whom it hit
 * @param trap the card
 */
record Keep(int victim, int trap) implements Step<Party> {

  @Override
  public void run(Party party) {
    if (party.face(trap).isKept()) {
      party.wipe(trap);
      party.move(trap, party.kept(victim));
    } else {
      Discards.discard(party, trap);
    }
  }
}
