package games.kumite.bigtrouble.effect;

import games.kumite.bigtrouble.content.Chinatown;
import games.kumite.bigtrouble.content.vocabulary.Effect;
import games.kumite.bigtrouble.content.vocabulary.EffectDuration;
import games.kumite.bigtrouble.content.vocabulary.Part;
import games.kumite.bigtrouble.content.vocabulary.QuestEvent;
import games.kumite.bigtrouble.content.vocabulary.Shape;
import games.kumite.bigtrouble.content.vocabulary.TextSource;
import games.kumite.bigtrouble.content.vocabulary.TextSource.Acts;
import games.kumite.bigtrouble.content.vocabulary.Trigger;
import games.kumite.bigtrouble.dice.PlainRoll;
import games.kumite.bigtrouble.enemy.EnemyActions;
import games.kumite.bigtrouble.item.SpaceAttack;
import games.kumite.bigtrouble.quest.Spawning;
import games.kumite.bigtrouble.resolution.Bearing;
import games.kumite.bigtrouble.resolution.EffectSpaces;
import games.kumite.bigtrouble.resolution.InstantWord;
import games.kumite.bigtrouble.resolution.PlainWord;
import games.kumite.bigtrouble.resolution.PlainWord.Of;
import games.kumite.bigtrouble.resolution.Showdowns;
import games.kumite.bigtrouble.resolution.SpaceWord;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EffectContext;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import java.util.List;

/** The words about minions and bosses. */
final class EnemyWords {

  private static final int FIGHT = Bearing.ENEMIES | Bearing.PLACES;

  static final List<InstantWord> ALL = List.of(
      new SpaceWord(19, "spawn", Shape.SPAWN, Bearing.aside(FIGHT, Bearing.ENEMIES),
          (state, it, on, space) -> isAnyLeft(state, it), EnemyWords::spawn) {
        @Override
        public void executeNowhere(GameState state, Effect effect, EffectContext on) {
          if (!isAnyLeft(state, effect)) {
            spawn(state, effect, on, Board.NOWHERE); // BT-BTC-12: ignored
          }
        }
      },
      new Hit(20, "hitAll",
          (state, it, on, space) -> EffectSpaces.isInReach(state, on, space) && state.enemiesAt(space) > 0,
          (state, it, on, space) -> state.then(SpaceAttack.BLAST.start(
              SpaceAttack.of(on.decider(state), PlainRoll.Purpose.HIT_ALL, it.amount(), space)))),
      new Hit(21, "kill",
          (state, it, on, space) -> EffectSpaces.isInReach(state, on, space) && EnemyInSpace.minions(state, it.amount(), 1L << space) != 0,
          (state, it, on, space) -> state.ask(EnemyInSpace.KILL.about(new EnemyInSpace(it.amount(), space, on)))) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          boolean isLimited = part.scope() == EffectDuration.FIRST_EACH_TURN || part.scope() == EffectDuration.ONCE;
          return trigger == Trigger.ON_KILL && !isLimited ? "kill needs /turn or once under onKill"
              : super.fault(effect, part, trigger, home);
        }

        @Override
        public boolean isRepeatable() {
          return true;
        }

