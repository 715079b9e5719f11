package games.kumite.bigtrouble.content;

/** How far an enemy attacks. */
public enum Reach {
  /** In its own space. */
  MELEE,
  /** In line of sight. */
  RANGED
}
