package games.kumite.bigtrouble.enemy;

/** Whether a defeated enemy's reward is paid. */
public enum Bounty {
  /** To the hero who defeated it. */
  PAID,
  /** To nobody: the hit was one of an item or of {@code hitAll} (BT-RUL-69). */
  NONE
}
