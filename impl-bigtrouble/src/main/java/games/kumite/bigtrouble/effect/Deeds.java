package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.Target;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.dice.FatePool;
import games.kumite.bigtrouble.enemy.Bounty;
import games.kumite.bigtrouble.enemy.Enemies;
import games.kumite.bigtrouble.item.Peek;
import games.kumite.bigtrouble.level.Audacity;
import games.kumite.bigtrouble.level.NewUpgrade;
import games.kumite.bigtrouble.showdown.Showdowns;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Doing.Bottom;
import games.kumite.bigtrouble.state.Doing;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Occasion;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.text.ChooseHero;
import games.kumite.bigtrouble.text.Possible;
import games.kumite.bigtrouble.text.Targets;
import games.kumite.bigtrouble.track.Threat;

/** The interpreter of each verb. */
public enum Deeds implements Doing {
  /** The only instance. */
  ALL;

  @Override
  public void befall(Trouble trouble, Effect effect, Occasion on, int seat) {
    trouble.then(new Befall(effect, on, seat));
  }

  @Override
  public void upTo(Trouble trouble, Effect effect, Occasion on, int times) {
    trouble.then(new Kills((Effect.PlacedAmount) effect, on, times)); // the only such word
  }

  @Override
  public void effect(Trouble trouble, Effect effect, Occasion on, Bottom bottom) {
    if (effect instanceof Effect.Heroes it) {
      onHeroes(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.HeroesAmount it) {
      onHeroes(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Teleport it) {
      onHeroes(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Item it) {
      onHeroes(trouble, it.target(), effect, on);
    } else if (effect instanceof Effect.Amount it) {
      amount(trouble, it, on, bottom);
    } else if (effect instanceof Effect.Plain it) {
      plain(trouble, it, on);
    } else if (effect instanceof Effect.Unique it) {
      unique(trouble, it, on);
    } else if (effect instanceof Effect.BossHealth it) {
      bossHealth(trouble, it);
    } else {
      AtPlace.begin(trouble, effect, on);
    }
  }

  private static void onHeroes(Trouble trouble, Target target, Effect effect, Occasion on) {
    if (Targets.isChosen(target, on)) {
      trouble.then(new ChooseHero(target, on, effect, null));
      return;
    }
    int seats = Targets.of(trouble, target, on);
    for (int i = 0; i < trouble.seats(); i++) { // BT-RUL-70
      int seat = (trouble.leader() + i) % trouble.seats();
      if ((seats >> seat & 1) != 0) {
        trouble.then(new Befall(effect, on, seat));
      }
    }
  }

  private static void amount(Trouble trouble, Effect.Amount it, Occasion on, Bottom bottom) {
    int amount = it.amount();
    int self = on.self();
    switch (it.verb()) {
      case AUDACITY -> Audacity.advance(trouble, amount);
      case THREAT -> Threat.advance(trouble, amount);
      case KEY -> Showdowns.gainKeys(trouble, amount);
      case MARCH -> Enemies.march(trouble, amount);
      case HIT_BOSS -> StrikeBoss.begin(trouble, amount, on);
      case PEEK_BT -> Peek.begin(trouble, amount, on, bottom);
      case REROLL_FATE -> trouble.then(RerollFate.POOL.about(new RerollFate.Some(on.decider(trouble), amount)));
      default -> {
        if (self >= 0) {
          own(trouble, it, self);
        }
      }
    }
  }

  private static void own(Trouble trouble, Effect.Amount it, int seat) {
    switch (it.verb()) {
      case PREVENT -> more(trouble, seat, Num.PREVENTED, it.amount());
      case EXTRA_FATE -> more(trouble, seat, Num.FATE_EXTRA, it.amount());
      case SET_AD -> {
        if (trouble.get(Num.ACTIVE) == seat) { // BT-RUL-110
          trouble.ask(new SetDice(seat, it.amount(), 0));
        }
      }
      case ADD_AD -> addDice(trouble, seat, it.amount());
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private static void more(Trouble trouble, int seat, int place, int amount) {
    trouble.setSeat(seat, place, Math.min(Num.MUCH, trouble.seat(seat, place) + amount));
  }

  /** Adds action dice, in the hero's own turn only (BT-RUL-81). */
  private static void addDice(Trouble trouble, int seat, int count) {
    for (int i = 0; i < count && trouble.get(Num.ACTIVE) == seat; i++) {
      ActionDice.addPassing(trouble, seat);
    }
  }

  private static void plain(Trouble trouble, Effect.Plain it, Occasion on) {
    switch (it.verb()) {
      case ROLL_FATE -> FatePool.rollPool(trouble);
      case FLEE -> {
        if (Enemy.isBoss(on.enemy()) && trouble.boss(Enemy.bossOf(on.enemy()), Num.BOSS_SPACE) != Board.NOWHERE) {
          Enemies.flee(trouble, Enemy.bossOf(on.enemy()));
        }
      }
      case PEEK_BOTTOM -> { } // belongs to the peekBT before it
      default -> throw new IllegalStateException(it + " cannot be carried out at once");
    }
  }

  private static void unique(Trouble trouble, Effect.Unique it, Occasion on) {
    int upgrade = trouble.content().upgrade(it.upgrade());
    if (on.self() >= 0 && Possible.isFree(trouble, upgrade)) {
      NewUpgrade.gain(trouble, on.self(), upgrade);
    }
  }

  private static void bossHealth(Trouble trouble, Effect.BossHealth it) {
    int boss = trouble.content().boss(it.boss());
    int more = trouble.boss(boss, Num.BOSS_MORE) + it.amount();
    trouble.setBoss(boss, Num.BOSS_MORE, Math.max(-Num.MUCH, Math.min(Num.MUCH, more)));
    if (trouble.boss(boss, Num.BOSS_SPACE) != Board.NOWHERE) {
      int before = trouble.boss(boss, Num.BOSS_HEALTH);
      int health = Math.max(1, Math.min(Num.MUCH, before + it.amount()));
      if (health != before) {
        trouble.setBoss(boss, Num.BOSS_HEALTH, health);
        trouble.tell(trouble.terms().tidings.bossHealth, Enemy.boss(boss), health);
      }
    }
  }

  /** Returns the bounty of enemies that a text defeats; a text without a hero pays none. */
  static Bounty bounty(Occasion on) {
    return on.self() >= 0 ? Bounty.PAID : Bounty.NONE;
  }
}
