package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.Context;
import games.kumite.bigtrouble.dice.Dicing;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.move.EffectMove;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Horde;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.task.Work;
import games.kumite.bigtrouble.walk.Walk;

/** The expected result of an action in progress: dice that are slotted for it are gone, and it is not yet done. */
final class Progress {

  private static final int NORMAL = 2;
  private static final int EPIC = 3;
  private static final double EPIC_DIE = 1.7;
  private static final double OF_DEFENSE_DIE = 0.66;
  /** The value of a success with an unknown purpose, and of a check that is passed, in dice. */
  private static final double SUCCESS = 4;
  private static final double PASSED = 6;
  /** The value of a success that a fate die or a re-roll may still bring. */
  private static final double STILL_TO_COME = 0.1;
  private static final double ADDED = 0.4;
  private static final double OF_QUEST = 1.4;
  private static final double BOSS = 2.5;
  private static final int BOSS_ATTACK = 3;
  private static final double PREVENTED = 1.3;
  private static final double MIN_DAMAGE = 0.5;

  private Progress() {}

  /** Returns the points that a hero has left to move, or will have. */
  static int points(Trouble trouble, int seat) {
    Object underWay = trouble.underWay();
    if (underWay instanceof Walk walk) {
      return walk.seat() == seat ? walk.points() : 0;
    } else if (underWay instanceof EffectMove move) {
      return move.seat() == seat ? move.spaces() : 0;
    }
    return underWay instanceof Dicing dicing && dicing.seat() == seat && dicing.purpose() == Dicing.Purpose.MOVE
        ? NORMAL * dicing.normal() + EPIC * dicing.epic() : 0;
  }

  /**
   * Returns the value of the other expected results.
   *
   * @param ofDie the value of a die
   * @param ofChi the value of a chi
   * @param ofHealth the value of a health
   * @param ofHit the value of a hit on Lo Pan
   */
  static double of(Trouble trouble, double ofDie, double ofChi, double ofHealth, double ofHit) {
    Object underWay = trouble.underWay();
    if (underWay instanceof Dicing dicing) {
      return switch (dicing.purpose()) {
        case MOVE -> 0;
        case REST -> rest(trouble, dicing, ofChi, ofHealth);
        case FIGHT -> fight(trouble, dicing, ofDie, ofChi, ofHealth, ofHit);
        case CHECK -> PASSED * ofDie * Odds.of(pool(dicing) + ADDED, dicing.difficulty());
        case BUY, PRAY, RECOVER -> ofDie * (dicing.normal() + dicing.epic());
      };
    } else if (underWay instanceof Roll roll) {
      return roll(trouble, roll, ofDie, ofHealth);
    }
    return underWay instanceof Work work ? ofDie * work.left() : 0;
  }

  private static double roll(Trouble trouble, Roll roll, double ofDie, double ofHealth) {
    if (roll.context() == Context.DEFENSE) {
      return ofHealth * Math.min(roll.goal(), Math.max(roll.shown(trouble), roll.pool().skill() * OF_DEFENSE_DIE));
    }
    if (trouble.get(Num.ROLL_SEAT) < 0) { // not thrown yet
      return SUCCESS * ofDie * Odds.of(roll.pool().skill() + EPIC_DIE * roll.pool().epic(), roll.goal());
    }
    return SUCCESS * ofDie * (roll.shown(trouble) >= roll.goal() ? 1 : STILL_TO_COME);
  }

  private static double pool(Dicing dicing) {
    return dicing.normal() + EPIC_DIE * dicing.epic();
  }

  private static double rest(Trouble trouble, Dicing dicing, double ofChi, double ofHealth) {
    int health = trouble.seat(dicing.seat(), Num.HEALTH);
    double sum = 0;
    for (int die = 0; die < dicing.count(); die++) {
      for (int time = 0; time < dicing.times(die); time++) {
        int healed = Math.min(dicing.isEpic(die) ? EPIC : NORMAL, Trouble.MAX_HEALTH - health);
        health += healed;
        sum += healed == 0 ? ofChi : ofHealth * healed;
      }
    }
    return sum;
  }

  private static double fight(
      Trouble trouble, Dicing dicing, double ofDie, double ofChi, double ofHealth, double ofHit) {
    int enemy = dicing.subject();
    if (dicing.count() == 0) {
      return 0;
    }
    double chance = Odds.of(
        pool(dicing) + Heroes.combatDice(trouble, dicing.seat()) + ADDED, trouble.defense(enemy));
    if (Enemy.isBoss(enemy)) {
      double worth = Enemy.bossOf(enemy) == trouble.loPan() ? ofHit : BOSS * ofDie;
      return chance * worth - (1 - chance) * ofHealth * struckBack(BOSS_ATTACK);
    }
    Minion.Statistics card = trouble.statistics(Enemy.type(enemy));
    double share = trouble.horde().quest(enemy) == Horde.NO_QUEST ? 1 : OF_QUEST;
    double worth = ofChi * card.chi() + ofDie * Effort.enemy(trouble, enemy) * share;
    return chance * worth - (1 - chance) * ofHealth * struckBack(card.attack());
  }

  private static double struckBack(int attack) {
    return Math.max(MIN_DAMAGE, attack - PREVENTED);
  }
}
