package games.kumite.tmnt.turn;

import games.kumite.api.Prompt;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Script;
import games.kumite.spi.Selection;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.strength.SumBreakdown;
import games.kumite.tmnt.window.Receive;

/**
 * Phase 3, in which the active player comes down to the hand limit. The receivers of the larger shares are named first,
 * then the cards of one receiver after the other are chosen and handed over.
 *
 * @param giver the seat that gives
 * @param receivers a bit for each receiver that is still to be served
 * @param larger a bit for each receiver of a larger share
 * @param share the number of cards for each receiver; without receivers, the number to discard
 * @param rest the number of larger shares
 */
record Charity(int giver, int receivers, int larger, int share, int rest) {

  private static final Refusal UNFIT = new Refusal("MT-CHA-06", "not-in-charity");
  private static final EventType DISCARDED = EventType.of("charity-discarded", "MT-CHA-05").seat("by").card("card");
  private static final EventType GIVEN = EventType.of("charity-given", "MT-CHA-03").seat("by").card("card").seat("to");

  private static final Script<GameState, Charity> CHARITY = Script.<GameState, Charity>of("charity")
      .when((state, charity) -> charity.receivers == 0,
          discard -> discard.select(Choice.DISCARD), // MT-CHA-05
          give -> give
              .select(Choice.LARGER) // MT-CHA-04
              .repeatWhile((state, charity) -> charity.receivers != 0, each -> each
                  .select(Choice.GIVE)))
      .act((state, charity) -> state.then(Receive.ALL)) // MT-CHA-08
      .build();

  private enum Choice implements Selection<GameState, Charity> {
    /** The choice of the cards to discard (MT-D24). */
    DISCARD("charity-cards") {
      @Override
      public Charity localsAfter(GameState state, Charity charity, IntList selected) {
        for (int i = 0; i < selected.size(); i++) {
          Discards.discard(state, selected.get(i));
          state.emit(DISCARDED, charity.giver, selected.get(i));
        }
        return charity;
      }
    },
    /** The choice of the receivers of a larger share (MT-D25). */
    LARGER("charity-split") {
      @Override
      public void collectCandidates(GameState state, Charity charity, Candidates out) {
        for (int left = charity.receivers; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          out.add(seat, seat, state.actions().of(ActionVerb.TO, seat));
        }
      }

      @Override
      int count(GameState state, Charity charity) {
        return charity.rest;
      }

      @Override
      public Charity localsAfter(GameState state, Charity charity, IntList selected) {
        int named = 0;
        for (int i = 0; i < selected.size(); i++) {
          named |= 1 << selected.get(i);
        }
        return new Charity(charity.giver, charity.receivers, named, charity.share, charity.rest);
      }
    },
    /** The choice of the cards for the next receiver (MT-D24). */
    GIVE("charity-cards") {
      @Override
      int count(GameState state, Charity charity) {
        return charity.share + (charity.larger >> charity.next(state) & 1);
      }

      @Override
      public Charity localsAfter(GameState state, Charity charity, IntList selected) {
        int to = charity.next(state);
        for (int i = 0; i < selected.size(); i++) {
          DrawCards.receive(state, to, selected.get(i));
          state.emit(GIVEN, charity.giver, selected.get(i), to);
        }
        return new Charity(charity.giver, charity.receivers & ~(1 << to), charity.larger, charity.share, charity.rest);
      }
    };

    private final String kind;

    Choice(String kind) {
      this.kind = kind;
    }

    @Override
    public String kind() {
      return kind;
    }

    @Override
    public int seat(GameState state, Charity charity) {
      return charity.giver;
    }

    @Override
    public void collectCandidates(GameState state, Charity charity, Candidates out) {
      state.offer(state.hand(charity.giver), this == DISCARD ? ActionVerb.DISCARD : ActionVerb.GIVE, charity.giver, out);
    }

    @Override
    public Refusal otherRefusal(GameState state, Charity locals) {
      return UNFIT;
    }

    int count(GameState state, Charity charity) {
      return charity.share;
    }

    @Override
    public int min(GameState state, Charity charity) {
      return count(state, charity);
    }

    @Override
    public int max(GameState state, Charity charity) {
      return count(state, charity);
    }

    @Override
    public Prompt prompt(GameState state, Charity charity, IntList selected) {
      String to = this == GIVE ? state.name(charity.next(state)) : "";
      return Question.prompt(state, this == GIVE ? "charity-gift" : kind, charity.giver,
          count(state, charity) - selected.size(), to);
    }
  }

  /** Begins the charity of the active player. */
  static void begin(GameState state) {
    int giver = state.active();
    int excess = state.cards().count(state.hand(giver)) - Strength.handLimit(state, giver, SumBreakdown.UNNOTED);
    if (excess > 0) {
      int receivers = receivers(state, giver);
      int count = Integer.bitCount(receivers);
      state.then(CHARITY.start(count == 0 ? new Charity(giver, 0, 0, excess, 0)
          : new Charity(giver, receivers, 0, excess / count, excess % count)));
    }
  }

  /** Returns a bit for each other living player of the lowest Level; none if the giver is lowest too (MT-RUL-16). */
  private static int receivers(GameState state, int giver) {
    int min = state.minLevel();
    return state.level(giver) > min ? state.livingAt(min) : 0;
  }

  /** Returns the next receiver clockwise from the giver. */
  private int next(GameState state) {
    int seat = giver;
    do {
      seat = state.after(seat);
    } while ((receivers >> seat & 1) == 0);
    return seat;
  }
}
