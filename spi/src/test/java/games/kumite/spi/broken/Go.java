package games.kumite.spi.broken;

import games.kumite.api.Outcome;
import games.kumite.api.Outcome.Result;
import games.kumite.api.Outcome.Standing;
import games.kumite.api.random.SeededRandom;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.cards.CardLayout;
import games.kumite.spi.cards.Zone;
import java.util.List;

/** The steps of Undercut without data. */
enum Go implements Step<Hands> {
  SHUFFLE {
    @Override
    public void run(Hands state) {
      state.shuffle(state.board.deck(), "stock", 0);
      if (state.has(Flaw.OWN_GENERATOR)) {
        state.own = new SeededRandom(state.random().pick("salt", 0, 1 << 30));
      }
      if (state.has(Flaw.CLOCK)) {
        state.weather = new SeededRandom(state.rules.tally.born).nextInt(1 << 30);
      }
    }
  },
  DEAL {
    @Override
    public void run(Hands state) {
      for (Zone hand : state.board.hands()) {
        state.move(state.cards().top(state.board.deck()), hand);
        state.move(state.cards().top(state.board.deck()), hand);
        state.cups.roll(state.board.cups().get(hand.owner()), state.random(), "cup", hand.owner() + 1);
      }
    }
  },
  ROUND {
    @Override
    public void run(Hands state) {
      state.round++;
      if (state.has(Flaw.MOTION_FROM_ELSEWHERE)) {
        state.emitMotion("token:crown", "", "seat:" + (1 + state.round % state.scores.length));
      }
      state.peeked = 0;
      if (!state.cards().isEmpty(state.board.quarry())) {
        state.move(state.cards().top(state.board.quarry()), state.board.stones());
      }
      for (int seat = 0; seat < state.scores.length; seat++) {
        MakeBid bid = new MakeBid(seat);
        state.then(state.has(Flaw.KIND_WITHOUT_PROMPT) ? new Nameless(bid)
            : state.has(Flaw.ANSWERED_BY_HAND) || state.has(Flaw.LEFT_OUT_BY_HAND) ? new Hesitant(bid)
            : bid, new Act(seat), Part.TURN);
      }
      if (state.has(Flaw.LAMBDA_AS_STEP)) {
        state.then(now -> now.peeked = 0);
      }
      if (state.has(Flaw.MARKERS_PILE_UP) && state.log.size() < MANY_BIDS) {
        state.then(PILE_UP);
        return;
      }
      state.then(BONUS, Part.ROUND, state.round < state.config().number("rounds") ? ROUND : END);
    }
  },
  PILE_UP {
    @Override
    public void run(Hands state) {
      if (state.log.size() < MANY_BIDS) {
        state.then(new MakeBid(state.log.size() % state.scores.length), PILE_UP, Part.TURN);
      } else {
        state.then(BONUS, Part.ROUND, END);
      }
    }
  },
  BONUS {
    @Override
    public void run(Hands state) {
      int highest = 0;
      for (int seat = 1; seat < state.bids.length; seat++) {
        highest = state.bids[seat] > state.bids[highest] ? seat : highest;
      }
      if (state.config().flag("bonus")) {
        int bonus = state.has(Flaw.CLOCK_DIE) ? 1 + (int) (state.rules.tally.born & 3)
            : state.has(Flaw.LABEL_WITH_NUMBER) ? state.roll("bonus-1", -1, 4)
            : state.has(Flaw.DIE_UNSEEN) ? state.random().die("bonus", highest + 1, 4) : state.roll("bonus", highest, 4);
        state.scores[highest] += state.has(Flaw.OTHER_RULE) ? 2 * bonus : bonus;
        state.emit(ROLLED, highest, bonus);
      }
    }
  },
  END {
    @Override
    public void run(Hands state) {
      if (state.has(Flaw.ENDLESS)) {
        state.then(new MakeBid(0), END);
        return;
      }
      for (int seat = 0; seat < state.scores.length; seat++) {
        state.cups.show(state.board.cups().get(seat), CardLayout.allViewers(state.scores.length));
        state.scores[seat] += state.cups.number(state.board.cups().get(seat));
      }
      if (state.has(Flaw.SCORE_OUT_OF_RANGE)) {
        state.scores[0] += 1000;
      }
      if (state.has(Flaw.BAD_RANKS)) {
        Standing[] standings = new Standing[state.scores.length];
        java.util.Arrays.fill(standings, new Standing(Result.LOSS, 0, 2));
        state.finish(new Outcome(List.of(standings), "nobody won"));
        return;
      }
      state.finish(Outcome.byScore(state.has(Flaw.HOLE_IN_SUMMARY) ? state.config().texts().text("event.revealed", "nobody")
          : "highest sum", state.scores));
    }
  };

  private static final int MANY_BIDS = 20;
  private static final EventType ROLLED = EventType.of("bonus", "UC-BON-01").seat("by").number("bonus");
}
