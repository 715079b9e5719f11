package games.kumite.bigtrouble.enemy;

/** The payment of a defeated enemy's reward. */
public enum DefeatReward {
  /** Paid to the hero that defeated it, whose own kill it is: {@code onKill} follows. */
  PAID,
  /** Paid to the hero whose effect it was, without {@code onKill} (BT-RUL-110). */
  OF_EFFECT,
  /** Paid without its chi, and without {@code onKill}: the hit was one of fireworks (BT-SHP-14). */
  WITHOUT_CHI,
  /** Not paid: the hit was one of {@code hitAll} (BT-RUL-69). */
  NONE;

  /** Returns whether the chi of the reward is paid. */
  public boolean isWithChi() {
    return this == PAID || this == OF_EFFECT;
  }

  /** Returns whether the reward is paid, with or without its chi. */
  public boolean isPaid() {
    return this != NONE;
  }
}
