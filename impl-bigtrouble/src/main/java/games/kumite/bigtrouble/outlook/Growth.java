package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/**
 * Act I: the expected strength of the heroes at its end, in chi of all of them. A die is worth its yield if there is no
 * better use; a quest is worth its yield less the dice of the hero who goes for it.
 */
final class Growth {

  private static final double THREAT_OF_ROUND = 2.1;
  /** The yield of a die. */
  private static final double DIE = 1.1;
  /** The value of a die of work on a quest: more than a die, since an unfinished quest brings nothing. */
  private static final double PLAN = 1.5;
  private static final double MINION = 0.8;
  private static final double DEATH = 1.5;
  private static final double DEATH_OF_SEAT = 1.8;
  private static final double WOUNDS = 3;
  private static final double MAIN_DONE = 10;
  /** The factor of dice left over the dice needed at which a quest is certain. */
  private static final double MARGIN = 1.2;
  /** The share of a quest that no hero goes for. */
  private static final double LATER = 0.5;

  private Growth() {}

  static double of(Trouble trouble) {
    int seats = trouble.seats();
    double sum = MAIN_DONE * trouble.cards().count(trouble.zones().mainDone) - MINION * trouble.horde().size()
        + seats * bonus(trouble);
    if (trouble.seat(seats - 1, Num.SPACE) < 0) {
      return sum;
    }
    double rounds = Math.max(0, (trouble.content().tracks().threat() - trouble.get(Num.THREAT)) / THREAT_OF_ROUND - 0.5);
    for (int seat = 0; seat < seats; seat++) {
      sum += Heroes.worth(trouble, seat) - Danger.loss(trouble, seat, DEATH_OF_SEAT * seats + DEATH, WOUNDS)
          + DIE * (Heroes.left(trouble, seat) + rounds * trouble.seat(seat, Num.DICE));
    }
    return sum + Progress.of(trouble, DIE, 1, WOUNDS / Trouble.MAX_HEALTH, 0) + quests(trouble, rounds);
  }

  /** Returns the part of the next chi bonus that the audacity token has covered. */
  private static double bonus(Trouble trouble) {
    int audacity = trouble.get(Num.AUDACITY);
    int before = 0;
    for (int space : trouble.content().tracks().chiBonusSpaces()) {
      if (audacity < space) {
        return trouble.content().tracks().chiBonus() * (audacity - before) / (double) (space - before);
      }
      before = space;
    }
    return 0;
  }

  /**
   * Returns the yield of the quests on the table. Each hero goes for one; pairs of hero and quest are assigned
   * greedily, the best first.
   */
  private static double quests(Trouble trouble, double rounds) {
    double sum = 0;
    int slots = 0;
    int heroes = 0;
    for (int pairs = 0; pairs < trouble.seats(); pairs++) {
      double best = 0;
      int slot = -1;
      int hero = -1;
      for (int other = 0; other < trouble.questSlots(); other++) {
        if ((slots >> other & 1) == 0 && trouble.quest(other, Num.QUEST) >= 0) {
          double gain = gain(trouble, other);
          double dice = dice(trouble, other);
          for (int seat = 0; seat < trouble.seats() && gain > PLAN * dice; seat++) {
            double worth = (heroes >> seat & 1) == 0 && Quests.isFor(trouble, seat, other)
                ? worth(trouble, seat, other, gain, dice, rounds) : 0;
            if (worth > best) {
              best = worth;
              slot = other;
              hero = seat;
            }
          }
        }
      }
      if (slot < 0) {
        break;
      }
      sum += best;
      slots |= 1 << slot;
      heroes |= 1 << hero;
    }
    return sum + later(trouble, slots);
  }

  /** Returns the yield of the quests that no hero goes for. */
  private static double later(Trouble trouble, int taken) {
    double sum = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if ((taken >> slot & 1) == 0 && trouble.quest(slot, Num.QUEST) >= 0) {
        sum += LATER * Math.max(0, gain(trouble, slot) - PLAN * dice(trouble, slot));
      }
    }
    return sum;
  }

  private static double worth(Trouble trouble, int seat, int slot, double gain, double dice, double rounds) {
    double all = dice + Effort.way(trouble, trouble.board(), seat, trouble.quest(slot, Num.QUEST_SPACE));
    double left = Heroes.left(trouble, seat) + rounds * trouble.seat(seat, Num.DICE);
    double worth = gain - PLAN * all;
    return left >= MARGIN * all ? worth : worth * left / (MARGIN * all);
  }

  private static double gain(Trouble trouble, int slot) {
    int quest = trouble.quest(slot, Num.QUEST);
    return slot < Trouble.FIRST_SIDE_SLOT ? trouble.terms().questWorths.main(quest, trouble.quest(slot, Num.QUEST_EVENT))
        : trouble.terms().questWorths.side(quest);
  }

  /** Returns the dice that a quest takes of a hero who is there. */
  private static double dice(Trouble trouble, int slot) {
    double later = slot < Trouble.FIRST_SIDE_SLOT
        ? trouble.terms().questWorths.later(trouble.quest(slot, Num.QUEST), trouble.quest(slot, Num.QUEST_EVENT)) : 0;
    int space = trouble.quest(slot, Num.QUEST_SPACE);
    if (trouble.quest(slot, Num.QUEST_ACTIVE) == 0 && slot < Trouble.FIRST_SIDE_SLOT) { // its first event may be elsewhere
      later += trouble.board().distance(Way.GATEWAYS, space, trouble.board().at(Quests.event(trouble, slot).space()))
          / Effort.STRIDE;
    }
    return later + Effort.of(trouble, slot) + Effort.guards(trouble, slot, trouble.quest(slot, Num.QUEST_SPACE));
  }
}
