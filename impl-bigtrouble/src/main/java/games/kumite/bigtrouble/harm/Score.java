package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Counters;
import games.kumite.bigtrouble.state.GameState;

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
  static int ofDefeat(GameState state) {
    return SHOWDOWN + MAIN_QUEST * Math.min(MAX_MAIN_QUESTS, state.cards().count(state.zones().mainDone))
        + Math.min(MAX_SIDE_QUESTS, state.get(Counters.SIDE_QUESTS))
        + SHOWDOWN_CARD * Math.min(MAX_SHOWDOWN_CARDS, state.get(Counters.SHOWDOWNS)) + loPan(state);
  }

  private static int loPan(GameState state) {
    int health = state.startingHealth(state.loPan());
    int lost = health - state.boss(state.loPan(), Counters.BOSS_HEALTH);
    return LO_PAN * Math.max(0, lost) / health;
  }
}
