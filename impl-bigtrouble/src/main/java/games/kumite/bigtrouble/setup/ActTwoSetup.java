package games.kumite.bigtrouble.setup;

import games.kumite.bigtrouble.content.ActTwo;
import games.kumite.bigtrouble.content.DiceFaces;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.TextExecutor;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.spi.EventType;
import games.kumite.spi.Step;

/** The steps of setting up Act II, in the order of BT-ACT2-38. */
public enum ActTwoSetup implements Step<GameState> {
  /** The whole setup. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.then(BOARD, FATE, TRACKS);
      state.then(CARDS, SETUP_CARD, TEXTS);
      state.then(READY);
    }
  },
  /** Act I leaves the board, which is turned (BT-ACT2-03, BT-ACT2-04). */
  BOARD {
    @Override
    public void run(GameState state) {
      ActOneCleanup.clear(state);
      state.set(Counters.ACT, 2);
      state.set(Counters.ROUND, 0);
      state.emit(LAIR);
      Showdowns.gainKeys(state, 0); // BT-ACT2-17: with one player the arena is open from the start
    }
  },
  /** BT-ACT2-06, BT-FAT-17. */
  FATE {
    @Override
    public void run(GameState state) {
      int sides = state.content().dice().fate().size();
      for (int die = 0; die < DiceFaces.FATE_DICE; die++) {
        state.set(Counters.FATE_PLACES + die, Counters.IN_POOL);
        state.set(Counters.FATE_ORDER + die, 0);
        state.set(Counters.FATE_SPENT + die, 0);
        int face = state.random().die("fate", die + 1, sides) - 1;
        state.set(Counters.FATE_FACES + die, face);
        state.emit(state.definition().events.fate, die + 1, face);
      }
    }
  },
  /**
   * Lo Pan's health and the threat token (BT-ACT2-12, BT-ACT2-13): before any text, so that the effects of texts are
   * not undone.
   */
  TRACKS {
    @Override
    public void run(GameState state) {
      state.setBoss(state.loPan(), Counters.BOSS_HEALTH, state.startingHealth(state.loPan()));
      state.set(Counters.THREAT, state.definition().startingThreat(state.definition().players.secondActThreat()));
    }
  },
  /** The showdown cards, with heroes, enemies and tokens (BT-ACT2-08 to BT-ACT2-10). */
  CARDS {
    @Override
    public void run(GameState state) {
      LayOutShowdowns.layOut(state);
    }
  },
  /** Lo Pan, his minions, and the effects of the setup card (BT-ACT2-02, BT-ACT2-11). */
  SETUP_CARD {
    @Override
    public void run(GameState state) {
      ActTwo card = state.content().actTwo().get(state.get(Counters.FILLED));
      int space = state.board().at(card.entry().space());
      state.setBoss(state.loPan(), Counters.BOSS_SPACE, space);
      state.emit(state.definition().events.spawned, EnemyNumbers.boss(state.loPan()), state.spaceNumber(space));
      state.emit(CARD);
      TextExecutor.execute(state, card.effects(), EffectContext.ofGroup());
      if (state.seats() > 2) {
        TextExecutor.execute(state, card.threePlayers(), EffectContext.ofGroup());
      }
    }
  },
  /** The effects of showdown cards when they are laid out. */
  TEXTS {
    @Override
    public void run(GameState state) {
      ShowdownEffects.carryOut(state, Trigger.ON_SETUP);
    }
  },
  /** The ability tokens; all is ready (BT-ACT2-14). */
  READY {
    @Override
    public void run(GameState state) {
      for (int seat = 0; seat < state.seats(); seat++) {
        state.setSeat(seat, Counters.SPENT, 0);
      }
      state.emit(BEGINS, state.boss(state.loPan(), Counters.BOSS_HEALTH), state.get(Counters.THREAT));
    }
  };

  private static final EventType LAIR = EventType.of("lair", "BT-ACT2-03");
  private static final EventType CARD = EventType.of("setup-card", "BT-ACT2-02");
  private static final EventType BEGINS =
      EventType.of("showdown-begins", "BT-ACT2-12").number("lo-pan").number("threat");
}
