package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.vocabulary.RollContext;
import games.kumite.bigtrouble.dice.DicePlacement;
import games.kumite.bigtrouble.dice.Roll;
import games.kumite.bigtrouble.resolution.EffectMove;
import games.kumite.bigtrouble.round.Movement;
import games.kumite.bigtrouble.round.WorkOnTask;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;
import games.kumite.bigtrouble.state.MinionList;

/**
 * The expected result of an action in progress: dice that are slotted for it are gone, and it is not yet done.
 *
 * @param heroes the strength of the heroes
 * @param ofDie the value of a die
 * @param ofChi the value of a chi
 * @param ofHealth the value of a health
 */
record ActionProgress(HeroStrength heroes, double ofDie, double ofChi, double ofHealth) {

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

  /** Returns the points that a hero has left to move, or will have. */
  static int points(GameState state, int seat) {
    Object underWay = state.currentLocals();
    if (underWay instanceof Movement movement) {
      return movement.seat() == seat ? movement.points() : 0;
    } else if (underWay instanceof EffectMove move) {
      return move.seat() == seat ? move.spaces() : 0;
    }
    return underWay instanceof DicePlacement dicing && dicing.seat() == seat && dicing.purpose() == DicePlacement.Purpose.MOVE
        ? NORMAL * dicing.normal() + EPIC * dicing.epic() : 0;
  }

  /**
   * Returns the value of the other expected results.
   *
   * @param state the state
   * @param ofHit the value of a hit on Lo Pan
   */
  double of(GameState state, double ofHit) {
    Object underWay = state.currentLocals();
    if (underWay instanceof DicePlacement dicing) {
      return switch (dicing.purpose()) {
        case MOVE, REST -> 0;
        case FIGHT -> fight(state, dicing, ofHit);
        case CHECK -> PASSED * ofDie * Odds.of(pool(dicing) + ADDED, dicing.difficulty());
        case BUY, PRAY, RECOVER -> ofDie * (dicing.normal() + dicing.epic());
      };
    } else if (underWay instanceof Roll roll) {
      return roll(state, roll);
    }
    return underWay instanceof WorkOnTask work ? ofDie * work.left() : 0;
  }

  private double roll(GameState state, Roll roll) {
    if (roll.context() == RollContext.DEFENSE) {
      return ofHealth * Math.min(roll.goal(), Math.max(roll.shown(state), roll.pool().skill() * OF_DEFENSE_DIE));
    }
    if (state.get(Counters.ROLL_SEAT) < 0) { // not thrown yet
      return SUCCESS * ofDie * Odds.of(roll.pool().skill() + EPIC_DIE * roll.pool().epic(), roll.goal());
    }
    return SUCCESS * ofDie * (roll.shown(state) >= roll.goal() ? 1 : STILL_TO_COME);
  }

  private static double pool(DicePlacement dicing) {
    return dicing.normal() + EPIC_DIE * dicing.epic();
  }

  private double fight(GameState state, DicePlacement dicing, double ofHit) {
    int enemy = dicing.subject();
    if (dicing.count() == 0) {
      return 0;
    }
    double chance = Odds.of(
        pool(dicing) + heroes.combatDice(state, dicing.seat()) + ADDED, state.defense(enemy));
    if (EnemyNumbers.isBoss(enemy)) {
      double worth = EnemyNumbers.bossOf(enemy) == state.loPan() ? ofHit : BOSS * ofDie;
      return chance * worth - (1 - chance) * ofHealth * struckBack(BOSS_ATTACK);
    }
    Minion.Statistics card = state.statistics(EnemyNumbers.type(enemy));
    double share = state.horde().quest(enemy) == MinionList.NO_QUEST ? 1 : OF_QUEST;
    double worth = ofChi * card.chi() + ofDie * Effort.enemy(state, enemy) * share;
    return chance * worth - (1 - chance) * ofHealth * struckBack(card.attack());
  }

  private static double struckBack(int attack) {
    return Math.max(MIN_DAMAGE, attack - PREVENTED);
  }
}
