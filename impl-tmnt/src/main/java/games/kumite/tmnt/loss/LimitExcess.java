package games.kumite.tmnt.loss;

import games.kumite.api.Prompt;
import games.kumite.spi.Candidates;
import games.kumite.spi.EventType;
import games.kumite.spi.IntList;
import games.kumite.spi.Question;
import games.kumite.spi.Refusal;
import games.kumite.spi.Selection;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Slot;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.Slots;
import java.util.Arrays;

/**
 * The choice of the cards that are beyond a seat's limit, which {@link StateCleanup} asks for before any other question
 * (MT-RUL-27). They go one by one, and no more once the limit holds.
 */
enum LimitExcess implements Selection<GameState, Integer> {
  /** The discard of Katas beyond the Level (MT-D20). */
  RANK_EXCESS(ActionVerb.DISCARD, new Refusal("MT-KAT-08", "no-kata")) {
    @Override
    boolean fits(GameState state, int token) {
      return state.face(token).type == CardType.KATA;
    }

    @Override
    int excess(GameState state, int owner, IntList selected) {
      return Math.max(0, ranks(state, owner, selected) - state.level(owner));
    }

    @Override
    public Prompt prompt(GameState state, Integer owner, IntList selected) {
      return Question.prompt(state, kind(), owner, ranks(state, owner, selected), state.level(owner));
    }

    private static int ranks(GameState state, int owner, IntList gone) {
      int ranks = state.ranks(owner);
      for (int i = 0; i < gone.size(); i++) {
        ranks -= state.face(gone.get(i)).rank;
      }
      return ranks;
    }

    @Override
    void goes(GameState state, int owner, int token) {
      Discards.discard(state, token);
      state.emit(DISCARDED, owner, token);
    }
  },
  /** The turning of Items beyond the slots (MT-D19), in combat too. Each must lower the excess if one can. */
  SURPLUS(ActionVerb.SIDEWAYS, new Refusal("MT-ITM-10", "no-surplus")) {
    @Override
    boolean fits(GameState state, int token) {
      return state.face(token).slot != Slot.NONE && state.has(token, Counters.EQUIPPED) && state.attached(token) < 0;
    }

    @Override
    int excess(GameState state, int owner, IntList selected) {
      return Slots.excess(state, owner, selected);
    }

    @Override
    void goes(GameState state, int owner, int token) {
      state.unmark(token, Counters.EQUIPPED);
      state.emit(TURNED, owner, token);
    }
  };

  private static final EventType DISCARDED = EventType.of("rank-excess", "MT-KAT-08").seat("who").card("card");
  private static final EventType TURNED = EventType.of("surplus", "MT-ITM-10").seat("who").card("card");

  private final ActionVerb word;
  private final Refusal unfit;

  LimitExcess(ActionVerb word, Refusal unfit) {
    this.word = word;
    this.unfit = unfit;
  }

  /** Returns whether a card in play can go. */
  abstract boolean fits(GameState state, int token);

  /** Returns by how much the limit is broken without the picks, 0 if it holds. */
  abstract int excess(GameState state, int owner, IntList selected);

  abstract void goes(GameState state, int owner, int token);

  @Override
  public int seat(GameState state, Integer owner) {
    return owner;
  }

  @Override
  public boolean isAutoPlayed() {
    return true;
  }

  @Override
  public boolean isOrdered() {
    return true;
  }

  @Override
  public void collectCandidates(GameState state, Integer owner, Candidates out) {
    for (int token = state.top(state.table(owner)); token >= 0; token = state.next(token)) {
      if (fits(state, token)) {
        state.offer(token, word, owner, out);
      }
    }
  }

  @Override
  public boolean isLegal(GameState state, Integer owner, IntList selected) {
    return excess(state, owner, selected) == 0;
  }

  @Override
  public boolean canBecomeLegal(GameState state, Integer owner, IntList selected, Candidates rest) {
    if (selected.size() == 0) {
      return true;
    }
    IntList before = IntList.of(Arrays.copyOf(selected.toArray(), selected.size() - 1));
    int excess = excess(state, owner, before);
    return excess > 0 && (excess(state, owner, selected) < excess || !canLower(state, owner, before, rest));
  }

  /**
   * Returns whether one more Item lowers the excess. None does if Items that make room for each other are the surplus.
   */
  private boolean canLower(GameState state, int owner, IntList gone, Candidates rest) {
    int excess = excess(state, owner, gone);
    for (int place = 0; place < rest.size(); place++) {
      if (rest.isAvailable(place) && excess(state, owner, gone.and(rest.get(place))) < excess) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Refusal otherRefusal(GameState state, Integer locals) {
    return unfit;
  }

  @Override
  public Integer localsAfter(GameState state, Integer owner, IntList selected) {
    for (int i = 0; i < selected.size(); i++) {
      goes(state, owner, selected.get(i));
    }
    return owner;
  }
}
