package games.kumite.bigtrouble;

import games.kumite.bigtrouble.content.Dice;
import games.kumite.bigtrouble.content.ItemKind;
import games.kumite.bigtrouble.dice.ActionDice;
import games.kumite.bigtrouble.quest.Quests;
import games.kumite.bigtrouble.state.Board;
import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;
import games.kumite.bigtrouble.state.Way;

/**
 * How likely the heroes are to win, by what they have become, what is left to do, and how much time there is: log odds
 * that are added up. The weights of what counts are guesses that order positions for a search; how the sum becomes a
 * chance was fitted to matches of searching bots, for each act.
 */
final class Prospects {

  private static final double ACT_ONE = -7.7;
  private static final double ACT_ONE_SCALE = 1.3;
  private static final double ACT_ONE_SEAT = 0.8;
  private static final double ACT_TWO = -6.0;
  private static final double ACT_TWO_SCALE = 1.6;
  private static final double ACT_TWO_SEAT = 2.1;
  private static final double LEVEL = 0.45;
  private static final double DIE = 0.5;
  private static final double EPIC = 0.25;
  private static final double ITEM = 0.12;
  private static final double HEALTH = 0.04;
  private static final double HELL = -0.12;
  private static final double DISTANCE = -0.05;
  private static final double TIME_OF_ACT_ONE = 0.09;
  private static final double AUDACITY = 0.15;
  private static final double MAIN_QUEST = 1.2;
  private static final double EVENT = 0.5;
  private static final double MARKER = 0.15;
  private static final double ENEMY_LEFT = -0.12;
  private static final double MINION = -0.015;
  private static final double TIME_OF_ACT_TWO = 0.22;
  private static final double LO_PAN = -0.8;
  private static final double KEY = -0.7;
  private static final double UNSPENT = 0.05;
  private static final int MAX_DISTANCE = 14;

  private Prospects() {}

  /** The chance of winning, 0 to 1. */
  static double of(Trouble trouble) {
    double odds = heroes(trouble) / trouble.seats() + quests(trouble) / trouble.seats()
        + MINION * trouble.horde().size();
    if (trouble.get(Num.ACTIVE) >= 0) {
      odds += UNSPENT * Integer.bitCount(ActionDice.unspent(trouble, trouble.get(Num.ACTIVE)));
    }
    int time = trouble.content().tracks().threat() - trouble.get(Num.THREAT);
    int others = trouble.seats() - 2;
    if (trouble.get(Num.ACT) == 1) {
      odds += TIME_OF_ACT_ONE * time + AUDACITY * trouble.get(Num.AUDACITY)
          + MAIN_QUEST * trouble.cards().count(trouble.zones().mainDone) / trouble.seats();
      return chance(ACT_ONE + ACT_ONE_SCALE * odds + ACT_ONE_SEAT * others);
    }
    odds += TIME_OF_ACT_TWO * time + LO_PAN * trouble.boss(trouble.loPan(), Num.BOSS_HEALTH)
        + KEY * keysMissing(trouble);
    return chance(ACT_TWO + ACT_TWO_SCALE * odds + ACT_TWO_SEAT * others);
  }

  private static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }

  private static int keysMissing(Trouble trouble) {
    return Math.max(0, trouble.terms().players.keys() - trouble.get(Num.KEYS));
  }

  /** What the heroes have become, and how far they are from where something is to be done. */
  private static double heroes(Trouble trouble) {
    double sum = 0;
    for (int seat = 0; seat < trouble.seats(); seat++) {
      sum += LEVEL * (trouble.seat(seat, Num.LEVEL) + trouble.seat(seat, Num.CHI) / (double) Trouble.LEVEL_CHI)
          + DIE * (trouble.seat(seat, Num.DICE) - Dice.FIRST_DICE)
          + EPIC * Integer.bitCount(trouble.seat(seat, Num.EPIC)) + HEALTH * trouble.seat(seat, Num.HEALTH);
      for (int kind = 0; kind < ItemKind.values().length; kind++) {
        sum += ITEM * trouble.items(seat, kind);
      }
      sum += trouble.cards().isEmpty(trouble.zones().kept[seat]) ? 0 : HELL;
      sum += DISTANCE * distance(trouble, seat);
    }
    return sum;
  }

  private static int distance(Trouble trouble, int seat) {
    int space = trouble.seat(seat, Num.SPACE);
    Board board = trouble.board();
    if (space < 0) {
      return MAX_DISTANCE;
    }
    if (trouble.get(Num.ACT) == 2 && trouble.get(Num.ARENA_OPEN) == 1) {
      int loPan = trouble.boss(trouble.loPan(), Num.BOSS_SPACE);
      return loPan < 0 ? MAX_DISTANCE : Math.min(MAX_DISTANCE, board.distance(Way.GATEWAYS, space, loPan));
    }
    int min = MAX_DISTANCE;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      int token = trouble.quest(slot, Num.QUEST) < 0 ? Board.NOWHERE : trouble.quest(slot, Num.QUEST_SPACE);
      if (token != Board.NOWHERE && Quests.isFor(trouble, seat, slot)) {
        min = Math.min(min, board.distance(Way.GATEWAYS, space, token));
      }
    }
    return min;
  }

  /** What is done of the quests on the table. */
  private static double quests(Trouble trouble) {
    double sum = 0;
    for (int slot = 0; slot < trouble.questSlots(); slot++) {
      if (trouble.quest(slot, Num.QUEST) >= 0) {
        sum += EVENT * (trouble.quest(slot, Num.QUEST_EVENT) + trouble.quest(slot, Num.QUEST_BEGUN) / 2.0)
            + MARKER * Integer.bitCount(trouble.quest(slot, Num.QUEST_COVERED))
            + ENEMY_LEFT * trouble.quest(slot, Num.QUEST_LEFT);
      }
    }
    return sum;
  }
}
