package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.combat.CombatSteps;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.Deck;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.TrapHit;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardChoice;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.GameEnd;
import games.kumite.tmnt.window.PlayCard;
import games.kumite.tmnt.window.PriorityWindow;
import games.kumite.tmnt.window.Receive;

/** A step of a turn. A step of a player who has died does nothing (MT-PHS-15). */
public enum TurnSteps implements Step<GameState> {
  /** The beginning of a turn (MT-PHS-01), at which the dead are alive again (MT-DTH-08, MT-DTH-10). */
  BEGIN {
    @Override
    public void run(GameState state) {
      int active = state.active();
      for (int seat = 0; seat < state.seats(); seat++) {
        state.setSeat(seat, Counters.IS_DEAD, state.seat(seat, Counters.IS_GONE));
      }
      state.set(Counters.BEGUN, 1);
      state.emit(BEGUN, active, state.get(Counters.ROUND) + 1);
      if (state.seat(active, Counters.NEW_HAND) != 0) { // MT-DTH-09
        state.setSeat(active, Counters.NEW_HAND, 0);
        SetupSteps.deal(state, active);
      }
      state.then(PriorityWindow.ARRANGE.opening(), Stage.ARRANGE, KICK, Stage.KICK, SECOND, Stage.SECOND,
          PriorityWindow.CLOSING.opening(), Stage.CLOSING, CHARITY, Stage.CHARITY, Stage.TURN, END);
    }
  },
  /** Phase 1 (MT-PHS-03). */
  KICK {
    @Override
    public void run(GameState state) {
      if (!state.isAlive(state.active())) {
        return;
      }
      int token = DrawCards.top(state, Deck.DOOR);
      if (token < 0) {
        state.then(PriorityWindow.DOOR.opening()); // MT-RUL-20
        return;
      }
      state.move(token, state.zones().open);
      state.emit(TURNED_UP, state.active(), token);
      if (state.face(token).type == CardType.MONSTER) {
        CombatSteps.begin(state, token); // MT-PHS-04
      } else if (state.face(token).type == CardType.TRAP) { // MT-PHS-05
        state.then(new TrapHit(state.active(), token), Receive.ALL, PriorityWindow.DOOR.opening());
      } else {
        state.then(new DoorCard(token), Receive.ALL, PriorityWindow.DOOR.opening()); // MT-PHS-06
      }
    }
  },
  /** Phase 2, unless a monster was fought (MT-PHS-07). */
  SECOND {
    @Override
    public void run(GameState state) {
      if (state.isAlive(state.active()) && state.get(Counters.FOUGHT) == 0) {
        state.ask(PhaseTwo.PHASE_TWO);
      }
    }
  },
  /** Phase 3 (MT-PHS-14). */
  CHARITY {
    @Override
    public void run(GameState state) {
      if (state.isAlive(state.active())) {
        Charity.begin(state);
      }
    }
  },
  /** The end of a turn, after which the next player's turn begins (MT-SET-09). */
  END {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.setSeat(seat, Counters.SAID_BEFORE, state.seat(seat, Counters.SAID));
        state.setSeat(seat, Counters.SAID, 0);
      }
      int next = state.active();
      do {
        next = state.after(next);
        if (next == state.get(Counters.FIRST)) {
          state.add(Counters.ROUND, 1);
        }
      } while (state.isGone(next)); // MT-END-05
      state.set(Counters.ACTIVE, next);
      if (state.get(Counters.ROUND) >= state.definition().settings.turnLimit()) { // MT-END-04
        GameEnd.end(state, "turn-limit");
      } else {
        state.then(BEGIN);
      }
    }
  };

  private static final EventType BEGUN = EventType.of("turn", "MT-PHS-01").seat("who").number("round");
  private static final EventType TURNED_UP = EventType.of("door-opened", "MT-PHS-03").seat("who").card("card");

  /**
   * The choice about a card turned up that is neither monster nor Trap (MT-D03): it goes to the hand, or is played at
   * once if that is legal.
   */
  private record DoorCard(int token) implements CardChoice {

    private static final Refusal UNFIT = new Refusal("MT-PHS-06", "not-at-the-door");
    private static final EventType TAKEN = EventType.of("door-card-taken", "MT-PHS-06").seat("by").card("card");

    @Override
    public int seat(GameState state) {
      return state.active();
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(UNFIT);
      Face face = state.face(token);
      out.add(state.actions().of(ActionVerb.TO_HAND));
      out.add(state.actions().of(ActionVerb.PLAY_IT), PlayCard.atTheDoor(state, face));
    }

    @Override
    public void execute(GameState state, Action action) {
      if (((VerbAction) action).verb() == ActionVerb.TO_HAND) {
        DrawCards.receive(state, state.active(), token);
        state.emit(TAKEN, state.active(), token);
        state.unmark(token, Counters.FRESH); // it has been offered already
        state.set(Counters.RECEIVED, 0);
      } else {
        PlayCard.play(state, state.active(), token, PriorityWindow.DOOR);
      }
    }
  }
}
