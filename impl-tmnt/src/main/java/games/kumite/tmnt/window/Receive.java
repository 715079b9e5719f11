package games.kumite.tmnt.window;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.Window;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import org.jspecify.annotations.Nullable;

/** A window in which a player alone may put cards into play, about that player. */
public enum Receive implements Window<GameState, Integer> {
  /** The window W-SETUP for cards of the starting hand (MT-SET-07). */
  WINDOW_SETUP {
    @Override
    @Nullable Refusal refusal(GameState state, int seat, Face face) {
      return switch (face.type) {
        case STANCE, ALLY -> state.first(state.table(seat), face.type) >= 0 ? ONE_ONLY : null;
        case KATA, ITEM, ONE_SHOT -> PlayCard.onReceipt(state, seat, face);
        default -> NOT_NOW;
      };
    }
  },
  /** The window W-RECEIVE for cards that were just received; cards drawn meanwhile join them. */
  WINDOW_RECEIVE {
    @Override
    public boolean staysOpen(GameState state, Integer receiver) {
      return (state.get(Counters.RECEIVED) >> receiver & 1) != 0 && state.isAlive(receiver)
          && state.get(Counters.ACTIONS) < PriorityWindow.MAX_ACTIONS;
    }

    @Override
    boolean isMeant(GameState state, int token) {
      return state.has(token, Counters.FRESH);
    }
  };

  private static final Refusal NOT_NOW = new Refusal("MT-SET-07", "not-at-once");
  private static final Refusal ONE_ONLY = new Refusal("MT-SET-07", "one-only");

  /** The step for the window of a seat and its end. */
  private record Whole(int receiver) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.then(WINDOW_RECEIVE.with(receiver), new Closing(receiver));
    }
  }

  /** The step after which the cards no longer count as just received (MT-WHN-06). */
  private record Closing(int receiver) implements Step<GameState> {
    @Override
    public void run(GameState state) {
      state.set(Counters.RECEIVED, state.get(Counters.RECEIVED) & ~(1 << receiver));
      for (int token = state.top(state.hand(receiver)); token >= 0; token = state.next(token)) {
        state.unmark(token, Counters.FRESH);
      }
    }
  }

  /** The step that enforces limits and then lets the receivers of cards play them, clockwise from the active player. */
  private enum Everybody implements Step<GameState> {
    EVERYBODY;

    @Override
    public void run(GameState state) {
      state.then(StateCleanup.LIMITS);
      int seat = state.active();
      for (int i = 0; i < state.seats(); i++) {
        if ((state.get(Counters.RECEIVED) >> seat & 1) != 0) {
          state.then(of(seat));
        }
        seat = state.after(seat);
      }
    }
  }

  /** The step due before any player is asked anything else: limits are enforced, and received cards may be played. */
  public static final Step<GameState> ALL = Everybody.EVERYBODY;

  /** Returns the window of a seat. */
  public static Step<GameState> of(int seat) {
    return new Whole(seat);
  }

  @Override
  public int firstSeat(GameState state, Integer receiver) {
    return receiver;
  }

  @Override
  public @Nullable Step<GameState> pendingStep(GameState state, Integer receiver) {
    return StateCleanup.isBroken(state) ? StateCleanup.LIMITS : null;
  }

  /** Returns whether a card of the hand may be looked at here. */
  boolean isMeant(GameState state, int token) {
    return true;
  }

  /** Returns why it cannot be put into play now, null if it can. */
  @Nullable Refusal refusal(GameState state, int seat, Face face) {
    return PlayCard.onReceipt(state, seat, face);
  }

  @Override
  public boolean mightAct(GameState state, Integer receiver, int seat) {
    return seat == receiver;
  }

  @Override
  public void collectActions(GameState state, Integer receiver, int seat, ActionCollector out) {
    if (seat != receiver) {
      return;
    }
    for (int token = state.top(state.hand(seat)); token >= 0 && !out.isSatisfied(); token = state.next(token)) {
      if (isMeant(state, token)) {
        out.add(state.deed(ActionVerb.PLAY, token, seat), refusal(state, seat, state.face(token)));
      }
    }
    PlayCard.notReceived(state, seat, out);
  }

  @Override
  public Action heuristicAction(GameState state, Integer receiver, int seat, RandomSource random) {
    return HeuristicPlay.onReceipt(state, seat, this);
  }

  @Override
  public Integer localsAfter(GameState state, Integer receiver, int seat, Action action) {
    int token = state.find(state.hand(seat), action, seat);
    if (state.face(token).type == CardType.SPECIAL) { // counted: such draws could go on for ever here
      state.add(Counters.ACTIONS, 1);
    }
    PlayCard.play(state, seat, token, PriorityWindow.ARRANGE);
    return receiver;
  }
}
