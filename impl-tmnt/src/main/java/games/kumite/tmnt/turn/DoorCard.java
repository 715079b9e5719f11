package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.EventType;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.deal.Drawing;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Forced;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import games.kumite.tmnt.window.Playing;
import games.kumite.tmnt.window.Priority;

/**
 * MT-D03: a card turned up that is neither monster nor Trap goes to the hand, or is played at once if that is legal.
 *
 * @param token the card
 */
record DoorCard(int token) implements Forced {

  private static final Refusal UNFIT = new Refusal("MT-PHS-06", "not-at-the-door");
  private static final EventType TAKEN = EventType.of("door-card-taken", "MT-PHS-06").seat("by").card("card");

  @Override
  public int seat(Party party) {
    return party.active();
  }

  @Override
  public void options(Party party, Options out) {
    out.refuseOthers(UNFIT);
    Face face = party.face(token);
    out.add(party.actions().of(Word.TO_HAND));
    out.add(party.actions().of(Word.PLAY_IT), Playing.onReceipt(party, party.active(), face));
  }

  @Override
  public void chosen(Party party, Action action) {
    if (((VerbAction) action).verb() == Word.TO_HAND) {
      Drawing.receive(party, party.active(), token);
      party.tell(TAKEN, party.active(), token);
      party.unmark(token, Num.FRESH); // it has been offered already
      party.set(Num.RECEIVED, 0);
    } else {
      Playing.play(party, party.active(), token, Priority.DOOR);
    }
  }
}
