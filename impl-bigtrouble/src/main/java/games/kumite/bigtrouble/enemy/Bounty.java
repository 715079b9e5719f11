package games.kumite.bigtrouble.enemy;

/** Whether a defeated enemy's reward is paid. */
public enum Bounty {
  /** To the hero who defeated it, whose own kill it is: {@code onKill} follows. */
  PAID,
  /** To the hero whose effect it was; {@code onKill} says nothing about it (BT-RUL-110). */
  OF_EFFECT,
  /** To nobody: the hit was one of an item or of {@code hitAll} (BT-RUL-69). */
  NONE;

  /** Returns whether anybody is paid. */
  public boolean isPaid() {
    return this != NONE;
  }
}