        @Override
        public void repeat(GameState state, Effect effect, EffectContext on, int times) {
          state.then(new KillSeveral(effect, on, times));
        }
      },
      new PlainWord(22, "hitBoss", Shape.AMOUNT, Bearing.of(FIGHT, Bearing.ALL), Of.SELF,
          (state, it, on, self) -> EnemyInSpace.bosses(state, on.here(state)) != 0,
          (state, it, on, self) -> state.ask(EnemyInSpace.STRIKE_BOSS.about(new EnemyInSpace(it.amount(), on.here(state), on)))) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return hit("hitBoss", trigger, home);
        }
      },
      new PlainWord(45, "march", Shape.AMOUNT, Bearing.of(FIGHT, Bearing.ENEMIES), Of.GROUP,
          (state, it, on, self) -> state.get(Counters.ACT) == 1 && isMinionInStreets(state),
          (state, it, on, self) -> EnemyActions.march(state, it.amount())) {
        @Override
        public boolean isIdle(Effect effect, Acts act, TextSource home) {
          return act == Acts.SECOND;
        }
      },
      new SpaceWord(49, "holdEnemy", Shape.PLACE, Bearing.aside(FIGHT, 0),
          (state, it, on, space) -> EnemyActions.isAnyToHold(state, space),
          (state, it, on, space) -> EnemyActions.hold(state, space)),
      new PlainWord(50, "flee", Shape.PLAIN, Bearing.of(FIGHT, Bearing.ENEMIES), Of.DECIDER,
          (state, it, on, self) -> isBossThere(state, on.enemy()), EnemyWords::flee) {
        @Override
        public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
          return home == TextSource.ENEMY ? "" : "flee belongs to enemies";
        }
      },
      new PlainWord(52, "bossHealth", Shape.BOSS, Bearing.aside(FIGHT, Bearing.ENEMIES), Of.GROUP,
          EnemyWords::changesBoss, EnemyWords::changeBoss));

  private EnemyWords() {}

  /** A word for the enemies in a space; it triggers texts of enemies and heroes, which may be the cause of it. */
  private static class Hit extends SpaceWord {

    Hit(int number, String word, Test test, Execution execution) {
      super(number, word, Shape.AMOUNT_PLACE, Bearing.of(FIGHT, Bearing.ALL), test, execution);
    }

    @Override
    public String fault(Effect effect, Part part, Trigger trigger, TextSource home) {
      return hit(word(), trigger, home);
    }

    @Override
    public boolean isSameForAll(Effect effect) {
      return false; // it is in self's reach
    }
  }

  /** Returns the fault of a hit that would trigger itself without end (BT-RUL-120, BT-RUL-128). */
  private static String hit(String word, Trigger trigger, TextSource home) {
    if (trigger == Trigger.ON_HIT) {
      return word + " cannot stand under onHit: a hit would set off the next";
    }
    return home == TextSource.HELL ? word + " cannot stand on a Hell card: what it sets off would draw the next" : "";
  }

  private static boolean isAnyLeft(GameState state, Effect effect) {
    return state.horde().substitute(state.content().minion(effect.name())) >= 0;
  }

  private static void spawn(GameState state, Effect effect, EffectContext on, int space) {
    Spawning.spawn(state, state.content().minion(effect.name()), effect.amount(), space);
  }

  private static boolean isMinionInStreets(GameState state) {
    int streets = state.board().zone(Chinatown.STREETS);
    boolean isAny = false;
    for (int place = 0; place < state.horde().size(); place++) {
      isAny |= state.board().zoneOf(state.horde().spaceAt(place)) == streets;
    }
    return isAny;
  }

  private static boolean isBossThere(GameState state, int enemy) {
    return EnemyNumbers.isBoss(enemy) && isThere(state, EnemyNumbers.bossOf(enemy));
  }

  private static void flee(GameState state, Effect effect, EffectContext on, int self) {
    if (isBossThere(state, on.enemy())) {
      EnemyActions.flee(state, EnemyNumbers.bossOf(on.enemy()));
    }
  }

  private static boolean isThere(GameState state, int boss) {
    return state.boss(boss, Counters.BOSS_SPACE) != Board.NOWHERE;
  }

  /** Returns whether a boss is there with a health that changes, or is still to come. */
  private static boolean changesBoss(GameState state, Effect effect, EffectContext on, int self) {
    int boss = state.content().boss(effect.name());
    if (isThere(state, boss)) {
      int health = state.boss(boss, Counters.BOSS_HEALTH);
      return effect.amount() > 0 ? health < Counters.MUCH : health > 1;
    }
    boolean isToCome = state.get(Counters.ACT) == 1;
    for (int slot = 0; slot < state.questSlots() && !isToCome; slot++) {
      isToCome = Showdowns.isThere(state, slot) && isToCome(state, slot, effect.name());
    }
    return isToCome;
  }

  /** Returns whether a combat that has not begun is with a boss. */
  private static boolean isToCome(GameState state, int slot, String boss) {
    List<QuestEvent> parts = Showdowns.side(state, slot).objective().parts();
    for (int part = state.quest(slot, Counters.QUEST_PART); part < parts.size(); part++) {
      boolean isBegun = part == state.quest(slot, Counters.QUEST_PART) && state.quest(slot, Counters.QUEST_BEGUN) == 1;
      if (!isBegun && parts.get(part).enemies().contains(boss)) {
        return true;
      }
    }
    return false;
  }

  private static void changeBoss(GameState state, Effect effect, EffectContext on, int self) {
    int boss = state.content().boss(effect.name());
    int more = state.boss(boss, Counters.BOSS_MORE) + effect.amount();
    state.setBoss(boss, Counters.BOSS_MORE, Math.max(-Counters.MUCH, Math.min(Counters.MUCH, more)));
    if (isThere(state, boss)) {
      int before = state.boss(boss, Counters.BOSS_HEALTH);
      int health = Math.max(1, Math.min(Counters.MUCH, before + effect.amount()));
      if (health != before) {
        state.setBoss(boss, Counters.BOSS_HEALTH, health);
        state.emit(state.definition().events.bossHealth, EnemyNumbers.boss(boss), health);
      }
    }
  }
}
