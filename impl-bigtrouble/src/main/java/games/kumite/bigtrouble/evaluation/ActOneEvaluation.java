package games.kumite.bigtrouble.evaluation;

import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.ConnectionKind;
import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

/**
 * Act I: the expected strength of the heroes at its end, in chi of all of them. A die is worth its yield if there is no
 * better use; a quest is worth its yield less the dice of the hero who goes for it.
 *
 * @param heroes the strength of the heroes
 * @param quests the values of quests
 * @param progress the expected results of actions in progress
 */
record ActOneEvaluation(HeroStrength heroes, QuestValues quests, ActionProgress progress) {

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

  static ActOneEvaluation with(HeroStrength heroes, QuestValues quests) {
    return new ActOneEvaluation(heroes, quests, new ActionProgress(heroes, DIE, 1, WOUNDS / GameState.MAX_HEALTH));
  }

  double of(GameState state) {
    int seats = state.seats();
    double sum = MAIN_DONE * state.cards().count(state.zones().mainDone) - MINION * state.horde().size()
        + seats * bonus(state);
    if (state.seat(seats - 1, Counters.SPACE) < 0) {
      return sum;
    }
    double rounds = Math.max(0, (state.content().tracks().threat() - state.get(Counters.THREAT)) / THREAT_OF_ROUND - 0.5);
    for (int seat = 0; seat < seats; seat++) {
      sum += heroes.worth(state, seat) - ExpectedDamage.loss(state, seat, DEATH_OF_SEAT * seats + DEATH, WOUNDS)
          + DIE * (HeroStrength.left(state, seat) + rounds * state.seat(seat, Counters.DICE));
    }
    return sum + progress.of(state, 0) + quests(state, rounds);
  }

  /** Returns the part of the next chi bonus that the audacity token has covered. */
  private static double bonus(GameState state) {
    int audacity = state.get(Counters.AUDACITY);
    int before = 0;
    for (int space : state.content().tracks().chiBonusSpaces()) {
      if (audacity < space) {
        return state.content().tracks().chiBonus() * (audacity - before) / (double) (space - before);
      }
      before = space;
    }
    return 0;
  }

  /**
   * Returns the yield of the quests on the table. Each hero goes for one; pairs of hero and quest are assigned
   * greedily, the best first.
   */
  private double quests(GameState state, double rounds) {
    double sum = 0;
    int slots = 0;
    int busy = 0;
    for (int pairs = 0; pairs < state.seats(); pairs++) {
      double best = 0;
      int slot = -1;
      int hero = -1;
      for (int other = 0; other < state.questSlots(); other++) {
        if ((slots >> other & 1) == 0 && state.quest(other, Counters.QUEST) >= 0) {
          double gain = gain(state, other);
          double dice = dice(state, other);
          for (int seat = 0; seat < state.seats() && gain > PLAN * dice; seat++) {
            double worth = (busy >> seat & 1) == 0 && Quests.canTrigger(state, seat, other)
                ? worth(state, seat, other, gain, dice, rounds) : 0;
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
      busy |= 1 << hero;
    }
    return sum + later(state, slots);
  }

  /** Returns the yield of the quests that no hero goes for. */
  private double later(GameState state, int taken) {
    double sum = 0;
    for (int slot = 0; slot < state.questSlots(); slot++) {
      if ((taken >> slot & 1) == 0 && state.quest(slot, Counters.QUEST) >= 0) {
        sum += LATER * Math.max(0, gain(state, slot) - PLAN * dice(state, slot));
      }
    }
    return sum;
  }

  private static double worth(GameState state, int seat, int slot, double gain, double dice, double rounds) {
    double all = dice + Effort.way(state, state.board(), seat, state.quest(slot, Counters.QUEST_SPACE));
    double left = HeroStrength.left(state, seat) + rounds * state.seat(seat, Counters.DICE);
    double worth = gain - PLAN * all;
    return left >= MARGIN * all ? worth : worth * left / (MARGIN * all);
  }

  private double gain(GameState state, int slot) {
    int quest = state.quest(slot, Counters.QUEST);
    return slot < GameState.FIRST_SIDE_SLOT ? quests.main(quest, state.quest(slot, Counters.QUEST_EVENT))
        : quests.side(quest);
  }

  /** Returns the dice that a quest takes of a hero who is there. */
  private double dice(GameState state, int slot) {
    double later = slot < GameState.FIRST_SIDE_SLOT
        ? quests.later(state.quest(slot, Counters.QUEST), state.quest(slot, Counters.QUEST_EVENT)) : 0;
    int space = state.quest(slot, Counters.QUEST_SPACE);
    if (state.quest(slot, Counters.QUEST_ACTIVE) == 0 && slot < GameState.FIRST_SIDE_SLOT) { // its first event may be elsewhere
      later += state.board().distance(ConnectionKind.GATEWAYS, space, state.board().at(Quests.event(state, slot).space()))
          / Effort.STRIDE;
    }
    return later + Effort.of(state, slot) + Effort.guards(state, slot, state.quest(slot, Counters.QUEST_SPACE));
  }
}
