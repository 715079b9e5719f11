package games.kumite.bigtrouble.track;

import games.kumite.bigtrouble.state.Num;
import games.kumite.bigtrouble.state.Trouble;

/** The score that all players share (BT-END-07). */
public final class Score {

  /** The score of a victory, more than any defeat has. */
  public static final int MAX = 100;

  private static final int SHOWDOWN = 10;
  private static final int MAIN_QUEST = 4;
  private static final int MAX_MAIN_QUESTS = 5;
  private static final int MAX_SIDE_QUESTS = 10;
  private static final int SHOWDOWN_CARD = 3;
  private static final int MAX_SHOWDOWN_CARDS = 7;
  private static final int LO_PAN = 38;

  private Score() {}

  /** Returns the score of a defeat. */
  static int ofDefeat(Trouble trouble) {
    return SHOWDOWN + MAIN_QUEST * Math.min(MAX_MAIN_QUESTS, trouble.cards().count(trouble.zones().mainDone))
        + Math.min(MAX_SIDE_QUESTS, trouble.get(Num.SIDE_QUESTS))
        + SHOWDOWN_CARD * Math.min(MAX_SHOWDOWN_CARDS, trouble.get(Num.SHOWDOWNS)) + loPan(trouble);
  }

  private static int loPan(Trouble trouble) {
    int health = trouble.startingHealth(trouble.loPan());
    int lost = health - trouble.boss(trouble.loPan(), Num.BOSS_HEALTH);
    return LO_PAN * Math.max(0, lost) / health;
  }
}
