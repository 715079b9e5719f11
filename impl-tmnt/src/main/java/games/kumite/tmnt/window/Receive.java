package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.spi.cards.Cards;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import org.jspecify.annotations.Nullable;

/** W-RECEIVE: the receiver may play cards that were just received; cards drawn meanwhile join them. About the receiver. */
public enum Receive implements Window<Party, Integer> {
  RECEIVE;

  /** The window of a seat, and its end. */
  private record Whole(int receiver) implements Step<Party> {
    @Override
    public void run(Party party) {
      party.then(RECEIVE.about(receiver), new Closing(receiver));
    }
  }

  /** From now on the cards are not just received any more (MT-WHN-06). */
  private record Closing(int receiver) implements Step<Party> {
    @Override
    public void run(Party party) {
      party.set(Num.RECEIVED, party.get(Num.RECEIVED) & ~(1 << receiver));
      Cards cards = party.cards();
      for (int token = cards.top(party.hand(receiver)); token >= 0; token = cards.next(token)) {
        party.unmark(token, Num.FRESH);
      }
    }
  }

  /** Limits are kept; then those who received cards may play them, clockwise from the active player. */
  private enum Everybody implements Step<Party> {
    EVERYBODY;

    @Override
    public void run(Party party) {
      party.then(Settle.LIMITS);
      int seat = party.active();
      for (int i = 0; i < party.seats(); i++) {
        if ((party.get(Num.RECEIVED) >> seat & 1) != 0) {
          party.then(of(seat));
        }
        seat = party.after(seat);
      }
    }
  }

  /** What must be done before anybody is asked anything else: limits are kept, and what was received may be played. */
  public static final Step<Party> ALL = Everybody.EVERYBODY;

  /** The window of a seat. */
  public static Step<Party> of(int seat) {
    return new Whole(seat);
  }

  @Override
  public String kind() {
    return "window-receive";
  }

  @Override
  public int firstAsked(Party party, Integer receiver) {
    return receiver;
  }

  @Override
  public @Nullable Step<Party> due(Party party, Integer receiver) {
    return Settle.isBroken(party) ? Settle.LIMITS : null;
  }

  @Override
  public boolean isOpen(Party party, Integer receiver) {
    return (party.get(Num.RECEIVED) >> receiver & 1) != 0 && party.isAlive(receiver);
  }

  @Override
  public boolean mightAct(Party party, Integer receiver, int seat) {
    return seat == receiver;
  }

  @Override
  public void options(Party party, Integer receiver, int seat, Options out) {
    if (seat != receiver) {
      return;
    }
    Cards cards = party.cards();
    for (int token = cards.top(party.hand(seat)); token >= 0 && !out.isEnough(); token = cards.next(token)) {
      if (party.has(token, Num.FRESH)) {
        out.add(party.deed(Word.PLAY, token, seat), Playing.onReceipt(party, seat, party.face(token)));
      }
    }
    Playing.notReceived(party, seat, out);
  }

  @Override
  public Integer chosen(Party party, Integer receiver, int seat, Action action) {
    Playing.play(party, seat, party.find(party.hand(seat), action, seat), Priority.ARRANGE);
    return receiver;
  }
}
