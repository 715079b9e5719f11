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
 * What the enemies will do to the heroes in the next enemy phase. Lo Pan is left out: who fears him does not win.
 */
final class Danger {

  private static final double OF_DEFENSE_DIE = 0.6;
  private static final double MIN_DAMAGE = 0.4;
  /** How far the damage of a phase is from what is expected. */
  private static final double SPREAD = 3;
  /** How much of a phase the one after the next counts. */
  private static final double LATER = 0.25;

  /** How much of it the heroes who have yet to take their turns can do something about. */
  private static final double ANSWER = 0.9;

  private Danger() {}

  /**
   * What a hero is about to lose, and has lost.
   *
   * @param ofDeath what a death costs
   * @param ofWounds what it costs to have hardly any health
   */
  static double loss(Trouble trouble, int seat, double ofDeath, double ofWounds) {
    double damage = damage(trouble, seat) * (Heroes.isUnderWay(trouble) ? 1 + LATER - ANSWER * Heroes.pending(trouble) : LATER);
    double health = trouble.seat(seat, Num.HEALTH);
    double death = damage == 0 ? 0 : Math.max(0, Math.min(1, (damage - health + SPREAD) / (2 * SPREAD)));
    double wounds = 1 - Math.max(0, health - damage) / Trouble.MAX_HEALTH;
    return ofDeath * (death + Math.max(0, damage - health - SPREAD) / Trouble.MAX_HEALTH)
        + ofWounds * (1 - death) * wounds;
  }

  /** The damage that a hero may expect. */
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

  /** A hero's share in the attack of an enemy: that of the nearest ones. */
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
