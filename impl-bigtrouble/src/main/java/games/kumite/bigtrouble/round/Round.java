package games.kumite.bigtrouble.round;

import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.enemy.EnemyPhase;
import games.kumite.bigtrouble.harm.Threat;
import games.kumite.bigtrouble.item.AnyTimeWindow;
import games.kumite.bigtrouble.setup.ShowdownEffects;
import games.kumite.bigtrouble.state.ActionVerb;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.SingleChoice;
import games.kumite.bigtrouble.state.Stage;
import games.kumite.spi.EventType;
import games.kumite.spi.NoLocals;
import games.kumite.spi.Step;

/** The steps of a round: those of Act I and of Act II differ at its start and at its end. */
enum Round implements Step<GameState> {
  /** The beginning of a round. */
  BEGIN {
    @Override
    public void run(GameState state) {
      state.set(Counters.ROUND, state.get(Counters.ROUND) + 1);
      state.set(Counters.FIRST, GameState.NONE); // BT-RUL-57
      state.emit(ROUND, state.get(Counters.ROUND), state.get(Counters.ACT));
      state.then(state.get(Counters.ACT) == 1 ? CARD_FIRST : EFFECTS_FIRST, Stage.ROUND, BEGIN);
    }
  },
  /** Act I: a Big Trouble card, then the heroes (BT-RND-02). */
  CARD_FIRST {
    @Override
    public void run(GameState state) {
      AnyTimeWindow.open(state); // BT-RUL-89
      state.then(ResolveBigTrouble.REVEAL, Stage.BIG_TROUBLE, HEROES);
    }
  },
  /** Act II: the effects of showdown cards at the start of a round, then the heroes (BT-RND-03). */
  EFFECTS_FIRST {
    @Override
    public void run(GameState state) {
      ShowdownEffects.carryOut(state, Trigger.ON_ROUND_START);
      state.then(HEROES);
    }
  },
  /** The hero phase from the choice of the first player on. */
  HEROES {
    @Override
    public void run(GameState state) {
      state.ask(FIRST_PLAYER.about(NoLocals.NOTHING)); // BT-RND-04
      state.then(new HeroPhase(0), Stage.HERO_PHASE, ENEMIES);
    }
  },
  /** The enemy phase, then in Act II the end of the round. */
  ENEMIES {
    @Override
    public void run(GameState state) {
      AnyTimeWindow.open(state); // BT-RUL-89
      state.then(ENEMIES_ACT, Stage.ENEMY_PHASE);
      if (state.get(Counters.ACT) == 2) {
        state.then(THREAT, BEFORE_UPKEEP, UPKEEP);
        state.then(Stage.UPKEEP);
      }
    }
  },
  /** The deeds of all enemies (BT-RND-08). */
  ENEMIES_ACT {
    @Override
    public void run(GameState state) {
      EnemyPhase.begin(state);
    }
  },
  /** Act II: the advance of the threat, which may lose the game (BT-RND-10, BT-RND-11). */
  THREAT {
    @Override
    public void run(GameState state) {
      state.add(Counters.ADVANCES, 1);
      Threat.advance(state, 1);
    }
  },
  /** BT-RUL-89. */
  BEFORE_UPKEEP {
    @Override
    public void run(GameState state) {
      AnyTimeWindow.open(state);
    }
  },
  /** The effects of showdown cards in upkeep. */
  UPKEEP {
    @Override
    public void run(GameState state) {
      ShowdownEffects.carryOut(state, Trigger.ON_UPKEEP);
    }
  };

  private static final EventType ROUND = EventType.of("round", "BT-RND-01").number("round").number("act");
  private static final EventType CHOSEN = EventType.of("first-player", "BT-RND-04").seat("who");
  /** DEC-08: the group's choice of the first player of the round (BT-RND-04, BT-RND-14). */
  private static final SingleChoice<NoLocals> FIRST_PLAYER = SingleChoice.of("first-player", it -> GameState.NONE,
      (state, it) -> (1 << state.seats()) - 1, ActionVerb.FIRST, (state, it, chosen) -> {
        state.set(Counters.FIRST, chosen.first());
        state.emit(CHOSEN, chosen.first());
      });
}
