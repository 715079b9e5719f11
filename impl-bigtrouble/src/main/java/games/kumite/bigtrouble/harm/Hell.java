package games.kumite.bigtrouble.harm;

import games.kumite.bigtrouble.state.Trouble;

/** Hell cards. */
public final class Hell {

  private Hell() {}

  /** A hero gains a Hell card without dying; its player may cancel it (BT-CRT-04). Put on the agenda. */
  public static void gain(Trouble trouble, int seat) {}

  /** A hero's kept Hell card is cleared, if it has one (BT-DIE-08). */
  public static void clear(Trouble trouble, int seat) {}

  /** Whether a hero has a kept Hell card. */
  public static boolean isKept(Trouble trouble, int seat) {
    return !trouble.cards().isEmpty(trouble.zones().kept[seat]);
  }
}
