package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.EnemyNumbers;
import games.kumite.bigtrouble.state.GameState;

/**
 * Act II: the action dice of all heroes to spare. These are the dice left until the track is full, less the dice needed
 * to collect the keys, to be with Lo Pan and to hit him often enough.
 *
 * @param heroes the strength of the heroes
 * @param progress the expected results of actions in progress
 */
record ActTwoEvaluation(HeroStrength heroes, ActionProgress progress) {

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

  static ActTwoEvaluation with(HeroStrength heroes) {
    return new ActTwoEvaluation(heroes, new ActionProgress(heroes, 1, WORTH, HEALTH / GameState.MAX_HEALTH));
  }

  /** Returns the dice to spare; negative if some are missing. */
  double of(GameState state) {
    int dice = 0;
    double left = 0;
    double ghost = 0;
    double flesh = 0;
    double worth = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      double strength = heroes.strength(state, seat);
      ghost += Odds.of(strength, state.content().loPan().ghostDefense());
      flesh += Odds.of(strength, state.content().loPan().fleshDefense());
      dice += state.seat(seat, Counters.DICE);
      left += HeroStrength.left(state, seat);
      worth += heroes.worth(state, seat);
    }
    double rounds = state.content().tracks().threat() - state.get(Counters.THREAT) - 1;
    double risk = 0;
    for (int seat = 0; seat < state.seats(); seat++) {
      risk += ExpectedDamage.loss(state, seat, DEATH * dice, HEALTH);
    }
    double hit = dice / (state.get(Counters.FLESH) == 1 ? flesh : ghost);
    left += progress.of(state, hit);
    return left + rounds * dice - PLAN * ways(state) - dice * hits(state, ghost, flesh) - risk + WORTH * worth
        - UPKEEP * cards(state) * Math.max(0, rounds) - MINION * attacks(state) - BOSS * bosses(state);
  }

  /** Returns the rounds that the hits on Lo Pan take. */
  private static double hits(GameState state, double ghost, double flesh) {
    int health = state.boss(state.loPan(), Counters.BOSS_HEALTH);
    if (state.get(Counters.FLESH) == 1) {
      return health / flesh;
    }
    int flip = state.content().loPan().flip();
    return Math.max(0, health - flip) / ghost + FLIGHT + flip / flesh;
  }

  /** Returns the dice until the doors are open and all heroes are with Lo Pan. */
  private static double ways(GameState state) {
    int loPan = state.boss(state.loPan(), Counters.BOSS_SPACE);
    int missing = state.get(Counters.ARENA_OPEN) == 1 ? 0 : state.definition().players.keys() - state.get(Counters.KEYS);
    int busy = 0;
    int cards = 0;
    double sum = 0;
    for (int key = 0; key < missing; key++) {
      int pair = cheapest(state, busy, cards);
      if (pair < 0) {
        sum += Effort.MAX;
      } else {
        int slot = pair / state.seats();
        int seat = pair % state.seats();
        sum += work(state, slot) + Effort.way(state, state.board(), seat, Effort.space(state, slot));
        cards |= 1 << slot;
        busy |= 1 << seat;
      }
    }
    for (int seat = 0; seat < state.seats(); seat++) {
      sum += (busy >> seat & 1) != 0 ? 0 : Effort.way(state, state.definition().lairOpen, seat, loPan);
    }
    return sum;
  }

  /**
   * Returns the best pair of a remaining card and hero: slot times seats plus seat, -1 for none. Pairs are assigned
   * greedily, the cheapest first.
   */
  private static int cheapest(GameState state, int busy, int cards) {
    double least = Effort.MAX;
    int pair = -1;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if ((cards >> slot & 1) == 0 && state.quest(slot, Counters.QUEST) >= 0) {
        double work = work(state, slot);
        int space = Effort.space(state, slot);
        for (int seat = 0; seat < state.seats(); seat++) {
          double cost = (busy >> seat & 1) != 0 ? Effort.MAX : work + Effort.way(state, state.board(), seat, space);
          if (cost < least) {
            least = cost;
            pair = slot * state.seats() + seat;
          }
        }
      }
    }
    return pair;
  }

  /** Returns the dice that a card takes, including the way from it to Lo Pan. */
  private static double work(GameState state, int slot) {
    int space = Effort.space(state, slot);
    int loPan = state.boss(state.loPan(), Counters.BOSS_SPACE);
    int distance = space == Board.NOWHERE || loPan == Board.NOWHERE ? 0 : state.definition().lairOpen.distance(ConnectionKind.GATEWAYS, space, loPan);
    return Effort.of(state, slot) + Effort.guards(state, slot, space) + distance / Effort.STRIDE;
  }

  /** Returns the number of cards that still have effects. */
  private static int cards(GameState state) {
    int cards = 0;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      cards += state.quest(slot, Counters.QUEST) >= 0 && state.quest(slot, Counters.QUEST_ACTIVE) == 0 ? 1 : 0;
    }
    return cards;
  }

  /** Returns the attacks of the minions on the board. */
  private static int attacks(GameState state) {
    int attacks = 0;
    for (int place = 0; place < state.horde().size(); place++) {
      attacks += state.statistics(EnemyNumbers.type(state.horde().at(place))).attack();
    }
    return attacks;
  }

  /** Returns the health of the bosses on the board. */
  private static int bosses(GameState state) {
    int health = 0;
    for (int boss = 0; boss < state.loPan(); boss++) {
      health += state.boss(boss, Counters.BOSS_SPACE) == Board.NOWHERE ? 0 : state.boss(boss, Counters.BOSS_HEALTH);
    }
    return health;
  }
}
