package games.kumite.tmnt.turn;

import games.kumite.api.Action;
import games.kumite.api.random.RandomSource;
import games.kumite.spi.ActionCollector;
import games.kumite.spi.EventType;
import games.kumite.spi.Refusal;
import games.kumite.spi.actions.VerbAction;
import games.kumite.tmnt.combat.CombatStart;
import games.kumite.tmnt.content.CardType;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.loss.Pay;
import games.kumite.tmnt.state.Ability;
import games.kumite.tmnt.state.ActionVerb;
import games.kumite.tmnt.state.CardEvents;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.ForcedChoice;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.strength.AbilityUse;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.window.Receive;

/** The choices of phase 2: trouble or loot (MT-PHS-08). */
enum PhaseTwo implements ForcedChoice {
  /**
   * The choice between trouble and loot (MT-D04). A player without a monster is asked too, because skipping the
   * question would reveal the hand (MT-PHS-12).
   */
  PHASE_TWO {
    @Override
    public boolean isAutoPlayed() {
      return false;
    }

    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(NO_TROUBLE);
      int monster = 1 << CardType.MONSTER.ordinal();
      for (int token = state.top(state.hand(state.active()), monster); token >= 0; token = state.next(token, monster)) {
        out.add(state.deed(ActionVerb.TROUBLE, token, state.active()));
      }
      out.add(state.actions().of(ActionVerb.LOOT));
    }

    /** Returns trouble with the monster that can be beaten and has most Treasures, or else loot. */
    @Override
    public Action heuristicAction(GameState state, RandomSource random) {
      int active = state.active();
      int strength = state.level(active) + Strength.alone(state, active);
      int best = GameState.NONE;
      int monster = 1 << CardType.MONSTER.ordinal();
      for (int token = state.top(state.hand(active), monster); token >= 0; token = state.next(token, monster)) {
        Face face = state.face(token);
        if (face.level < strength && (best < 0 || face.treasures > state.face(best).treasures)) {
          best = token;
        }
      }
      return best < 0 ? state.actions().of(ActionVerb.LOOT) : state.deed(ActionVerb.TROUBLE, best, active);
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction deed = (VerbAction) action;
      int active = state.active();
      if (deed.verb() == ActionVerb.TROUBLE) {
        state.emit(TROUBLE, active);
        CombatStart.begin(state, state.find(state.hand(active), deed, active)); // MT-PHS-09
      } else if (ability(state, 0) >= 0) {
        state.ask(LOOT_ABILITY);
      } else {
        loot(state);
      }
    }
  },
  /** The choice of an ability for looting (MT-D27). */
  LOOT_ABILITY {
    @Override
    public void collectActions(GameState state, ActionCollector out) {
      out.refuseOthers(NO_LOOT);
      for (int number = 0; ability(state, number) >= 0; number++) {
        out.add(state.deed(ActionVerb.USE, ability(state, number), state.active()));
      }
      out.add(state.actions().of(ActionVerb.NOT_USE));
    }

    @Override
    public void execute(GameState state, Action action) {
      VerbAction deed = (VerbAction) action;
      if (deed.verb() == ActionVerb.NOT_USE) {
        loot(state);
        return;
      }
      int active = state.active();
      int token = state.find(state.table(active), deed, active);
      Face face = state.face(token);
      state.use(token);
      state.emit(CardEvents.USED, active, token);
      int cost = face.onLoot == null ? 0 : face.onLoot.clause().cost();
      state.then(Pay.of(active, token, cost), EffectInterpreter.of(face, EffectInterpreter.Part.LOOT, active, GameState.NONE), Receive.ALL);
    }
  };

  private static final Refusal NO_TROUBLE = new Refusal("MT-PHS-09", "no-trouble");
  private static final Refusal NO_LOOT = new Refusal("MT-PHS-10", "no-loot-ability");
  private static final EventType TROUBLE = EventType.of("trouble", "MT-PHS-09").seat("who");
  private static final EventType LOOTED = EventType.of("room-looted", "MT-PHS-10").seat("who");

  @Override
  public int seat(GameState state) {
    return state.active();
  }

  /** Returns the nth usable ON LOOT ability of the active player, NONE if there are fewer. */
  private static int ability(GameState state, int number) {
    int active = state.active();
    int left = number;
    for (int token = state.top(state.table(active)); token >= 0; token = state.next(token)) {
      Ability ability = state.face(token).onLoot;
      if (ability != null && AbilityUse.isReady(state, active, token, ability) && left-- == 0) {
        return token;
      }
    }
    return GameState.NONE;
  }

  private static void loot(GameState state) {
    state.emit(LOOTED, state.active());
    DrawCards.draw(state, state.active(), DeckKind.DOOR, 1); // MT-PHS-10
    state.then(Receive.ALL);
  }
}
