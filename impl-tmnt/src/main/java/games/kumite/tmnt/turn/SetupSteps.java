package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.Step;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.window.Receive;

/** A step before the first turn. */
public enum SetupSteps implements Step<GameState> {
  /** The order of setup: shuffles, characters, hands, the first player, the opening windows. */
  BEGIN {
    @Override
    public void run(GameState state) {
      DrawCards.shuffle(state, DeckKind.DOOR);
      DrawCards.shuffle(state, DeckKind.TREASURE);
      state.then(CHARACTERS, Stage.CHARACTERS, DEAL, FIRST_PLAYER, OPENING, Stage.OPENING, Stage.SETUP, TurnSteps.BEGIN);
    }
  },
  /** The deal of characters, or their choice (MT-SET-05). */
  CHARACTERS {
    @Override
    public void run(GameState state) {
      if (state.definition().settings.randomCharacters()) {
        state.shuffle(state.zones().characters, "characters", 0);
      }
      for (int seat = 0; seat < state.seats(); seat++) {
        if (state.definition().settings.randomCharacters()) {
          state.move(state.top(state.zones().characters), state.table(seat));
        } else {
          state.ask(new ChooseCharacter(seat));
        }
      }
    }
  },
  /** The deal of hands (MT-SET-03). */
  DEAL {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        deal(state, seat);
      }
      state.set(Counters.RECEIVED, 0);
      state.unmarkAll(Counters.FRESH);
    }
  },
  /** The roll for the first player (MT-SET-08). */
  FIRST_PLAYER {
    @Override
    public void run(GameState state) {
      int tied = (1 << state.seats()) - 1;
      while (Integer.bitCount(tied) > 1) {
        int best = 0;
        int highest = 0;
        for (int left = tied; left != 0; left &= left - 1) {
          int seat = Integer.numberOfTrailingZeros(left);
          int die = state.roll("first-player", seat, 6);
          state.emit(ROLLED, seat, die);
          highest = die > best ? 1 << seat : die == best ? highest | 1 << seat : highest;
          best = Math.max(best, die);
        }
        tied = highest;
      }
      int first = Integer.numberOfTrailingZeros(tied);
      state.set(Counters.FIRST, first);
      state.set(Counters.ACTIVE, first);
      state.emit(FIRST, first);
    }
  },
  /** The opening windows (MT-SET-07). */
  OPENING {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.then(Receive.WINDOW_SETUP.with(seat));
      }
    }
  };

  /** The number of cards of each deck in a new hand (MT-SET-03, MT-DTH-09). */
  private static final int HAND = 4;
  private static final EventType ROLLED = EventType.of("first-player-rolled", "MT-SET-08").seat("who").number("die");
  private static final EventType FIRST = EventType.of("first-player", "MT-SET-08").seat("who");

  static void deal(GameState state, int seat) {
    DrawCards.draw(state, seat, DeckKind.DOOR, HAND);
    DrawCards.draw(state, seat, DeckKind.TREASURE, HAND);
  }

  /** The choice of a free Character card (MT-D01, MT-SET-04). */
  private record ChooseCharacter(int player) implements ForcedChoice {

    private static final Refusal TAKEN = new Refusal("MT-SET-04", "taken");
    private static final EventType CHOSE = EventType.of("character", "MT-SET-05").seat("who").card("card");

    @Override
    public String kind() {
      return "character";
    }

    @Override
    public int seat(GameState state) {
      return player;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(TAKEN);
      state.list(state.zones().characters, ActionVerb.CHOOSE, player, out);
    }

    @Override
    public void execute(GameState state, Action action) {
      int token = state.find(state.zones().characters, action, player);
      state.move(token, state.table(player));
      state.emit(CHOSE, player, token);
    }
  }
}
