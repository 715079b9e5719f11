package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Enemy;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/**
 * Act II: the action dice of all heroes to spare. These are the dice left until the track is full, less the dice needed
 * to collect the keys, to be with Lo Pan and to hit him often enough.
 */
final class Chase {

  /** The value of a die of work and way: more than a die, since such work is worth nothing until all of it is done. */
  private static final double PLAN = 1.3;
  /** The value of a chi. */
  private static final double WORTH = 0.2;
  /** The cost of a death, in rounds, and of all of a hero's health, in dice. */
  private static final double DEATH = 0.5;
  private static final double HEALTH = 3.5;
  /** The cost of a card's effects in a round, of a point of a minion's attack, and of a boss's health. */
  private static final double UPKEEP = 0.25;
  private static final double MINION = 0.3;
  private static final double BOSS = 0.8;
  /** The number of rounds to follow Lo Pan to level 3. */
  private static final double FLIGHT = 1;

  private Chase() {}

  /** Returns the dice to spare; negative if some are missing. */
  static double of(Trouble trouble) {
    int dice = 0;
    double left = 0;
    double ghost = 0;
    double flesh = 0;
    double worth = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      double strength = Heroes.strength(trouble, seat);
      ghost += Odds.of(strength, trouble.content().loPan().ghostDefense());
      flesh += Odds.of(strength, trouble.content().loPan().fleshDefense());
      dice += trouble.seat(seat, Num.DICE);
      left += Heroes.left(trouble, seat);
      worth += Heroes.worth(trouble, seat);
    }
    double rounds = trouble.content().tracks().threat() - trouble.get(Num.THREAT) - 1;
    double risk = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      risk += Danger.loss(trouble, seat, DEATH * dice, HEALTH);
    }
    double hit = dice / (trouble.get(Num.FLESH) == 1 ? flesh : ghost);
    left += Progress.of(trouble, 1, WORTH, HEALTH / Trouble.MAX_HEALTH, hit);
    return left + rounds * dice - PLAN * ways(trouble) - dice * hits(trouble, ghost, flesh) - risk + WORTH * worth
        - UPKEEP * cards(trouble) * Math.max(0, rounds) - MINION * attacks(trouble) - BOSS * bosses(trouble);
  }

  /** Returns the rounds that the hits on Lo Pan take. */
  private static double hits(Trouble trouble, double ghost, double flesh) {
    int health = trouble.boss(trouble.loPan(), Num.BOSS_HEALTH);
    if (trouble.get(Num.FLESH) == 1) {
      return health / flesh;
    }
    int flip = trouble.content().loPan().flip();
    return Math.max(0, health - flip) / ghost + FLIGHT + flip / flesh;
  }

  /** Returns the dice until the doors are open and all heroes are with Lo Pan. */
  private static double ways(Trouble trouble) {
    int loPan = trouble.boss(trouble.loPan(), Num.BOSS_SPACE);
    int missing = trouble.get(Num.ARENA_OPEN) == 1 ? 0 : trouble.terms().players.keys() - trouble.get(Num.KEYS);
    int busy = 0;
    int cards = 0;
    double sum = 0;
    for (int key = 0; key < missing; key++) {
      int pair = cheapest(trouble, busy, cards);
      if (pair < 0) {
        sum += Effort.MAX;
      } else {
        int slot = pair / trouble.seats();
        int seat = pair % trouble.seats();
        sum += work(trouble, slot) + Effort.way(trouble, trouble.board(), seat, Effort.space(trouble, slot));
        cards |= 1 << slot;
        busy |= 1 << seat;
      }
    }
    for (int seat = 0; seat < trouble.seats(); seat++) {
      sum += (busy >> seat & 1) != 0 ? 0 : Effort.way(trouble, trouble.terms().lairOpen, seat, loPan);
    }
    return sum;
  }

  /**
   * Returns the best pair of a remaining card and hero: slot times seats plus seat, -1 for none. Pairs are assigned
   * greedily, the cheapest first.
   */
  private static int cheapest(Trouble trouble, int busy, int cards) {
    double least = Effort.MAX;
    int pair = -1;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if ((cards >> slot & 1) == 0 && trouble.quest(slot, Num.QUEST) >= 0) {
        double work = work(trouble, slot);
        int space = Effort.space(trouble, slot);
        for (int seat = 0; seat < trouble.seats(); seat++) {
          double cost = (busy >> seat & 1) != 0 ? Effort.MAX : work + Effort.way(trouble, trouble.board(), seat, space);
          if (cost < least) {
            least = cost;
            pair = slot * trouble.seats() + seat;
          }
        }
      }
    }
    return pair;
  }

  /** Returns the dice that a card takes, including the way from it to Lo Pan. */
  private static double work(Trouble trouble, int slot) {
    int space = Effort.space(trouble, slot);
    int loPan = trouble.boss(trouble.loPan(), Num.BOSS_SPACE);
    int distance = space == Board.NOWHERE || loPan == Board.NOWHERE ? 0 : trouble.terms().lairOpen.distance(Way.GATEWAYS, space, loPan);
    return Effort.of(trouble, slot) + Effort.guards(trouble, slot, space) + distance / Effort.STRIDE;
  }

  /** Returns the number of cards that still have effects. */
  private static int cards(Trouble trouble) {
    int cards = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      cards += trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_ACTIVE) == 0 ? 1 : 0;
    }
    return cards;
  }

  /** Returns the attacks of the minions on the board. */
  private static int attacks(Trouble trouble) {
    int attacks = 0;
    for (int place = 0; place < trouble.horde().size(); place++) {
      attacks += trouble.statistics(Enemy.type(trouble.horde().at(place))).attack();
    }
    return attacks;
  }

  /** Returns the health of the bosses on the board. */
  private static int bosses(Trouble trouble) {
    int health = 0;
    for (int boss = 0; boss < trouble.loPan(); boss++) {
      health += trouble.boss(boss, Num.BOSS_SPACE) == Board.NOWHERE ? 0 : trouble.boss(boss, Num.BOSS_HEALTH);
    }
    return health;
  }
}
