package games.kumite.bigtrouble.dice;

import games.kumite.bigtrouble.state.Trouble;

/** Action dice, and what counts as one. */
public final class ActionDice {

  private ActionDice() {}

  /** Whether a hero has an unspent die: own, taken fate die, readied Dragon Spell (BT-FRE-02, BT-FRE-03). */
  public static boolean hasUnspent(Trouble trouble, int seat) {
    return false;
  }

  /** Whether a hero has an unspent die that fits an empty slot (BT-SKL-09). */
  public static boolean hasPlaceable(Trouble trouble, int seat) {
    return false;
  }
}
