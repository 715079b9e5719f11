package games.kumite.tmnt.window;

import games.kumite.spi.actions.VerbAction;
import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Pass;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.cards.Cards;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;
import org.jspecify.annotations.Nullable;

/**
 * W-SETUP: a player puts cards of the starting hand into play (MT-SET-07).
 *
 * @param player who
 */
public record Opening(int player) implements Question<Party> {

  private static final Refusal NOT_NOW = new Refusal("MT-SET-07", "not-at-once");
  private static final Opening[] ALL = new Opening[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new Opening(seat);
    }
  }

  /** The window of a seat. */
  public static Opening of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "window-setup";
  }

  @Override
  public int seat(Party party) {
    return player;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (Settle.isDue(party)) {
      party.then(Settle.ALL, this);
    } else if (list(party, null) > 0) {
      Question.super.run(party);
    }
  }

  private int list(Party party, @Nullable Options out) {
    Cards cards = party.cards();
    Zone hand = party.hand(player);
    int n = 0;
    for (int token = cards.top(hand); token >= 0; token = cards.next(token)) {
      Face face = party.face(token);
      boolean isLegal = switch (face.type) {
        case STANCE -> !party.isRepeated(token, hand);
        case ALLY, ITEM, ONE_SHOT -> true;
        case KATA -> Menu.mayPlayKata(party, player, face);
        default -> false;
      };
      if (isLegal) {
        n++;
        if (out == null) {
          return 1;
        }
        out.add(party.actions().of(Word.PLAY, face.name));
      }
    }
    return n;
  }

  @Override
  public void options(Party party, Options out) {
    list(party, out);
    out.add(Pass.PASS);
    if (out.isExplaining()) {
      Refusals.explainReceipt(party, player, NOT_NOW, out);
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    if (action != Pass.PASS) {
      Performing.play(party, player, party.find(party.hand(player), ((VerbAction) action).first()), Priority.ARRANGE);
      party.then(this);
    }
  }
}
