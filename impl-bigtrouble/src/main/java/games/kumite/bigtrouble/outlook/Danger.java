package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.content.Reach;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/**
 * The expected damage of the enemies to the heroes in the next enemy phase. Lo Pan is left out, since heroes that avoid
 * him do not win.
 */
final class Danger {

  private static final double OF_DEFENSE_DIE = 0.6;
  private static final double MIN_DAMAGE = 0.4;
  /** The typical difference of a phase's damage from the expected damage. */
  private static final double SPREAD = 3;
  /** The weight of the phase after the next. */
  private static final double LATER = 0.25;

  /** The part of the damage that the heroes who have yet to take their turns can prevent. */
  private static final double ANSWER = 0.9;

  private Danger() {}

  /**
   * Returns the cost of a hero's expected and past losses.
   *
   * @param ofDeath the cost of a death
   * @param ofWounds the cost of hardly any health
   */
  static double loss(Trouble trouble, int seat, double ofDeath, double ofWounds) {
    double damage = damage(trouble, seat) * (Heroes.isUnderWay(trouble) ? 1 + LATER - ANSWER * Heroes.pending(trouble) : LATER);
    double health = trouble.seat(seat, Num.HEALTH);
    double death = damage == 0 ? 0 : Math.max(0, Math.min(1, (damage - health + SPREAD) / (2 * SPREAD)));
    double wounds = 1 - Math.max(0, health - damage) / Trouble.MAX_HEALTH;
    return ofDeath * (death + Math.max(0, damage - health - SPREAD) / Trouble.MAX_HEALTH)
        + ofWounds * (1 - death) * wounds;
  }

  /** Returns the expected damage to a hero. */
  private static double damage(Trouble trouble, int seat) {
    double prevented = OF_DEFENSE_DIE * trouble.hero(seat).entry().defense();
    double sum = 0;
    for (int place = 0; place < trouble.horde().size(); place++) {
      Minion.Statistics card = trouble.statistics(Enemy.type(trouble.horde().at(place)));
      sum += share(trouble, seat, Way.BORDERS, trouble.horde().spaceAt(place), card.move(),
          card.range() == Reach.RANGED) * Math.max(MIN_DAMAGE, card.attack() - prevented);
    }
    Way way = trouble.get(Num.ACT) == 1 ? Way.GATEWAYS : Way.ENTRYWAYS;
    for (int boss = 0; boss < trouble.loPan(); boss++) {
      int space = trouble.boss(boss, Num.BOSS_SPACE);
      if (space != Board.NOWHERE) {
        Boss.Entry card = trouble.content().bosses().get(boss).entry();
        sum += share(trouble, seat, way, space, card.move(), card.range() == Reach.RANGED)
            * Math.max(MIN_DAMAGE, card.attack() - prevented);
      }
    }
    return sum;
  }

  /** Returns a hero's share in the attack of an enemy, which goes to the nearest ones. */
  private static double share(Trouble trouble, int seat, Way way, int space, int move, boolean isRanged) {
    Board board = trouble.board();
    int at = trouble.seat(seat, Num.SPACE);
    int distance = board.distance(way, space, at);
    if (distance > move && !(isRanged && board.sees(space, at))) {
      return 0;
    }
    int near = 0;
    for (int other = 0; other < trouble.seats(); other++) {
      int others = board.distance(way, space, trouble.seat(other, Num.SPACE));
      if (others < distance) {
        return 0;
      }
      near += others == distance ? 1 : 0;
    }
    return 1.0 / near;
  }
}
