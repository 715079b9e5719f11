package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.content.AttackRange;
import games.kumite.bigtrouble.content.Boss;
import games.kumite.bigtrouble.content.Minion;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;

/**
 * The expected damage of the enemies to the heroes in the next enemy phase. Lo Pan is left out, since heroes that avoid
 * him do not win.
 */
final class ExpectedDamage {

  private static final double OF_DEFENSE_DIE = 0.6;
  private static final double MIN_DAMAGE = 0.4;
  /** The typical difference of a phase's damage from the expected damage. */
  private static final double SPREAD = 3;
  /** The weight of the phase after the next. */
  private static final double LATER = 0.25;

  /** The part of the damage that the heroes who have yet to take their turns can prevent. */
  private static final double ANSWER = 0.9;

  private ExpectedDamage() {}

  /**
   * Returns the cost of a hero's expected and past losses.
   *
   * @param ofDeath the cost of a death
   * @param ofWounds the cost of hardly any health
   */
  static double loss(GameState state, int seat, double ofDeath, double ofWounds) {
    double damage = damage(state, seat) * (HeroStrength.isUnderWay(state) ? 1 + LATER - ANSWER * HeroStrength.pending(state) : LATER);
    double health = state.seat(seat, Counters.HEALTH);
    double death = damage == 0 ? 0 : Math.max(0, Math.min(1, (damage - health + SPREAD) / (2 * SPREAD)));
    double wounds = 1 - Math.max(0, health - damage) / GameState.MAX_HEALTH;
    return ofDeath * (death + Math.max(0, damage - health - SPREAD) / GameState.MAX_HEALTH)
        + ofWounds * (1 - death) * wounds;
  }

  /** Returns the expected damage to a hero. */
  private static double damage(GameState state, int seat) {
    double prevented = OF_DEFENSE_DIE * state.hero(seat).entry().defense();
    double sum = 0;
    for (int place = 0; place < state.horde().size(); place++) {
      Minion.Statistics card = state.statistics(EnemyNumbers.type(state.horde().at(place)));
      sum += share(state, seat, ConnectionKind.BORDERS, state.horde().spaceAt(place), card.move(),
          card.range() == AttackRange.RANGED) * Math.max(MIN_DAMAGE, card.attack() - prevented);
    }
    ConnectionKind way = state.get(Counters.ACT) == 1 ? ConnectionKind.GATEWAYS : ConnectionKind.ENTRYWAYS;
    for (int boss = 0; boss < state.loPan(); boss++) {
      int space = state.boss(boss, Counters.BOSS_SPACE);
      if (space != Board.NOWHERE) {
        Boss.Entry card = state.content().bosses().get(boss).entry();
        sum += share(state, seat, way, space, card.move(), card.range() == AttackRange.RANGED)
            * Math.max(MIN_DAMAGE, card.attack() - prevented);
      }
    }
    return sum;
  }

  /** Returns a hero's share in the attack of an enemy, which goes to the nearest ones. */
  private static double share(GameState state, int seat, ConnectionKind way, int space, int move, boolean isRanged) {
    Board board = state.board();
    int at = state.seat(seat, Counters.SPACE);
    int distance = board.distance(way, space, at);
    if (distance > move && !(isRanged && board.sees(space, at))) {
      return 0;
    }
    int near = 0;
    for (int other = 0; other < state.seats(); other++) {
      int others = board.distance(way, space, state.seat(other, Counters.SPACE));
      if (others < distance) {
        return 0;
      }
      near += others == distance ? 1 : 0;
    }
    return 1.0 / near;
  }
}
