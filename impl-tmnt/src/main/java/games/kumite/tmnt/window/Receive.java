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
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Settings;
import games.kumite.tmnt.state.Word;
import org.jspecify.annotations.Nullable;

/**
 * W-RECEIVE: the receiver may play cards that were just received; cards drawn meanwhile join them.
 *
 * @param receiver who
 */
public record Receive(int receiver) implements Question<Party> {

  private static final Refusal NOT_RECEIVED = new Refusal("MT-WHN-06", "not-received");
  private static final Receive[] ALL = new Receive[Settings.MOST_SEATS];

  static {
    for (int seat = 0; seat < ALL.length; seat++) {
      ALL[seat] = new Receive(seat);
    }
  }

  /** The window of a seat. */
  public static Receive of(int seat) {
    return ALL[seat];
  }

  @Override
  public String kind() {
    return "window-receive";
  }

  @Override
  public int seat(Party party) {
    return receiver;
  }

  @Override
  public boolean isWindow() {
    return true;
  }

  @Override
  public void run(Party party) {
    if (Settle.isBroken(party)) {
      party.then(Settle.LIMITS, this);
      return;
    }
    if ((party.get(Num.RECEIVED) >> receiver & 1) == 0) {
      return;
    }
    if (party.isAlive(receiver) && list(party, null) > 0) {
      Question.super.run(party);
    } else {
      close(party);
    }
  }

  private void close(Party party) {
    party.set(Num.RECEIVED, party.get(Num.RECEIVED) & ~(1 << receiver));
    Cards cards = party.cards();
    for (int token = cards.top(party.hand(receiver)); token >= 0; token = cards.next(token)) {
      party.unmark(token, Num.FRESH); // MT-WHN-06
    }
  }

  private int list(Party party, @Nullable Options out) {
    Cards cards = party.cards();
    Zone hand = party.hand(receiver);
    boolean isFree = !party.isInCombat(receiver);
    int n = 0;
    for (int token = cards.top(hand); token >= 0; token = cards.next(token)) {
      if (party.has(token, Num.FRESH) && isLegal(party, token, isFree) && !isListed(party, token)) {
        n++;
        if (out == null) {
          return 1;
        }
        out.add(party.actions().of(Word.PLAY, party.face(token).name));
      }
    }
    return n;
  }

  private boolean isLegal(Party party, int token, boolean isFree) {
    Face face = party.face(token);
    return switch (face.type) {
      case STANCE, ALLY -> true; // MT-RUL-34
      case KATA -> Menu.mayPlayKata(party, receiver, face);
      case ITEM, ONE_SHOT -> isFree; // MT-WHN-05
      case SPECIAL -> isFree && receiver == party.active() && Menu.isPlayable(party, receiver, face);
      default -> false;
    };
  }

  private boolean isListed(Party party, int token) {
    Cards cards = party.cards();
    for (int above = cards.top(party.hand(receiver)); above != token; above = cards.next(above)) {
      if (party.has(above, Num.FRESH) && party.face(above).name == party.face(token).name) {
        return true;
      }
    }
    return false;
  }

  @Override
  public void options(Party party, Options out) {
    list(party, out);
    out.add(Pass.PASS);
    if (out.isExplaining()) {
      Refusals.explainReceipt(party, receiver, NOT_RECEIVED, out);
    }
  }

  @Override
  public void chosen(Party party, Action action) {
    if (action == Pass.PASS) {
      close(party);
      return;
    }
    Performing.play(party, receiver, fresh(party, ((VerbAction) action).first()), Priority.ARRANGE);
    party.then(this);
  }

  private int fresh(Party party, int name) {
    Cards cards = party.cards();
    int token = cards.top(party.hand(receiver));
    while (party.face(token).name != name || !party.has(token, Num.FRESH)) {
      token = cards.next(token);
    }
    return token;
  }
}
