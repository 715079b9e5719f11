package games.kumite.bigtrouble.content;

/** An action that is possible in a zone (BT-TSK-10). */
public enum ZoneAction {
  NONE,
  /** A shop item for a die (BT-TSK-14). */
  SHOP,
  /** The clearing of a Hell card for one or two dice (BT-TSK-12, BT-TSK-13). */
  CLEAR_HELL,
  /** Full health for a die (BT-TSK-16). */
  FULL_HEALTH,
  /** Fast travel, which is free (BT-TSK-18). */
  FAST_TRAVEL
}
