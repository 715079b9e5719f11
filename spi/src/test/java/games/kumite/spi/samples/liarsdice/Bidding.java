package games.kumite.spi.samples.liarsdice;

import games.kumite.api.Action;
import games.kumite.api.Outcome;
import games.kumite.api.Phase;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Scope;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;

/** The one round of a match, from the roll to the challenge. */
enum Bidding implements Scope<GameState> {
  ROUND;

  static final Phase PHASE = Phase.of("bidding", "Bidding");

  @Override
  public Phase phase() {
    return PHASE;
  }

  /** The roll of all dice. */
  enum Roll implements Step<GameState> {
    ROLL;

    @Override
    public void run(GameState state) {
      state.roll(); // LD-02
      state.then(Turn.TURN, ROUND);
    }
  }

  /** The choice of the seat on turn: to bid or to challenge. */
  enum Turn implements Question<GameState> {
    TURN;

    private static final Refusal TOO_LOW = new Refusal("LD-04", "too-low");
    private static final Refusal TOO_MANY = new Refusal("LD-03", "too-many");
    private static final Refusal NO_BID = new Refusal("LD-05", "no-bid");
    private static final EventType BID = EventType.of("bid", "LD-03").seat("by").number("count").number("face");
    private static final EventType CHALLENGED =
        EventType.of("challenged", "LD-06").seat("by").number("found").number("face");

    @Override
    public int seat(GameState state) {
      return state.turn();
    }

    @Override
    public boolean hasPublicActions() {
      return true;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.add(state.cups.challenge, state.isBid() ? null : NO_BID); // LD-05
      Action[] bids = state.cups.bids;
      int last = state.last();
      int highest = state.cups.dice * Cups.SIDES;
      for (int bid = out.isExplaining() ? 0 : last; bid < (out.isExplaining() ? bids.length : highest); bid++) {
        out.add(bids[bid], bid < last ? TOO_LOW : bid < highest ? null : TOO_MANY);
      }
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction chosen = (VerbAction) action;
      int seat = state.turn();
      if (chosen.verb() == Word.BID) {
        state.emit(BID, seat, chosen.first(), chosen.second());
        state.bid(chosen.first(), chosen.second());
        state.ask(this);
        return;
      }
      int found = state.lift();
      state.emit(CHALLENGED, seat, found, state.face());
      int winner = found >= state.count() ? 1 - seat : seat; // LD-06
      state.finish(winner == 0 ? Outcome.byScore("won", 1, -1) : Outcome.byScore("won", -1, 1)); // LD-07
    }
  }
}
