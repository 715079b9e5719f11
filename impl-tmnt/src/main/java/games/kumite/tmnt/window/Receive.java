package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.RandomSource;
import games.kumite.spi.Options;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.loss.Settle;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.Num;
import games.kumite.tmnt.state.Party;
import games.kumite.tmnt.state.Word;
import org.jspecify.annotations.Nullable;

/** The windows in which a player alone may put cards into play. About the player. */
public enum Receive implements Window<Party, Integer> {
  /** W-SETUP: cards of the starting hand (MT-SET-07). */
  WINDOW_SETUP {
    @Override
    @Nullable Refusal refusal(Party party, int seat, Face face) {
      return switch (face.type) {
        case STANCE, ALLY -> party.first(party.table(seat), face.type) >= 0 ? ONE_ONLY : null;
        case KATA, ITEM, ONE_SHOT -> Playing.onReceipt(party, seat, face);
        default -> NOT_NOW;
      };
    }
  },
  /** W-RECEIVE: cards that were just received; cards drawn meanwhile join them. */
  WINDOW_RECEIVE {
    @Override
    public boolean isOpen(Party party, Integer receiver) {
      return (party.get(Num.RECEIVED) >> receiver & 1) != 0 && party.isAlive(receiver)
          && party.get(Num.ACTIONS) < Priority.MAX_ACTIONS;
    }

    @Override
    boolean isMeant(Party party, int token) {
      return party.has(token, Num.FRESH);
    }
  };

  private static final Refusal NOT_NOW = new Refusal("MT-SET-07", "not-at-once");
  private static final Refusal ONE_ONLY = new Refusal("MT-SET-07", "one-only");

  /** The window of a seat, and its end. */
  private record Whole(int receiver) implements Step<Party> {
    @Override
    public void run(Party party) {
      party.then(WINDOW_RECEIVE.about(receiver), new Closing(receiver));
    }
  }

  /** From now on the cards are not just received any more (MT-WHN-06). */
  private record Closing(int receiver) implements Step<Party> {
    @Override
    public void run(Party party) {
      party.set(Num.RECEIVED, party.get(Num.RECEIVED) & ~(1 << receiver));
      for (int token = party.top(party.hand(receiver)); token >= 0; token = party.next(token)) {
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
  public int firstAsked(Party party, Integer receiver) {
    return receiver;
  }

  @Override
  public @Nullable Step<Party> due(Party party, Integer receiver) {
    return Settle.isBroken(party) ? Settle.LIMITS : null;
  }

  /** Returns whether a card of the hand may be looked at here. */
  boolean isMeant(Party party, int token) {
    return true;
  }

  /** Returns why it cannot be put into play now, null if it can. */
  @Nullable Refusal refusal(Party party, int seat, Face face) {
    return Playing.onReceipt(party, seat, face);
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
    for (int token = party.top(party.hand(seat)); token >= 0 && !out.isEnough(); token = party.next(token)) {
      if (isMeant(party, token)) {
        out.add(party.deed(Word.PLAY, token, seat), refusal(party, seat, party.face(token)));
      }
    }
    Playing.notReceived(party, seat, out);
  }

  @Override
  public Action sensible(Party party, Integer receiver, int seat, RandomSource random) {
    return Habits.onReceipt(party, seat, this);
  }

  @Override
  public Integer chosen(Party party, Integer receiver, int seat, Action action) {
    int token = party.find(party.hand(seat), action, seat);
    if (party.face(token).type == CardType.SPECIAL) { // what draws in here could go on for ever
      party.add(Num.ACTIONS, 1);
    }
    Playing.play(party, seat, token, Priority.ARRANGE);
    return receiver;
  }
}
