package games.kumite.bigtrouble.outlook;

import games.kumite.bigtrouble.content.MainQuest;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** Act I: what the heroes will have become when it ends, in chi for each of them. */
final class Growth {

  private static final double THREAT_OF_ROUND = 2.3;
  private static final double OF_DIE = 0.55;
  private static final double MINION = -0.3;
  private static final double DEATH = 1.5;
  private static final double DEATH_OF_SEAT = 0.85;
  private static final double WOUNDS = 2.5;
  private static final double MAIN = 14;
  private static final double SIDE = 4.5;
  private static final double AUDACITY_OF_MAIN = 3;
  private static final double AUDACITY = 0.5;
  private static final double LATER_EVENT = 3.5;
  private static final double MAIN_DONE = 6;
  private static final double OPEN = 0.8;
  private static final double NEAR = 6;

  private Growth() {}

  static double of(Trouble trouble) {
    int seats = trouble.seats();
    double sum = MINION * trouble.horde().size() + quests(trouble)
        + MAIN_DONE * trouble.cards().count(trouble.zones().mainDone);
    double dice = 0;
    for (int seat = 0; seat < seats && trouble.seat(seat, Num.SPACE) >= 0; seat++) {
      sum += Heroes.worth(trouble, seat) + nearest(trouble, seat)
          - Danger.loss(trouble, seat, DEATH_OF_SEAT * seats + DEATH, WOUNDS);
      dice += trouble.seat(seat, Num.DICE);
    }
    double rounds = (trouble.content().tracks().threat() - trouble.get(Num.THREAT)) / THREAT_OF_ROUND;
    sum += OF_DIE * (dice * rounds + Heroes.diceOfRound(trouble));
    return sum / seats + bonus(trouble);
  }

  /** The part of the next chi bonus that the audacity token has covered. */
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

  /** What the quests on the table still promise. */
  private static double quests(Trouble trouble) {
    double sum = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0) {
        sum += OPEN * promise(trouble, slot);
      }
    }
    return sum;
  }

  private static double promise(Trouble trouble, int slot) {
    double work = Work.of(trouble, slot);
    double gain = SIDE + AUDACITY * trouble.seats();
    if (slot < Trouble.FIRST_SIDE_SLOT) {
      MainQuest card = trouble.content().mainQuests().get(trouble.quest(slot, Num.QUEST));
      work += LATER_EVENT * (card.events().size() - 1 - trouble.quest(slot, Num.QUEST_EVENT));
      gain = MAIN + AUDACITY * AUDACITY_OF_MAIN * trouble.seats();
    }
    return Math.max(0, gain - OF_DIE * work);
  }

  /** What a hero is near of. */
  private static double nearest(Trouble trouble, int seat) {
    double best = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0 && Quests.isFor(trouble, seat, slot)) {
        int space = Work.space(trouble, slot);
        double way = Work.way(trouble, trouble.board(), seat, space) + Work.guards(trouble, slot, space);
        best = Math.max(best, Math.min(NEAR, promise(trouble, slot)) - OF_DIE * way);
      }
    }
    return best;
  }
}
