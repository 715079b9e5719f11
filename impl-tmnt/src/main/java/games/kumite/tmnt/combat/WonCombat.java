package games.kumite.tmnt.combat;

import games.kumite.spi.EventType;
import games.kumite.spi.Step;
import games.kumite.spi.cards.Zone;
import games.kumite.tmnt.content.DeckKind;
import games.kumite.tmnt.deck.Discards;
import games.kumite.tmnt.deck.DrawCards;
import games.kumite.tmnt.effect.ChooseTarget;
import games.kumite.tmnt.effect.DiscardPlayedCard;
import games.kumite.tmnt.effect.EffectInterpreter;
import games.kumite.tmnt.effect.PlaceItem;
import games.kumite.tmnt.loss.StateCleanup;
import games.kumite.tmnt.state.Counters;
import games.kumite.tmnt.state.Face;
import games.kumite.tmnt.state.GameState;
import games.kumite.tmnt.state.Stage;
import games.kumite.tmnt.strength.Strength;
import games.kumite.tmnt.window.GameEnd;

/** A step of the rewards of a won combat (Resolution of a combat, 4 and 6). */
public enum WonCombat implements Step<GameState> {
  /** The step for Levels, which are gained first; the winning Level ends the game (MT-CBT-08, MT-CBT-16, MT-CON-03). */
  KILL {
    @Override
    public void run(GameState state) {
      int fighter = state.fighter();
      int level = Math.min(GameState.GOAL, state.level(fighter) + Strength.kills(state)); // MT-LVL-07
      state.setSeat(fighter, Counters.LEVEL, level);
      state.emit(KILLED, fighter, level);
      state.set(Counters.WON, 1);
      if (level == GameState.GOAL) { // MT-END-01
        GameEnd.end(state, "victory");
        return;
      }
      drawTreasures(state, state.get(Counters.SAVED) + Strength.treasures(state));
      state.then(TreasurePick.Divide.DIVIDE, AFTER_KILL, PROMISES, CombatCleanup.COMBAT_END, Stage.REWARD);
    }
  },
  /** The step for a combat whose last monster has left unkilled. It gives the Treasures of removed monsters only. */
  WITHOUT_KILL {
    @Override
    public void run(GameState state) {
      drawTreasures(state, state.get(Counters.SAVED));
      state.then(TreasurePick.Divide.DIVIDE, CombatCleanup.COMBAT_END, Stage.REWARD);
    }
  },
  /** The step for the other effects of kills (AFTER_KILL). */
  AFTER_KILL {
    @Override
    public void run(GameState state) {
      for (int slot = 0; slot < state.get(Counters.MONSTERS); slot++) {
        Face face = state.monsterFace(slot);
        if (state.isHere(slot) && face.afterKill.length > 0) {
          state.then(EffectInterpreter.of(face, EffectInterpreter.Part.AFTER_KILL, state.fighter(), GameState.NONE));
        }
      }
    }
  },
  /** The step in which promised Items change hands and promised level cards are played (MT-TMU-13). */
  PROMISES {
    @Override
    public void run(GameState state) {
      int helper = state.helper();
      if (helper < 0) {
        return;
      }
      state.then(StateCleanup.LIMITS); // an Item that is handed over may have lifted a limit (MT-ITM-10)
      int next;
      for (int token = state.top(state.table(state.fighter())); token >= 0; token = next) {
        next = state.next(token);
        if (state.has(token, Counters.OFFERED)) { // MT-TMU-14: what has left the table is not replaced
          next = next >= 0 && next == state.attached(token) ? state.next(next) : next;
          Discards.handOver(state, token, helper);
          state.emit(PAID, state.fighter(), token, helper);
          state.then(new PlaceItem(helper, token));
        }
      }
      state.then(LEVEL_CARDS);
    }
  },
  /**
   * The step for the promised level cards, one after another; a card that has become illegal stays in hand (MT-TMU-14).
   */
  LEVEL_CARDS {
    @Override
    public void run(GameState state) {
      int fighter = state.fighter();
      int helper = state.helper();
      int token = promised(state, fighter, helper);
      if (token >= 0) {
        state.move(token, state.zones().open);
        state.emit(PAID, fighter, token, helper);
        state.then(EffectInterpreter.of(state.face(token), EffectInterpreter.Part.PLAY, fighter, helper), new DiscardPlayedCard(token), this);
      }
    }
  };

  private static final EventType KILLED = EventType.of("killed", "MT-CBT-08").seat("fighter").number("level");
  private static final EventType PAID =
      EventType.of("promise-kept", "MT-TMU-13").seat("fighter").card("card").seat("helper");

  private static void drawTreasures(GameState state, int count) {
    int fighter = state.fighter();
    if (state.helper() < 0) {
      DrawCards.draw(state, fighter, DeckKind.TREASURE, count); // MT-CBT-15
      return;
    }
    Zone spread = state.zones().spread;
    for (int i = 0; i < count; i++) {
      int token = DrawCards.top(state, DeckKind.TREASURE);
      if (token >= 0) {
        state.move(token, spread); // MT-TMU-11
      }
    }
  }

  /** Returns the first promised level card in the order of ids, NONE if there is none. */
  private static int promised(GameState state, int fighter, int helper) {
    int first = GameState.NONE;
    for (int token = state.top(state.hand(fighter)); token >= 0; token = state.next(token)) {
      if (state.has(token, Counters.OFFERED) && ChooseTarget.raises(state, state.face(token), fighter, helper)
          && (first < 0 || state.face(token).index < state.face(first).index)) {
        first = token;
      }
    }
    return first;
  }
}
