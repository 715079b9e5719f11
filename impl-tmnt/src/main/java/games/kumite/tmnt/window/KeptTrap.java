package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.tmnt.deal.Discards;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;

/**
 * MT-D31: which kept Trap is cancelled.
 *
 * @param keeper who keeps it
 */
record KeptTrap(int keeper) implements Forced {

  private static final Refusal UNFIT = new Refusal("MT-TRP-08", "not-kept");
  private static final EventType CANCELLED =
      EventType.of("kept-trap-cancelled", "MT-TRP-08").seat("by").card("card");

  @Override
  public int seat(Party party) {
    return keeper;
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    party.list(party.kept(keeper), Word.CANCEL, keeper, out);
  }

  @Override
  public void chosen(Party party, Action action) {
    int token = party.find(party.kept(keeper), action, keeper);
    Discards.discard(party, token);
    party.tell(CANCELLED, keeper, token);
  }
}
