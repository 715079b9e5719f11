package games.kumite.bigtrouble.content;

/** The reach of an enemy's attack. */
public enum AttackRange {
  /** In its own space. */
  MELEE,
  /** In line of sight. */
  RANGED
}
