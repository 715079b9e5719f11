package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;


/** Act II: how many rounds the heroes have to spare. */
final class Chase {

  private static final double GHOST_RATE = 0.17;
  private static final double GHOST_MIN = 0.6;
  private static final double FLESH_RATE = 0.18;
  private static final double FLESH_MIN = 1.9;
  private static final double MIN_RATE = 0.06;
  private static final double WORTH = 0.012;
  private static final double DEATH = 0.7;
  private static final double WOUNDS = 0.4;
  private static final double CLOSED_WAY = 3;
  /** The share of a round that is not lost to wounds. */
  private static final double TIME = 0.6;
  private static final double WAY = 2.5;
  private static final double UPKEEP = 0.1;
  private static final double FOLLOW = 1.5;
  private static final double MINION = -0.06;
  private static final double BOSS = -0.1;
  /** The rounds that following him to level 3 takes. */
  private static final double FLIGHT = 1;

  private Chase() {}

  static double of(Trouble trouble) {
    double dice = 0;
    double ghost = 0;
    double flesh = 0;
    double worth = 0;
    double way = 0;
    double risk = 0;
    boolean isOpen = trouble.get(Num.ARENA_OPEN) == 1;
    int loPan = trouble.boss(trouble.loPan(), Num.BOSS_SPACE);
    for (int seat = 0; seat < trouble.seats(); seat++) {
      double strength = Heroes.strength(trouble, seat);
      dice += trouble.seat(seat, Num.DICE);
      ghost += Math.max(MIN_RATE, GHOST_RATE * (strength - GHOST_MIN));
      flesh += Math.max(MIN_RATE, FLESH_RATE * (strength - FLESH_MIN));
      worth += Heroes.worth(trouble, seat);
      risk += Danger.loss(trouble, seat, DEATH, WOUNDS);
      way += isOpen ? Work.way(trouble, trouble.board(), seat, loPan) : CLOSED_WAY;
    }
    double time = trouble.content().tracks().threat() - trouble.get(Num.THREAT) - 1
        + Heroes.diceOfRound(trouble) / dice;
    double needed = WAY * way / dice + hits(trouble, ghost, flesh) + keys(trouble) / dice;
    return TIME * time - needed - risk - upkeep(trouble)
        + WORTH * worth / trouble.seats() + MINION * trouble.horde().size() + BOSS * bosses(trouble);
  }

  /** What the cards that are left do at the end of this round, and of later ones. */
  private static double upkeep(Trouble trouble) {
    int cards = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      cards += trouble.quest(slot, Num.QUEST) >= 0 && trouble.quest(slot, Num.QUEST_ACTIVE) == 0 ? 1 : 0;
    }
    return cards * UPKEEP * (Heroes.isUnderWay(trouble) ? 2 : 1);
  }

  /** The health of the bosses on the board. */
  private static int bosses(Trouble trouble) {
    int health = 0;
    for (int boss = 0; boss < trouble.loPan(); boss++) {
      health += trouble.boss(boss, Num.BOSS_SPACE) == Board.NOWHERE ? 0 : trouble.boss(boss, Num.BOSS_HEALTH);
    }
    return health;
  }

  /** The rounds that the hits on Lo Pan take. */
  private static double hits(Trouble trouble, double ghost, double flesh) {
    int health = trouble.boss(trouble.loPan(), Num.BOSS_HEALTH);
    if (trouble.get(Num.FLESH) == 1) {
      return health / flesh;
    }
    int flip = trouble.content().loPan().flip();
    return Math.max(0, health - flip) / ghost + FLIGHT + flip / flesh;
  }

  /** The dice that the missing keys take: those of the cheapest cards. */
  private static double keys(Trouble trouble) {
    int missing = trouble.terms().players.keys() - trouble.get(Num.KEYS);
    double sum = 0;
    int taken = 0;
    for (int key = 0; key < missing; key++) {
      int best = -1;
      double least = Double.MAX_VALUE;
      for (int slot = 0; slot < trouble.questSlots(); slot++) {
        if ((taken >> slot & 1) == 0 && trouble.quest(slot, Num.QUEST) >= 0) {
          double cost = cost(trouble, slot);
          if (cost < least) {
            least = cost;
            best = slot;
          }
        }
      }
      if (best < 0) {
        return sum + Work.MAX;
      }
      taken |= 1 << best;
      sum += least;
    }
    return missing <= 0 ? 0 : sum + FOLLOW * ways(trouble);
  }

  /** How far each hero is from any card. */
  private static double ways(Trouble trouble) {
    double sum = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      double least = Work.MAX;
      for (int slot = 0; slot < trouble.questSlots(); slot++) {
        if (trouble.quest(slot, Num.QUEST) >= 0) {
          least = Math.min(least, Work.way(trouble, trouble.board(), seat, Work.space(trouble, slot)));
        }
      }
      sum += least;
    }
    return sum;
  }

  /** What a card asks for of the hero who is nearest to it. */
  private static double cost(Trouble trouble, int slot) {
    int space = Work.space(trouble, slot);
    double least = Work.MAX;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      least = Math.min(least, Work.way(trouble, trouble.board(), seat, space));
    }
    return least + Work.of(trouble, slot) + Work.guards(trouble, slot, space);
  }
}
