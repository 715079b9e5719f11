package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import org.jspecify.annotations.Nullable;

/** W-SETUP: a player puts cards of the starting hand into play (MT-SET-07). About the player. */
public enum Opening implements Window<Party, Integer> {
  SETUP;

  private static final Refusal NOT_NOW = new Refusal("MT-SET-07", "not-at-once");
  private static final Refusal ONE_ONLY = new Refusal("MT-SET-07", "one-only");

  @Override
  public String kind() {
    return "window-setup";
  }

  @Override
  public int firstAsked(Party party, Integer player) {
    return player;
  }

  @Override
  public @Nullable Step<Party> due(Party party, Integer player) {
    return Settle.isDue(party) ? Receive.ALL : null;
  }

  @Override
  public boolean mightAct(Party party, Integer player, int seat) {
    return seat == player;
  }

  @Override
  public void options(Party party, Integer player, int seat, Options out) {
    if (seat != player) {
      return;
    }
    Cards cards = party.cards();
    Zone hand = party.hand(seat);
    for (int token = cards.top(hand); token >= 0 && !out.isEnough(); token = cards.next(token)) {
      Face face = party.face(token);
      out.add(party.deed(Word.PLAY, token, seat), refusal(party, seat, face));
    }
    Playing.notReceived(party, seat, out);
  }

  private static @Nullable Refusal refusal(Party party, int seat, Face face) {
    return switch (face.type) {
      case STANCE, ALLY -> party.first(party.table(seat), face.type) >= 0 ? ONE_ONLY : null;
      case KATA, ITEM, ONE_SHOT -> Playing.onReceipt(party, seat, face);
      default -> NOT_NOW;
    };
  }

  @Override
  public Integer chosen(Party party, Integer player, int seat, Action action) {
    Playing.play(party, seat, party.find(party.hand(seat), action, seat), Priority.ARRANGE);
    return player;
  }
}
