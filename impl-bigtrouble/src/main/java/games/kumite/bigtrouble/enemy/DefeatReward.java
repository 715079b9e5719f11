package games.kumite.bigtrouble.enemy;

/** The payment of a defeated enemy's reward. */
public enum DefeatReward {
  /** Paid to the hero that defeated it, whose own kill it is: {@code onKill} follows. */
  PAID,
  /** Paid to the hero whose effect it was, without {@code onKill} (BT-RUL-110). */
  OF_EFFECT,
  /** Not paid: the hit was one of an item or of {@code hitAll} (BT-RUL-69). */
  NONE;

  /** Returns whether the reward is paid. */
  public boolean isPaid() {
    return this != NONE;
  }
}
