package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectTarget;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.enemy.DefeatReward;
import games.kumite.bigtrouble.enemy.EnemyActions;
import games.kumite.bigtrouble.item.Peek;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.level.NewUpgrade;
import games.kumite.bigtrouble.resolution.ChooseAffectedHero;
import games.kumite.bigtrouble.resolution.EffectImpact;
import games.kumite.bigtrouble.resolution.TargetResolution;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Callbacks;
import games.kumite.bigtrouble.state.Callbacks.Bottom;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.track.Threat;

/** The interpreter of each verb. */
public enum EffectExecutor implements Callbacks {
  /** The only instance. */
  ALL;

  @Override
  public void befall(GameState state, Effect effect, EffectContext on, int seat) {
    state.then(new ApplyToHero(effect, on, seat));
  }

  @Override
  public void upTo(GameState state, Effect effect, EffectContext on, int times) {
    state.then(new KillSeveral((Effect.PlacedAmount) effect, on, times)); // the only such word
  }

  @Override
  public void effect(GameState state, Effect effect, EffectContext on, Bottom bottom) {
    if (effect instanceof Effect.Heroes it) {
      onHeroes(state, it.target(), effect, on);
    } else if (effect instanceof Effect.HeroesAmount it) {
      onHeroes(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Teleport it) {
      onHeroes(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Item it) {
      onHeroes(state, it.target(), effect, on);
    } else if (effect instanceof Effect.Amount it) {
      amount(state, it, on, bottom);
    } else if (effect instanceof Effect.Plain it) {
      plain(state, it, on);
    } else if (effect instanceof Effect.Unique it) {
      unique(state, it, on);
    } else if (effect instanceof Effect.BossHealth it) {
      bossHealth(state, it);
    } else {
      ChoosePlace.begin(state, effect, on);
    }
  }

  private static void onHeroes(GameState state, EffectTarget target, Effect effect, EffectContext on) {
    if (TargetResolution.isChosen(target, on)) {
      state.then(new ChooseAffectedHero(target, on, effect, null));
      return;
    }
    int seats = TargetResolution.of(state, target, on);
    for (int i = 0; i < state.seats(); i++) { // BT-RUL-70
      int seat = (state.leader() + i) % state.seats();
      if ((seats >> seat & 1) != 0) {
        state.then(new ApplyToHero(effect, on, seat));
      }
    }
  }

  private static void amount(GameState state, Effect.Amount it, EffectContext on, Bottom bottom) {
    int amount = it.amount();
    int self = on.self();
    switch (it.verb()) {
      case AUDACITY -> Audacity.advance(state, amount);
      case THREAT -> Threat.advance(state, amount);
      case KEY -> Showdowns.gainKeys(state, amount);
      case MARCH -> EnemyActions.march(state, amount);
      case HIT_BOSS -> StrikeBoss.begin(state, amount, on);
      case PEEK_BT -> Peek.begin(state, amount, on, bottom);
      case REROLL_FATE -> state.then(RerollFate.POOL.with(new RerollFate.Some(on.decider(state), amount)));
      default -> {
        if (self >= 0) {
          own(state, it, self);
        }
      }
    }
  }

  private static void own(GameState state, Effect.Amount it, int seat) {
    switch (it.verb()) {
      case PREVENT -> more(state, seat, Counters.PREVENTED, it.amount());
      case EXTRA_FATE -> more(state, seat, Counters.FATE_EXTRA, it.amount());
      case SET_AD -> {
        if (state.get(Counters.ACTIVE) == seat) { // BT-RUL-110
          state.ask(new SetDice(seat, it.amount(), 0));
        }
      }
      case ADD_AD -> addDice(state, seat, it.amount());
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private static void more(GameState state, int seat, int place, int amount) {
    state.setSeat(seat, place, Math.min(Counters.MUCH, state.seat(seat, place) + amount));
  }

  /** Adds action dice, in the hero's own turn only (BT-RUL-81). */
  private static void addDice(GameState state, int seat, int count) {
    for (int i = 0; i < count && state.get(Counters.ACTIVE) == seat; i++) {
      ActionDice.addPassing(state, seat);
    }
  }

  private static void plain(GameState state, Effect.Plain it, EffectContext on) {
    switch (it.verb()) {
      case ROLL_FATE -> FatePool.rollPool(state);
      case FLEE -> {
        if (EnemyNumbers.isBoss(on.enemy()) && state.boss(EnemyNumbers.bossOf(on.enemy()), Counters.BOSS_SPACE) != Board.NOWHERE) {
          EnemyActions.flee(state, EnemyNumbers.bossOf(on.enemy()));
        }
      }
      case PEEK_BOTTOM -> { } // belongs to the peekBT before it
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private static void unique(GameState state, Effect.Unique it, EffectContext on) {
    int upgrade = state.content().upgrade(it.upgrade());
    if (on.self() >= 0 && EffectImpact.isFree(state, upgrade)) {
      NewUpgrade.gain(state, on.self(), upgrade);
    }
  }

  private static void bossHealth(GameState state, Effect.BossHealth it) {
    int boss = state.content().boss(it.boss());
    int more = state.boss(boss, Counters.BOSS_MORE) + it.amount();
    state.setBoss(boss, Counters.BOSS_MORE, Math.max(-Counters.MUCH, Math.min(Counters.MUCH, more)));
    if (state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE) {
      int before = state.boss(boss, Counters.BOSS_HEALTH);
      int health = Math.max(1, Math.min(Counters.MUCH, before + it.amount()));
      if (health != before) {
        state.setBoss(boss, Counters.BOSS_HEALTH, health);
        state.emit(state.definition().events.bossHealth, EnemyNumbers.boss(boss), health);
      }
    }
  }

  /** Returns the bounty of enemies that a text defeats; a text without a hero pays none. */
  static DefeatReward bounty(EffectContext on) {
    return on.self() >= 0 ? DefeatReward.PAID : DefeatReward.NONE;
  }
}
